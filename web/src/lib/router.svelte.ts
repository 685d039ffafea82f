// The screen for an address, without reloading the page.

export type Screen =
  | { name: "hall" }
  | { name: "new"; game: string }
  | { name: "table"; id: string }
  | { name: "rules"; game: string | null }
  | { name: "record" }
  | { name: "score"; game: string | null }
  | { name: "nowhere" };

export function screenOf(path: string): Screen {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (more.length > 0) return { name: "nowhere" };
  if (first === "") return { name: "hall" };
  if (first === "new" && second) return { name: "new", game: second };
  if (first === "t" && second) return { name: "table", id: second };
  if (first === "rules") return { name: "rules", game: second || null };
  if (first === "record" && !second) return { name: "record" };
  if (first === "score") return { name: "score", game: second || null };
  return { name: "nowhere" };
}

class Router {
  screen = $state<Screen>({ name: "hall" });

  begin(): void {
    this.screen = screenOf(location.pathname);
    addEventListener("popstate", () => (this.screen = screenOf(location.pathname)));
    // Links are ordinary links, so they can be opened in another tab.
    addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.screen = screenOf(location.pathname);
    scrollTo(0, 0);
  }
}

export const router = new Router();
