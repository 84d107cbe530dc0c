import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTemporaryStack, type TemporaryStack } from "../../../test/support/temporary-stack.ts";
import { runMegastudyCommand } from "../../megastudy/command.ts";
import type { StudyOutcome } from "../../megastudy/run-study.ts";
import { writePublishedStudy } from "./fixture.ts";

let folder: string;
let stack: TemporaryStack;
beforeAll(async () => {
  folder = writePublishedStudy(mkdtempSync(join(tmpdir(), "megastudy-test-")));
  stack = await startTemporaryStack();
});
afterAll(async () => {
  await stack.close();
  rmSync(folder, { recursive: true });
});

async function run(...argv: string[]) {
  let [output, errors] = ["", ""];
  const exitCode = await runMegastudyCommand(argv, {
    output: { write: (written) => (output += written) },
    errors: { write: (written) => (errors += written) },
    environment: {},
    signal: new AbortController().signal,
  });
  return { exitCode, output, errors };
}

describe("npm run lab -- megastudy", () => {
  let outcome: StudyOutcome;
  let output: string;
  beforeAll(async () => {
    const done = await run(folder, "--personas", "12", "--url", stack.url, "--out", folder);
    expect(done).toMatchObject({ exitCode: 0 });
    output = done.output;
    [outcome] = JSON.parse(readFileSync(join(folder, "megastudy.json"), "utf8")) as [StudyOutcome];
  });

  it("takes a study from its file to the comparison with people", () => {
    expect(outcome).toMatchObject({ study: "drinks", failed: null, personas: 12, completes: 12, offline: true });
    expect(outcome.validity!.questions.map(({ question_id, people }) => [question_id, people.n])).toEqual([
      ["Q2", 200],
      ["buy_large", 100],
      ["liking_1", 200],
      ["liking_2", 200],
      ["thirsty", 200],
      ["buy_small", 100],
      ["often@1", 200],
      ["often@2", 200],
    ]);
    expect(outcome.validity!.questions[2]!.people.mean).toBeCloseTo(3.75);
    expect(readFileSync(join(folder, "megastudy.md"), "utf8")).toBe(output);
  });

  it("says of every column without a counterpart why it has none", () => {
    expect(outcome.match.unmatched.map(({ column, why }) => [column.export_tag, why])).toEqual([
      ["consent", "The import left it out: It has fewer than two options."],
      ["gone", "The questionnaire's file has no such question."],
      ["week_1", "Numbers: human studies hold rating scales and choices only."],
    ]);
    expect(outcome.uncompared.map(({ column, why }) => [column.export_tag, why])).toEqual([
      ["before", "0 personas were asked before here, and none answered."],
    ]);
    expect(output.replaceAll(/\s+/g, " ")).toContain(
      "9 of 12 columns of people's answers were matched, and 8 were compared.",
    );
    expect(output).toContain("Numbers: human studies hold rating scales and choices only.");
  });

  it("shows differences between arms beside people's where the data have them, and says where they do not", () => {
    const [price, brand] = outcome.effects;
    expect(price).toMatchObject({ name: "price", contrasts: [] });
    expect(price!.ours.differences).toBeGreaterThan(0);
    expect(brand!.ours.differences).toBeGreaterThan(0);
    const buying = brand!.contrasts.find(({ question }) => question === "Would you buy it?")!;
    expect(buying).toMatchObject({ first: { arms: ["Large"] }, second: { arms: ["Small"] } });
    expect(buying.people.differences[0]).toMatchObject({ option: "Yes", difference: -30, n: [100, 100] });
    // Newcombe's interval of 30 of 100 less 60 of 100, and Cohen's h.
    expect(buying.people.differences[0]!.interval![0]).toBeCloseTo(-42.16, 1);
    expect(buying.people.differences[0]!.interval![1]).toBeCloseTo(-16.3, 1);
    expect(buying.people.differences[0]!.effect).toBeCloseTo(-0.613, 3);
    const participants = brand!.arms.map((arm) => arm.participants);
    expect(buying.ours.differences[0]!.n).toEqual(participants);
    const shared = brand!.contrasts.find(({ question }) => question.includes("the taste"))!;
    expect(shared.people.why_not).toBe("One column has the answers to both questions.");
    expect(shared.ours.differences[0]).toMatchObject({ option: null, n: participants });
  });
});

describe("npm run lab -- megastudy with wrong arguments", () => {
  it("says what is wrong", async () => {
    expect(await run()).toMatchObject({ exitCode: 2 });
    const unknown = await run(folder, "snacks");
    expect(unknown).toMatchObject({ exitCode: 2 });
    expect(unknown.errors).toContain("has no study snacks; it has drinks");
    expect(await run(join(folder, "nowhere"))).toMatchObject({ exitCode: 2 });
  });
});
