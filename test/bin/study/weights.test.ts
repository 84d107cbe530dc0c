import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exampleNorms } from "../../../functions/findings/comparisons/example.ts";
import { readArguments } from "../../../bin/study/arguments.ts";
import { normsMarkdown } from "../../../bin/study/figure-tables.ts";
import { readWeights } from "../../../bin/study/weights.ts";
import { argumentsFor, fakeService, study, temporaryFolder } from "./setup.ts";

const SIMULATIONS = "/projects/project-1/simulations";

function file(content: string): string {
  const path = join(temporaryFolder(), "margins.json");
  writeFileSync(path, content);
  return path;
}

describe("--weights", () => {
  const margins = [{ by: "gender", targets: { Female: 51, Male: 49 } }];

  it("sends the margins of a file, or names the market's table", async () => {
    for (const [given, sent] of [
      [file(JSON.stringify({ margins, cap: 5 })), { margins, cap: 5 }],
      ["market", { population: "market" }],
    ] as const) {
      const service = await fakeService();
      const { exitCode } = await study([...argumentsFor(service), "--weights", given]);
      expect(exitCode).toBe(0);
      expect(service.bodyOf(`POST ${SIMULATIONS}`)).toMatchObject({ weights: sent });
    }
  });

  it.each([
    ["{", /^margins\.json is not JSON/],
    ["{}", /^margins\.json has no usable weights: .*must have margins, a population, or both/],
    [`{"margins": [{"by": "gender", "targets": {"Female": 51, "Male": 9}}]}`, /margins\.0\.targets must add up to 100/],
    [`{"margins": [{"by": "gender", "targets": {"Women": 51, "Men": 49}}]}`, /"Women" is no gender/],
  ])("of a file with %s ends before anybody waits for personas", (content, sentence) => {
    expect(() => readWeights(file(content))).toThrow(sentence);
  });

  it("are for invented personas", () => {
    const given = ["--respondents", "a.csv", "--columns", "a.json", "--consent", "Yes", "--concept", "A drink"];
    expect(() => readArguments([...given, "--weights", "market"])).toThrow(/^--weights is for invented personas/);
    expect(() => readArguments(["--audience", "women", "--concept", "x", "--weights="])).toThrow(/^--weights takes/);
  });
});

describe("--norms", () => {
  it("prints where the concept stands, and writes it to --json", async () => {
    const json = join(temporaryFolder(), "all.json");
    const service = await fakeService({
      [`GET ${SIMULATIONS}/simulation-1/norms`]: () => ({ status: 200, body: exampleNorms }),
    });
    const { exitCode, output } = await study([...argumentsFor(service), "--norms", "--json", json]);
    expect(exitCode).toBe(0);
    expect(output).toMatch(
      /\| Purchase intent – Mean \| +3\.62 \| +50 \| +79 % \| +50–93 \| +3\.35 \| +3\.10–3\.55 \|/,
    );
    expect(output).toContain("Compared with 14 other concepts");
    expect(JSON.parse(readFileSync(json, "utf8")).norms).toEqual(exampleNorms);
  });

  it("says what is missing", () => {
    const missing = "7 von 10 Konzepten.";
    const [figure] = exampleNorms.figures;
    const none = { percentile_rank: null, percentile_interval: null, median: null, quartiles: null };
    const norms = { ...exampleNorms, ready: false, missing, figures: [{ ...figure!, ...none }] };
    const text = normsMarkdown(norms);
    expect(text).toContain(missing);
    expect(text).toMatch(/3\.62 \| +50 \| +– \| +– \| +– \| +– \|/);
  });

  it("is for the one concept of a concept test", () => {
    const given = ["--audience", "women", "--norms"];
    expect(() => readArguments([...given, "--survey", "x.txt"])).toThrow(
      /^--norms compares the concept of a concept test/,
    );
    expect(() => readArguments([...given, "--concepts", "x.md"])).toThrow(/^--norms compares/);
  });
});
