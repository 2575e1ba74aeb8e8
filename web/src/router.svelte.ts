/** A small router on the History API: no hash, no library. */

export type Page =
  | "lobby"
  | "table"
  | "review"
  | "rules"
  | "learn"
  | "bots"
  | "workshop"
  | "credits"
  | "privacy"
  | "gallery"
  | "verify"
  | "records"
  | "puzzles"
  | "puzzle"
  | "mine"
  | "daily"
  | "clubs"
  | "club"
  | "screen"
  | "watch"
  | "lost";

interface Route {
  page: Page;
  params: Record<string, string>;
  query: URLSearchParams;
  path: string;
}

const ROUTES: readonly (readonly [string, Page])[] = [
  ["/", "lobby"],
  ["/t/:id", "table"],
  ["/r/:id", "review"],
  ["/rules/:game", "rules"],
  ["/learn", "learn"],
  ["/learn/:game", "learn"],
  ["/bots", "bots"],
  ["/decks", "workshop"],
  ["/credits", "credits"],
  ["/privacy", "privacy"],
  ["/gallery", "gallery"],
  ["/verify", "verify"],
  ["/records", "records"],
  ["/puzzles", "puzzles"],
  ["/puzzles/:game/:id", "puzzle"],
  ["/mine", "mine"],
  ["/daily/:game", "daily"],
  ["/club", "clubs"],
  ["/club/:id", "club"],
  ["/club/:id/screen", "screen"],
  ["/watch/:id", "watch"],
];

function fits(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const have = given[i]!;
    if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(have);
    else if (part !== have) return null;
  }
  return params;
}

/** Which page an address means. */
export function find(path: string, search = ""): Route {
  const query = new URLSearchParams(search);
  for (const [pattern, page] of ROUTES) {
    const params = fits(pattern, path);
    if (params) return { page, params, query, path };
  }
  return { page: "lost", params: {}, query, path };
}

const start = typeof location === "undefined" ? find("/") : find(location.pathname, location.search);
const current = $state({ route: start });

export function route(): Route {
  return current.route;
}

function arrive(): void {
  current.route = find(location.pathname, location.search);
}

export function go(address: string): void {
  history.pushState(null, "", address);
  arrive();
  window.scrollTo(0, 0);
}

function follows(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute("download")) return null;
  return link.origin === location.origin && !link.hash ? link : null;
}

/** Let plain links inside the page change the page without a reload. */
export function listen(): () => void {
  const click = (event: MouseEvent): void => {
    const link = follows(event);
    if (!link) return;
    event.preventDefault();
    go(link.pathname + link.search);
  };
  document.addEventListener("click", click);
  window.addEventListener("popstate", arrive);
  return () => {
    document.removeEventListener("click", click);
    window.removeEventListener("popstate", arrive);
  };
}
