import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { patternsInSources, root, type PatternPlace } from "../support/patterns/in-sources.ts";
import { superLinearAttack } from "../support/patterns/super-linear.ts";

/** Built when they are called: here with what they are called with. */
const BUILT_WHEN_CALLED: Readonly<Record<string, string>> = {
  "console/pages/audiences/column-mapping.ts": "^(?:person|(?:person|case)?[ _-]?id|id[ _-](?:person))$",
  "functions/briefings/documents/docx/xml-tags.ts": String.raw`\sname\s*=\s*["']`,
  "functions/briefings/documents/pdf/stored-streams.ts": String.raw`/Length\s+(\d{1,6})(?!\s+\d+\s+R)\b`,
  "functions/platform/costs/prices.ts": String.raw`^(?:[a-z]{2}\.)?anthropic\.claude`,
  "functions/personas/people/similarity.ts": String.raw`(?<!\p{L})(?:Anna Maria|Ben)(?!\p{L})`,
  "functions/findings/sensitivity/rewording.ts": String.raw`(?<!\p{L})(?:not|never|no)(?!\p{L})`,
  "functions/reports/content/amounts.ts": String.raw`^(?:[$£¥]|R\$)$`,
  "console/router.ts": "^/studies/([^/]+)$",
};

/** Not looked at: it reads the page that we have built ourselves. */
const OWN_PAGE = "functions/service/documents/console.ts";
/** Not looked at: of 3,000 signs each, which take minutes; no question of more than 200 characters gets to them. */
const TOO_LARGE = "functions/studies/facts/asked-fact.ts";

const { literals, built } = patternsInSources();
const fileOf = (at: string): string => at.split(":")[0]!;
const loaded = JSON.parse(
  execFileSync(
    process.execPath,
    [
      join(root, "test/support/patterns/built-when-loaded.ts"),
      ...new Set(built.map(fileOf).filter((file) => file.startsWith("functions/"))),
    ],
    { encoding: "utf8", maxBuffer: 2 ** 26 },
  ),
) as PatternPlace[];

/** `pattern` of the schemas in the published document: zod's own are among them. */
function published(value: unknown): PatternPlace[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "pattern" && typeof inner === "string"
      ? [{ at: "docs/openapi.json", source: inner, flags: "u", isGlobal: false }]
      : published(inner),
  );
}
const document = published(JSON.parse(readFileSync(join(root, "docs/openapi.json"), "utf8")));

const called = Object.entries(BUILT_WHEN_CALLED).map(([at, source]) => ({ at, source, flags: "su", isGlobal: true }));

/** Where attack strings take more than linear work, with the string. */
const attacked = (places: readonly PatternPlace[]): string[] => {
  const known = new Map<string, string | null>();
  return places.flatMap(({ at, source, flags, isGlobal }) => {
    const key = `/${source}/${flags} ${isGlobal}`;
    if (!known.has(key)) known.set(key, superLinearAttack(source, flags, isGlobal));
    const attack = known.get(key);
    return attack ? [`${at} ${attack}`] : [];
  });
};

describe("the search for attack strings", () => {
  it.each([
    ["(?:a|a)*b", "u"],
    ["^(?:a+)+$", ""],
    [String.raw`\s+$`, "u"],
    [String.raw`\s*_{2,}(?:\s*_{2,})*\s*$`, "u"],
    [String.raw`[(（].*\p{L}.*[)）]$`, "u"],
    [String.raw`^\s*(.+?)\s*[=:]\s*(.+)$`, ""],
    [String.raw`<!--.*?-->`, "gs"],
    [String.raw`(?<=\s*)x`, ""],
    [String.raw`<(b|i)>.*?</\1>`, "gi"],
  ])("finds one for /%s/%s", (source, flags) => {
    expect(superLinearAttack(source, flags)).not.toBeNull();
  });

  it.each([
    [String.raw`(?<!\s)\s+$`, "u"],
    [String.raw`(?:(?<!\s)\s+)?[,;]\s*`, "gu"],
    [String.raw`^(?:\p{L}{1,12}[ .]{0,2})?\d{1,3}$`, "iu"],
    [String.raw`"[^"]*"`, "g"],
  ])("finds none for /%s/%s", (source, flags) => {
    expect(superLinearAttack(source, flags)).toBeNull();
  });
});

describe("the work of patterns grows with the text and no faster", () => {
  it("in literals", () => {
    expect(literals.length).toBeGreaterThan(500);
    expect(attacked(literals)).toEqual([]);
  });

  it("in those that modules build when they are loaded", () => {
    expect(loaded.length).toBeGreaterThan(250);
    expect(attacked(loaded.filter(({ at }) => fileOf(at) !== TOO_LARGE))).toEqual([]);
  });

  it("in those that are built when they are called", () => {
    const whenLoaded = new Set(loaded.map(({ at }) => at));
    const others = built.filter((at) => !whenLoaded.has(at)).map(fileOf);
    expect([...new Set(others)].toSorted()).toEqual([...Object.keys(BUILT_WHEN_CALLED), OWN_PAGE].toSorted());
    expect(attacked(called)).toEqual([]);
  });

  it("in those that the document publishes", () => {
    expect(document.length).toBeGreaterThan(10);
    expect(attacked(document)).toEqual([]);
  });
});
