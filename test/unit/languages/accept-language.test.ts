import { describe, expect, it } from "vitest";
import { acceptedLanguages } from "../../../functions/languages/accept-language.ts";

describe("the languages that a reader accepts", () => {
  it.each([
    ["de", ["de"]],
    ["de-AT,de;q=0.9,en;q=0.8", ["de", "en"]],
    ["en;q=0.2, ja;q=0.7 , nl", ["ja", "en"]],
    ["PT-BR", ["pt"]],
    ["fr;q=0, es", ["es"]],
    ["fr;q=nonsense, es", ["es"]],
    ["*", []],
    ["nl,sv;q=0.5", []],
    ["", []],
    [undefined, []],
  ])("of %j are %j", (header, wanted) => {
    expect(acceptedLanguages(header)).toEqual(wanted);
  });

  it("are none of a header that no browser sends", () => {
    expect(acceptedLanguages(`de,${"x-y;q=0.1,".repeat(200)}`)).toEqual([]);
  });
});
