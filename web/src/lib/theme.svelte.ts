// Light, dark, or the system's choice.

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
const PLACE = "ergosphere.theme";

class ThemeChoice {
  now = $state<Theme>("system");

  begin(): void {
    try {
      const kept = localStorage.getItem(PLACE);
      this.set(THEMES.find((theme) => theme === kept) ?? "system");
    } catch {
      this.set("system");
    }
  }

  set(theme: Theme): void {
    this.now = theme;
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
    try {
      localStorage.setItem(PLACE, theme);
    } catch {
      // no storage: it lasts as long as the page
    }
  }
}

export const theme = new ThemeChoice();
