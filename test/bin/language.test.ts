import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import others from "../../functions/data/function-words.json" with { type: "json" };
import { MARK, problemsOf, writeLanguage } from "../../bin/language/files.ts";
import { filesOfLanguages } from "../../bin/language/registry.ts";

const root = mkdtempSync(join(tmpdir(), "languages-"));
const folder = join(root, "pl");
const read = (file: string) => JSON.parse(readFileSync(join(folder, `${file}.json`), "utf8")) as object;
/** Replaces text in all files of the folder. */
function change(from: string, to: string) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(from, to));
  }
}

beforeAll(() => writeLanguage("pl", folder));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("a new language", () => {
  it("begins with the files of English, in which every string is marked but the source", () => {
    expect(readdirSync(folder).toSorted()).toEqual(filesOfLanguages().map((file) => `${file}.json`));
    expect(read("limesurvey-words")).toMatchObject({
      source: expect.stringMatching(/^Own translations/),
      yes: `${MARK}Yes`,
    });
  });

  it("has the plural forms that it needs", () => {
    expect(read("wording")).toMatchObject({
      counts: {
        personas: {
          few: `${MARK}{count} personas`,
          many: `${MARK}{count} personas`,
          one: `${MARK}{count} persona`,
        },
      },
    });
  });

  it("has the words by which it was told already", () => {
    expect(read("function-words")).toMatchObject({ words: others.languages.pl });
  });

  it("misses each marked string, and nothing once all are replaced", () => {
    const { missing, leftOver } = problemsOf("pl", folder);
    expect(missing).toEqual(
      expect.arrayContaining(["limesurvey-words: yes", "wording: counts.personas.few", "refusals: beginnings[0]"]),
    );
    expect(leftOver).toEqual([]);
    change(`"${MARK}`, '"');
    expect(problemsOf("pl", folder)).toEqual({ missing: [], leftOver: [] });
  });

  it("misses what is taken out, and has left over what English does not have", () => {
    change('"yes": "Yes"', '"yeah": "Yes"');
    expect(problemsOf("pl", folder)).toEqual({
      missing: ["limesurvey-words: yes"],
      leftOver: ["limesurvey-words: yeah"],
    });
    rmSync(join(folder, "refusals.json"));
    expect(problemsOf("pl", folder).missing).toContain("refusals.json");
  });
});
