import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runEvaluateCommand } from "../../evaluation/command.ts";
import type { MeasuredHumans } from "../../evaluation/humans/measure.ts";

const expected = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../test/reference/humans/expected.json"), "utf8"),
);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "humans-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...argv: string[]) {
  let [output, errors] = ["", ""];
  const exitCode = await runEvaluateCommand(["--humans", ...argv], {
    output: { write: (text) => (output += text) },
    errors: { write: (text) => (errors += text) },
    environment: {},
    signal: new AbortController().signal,
  });
  return { exitCode, output, errors };
}

describe("npm run lab -- evaluate --humans", () => {
  it("prints every question, the planner's answers and what is said of each study", async () => {
    const { exitCode, output, errors } = await run();
    expect([exitCode, errors]).toEqual([0, ""]);
    for (const { question } of expected.per_question)
      // In the table of figures and in that of the planner.
      expect(output.match(new RegExp(`\\| ${question} `, "g")), question).toHaveLength(2);
    expect(output).toMatch(/\| reg_support +\| 400 \| 5.03 +\| 5.46 +\| 1.03 +\| 0.76 +\| 0.08 +\| 0.48 +\| 35.4 /);
    expect(output).toContain("**recommendation_algorithms**: Compared with people in 10 questions");
    expect(output).toContain("random answering is at least as near as the personas");
  });

  it("writes the reference figures with all their digits", async () => {
    const json = join(folder, "humans.json");
    await run("--json", json);
    const { per_question, studies } = JSON.parse(readFileSync(json, "utf8")) as MeasuredHumans;
    for (const [index, { ppi, ...figures }] of (expected.per_question as MeasuredHumans["per_question"]).entries()) {
      const measured = per_question[index]!;
      for (const [name, value] of Object.entries(figures)) {
        const own = measured[name as keyof typeof figures];
        if (typeof value === "number") expect(own, `${figures.question} ${name}`).toBeCloseTo(value, 9);
        else expect(own).toBe(value);
      }
      for (const [place, powered] of ppi.entries())
        for (const name of ["labelled", "unlabelled", "estimate", "human_answers_worth"] as const)
          expect(measured.ppi[place]![name], `${figures.question} ${name}`).toBeCloseTo(powered[name], 6);
    }
    for (const { study, pearson_of_means, mae_of_means } of expected.across_questions) {
      const overall = studies.find(({ people }) => people.name === study)!.overall[0]!;
      expect(overall.correlation_of_means).toBeCloseTo(pearson_of_means, 9);
      expect(overall.mean_absolute_error).toBeCloseTo(mae_of_means, 9);
    }
  });

  it.each([
    ["no file", null, "could not be read"],
    ["another head", "a,b\n1,2\n", "The first line"],
    ["a cell without a number", "study,question,min,max,human,model\ns,q,1,7,3,\n", "Line 2"],
  ])("says what is wrong with %s", async (name, content, sentence) => {
    const own = mkdtempSync(join(folder, "pairs-"));
    if (content !== null) writeFileSync(join(own, "pairs.csv"), content);
    const { exitCode, errors } = await run(own);
    expect(exitCode, name).toBe(1);
    expect(errors).toContain(sentence);
  });

  it("refuses a word too many, and two evaluations at once", async () => {
    expect(await run("a", "b")).toMatchObject({ exitCode: 2 });
    expect((await run("--coverage")).errors).toContain("two evaluations");
  });
});
