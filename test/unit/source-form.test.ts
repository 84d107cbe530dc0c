import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const COLUMNS = 120;
const LINES = 300;

/** What a program has written. */
const GENERATED = ["clients/typescript/src/openapi.ts"];
const FOLDERS = ["bin", "clients", "console", "functions", "lab", "lib", "local", "test"];

const sources = FOLDERS.flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx,mts,cts}`, { cwd: root, exclude: ["**/node_modules", "**/dist"] }),
)
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => !GENERATED.includes(name))
  .map((name) => ({ name, lines: readFileSync(join(root, name), "utf8").trimEnd().split(/\r?\n/) }));

/** `file:line` of every line that a rule is broken in. */
const linesWhere = (broken: (line: string) => boolean): string[] =>
  sources.flatMap(({ name, lines }) => lines.flatMap((line, index) => (broken(line) ? [`${name}:${index + 1}`] : [])));

describe("the form of the TypeScript sources", () => {
  it("is looked at in every folder that has some", () => {
    const folders = new Set(sources.map(({ name }) => name.split("/")[0]));
    expect([...folders]).toEqual(FOLDERS);
    expect(sources.length).toBeGreaterThan(500);
  });

  it(`has no line of more than ${COLUMNS} columns`, () => {
    expect(linesWhere((line) => line.length > COLUMNS)).toEqual([]);
  });

  it(`has no file of more than ${LINES} lines`, () => {
    expect(sources.filter(({ lines }) => lines.length > LINES).map(({ name }) => name)).toEqual([]);
  });

  it("compares the kind of a question in the files of the kinds alone, and elsewhere the form of its answers", () => {
    const named = String.raw`"(?:likert|multiple_choice|open_ended|numeric)"`;
    const compared = new RegExp(String.raw`(?:case |kind [!=]== )${named}`);
    const places = linesWhere((line) => compared.test(line)).filter((place) => !place.startsWith("test/"));
    expect(places).toEqual([]);
  });

  it("asks the registry of the kinds of study, and compares none in functions, bin and console", () => {
    const named = '"(?:concept_test|survey|focus_group|idi_ai|idi_manual|conjoint)"';
    const compared = new RegExp(String.raw`\b(?:simulation_type|type) [!=]== ${named}`);
    const places = linesWhere((line) => compared.test(line)).filter((place) =>
      /^(?:functions|bin|console)\//.test(place),
    );
    // What metrics are split by is known below the studies.
    expect(places.filter((place) => !place.startsWith("functions/platform/log/study-types.ts:"))).toEqual([]);
  });

  it("has no exception from the formatter", () => {
    expect(linesWhere((line) => /(?:prettier|oxfmt)-ignore/.test(line))).toEqual([]);
  });
});
