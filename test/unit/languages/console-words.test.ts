import { describe, expect, it } from "vitest";
import { textsIn } from "../../../bin/language/console-texts.ts";
import { partsOf } from "../../../console/language/fill.ts";
import { consoleWords } from "../../../functions/languages/tables/console-words.ts";
import type { Text } from "../../../functions/languages/texts.ts";

const english: Readonly<Record<string, Text>> = consoleWords.en.texts;
const forms = (text: Text): string[] => (typeof text === "string" ? [text] : Object.values(text));
/** Names in braces and tags of a text, in the order of the alphabet; a count may be left out. */
const places = (text: string): string[] =>
  partsOf(text)
    .flatMap((part) => {
      if (typeof part === "string") return [];
      return "tag" in part ? [`<${part.tag}>`, ...places(part.text)] : [part.value];
    })
    .filter((name) => name !== "count")
    .toSorted();

describe("the texts of the console", () => {
  it.each(Object.entries(consoleWords))("name the same places in %s as in English", (_, { texts }) => {
    const own: Readonly<Record<string, Text>> = texts;
    const wrong = Object.entries(english).filter(([key, text]) => {
      const wanted = new Set(forms(text).map((form) => places(form).join()));
      return forms(own[key] ?? "").some((form) => !wanted.has(places(form).join()));
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it("are found in sources, with both forms of what is counted", () => {
    const source = `
      t("Save"); t('Say “{name}”', { name }); rich("<a>Sign in</a> or " + "wait", { a });
      n(rows.length, "{count} row", "{count} rows"); not.t("else"); start("else");`;
    expect([...textsIn(source, "a.tsx")]).toEqual([
      ["Save", "Save"],
      ["Say “{name}”", "Say “{name}”"],
      ["<a>Sign in</a> or wait", "<a>Sign in</a> or wait"],
      ["{count} rows", { one: "{count} row", other: "{count} rows" }],
    ]);
  });

  it("have to be literals, and counted everywhere or nowhere", () => {
    expect(() => textsIn("\n\nt(label)", "a.tsx")).toThrow("a.tsx:3 ");
    expect(() => textsIn('t("{count} rows"); n(1, "a row", "{count} rows")', "a.tsx")).toThrow("{count} rows");
  });
});
