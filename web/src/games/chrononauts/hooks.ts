/** What the three boards tell the table page: how to put a move together, and in which words. */
import { lastOfEach, type Decisive } from "../../net/decisive";
import type { Option } from "../../net/protocol";
import type { Seated } from "../../net/seated.svelte";
import { t } from "../../text/words.svelte";
import type { Answer, Extra, Said } from "../board";
import { isKilling, mayKill, toggleKilling } from "./killing.svelte";
import { headline, nameOf, printed } from "./printed.svelte";
import { shapeOf, targetsOf } from "./shape";
import { yearMark } from "./words";

/** Asks that are answered in one word: the same words for everybody, also for what one cannot say. */
const WORDS: Record<string, [text: string, loud: boolean][]> = {
  memo: [
    ["memo", false],
    ["pass", true],
  ],
  exchange: [
    ["exchange", false],
    ["keep", true],
  ],
  claim: [
    ["claim id", false],
    ["claim mission", false],
    ["claim hand", false],
    ["no claim", true],
  ],
};

export function answers(seated: Seated): Answer[] {
  const view = seated.update!.view;
  const words = WORDS[shapeOf(view).phase]?.filter(
    ([text]) => view.game !== "artifaxx" || !/claim (id|hand)/.test(text),
  );
  if (words && seated.update!.options.some((o) => words.some(([text]) => text === o.text))) {
    return words.map(([text, loud]) => ({ text, loud, label: t(`cn-say-${text.replace(" ", "-")}` as "cn-say-pass") }));
  }
  const path = seated.path.join(" > ");
  const said = seated.complete ? [] : seated.offered.filter((o) => ["left", "right", "stop"].includes(o.verb));
  return said.map((o) => ({ text: `${path} > ${o.text}`, label: o.label, loud: true }));
}

export function extras(seated: Seated): Extra[] {
  if (!mayKill(seated) || seated.path.length) return [];
  const solo = seated.update!.view.game === "solonauts";
  const leave: Extra[] = seated.option("give up")
    ? [{ label: t("cn-give-up"), pressed: false, press: () => seated.choose("give up") }]
    : [];
  return [
    ...leave,
    {
      label: t(isKilling(seated) ? "cn-kill-stop" : solo ? "cn-throw-away" : "cn-kill"),
      pressed: isKilling(seated),
      press: () => toggleKilling(seated),
    },
  ];
}

/** Answers that name no card. */
const PLAIN = /^(give up|abstain$|guess |clock )/;

/** While a card waits for its target the plate asks for that. */
export function asks(seated: Seated): Said | null {
  if (PLAIN.test(seated.path[0] ?? "")) return null;
  const card = (seated.path[0] ?? "").replace(/^(fetch|discard) /, "");
  if (!card) return isKilling(seated) ? { ask: t("cn-ask-throw"), brief: t("cn-ask-throw") } : null;
  const name = nameOf(card);
  if (seated.path[0]?.startsWith("discard"))
    return seated.complete ? null : { ask: t("cn-ask-second", { name }), brief: t("cn-ask-second-brief") };
  const targets = [...targetsOf(seated.offered).keys()];
  if (targets.length)
    return {
      kicker: name,
      ask: t("cn-ask-linchpin", { name }),
      brief: t("cn-ask-linchpin-brief"),
      note: t("cn-lit", { years: targets.join(", ") }),
    };
  if (seated.offered.length) return { kicker: name, ask: t("cn-ask-aim", { name }), brief: t("cn-ask-aim-brief") };
  return seated.chosen?.verb === "flip"
    ? { kicker: name, ask: t("cn-ask-linchpin", { name }), brief: t("cn-ask-linchpin-brief") }
    : { kicker: name, ask: printed(card).effect, brief: t("cn-ask-play") };
}

/** The primary action repeats the choice. */
export function verb(option: Option): string {
  if (option.verb === "flip") {
    const { other, title } = headline(option.text);
    const back = !option.label.includes(yearMark(option.text, true));
    return t(back ? "cn-do-restore" : "cn-do-flip", {
      year: yearMark(option.text, !back),
      title: (back ? title : other) ?? "",
    });
  }
  if (option.verb === "play" || option.verb === "fetch")
    return t("cn-do-play", { name: printed(option.noun).title ?? nameOf(option.noun) });
  return option.label;
}

/** The years that brought the winner home, and how each came about; or what was laid for a mission. */
export const decisive: Decisive = (view, told) => {
  const result = view.result;
  if (!result) return [];
  const years = shapeOf(view).won?.wishes.map((wish) => wish.year) ?? [];
  const turned = told.filter((event) => event.kind === "flipped" || event.kind === "patched");
  if (result.ending === "id") return lastOfEach(turned, years, (event) => String(event.args["year"]));
  return told.filter((event) => event.kind === "laid" && result.winners.includes(Number(event.args["seat"])));
};
