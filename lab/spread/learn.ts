import { choiceData } from "../../functions/studies/conjoint/choice-data.ts";
import { fitMnl } from "../../functions/studies/conjoint/mnl.ts";
import { mean } from "../../functions/statistics/moments.ts";
import { quantile } from "../../functions/statistics/quantile.ts";
import {
  logitError,
  priorKey,
  spreadFeatures,
  spreadInterval,
  widenShares,
  type SpreadPrior,
} from "../../functions/studies/spread/spread-prior.ts";
import { FileTrouble } from "../../bin/cli/errors.ts";
import { blendOf } from "./measure.ts";
import type { OpinionQuestion } from "./read-questions.ts";

/** A weak penalty: it only decides where features cannot be told apart, as with two options. */
const RIDGE = 3;
/** Digits of the weights that are shipped. */
const DIGITS = 4;

type Weights = Record<keyof SpreadPrior, number[]>;
const KEYS = ["2", "3", "4", "5"] as const;

/**
 * What a prior is learned from in one question, each with what it counts: every run, their blend, and somebody who
 * picks an option at random. The last one makes the prior trust a model a little less than these runs deserve, since
 * another model may deserve less.
 */
function examplesOf(question: OpinionQuestion): { shares: readonly number[]; counts: number }[] {
  const blend = blendOf(question);
  const { people, runs } = question;
  const picks = people.map((_, picked) => ({
    shares: people.map((__, option) => (option === picked ? 1 : 0)),
    counts: 1 / people.length,
  }));
  return [...[...runs.values(), ...(blend ? [blend] : [])].map((shares) => ({ shares, counts: 1 })), ...picks];
}

/** Weights of the logit whose choices are people's: each option of a question is chosen by its share of them. */
function fitWeights(questions: readonly OpinionQuestion[]): Weights {
  const groups = Map.groupBy(questions, ({ people }) => priorKey(people.length));
  const fitted = KEYS.map((key) => {
    const sets = (groups.get(key) ?? []).flatMap((question) =>
      examplesOf(question).flatMap(({ shares, counts }, example) => {
        const alternatives = spreadFeatures(shares);
        return question.people.flatMap((share, chosen) =>
          share > 0
            ? [{ person: `${question.id} ${example} ${chosen}`, alternatives, chosen, weight: share * counts }]
            : [],
        );
      }),
    );
    if (sets.length === 0) throw new FileTrouble(`There is no question with ${key} options to learn from.`);
    const { fit } = fitMnl(choiceData(sets), RIDGE);
    if (!fit) throw new FileTrouble(`Nothing can be learned of questions with ${key} options.`);
    return [key, [...fit.coefficients].map((weight) => Number(weight.toFixed(DIGITS)))] as const;
  });
  return Object.fromEntries(fitted) as Weights;
}

const withWidths = (weights: Weights, widthOf: (key: keyof SpreadPrior) => number): SpreadPrior =>
  Object.fromEntries(
    KEYS.map((key) => [key, { weights: weights[key], half_width: widthOf(key) }]),
  ) as unknown as SpreadPrior;

/** A prior, what each wave is adjusted by while it is left out, and how often intervals hold people's shares then. */
export interface LearnedPrior {
  prior: SpreadPrior;
  withoutWave: ReadonlyMap<string, SpreadPrior>;
  /** Share of people's shares inside the interval of each left-out run, widths included in what is left out. */
  coverage: number;
  /** Mean width of these intervals, 0 to 1. */
  width: number;
}

/** Learns the prior, and once more without each wave. */
export function learnPrior(questions: readonly OpinionQuestion[]): LearnedPrior {
  const waves = [...new Set(questions.map(({ wave }) => wave))];
  if (waves.length < 3) throw new FileTrouble("Learning needs questions of at least three waves.");
  const weightsWithout = new Map(waves.map((wave) => [wave, fitWeights(questions.filter((one) => one.wave !== wave))]));
  const flat = (weights: Weights): SpreadPrior => withWidths(weights, () => 0);
  /** Of every option of every run: what the prior that does not know its wave makes of it. */
  const leftOut = questions.flatMap(({ wave, people, runs }) =>
    [...runs.values()].flatMap((shares) =>
      widenShares(shares, flat(weightsWithout.get(wave)!)).map((widened, option) => ({
        wave,
        key: priorKey(people.length),
        options: people.length,
        widened,
        people: people[option]!,
      })),
    ),
  );
  const widthsOf = (of: (wave: string) => boolean) => (key: keyof SpreadPrior) =>
    Number(
      quantile(
        leftOut.filter((one) => one.key === key && of(one.wave)).map((one) => logitError(one.widened, one.people)),
        0.95,
      ).toFixed(DIGITS),
    );
  const withoutWave = new Map(
    waves.map((wave) => [
      wave,
      withWidths(
        weightsWithout.get(wave)!,
        widthsOf((other) => other !== wave),
      ),
    ]),
  );
  const intervals = leftOut.map(({ wave, options, widened, people }) => {
    const [low, high] = spreadInterval(widened, options, withoutWave.get(wave));
    return { inside: people >= low && people <= high ? 1 : 0, width: high - low };
  });
  return {
    prior: withWidths(
      fitWeights(questions),
      widthsOf(() => true),
    ),
    withoutWave,
    coverage: mean(intervals.map(({ inside }) => inside)),
    width: mean(intervals.map(({ width }) => width)),
  };
}
