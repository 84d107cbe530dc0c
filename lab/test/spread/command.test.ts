import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomFrom, uniform, weightedIndex, wholeNumber } from "../../../functions/statistics/random.ts";
import { runSpreadCommand } from "../../spread/command.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spread-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(lines: readonly string[], ...options: string[]) {
  const file = join(folder, "shares.csv");
  writeFileSync(file, `${lines.join("\n")}\n`);
  let [output, errors] = ["", ""];
  const exitCode = await runSpreadCommand([file, ...options], {
    output: { write: (text) => (output += text) },
    errors: { write: (text) => (errors += text) },
    environment: {},
    signal: new AbortController().signal,
  });
  return { exitCode, output, errors, last: output.trim().split("\n").at(-1) };
}

/** Questions of several waves: the model picks what people mostly choose in six of ten, and is nearly sure of it. */
function simulated(questions: number): string[] {
  const random = randomFrom("opinions");
  const rows = Array.from({ length: questions }, (_, question) => {
    const options = wholeNumber(random, 2, 6);
    const parts = Array.from({ length: options }, () => uniform(random, 0.1, 1));
    const people = parts.map((part) => part / parts.reduce((sum, one) => sum + one));
    const top = people.indexOf(Math.max(...people));
    const picked =
      uniform(random) < 0.6
        ? top
        : weightedIndex(
            uniform(random),
            people.map(() => 1 / options),
          );
    return people.map((share, option) =>
      [`q${question}`, question % 5, option + 1, options, share, option === picked ? 1 : 0, 1 / options].join(","),
    );
  });
  return ["question,wave,option,of,people,sure,even", ...rows.flat()];
}

const cellsOf = (output: string, run: string) =>
  output
    .split("\n")
    .find((line) => line.startsWith(`| ${run} `))!
    .split("|")
    .map((cell) => cell.trim());

describe("npm run lab -- spread", () => {
  it("compares every run on the questions that it answered, in whatever unit and order the rows are", async () => {
    const { exitCode, output, last } = await run([
      "option,people,question,a,b,note",
      "2,40,q1,0,,first",
      "1,60,q1,100,,second",
      "1,0.2,q2,0.5,0,",
      "2,0.8,q2,0.5,1,",
      "1,1,only option,1,1,",
    ]);
    expect(exitCode).toBe(0);
    // Distances: q1 .4 and q2 .3 of a, q2 .2 of b; equal shares .1 and .3.
    expect(cellsOf(output, "a").slice(2, 5)).toEqual(["2", "0.3500", "0.2000"]);
    expect(cellsOf(output, "a")[6]).toBe("0.750");
    expect(cellsOf(output, "b").slice(2, 5)).toEqual(["1", "0.2000", "0.3000"]);
    expect(output).not.toContain("note");
    expect(last).toMatch(/^[012] of 2 runs no worse than equal shares, mean adjusted distance 0\.\d{4}$/);
  });

  it("learns a prior that brings a run nearer to people than equal shares in waves it does not know", async () => {
    const { output, last } = await run(simulated(300), "--learn");
    const [, , , raw, equal, adjusted] = cellsOf(output, "sure").map(Number);
    expect(adjusted).toBeLessThan(equal!);
    expect(equal).toBeLessThan(raw!);
    const covered = Number(/hold ([\d.]+) %/.exec(output)![1]);
    expect(covered).toBeGreaterThan(92);
    expect(last).toContain("of 2 runs no worse");
  });

  it.each([
    ["no people", ["question,a", "q,1"], 'no column "people"'],
    ["no run", ["question,people", "q,1"], "no column with shares of a model"],
    ["words for shares", ["question,people,a", "q,many,1"], "Row 1"],
    ["cells missing", ["question,people,a", "q,1"], "could not be read"],
  ])("says what is wrong with a file with %s", async (_, lines, sentence) => {
    const { exitCode, errors } = await run(lines);
    expect(exitCode).toBe(1);
    expect(errors).toContain(sentence);
  });

  it("learns from nothing less than three waves", async () => {
    expect((await run(["question,people,a", "q,1,1", "q,1,0"], "--learn")).errors).toContain("three waves");
  });
});
