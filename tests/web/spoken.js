/** What a screen reader finds on a page, line by line: names, texts and states, and nothing that is hidden from it. */
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

  window.spoken = () => read(document.body).join("\n").replace(/[^\S\n]+/g, " ");
})();
