// `import slip from ".../text.ftl?page-slip&sentence"` brings one sentence of a catalogue without the hundreds beside it:
// for what is shown before anybody has chosen a game.
import type { Plugin } from "vite";

const ASKED = /\?([\w-]+)&sentence$/;

/** The value of a message without variables; its further lines are indented. */
export function sentenceIn(catalogue: string, id: string): string {
  const found = new RegExp(`^${id} = (.*(?:\n +[^.\\s].*)*)$`, "m").exec(catalogue);
  const text = found?.[1] ?? "";
  if (text === "" || text.includes("{")) throw new Error(`${id} is no plain sentence`);
  return text.replace(/\n +/g, "\n");
}

export function sentences(): Plugin {
  return {
    name: "sentence",
    enforce: "pre",
    transform(source, id) {
      const asked = ASKED.exec(id);
      if (asked === null) return null;
      return { code: `export default ${JSON.stringify(sentenceIn(source, asked[1] ?? ""))};`, moduleType: "js", map: null };
    },
  };
}
