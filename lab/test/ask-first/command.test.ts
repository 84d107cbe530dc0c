import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ASKED } from "../../../functions/findings/ask-first/expected-gain.ts";
import { mean } from "../../../functions/statistics/moments.ts";
import { randomFrom, uniform, weightedIndex } from "../../../functions/statistics/random.ts";
import { totalVariation } from "../../../functions/statistics/total-variation.ts";
import { widenShares } from "../../../functions/studies/spread/spread-prior.ts";
import { runAskFirstCommand } from "../../ask-first/command.ts";
import { WEIGHTS, waysOf } from "../../ask-first/examples.ts";
import { measureAskFirst } from "../../ask-first/measure.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ask-first-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...argv: string[]) {
  let [output, errors] = ["", ""];
  const exitCode = await runAskFirstCommand(argv, {
    output: { write: (text) => (output += text) },
    errors: { write: (text) => (errors += text) },
    environment: {},
    signal: new AbortController().signal,
  });
  return { exitCode, output, errors };
}

const question = (wave: string, people: number[], runs: Record<string, number[]>) => ({
  id: `${wave} ${people.join(" ")}`,
  wave,
  people,
  runs: new Map(Object.entries(runs)),
});

/** Half of the questions have even people, and a model that is sure of the first option where it is wrong. */
const knowable = ["a", "b", "c", "d"].flatMap((wave) =>
  Array.from({ length: 12 }, (_, place) => {
    const people = place % 2 === 0 ? [0.34 + place / 1_000, 0.33, 0.33 - place / 1_000] : [0.05, 0.05, 0.9];
    return question(wave, people, { model: place % 2 === 0 ? [0.3, 0.4, 0.3] : [1, 0, 0] });
  }),
);
const none = { weights: [0, 0, 0, 0], half_width: 0 };
/** Every question is widened to equal shares. */
const knowsNothing = { 2: none, 3: none, 4: none, 5: none };
const waysToAsk = (questions: typeof knowable) => waysOf({ runs: ["model"], questions }, () => knowsNothing);

describe("what asking people first brings", () => {
  it("is all that can be had where shares show which questions a model gets wrong", () => {
    const half = measureAskFirst(waysToAsk(knowable)).find(({ part }) => part === 0.5)!;
    expect(half.attained).toBeGreaterThan(0.95);
    expect(half.interval![0]).toBeLessThanOrEqual(half.attained);
    expect(half.ours).toBeLessThan(half.random);
    expect(half.random).toBeLessThan(half.nothing);
  });

  it("is nothing on average where shares show nothing", () => {
    const random = randomFrom("unknowable");
    const questions = Array.from({ length: 20 }, (_, wave) =>
      Array.from({ length: 20 }, () => {
        const share = uniform(random, 0.05, 0.95);
        return question(`${wave}`, [share, 1 - share], { model: [0.5, 0.5] });
      }),
    ).flat();
    const line = measureAskFirst(waysToAsk(questions)).find(({ part }) => part === 0.5)!;
    expect(line.interval![0]).toBeLessThan(0);
    expect(line.interval![1]).toBeGreaterThan(0);
  });

  it("is the distance that draws of 20 people come to", () => {
    const people = [0.15, 0.6, 0.25];
    const [alone] = waysToAsk([question("a", people, { model: [0.1, 0.8, 0.1] })]);
    const widened = widenShares([0.1, 0.8, 0.1], knowsNothing);
    const random = randomFrom("draws of 20");
    const place = WEIGHTS.indexOf(8);
    const distances = Array.from({ length: 20_000 }, () => {
      const counts = people.map(() => 0);
      for (let person = 0; person < ASKED; person++) counts[weightedIndex(uniform(random), people)]! += 1;
      return totalVariation(
        counts.map((count, option) => (count + 8 * widened[option]!) / (ASKED + 8)),
        people,
      );
    });
    expect(alone!.runs[0]![0]!.asked[place]).toBeCloseTo(mean(distances), 2);
  });
});

describe("npm run lab -- ask-first", () => {
  it("prints a line for each way of asking and part of the questions", async () => {
    const random = randomFrom("waves");
    const rows = [0, 1, 2, 3].flatMap((wave) =>
      [2, 3, 4, 5, 2, 3, 4, 5].flatMap((options, place) => {
        const people = uniform(random, 0.2, 0.8);
        return Array.from({ length: options }, (_, option) =>
          [
            `${wave} ${place}`,
            ...[wave, option + 1, option === 0 ? people : (1 - people) / (options - 1)],
            ...[uniform(random), uniform(random)],
          ].join(","),
        );
      }),
    );
    const file = join(folder, "opinions.csv");
    writeFileSync(file, ["question,wave,option,people,persona:m,plain:m", ...rows].join("\n"));
    const { exitCode, output } = await run(file);
    expect(exitCode).toBe(0);
    for (const way of ["one run", "personas, and the same model without", "all runs blended"])
      expect(output.split("\n").filter((line) => line.startsWith(`| ${way} `))).toHaveLength(3);
  });

  it("says what is missing", async () => {
    expect(await run()).toMatchObject({ exitCode: 2 });
    expect(await run(join(folder, "nowhere.csv"))).toMatchObject({ exitCode: 1 });
  });
});
