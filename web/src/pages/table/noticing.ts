/** What one hears and is told besides the page: cues, and a notice when it is one's turn and nobody looks. */
import { cueOf, type Cue } from "../../kit/cues";
import { mayNotify } from "../../kit/notify";
import { cue } from "../../kit/sound";
import type { Told } from "../../net/protocol";
import type { Seated } from "../../net/seated.svelte";
import type { Heard } from "../../net/transport";
import { settings } from "../../settings.svelte";
import { t } from "../../text/words.svelte";

function tellTurn(told: Told): void {
  if (!settings.notify || !document.hidden || !mayNotify()) return;
  const notice = new Notification(t("notice-turn", { game: told.table.title }), {
    body: told.prompt.ask,
    tag: told.table.id,
    icon: "/icon.svg",
  });
  notice.onclick = () => window.focus();
}

/** Listen along with a seat; the first telling is the past, and silent. */
export function notice(seated: Seated): () => void {
  let mine = false;
  let decision = 0;
  let sealed = false;
  let begun = false;
  const update = (told: Told): void => {
    const now = told.your_turn;
    const shut = told.sealed !== null;
    // Quick bots may all have answered before the page heard that it was their turn.
    const asked = told.view?.decision ?? 0;
    if (begun && now && (!mine || asked !== decision)) tellTurn(told);
    if (begun && now && !mine) cue("turn");
    else if (begun && shut && !sealed) cue("sealed");
    [mine, sealed, begun, decision] = [now, shut, true, asked];
  };
  seated.onverdict = (accepted) => cue(accepted ? "taken" : "refused");
  return seated.connection.listen((what: Heard) => {
    if (what.kind === "update") update(what.update);
    else if (what.kind === "said" && begun) cue("said");
    else if (what.kind === "events" && begun) {
      // One sound for one telling: the rarest of what happened.
      const heard = what.events.map(cueOf).filter((one): one is Cue => one !== null);
      const loudest = heard.find((one) => one !== "laid") ?? heard[0];
      if (loudest) cue(loudest);
    }
  });
}
