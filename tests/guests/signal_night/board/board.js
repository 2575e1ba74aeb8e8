/** The board of Signal Night: five lines, the lamps, and everybody's trains with what was told about them. */
const COLOURS = ["red", "amber", "green", "blue", "violet"];
const INKS = ["#b3262e", "#8a5a00", "#1f6b3a", "#1d4fa8", "#6a3a9c"];
const WORDS = {
  en: { lines: "Lines", lay: "Lay", siding: "Siding", yard: "Yard" },
  fr: { lines: "Lignes", lay: "Poser", siding: "Garage", yard: "Dépôt" },
};

/** One element with text and children; text is never read as markup. */
function make(tag, props = {}, ...children) {
  const one = Object.assign(document.createElement(tag), props);
  one.append(...children);
  return one;
}

class SignalNightBoard extends HTMLElement {
  #view = null;

  set view(view) {
    this.#view = view;
    this.draw();
  }

  draw() {
    const { zones, numbers, aid, seat } = this.#view;
    const words = WORDS[this.lang] ?? WORDS.en;
    const find = (name) => zones.find((zone) => zone.name === name);
    const head = make("p", { className: "head" });
    head.append(...aid.figures.slice(1).map((one) => make("span", { textContent: `${one.title} ${one.values[0]}` })));
    head.append(make("span", { textContent: `${words.yard} ${find("yard").size}` }));
    head.append(make("span", { textContent: `${words.siding} ${find("siding").size}` }));
    const lines = make("ol", { className: "lines", ariaLabel: words.lines });
    COLOURS.forEach((_, i) => {
      const title = aid.zones[zones.findIndex((zone) => zone.name === "line" && zone.seat === i + 1)]?.title ?? "";
      const line = make("li", {}, make("b", { textContent: title }));
      for (let rank = 1; rank <= 5; rank++)
        line.append(make("i", { textContent: rank, className: rank <= numbers.height[i] ? "in" : "" }));
      line.style.setProperty("--ink", INKS[i]);
      lines.append(line);
    });
    const hands = zones.map((zone, i) => ({ zone, legend: aid.zones[i] })).filter(({ zone }) => zone.name === "hand");
    const turn = ({ zone }) => (zone.seat - (seat ?? 0) + this.#view.seats) % this.#view.seats;
    const rows = hands.sort((a, b) => turn(a) - turn(b)).map((hand) => this.#hand(hand, words));
    this.replaceChildren(make("style", { textContent: STYLE }), head, lines, ...rows);
  }

  #hand({ zone, legend }, words) {
    const row = make("div", { className: "trains" });
    zone.cards.forEach((card, i) => {
      const text = `lay hand ${zone.seat}.${zone.places[i]}`;
      const offered = (this.options ?? []).some((option) => option.text === text);
      const name = card === null ? "?" : this.#view.aid.cards[card];
      const train = make(offered ? "button" : "span", { className: "train", type: "button" });
      const told = [zone.places[i], legend.notes[i]].filter(Boolean).join(": ");
      train.append(make("b", { textContent: name }), make("small", { textContent: told }));
      if (card !== null) train.style.setProperty("--ink", INKS[COLOURS.indexOf(card.split("-")[0])]);
      if (offered) {
        train.ariaLabel = [words.lay, zone.places[i], legend.notes[i]].filter(Boolean).join(" ");
        train.ariaPressed = String(this.chosen === text);
        train.onclick = () => this.dispatchEvent(new CustomEvent("choose", { detail: text }));
      }
      row.append(train);
    });
    return make("section", {}, make("h2", { textContent: legend.title }), row);
  }
}

const STYLE = `
  signal-night-board { display: grid; gap: 14px; }
  signal-night-board .head { display: flex; flex-wrap: wrap; gap: 6px 18px; font-weight: 600; }
  signal-night-board .lines { display: grid; gap: 6px; padding: 0; list-style: none; }
  signal-night-board .lines li { display: flex; gap: 6px; align-items: center; color: var(--ink); }
  signal-night-board .lines b { width: 8.5em; padding: 2px 8px; border-radius: 6px; background: #fffdf8; color: var(--ink); }
  signal-night-board .lines i { width: 34px; height: 28px; display: grid; place-items: center; font-style: normal;
    border-radius: 6px; background: #fffdf8; color: var(--ink); border: 2px dashed var(--ink); }
  signal-night-board .lines i.in { background: var(--ink); color: #fff; border-style: solid; }
  signal-night-board h2 { font-size: 1rem; margin: 0 0 6px; }
  signal-night-board .trains { display: flex; flex-wrap: wrap; gap: 6px; }
  signal-night-board .train { --ink: #33405c; flex: 1 1 62px; max-width: 92px; min-height: 66px; display: grid; align-content: center; justify-items: center;
    gap: 3px; border-radius: 8px; border: 3px solid var(--ink); background: #fffdf8; color: var(--ink); font: inherit; padding: 4px; }
  signal-night-board button.train { cursor: pointer; }
  signal-night-board button.train[aria-pressed="true"] { outline: 4px solid #d08700; }
  signal-night-board small { font-size: 0.75rem; color: #182030; text-align: center; line-height: 1.15; }
`;
customElements.define("signal-night-board", SignalNightBoard);
