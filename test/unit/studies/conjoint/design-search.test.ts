import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codingOf } from "../../../../functions/studies/conjoint/coding.ts";
import { dError, designInformation } from "../../../../functions/studies/conjoint/design-information.ts";
import {
  clashes,
  distinctOffers,
  exchangeCoordinates,
  randomTasks,
  type TaskRules,
} from "../../../../functions/studies/conjoint/design-search.ts";
import { UnsatisfiableDesign } from "../../../../functions/studies/conjoint/errors.ts";
import { randomFrom } from "../../../../functions/statistics/random.ts";
import { attributesOf } from "./simulations.ts";

const rulesOf = fc
  .record({
    levels: fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 2, maxLength: 4 }),
    alternatives: fc.integer({ min: 2, max: 4 }),
    price: fc.option(fc.constantFrom(0, 1)),
  })
  .filter((rules) => distinctOffers(rules) >= rules.alternatives);
const hasClash = (tasks: number[][][], { price }: TaskRules) =>
  tasks.some((task) => task.some((a, j) => task.slice(0, j).some((b) => clashes(a, b, price))));

describe("coordinate exchange", () => {
  it("keeps the rules of a task, never ends worse than it began, and reports the determinant it reached", () => {
    fc.assert(
      fc.property(rulesOf, fc.boolean(), fc.integer(), (rules, none, seed) => {
        const coding = codingOf(attributesOf(...rules.levels), { none });
        const tasks = randomTasks(rules, 10, randomFrom(seed));
        expect(hasClash(tasks, rules)).toBe(false);
        const errorOf = () => dError(designInformation(tasks, coding), coding.columns);
        const before = errorOf();
        const logDeterminant = exchangeCoordinates(tasks, coding, rules);
        const after = errorOf();
        expect(hasClash(tasks, rules)).toBe(false);
        expect(after).toBeLessThanOrEqual(before);
        if (after < Infinity) expect(Math.exp(-logDeterminant / coding.columns) / after).toBeCloseTo(1, 9);
        else expect(logDeterminant).toBe(-Infinity);
      }),
      { numRuns: 60 },
    );
  });

  it("finds the known optimum of a small design", () => {
    const rules = { levels: [2, 2, 2], alternatives: 2, price: null };
    const coding = codingOf(attributesOf(2, 2, 2), { none: false });
    const tasks = randomTasks(rules, 4, randomFrom("small"));
    expect(Math.exp(-exchangeCoordinates(tasks, coding, rules) / 3)).toBeCloseTo(0.25, 10);
  });

  it("stops where no single exchange would help", () => {
    const rules = { levels: [3, 3, 2], alternatives: 3, price: 0 };
    const coding = codingOf(attributesOf(3, 3, 2), { none: true });
    const tasks = randomTasks(rules, 8, randomFrom("local"));
    exchangeCoordinates(tasks, coding, rules);
    const reached = dError(designInformation(tasks, coding), coding.columns);
    tasks.forEach((task) =>
      task.forEach((offer) =>
        rules.levels.forEach((count, attribute) => {
          const present = offer[attribute]!;
          for (let level = 0; level < count; level++) {
            offer[attribute] = level;
            if (!hasClash([task], rules))
              expect(dError(designInformation(tasks, coding), coding.columns)).toBeGreaterThan(reached * (1 - 1e-8));
          }
          offer[attribute] = present;
        }),
      ),
    );
  });
});

describe("rules of a task", () => {
  it("forbid the same offer twice, and two that differ in price alone", () => {
    expect(clashes([1, 2], [1, 2], null)).toBe(true);
    expect(clashes([1, 2], [1, 0], null)).toBe(false);
    expect(clashes([1, 2], [1, 0], 1)).toBe(true);
    expect(clashes([0, 2], [1, 2], 1)).toBe(false);
  });
  it("refuse more alternatives than there are different offers", () => {
    const random = randomFrom("many");
    expect(() => randomTasks({ levels: [2, 2], alternatives: 5, price: null }, 3, random)).toThrow(UnsatisfiableDesign);
    expect(() => randomTasks({ levels: [2, 5], alternatives: 3, price: 1 }, 3, random)).toThrow(UnsatisfiableDesign);
  });
});
