import { describe, expect, it } from "vitest";
import { estimateContrast } from "../../../../functions/studies/conjoint/inference.ts";
import {
  predictionPoweredLogit,
  summedVariance,
} from "../../../../functions/studies/conjoint/prediction-powered-logit.ts";
import { choiceProbabilities } from "../../../../functions/studies/conjoint/preference-share.ts";
import { mean } from "../../../../functions/statistics/moments.ts";
import { randomFrom } from "../../../../functions/statistics/random.ts";
import { expectClose } from "../../statistics/reference.ts";
import { contrasts, peopleWithPersonas, truth } from "./powered-people.ts";
import { binaryChoices } from "./simulations.ts";

const some = (asked: number, others: number, correlation = 0.9) =>
  peopleWithPersonas(randomFrom(`some ${asked}`), { asked, others, correlation });

describe("people helped by their personas", () => {
  it("of one utility have the share of a prediction-powered mean", () => {
    const taken = [4, 3, 2, 3, 1, 0, 4, 2, 3, 1];
    const sets = taken.flatMap((times, i) => binaryChoices(`p${i}`, times, 4));
    const utility = (times: number) => Float64Array.of(0.4 * times - 0.2);
    const own = new Map(taken.map((times, i) => [`p${i}`, utility(times)]));
    const others = [1, 1, 2, 4, 4, 4, 3, 2, 4, 4, 3, 4].map(utility);
    const found = predictionPoweredLogit(sets, { own, others }, [Float64Array.of(1)]);
    const shareOf = (utilities: Float64Array) =>
      choiceProbabilities(utilities, [Float64Array.of(1), Float64Array.of(0)])[0]!;
    const moved = mean(others.map(shareOf)) - mean([...own.values()].map(shareOf));
    expect(found.noHelp).toBeNull();
    expect(found.lambda).toBeGreaterThan(0);
    expectClose(shareOf(found.helped.coefficients), mean(taken) / 4 + found.lambda * moved);
    expectClose(shareOf(found.people.coefficients), mean(taken) / 4);
  });

  it("have narrower intervals around nearly the same figures, however far the personas are off", () => {
    const { sets, personas } = some(200, 600);
    const { people, helped, lambda } = predictionPoweredLogit(sets, personas, contrasts);
    expect(lambda).toBeGreaterThan(0.2);
    expect(summedVariance(helped.inference, contrasts)).toBeLessThan(0.8 * summedVariance(people.inference, contrasts));
    for (const contrast of contrasts) {
      const { value, standardError } = estimateContrast(helped.coefficients, contrast, helped.inference);
      const expected = truth.reduce((sum, own, k) => sum + own * contrast[k]!, 0);
      expect(Math.abs(value - expected) / standardError).toBeLessThan(4);
    }
  });

  it("may have none: those without a persona count with their own choices", () => {
    const { sets, personas } = some(100, 300);
    const half = new Map([...personas.own].slice(0, 50));
    const [all, partly] = [personas.own, half].map((own) =>
      predictionPoweredLogit(sets, { ...personas, own }, contrasts),
    );
    expect(partly).toMatchObject({ asked: 100, paired: 50, predicted: 300, noHelp: null });
    const widths = [all!, partly!].map(({ helped }) => summedVariance(helped.inference, contrasts));
    expect(widths[0]).toBeLessThan(widths[1]!);
    expect(widths[1]).toBeLessThan(summedVariance(all!.people.inference, contrasts));
  });
});

describe("people alone, with the reason", () => {
  const { sets, personas } = some(40, 120);
  const alone = (...of: Parameters<typeof predictionPoweredLogit>) => {
    const { noHelp, lambda, people, helped } = predictionPoweredLogit(...of);
    expect(helped).toBe(people);
    expect(lambda).toBe(0);
    return noHelp;
  };

  it("where no persona was made of them", () =>
    expect(alone(sets, { ...personas, own: new Map() }, contrasts)).toBe("unpaired"));

  it("where there are no personas of others, or a single one", () => {
    for (const others of [[], personas.others.slice(0, 1)])
      expect(alone(sets, { ...personas, others }, contrasts)).toBe("nobody_else");
  });

  it("where there are no more people than utilities", () => {
    const few = sets.filter(({ person }) => Number(person.slice(7)) < 6);
    expect(alone(few, personas, contrasts)).toBe("few_people");
  });

  it("where their choices separate", () =>
    expect(
      alone(
        sets.map((set) => ({ ...set, chosen: 0 })),
        personas,
        contrasts,
      ),
    ).toBe("separation"));

  it("where their personas choose against them", () => {
    const against = new Map(
      [...personas.own].map(([person, own]) => [person, own.map((value, k) => 2 * truth[k]! - value)] as const),
    );
    expect(alone(sets, { ...personas, own: against }, contrasts)).toBe("no_gain");
  });
});
