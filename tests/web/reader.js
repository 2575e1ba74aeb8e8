/**
 * Runs inside the page. The socket is a stand-in, so that any view can be told; `spoken()` is what a screen reader finds
 * on the page, line by line: names, texts and states, and nothing that is hidden from it.
 */
(() => {
  const GENERIC = new Set(["DIV", "SPAN", "P", "I", "B", "EM", "SMALL", "STRONG", "CODE", "KBD"]);
  const ATOMS = new Set(["button", "img", "checkbox", "radio", "tab", "meter", "progressbar", "switch", "option"]);
  const STATES = ["pressed", "checked", "selected", "expanded", "current", "disabled", "valuenow", "valuetext"];

  const isHidden = (element) =>
    element.getAttribute("aria-hidden") === "true" ||
    element.closest("[inert]") !== null ||
    !element.checkVisibility({ visibilityProperty: true });

  const roleOf = (element) =>
    element.getAttribute("role") ?? { BUTTON: "button", IMG: "img", SUMMARY: "button" }[element.tagName] ?? "";

  function nameOf(element) {
    if (GENERIC.has(element.tagName) && !element.getAttribute("role")) return "";
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const named = ids.map((id) => document.getElementById(id)?.textContent.trim() ?? "").join(" ");
    return named || element.getAttribute("aria-label") || element.getAttribute("alt") || "";
  }

  function statesOf(element) {
    const told = STATES.map((state) => [state, element.getAttribute(`aria-${state}`)]).filter(([, is]) => is);
    if (element.disabled) told.push(["disabled", "true"]);
    if (element.tagName === "INPUT" || element.tagName === "TEXTAREA") told.push(["value", element.value]);
    return told.map(([state, is]) => `[${state}=${is}]`);
  }

  function childrenOf(element) {
    if (element.tagName !== "DETAILS" || element.open) return [...element.childNodes];
    return [...element.childNodes].filter((child) => child.tagName === "SUMMARY");
  }

  function read(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent.trim() ? [node.textContent.trim()] : [];
    if (node.nodeType !== Node.ELEMENT_NODE || ["SCRIPT", "STYLE"].includes(node.tagName) || isHidden(node)) return [];
    const name = nameOf(node);
    if (node.tagName.toLowerCase() === "svg" && !name) return [];
    const own = [name, ...statesOf(node)].filter(Boolean);
    if (name && ATOMS.has(roleOf(node))) return own;
    const described = node.getAttribute("aria-describedby");
    const more = described ? [document.getElementById(described)?.textContent.trim() ?? ""] : [];
    return [...own, ...childrenOf(node).flatMap(read), ...more, ...(name ? [] : [node.title ?? ""])].filter(Boolean);
  }

  window.spoken = () =>
    read(document.body)
      .join("\n")
      .replace(/[^\S\n]+/g, " ");
})();

window.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() {
    window.line = this;
    setTimeout(() => this.onopen?.());
  }
  hear(reply) {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }
  send(text) {
    const { ref, type, text: move } = JSON.parse(text);
    if (type === "foresee" && window.unforeseen) window.unforeseen.push([ref, move]);
    else if (ref) setTimeout(() => this.hear({ type: "pong", ref }));
  }
  close() {}
};

/** A page of its own for each view, or what it remembers of the last one (who held this before) would be read as well. */
window.arrive = async (moment) => {
  window.line = null;
  history.replaceState(null, "", location.pathname === "/t/demo" ? "/t/demos" : "/t/demo");
  dispatchEvent(new PopStateEvent("popstate"));
  while (!window.line?.onmessage) await moment();
};

/** One press on each thing that is folded away, and a second that folds it again. */
window.unfolded = async (settle) => {
  const folded = [
    "summary",
    "[aria-expanded='false']",
    "[aria-haspopup='dialog']",
    "[aria-controls][aria-pressed='false']",
  ];
  const folds = folded.map((one) => `main ${one}`).join();
  const out = [];
  for (const fold of [...document.querySelectorAll(folds)].filter((one) => !one.closest(".telling"))) {
    fold.click();
    await settle();
    out.push(spoken());
    const dialog = document.querySelector("dialog[open]");
    if (dialog) dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    if (dialog?.open) dialog.close();
    if (fold.matches("[aria-expanded=true], details[open] > summary")) fold.click();
    await settle();
  }
  return out.join("\n");
};

const PATIENCE = 30_000;

/**
 * Each view is shown when the page says so itself; what follows from it comes a moment later. The first that breaks it
 * ends the row, and says how.
 */
window.showAll = async (told) => {
  const moment = () => new Promise((done) => setTimeout(done));
  // What is asked of the table comes a moment later; whatever moves comes to its end.
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const moving = () => document.getAnimations().filter((one) => one.effect.getTiming().iterations !== Infinity);
  const faults = [];
  const settle = async () => {
    for (let n = 0; n < 4; n += 1) await moment();
    for (const until = Date.now() + PATIENCE; moving().length && Date.now() < until; ) await frame();
    for (const one of moving()) faults.push(`moves for ever: ${one.effect.target?.className} ${one.animationName ?? ""}`);
  };
  // A size told in the next frame instead of this one is no fault: a browser says so of every binding to a width.
  const note = (event) =>
    /^ResizeObserver loop/.test(event.message) || faults.push(String(event.message ?? event.reason));
  addEventListener("error", note);
  addEventListener("unhandledrejection", note);
  const out = [];
  let fault = null;
  for (const { seat, update, unfold } of told) {
    const wanted = String(update.view.decision);
    const shown = () => document.querySelector(".page")?.dataset.decision === wanted;
    await arrive(moment);
    line.hear({ type: "welcome", seat, n: 0 });
    line.hear({ type: "update", update });
    for (const until = Date.now() + PATIENCE; !shown() && !faults.length && Date.now() < until; ) await moment();
    await settle();
    if (faults.length || !shown()) {
      fault = faults.join("; ") || `decision ${wanted} is not shown: ${spoken()}`;
      break;
    }
    if (unfold) out.push(await unfolded(settle));
    else out.push(spoken());
  }
  removeEventListener("error", note);
  removeEventListener("unhandledrejection", note);
  return [out, fault];
};
