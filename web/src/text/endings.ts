/** How an ending is called in a list: a game's own word for it, or the rule that ended it. */
import { says, t } from "./words.svelte";

export function endingName(game: string, ending: string, rule: string): string {
  return says(`ending-${game}-${ending}`) ?? t("ending-by-rule", { rule });
}
