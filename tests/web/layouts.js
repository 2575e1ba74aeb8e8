/**
 * Runs inside the page: what is wrong with its layout at the size the window has now, each fault as `kind: what`.
 * Needed for the ask are the plate, its buttons, whatever can be chosen, and what a board marks with `data-needed`.
 */
(() => {
  const CHOICES = ["button[data-card][aria-pressed]", ".reach button.stop", ".options button[data-rove]", ".able", ".legal"];
  const DESK = [".prompt", ".actions .btn", "[data-needed]", ...CHOICES];
  const PHONE = [".prompt", ".acts .btn", ".hand-row button[data-card]", "nav.tabs button"];
  const TARGETS = "button:enabled, a[href], input, select, textarea, summary";
  const LEAST = 44;
  const ENOUGH = 0.95;
  const EDGE = 8;

  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 1;

  const nameOf = (element) => {
    const own = element.tagName.toLowerCase() + [...element.classList].filter((one) => !one.startsWith("svelte-")).map((one) => `.${one}`).join("");
    const over = element.parentElement?.closest("[class]");
    const text = (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 36);
    const outer = over ? [...over.classList].find((one) => !one.startsWith("svelte-")) : undefined;
    return `${outer ? `.${outer} ` : ""}${own} “${text}”`;
  };

  /** The share of a thing that is in sight; what a row of its own can be swiped to counts as in sight. */
  function shareInSight(element) {
    const box = element.getBoundingClientRect();
    let [top, bottom, left, right] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom), box.left, box.right];
    let swiped = false;
    for (let over = element.parentElement; over; over = over.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(over);
      const frame = over.getBoundingClientRect();
      if (overflowY !== "visible" && over !== document.body && over !== document.documentElement) {
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      swiped ||= ["auto", "scroll"].includes(overflowX) && over.scrollWidth > over.clientWidth + 1;
      if (position === "fixed") break;
    }
    if (!swiped) [left, right] = [Math.max(0, left), Math.min(document.documentElement.clientWidth, right)];
    const shares = [(bottom - top) / Math.min(box.height, innerHeight), (right - left) / box.width];
    return Math.max(0, Math.min(...shares));
  }

  function* outOfSight(phone) {
    for (const element of document.querySelectorAll((phone ? PHONE : DESK).join())) {
      if (!isShown(element) || element.closest(".telling, dialog")) continue;
      const share = shareInSight(element);
      if (share < ENOUGH) yield `out of sight: ${nameOf(element)} (${Math.round(share * 100)} %)`;
    }
  }

  function* overflow() {
    const root = document.scrollingElement;
    const over = root.scrollWidth - root.clientWidth;
    if (over <= 1) return;
    const wide = [...document.body.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > root.clientWidth + 1);
    yield `overflow: ${over} px, ${wide.length ? nameOf(wide[0]) : ""}`;
  }

  /** At a desk a board that asks something needs no scrolling. */
  function* scrolls() {
    const place = document.querySelector(".page:not(.narrow) .board-place");
    const over = place && document.querySelector(".prompt.go") ? place.scrollHeight - place.clientHeight : 0;
    if (over > 2) yield `scrolls: the board, by ${over} px`;
  }

  /** A finger may also hit what an element spreads around itself. */
  function reach(element) {
    const box = element.getBoundingClientRect();
    let [width, height] = [box.width, box.height];
    for (const part of ["::before", "::after"]) {
      const style = getComputedStyle(element, part);
      if (style.content === "none" || style.position !== "absolute") continue;
      width = Math.max(width, box.width - parseFloat(style.left) - parseFloat(style.right) || 0);
      height = Math.max(height, box.height - parseFloat(style.top) - parseFloat(style.bottom) || 0);
    }
    return [width, height];
  }

  function* small() {
    for (const element of document.querySelectorAll(TARGETS)) {
      if (!isShown(element) || getComputedStyle(element).display === "inline" || element.closest("label")) continue;
      const [width, height] = reach(element);
      if (width < LEAST - 0.5 || height < LEAST - 0.5) yield `small: ${nameOf(element)} (${Math.round(width)}×${Math.round(height)})`;
    }
  }

  /** Nothing lies over a button of the plate. */
  function* covered() {
    for (const element of document.querySelectorAll(".actions .btn:enabled, .acts .btn:enabled")) {
      if (!isShown(element) || shareInSight(element) < ENOUGH) continue;
      const box = element.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (top && !element.contains(top)) yield `covered: ${nameOf(element)} by ${nameOf(top)}`;
    }
  }

  /** Cards of a hand whose corner does not tell them lie beside each other; only their edges may touch. */
  function* overlapping() {
    for (const hand of document.querySelectorAll(".hand:not(.cornered)")) {
      const boxes = [...hand.querySelectorAll("button[data-card] .card")].map((one) => one.getBoundingClientRect());
      for (const [i, box] of boxes.entries()) {
        const next = boxes[i + 1];
        if (next && next.left > box.left && next.left < box.right - EDGE) yield `overlaps: a card of ${nameOf(hand)}`;
      }
    }
  }

  /** Whether something that hides what sticks out of it cuts these words; what scrolls or says that more follows does not. */
  function isCut(element, words) {
    const slack = Math.max(3, parseFloat(getComputedStyle(element).fontSize) * 0.35); // letters are lower than their line
    let [beside, below] = [true, true];
    for (let over = element; over && over !== document.body && (beside || below); over = over.parentElement) {
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(over);
      if (["auto", "scroll"].includes(overflowX) || textOverflow === "ellipsis") beside = false;
      if (["auto", "scroll"].includes(overflowY)) below = false;
      const frame = over.getBoundingClientRect();
      if (beside && overflowX !== "visible" && (words.right > frame.right + 1 || words.left < frame.left - 1)) return true;
      if (below && overflowY !== "visible" && (words.bottom > frame.bottom + slack || words.top < frame.top - slack)) return true;
      if (position === "fixed") break;
    }
    return false;
  }

  function* words() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const over = node.parentElement;
      if (["SCRIPT", "STYLE", "TITLE", "CODE"].includes(over.tagName) || !node.data.trim() || !isShown(over)) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].filter((one) => one.width > 0).map((one) => Math.round(one.top / 4)));
        if (tops.size > 1 && over.closest("svg") === null) yield `broken word: ${word} in ${nameOf(over)}`;
      }
      range.selectNodeContents(node);
      if (over.closest("svg") === null && isCut(over, range.getBoundingClientRect())) yield `cut: ${nameOf(over)}`;
      const style = getComputedStyle(over);
      const cutX = style.overflowX === "hidden" && over.scrollWidth > over.clientWidth + 1;
      const cutY = style.overflowY === "hidden" && over.scrollHeight > over.clientHeight + 3;
      if ((cutX || cutY) && over.clientWidth > 4 && over.clientHeight > 4) yield `cut: ${nameOf(over)}`;
    }
  }

  /** How far down things stand at a desk that nothing should move. */
  window.layoutPlaces = () =>
    Object.fromEntries(
      [".page:not(.narrow) .seats", ".page:not(.narrow) .board-place"].flatMap((name) => {
        const found = document.querySelector(name);
        return found ? [[name, Math.round(found.getBoundingClientRect().top)]] : [];
      }),
    );

  /** Forecasts the page has asked for and not been told yet. */
  window.unforeseen = [];

  window.layoutFaults = (phone) => {
    scrollTo(0, 0);
    return [...new Set([...overflow(), ...scrolls(), ...outOfSight(phone), ...covered(), ...overlapping(), ...(phone ? small() : []), ...words()])];
  };
})();
