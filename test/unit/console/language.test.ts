import { describe, expect, it } from "vitest";
import { languageFor } from "../../../console/language/chosen.ts";
import { partsOf } from "../../../console/language/fill.ts";
import { n, rich, t } from "../../../console/language/say.ts";

describe("the language of the console", () => {
  it.each([
    [null, ["de-AT", "en"], "de"],
    [null, ["nl", "pt-BR"], "pt"],
    [null, ["nl"], "en"],
    [null, [], "en"],
    ["ja", ["de"], "ja"],
    ["tlh", ["fr"], "fr"],
  ])("of who chose %j and whose browser wants %j is %s", (stored, preferred, language) => {
    expect(languageFor(stored, preferred)).toBe(language);
  });
});

describe("a text", () => {
  it("has values in its places, numbers with separators", () => {
    expect(t("{completed} of {total} are done", { completed: 12, total: 1_200 })).toBe("12 of 1,200 are done");
    expect(t("Save")).toBe("Save");
  });

  it("has the form of its count", () => {
    const personas = (count: number) => n(count, "{count} persona", "{count} personas");
    expect([personas(1), personas(0), personas(2_000)]).toEqual(["1 persona", "0 personas", "2,000 personas"]);
  });

  it("is taken apart into words, values and tags", () => {
    expect(partsOf("<a>Sign in</a> as {name}.")).toEqual([
      { tag: "a", text: "Sign in" },
      " as ",
      { value: "name" },
      ".",
    ]);
  });

  it("has elements where its tags are, and values in them", () => {
    const shown = rich("See <a>{count} of them</a>.", { count: 3, a: (text) => ["[", text, "]"] });
    expect([shown].flat(9)).toEqual(["See ", "[", "3", " of them", "]", "."]);
  });
});
