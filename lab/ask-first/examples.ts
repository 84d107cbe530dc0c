import { ASKED, gainFeatures } from "../../functions/findings/ask-first/expected-gain.ts";
import { binomialProbabilities } from "../../functions/findings/baselines/chance.ts";
import { mean, sum } from "../../functions/statistics/moments.ts";
import { totalVariation } from "../../functions/statistics/total-variation.ts";
import { priorKey, widenShares, type SpreadPrior } from "../../functions/studies/spread/spread-prior.ts";
import { blendOf } from "../spread/measure.ts";
import type { OpinionFile, OpinionQuestion } from "../spread/read-questions.ts";

/** What the widened shares may count, in people, when they are put together with people's answers. */
export const WEIGHTS = [2, 3, 4, 6, 8, 10, 13, 16, 20, 25, 32, 40, 60, 100] as const;

/** A question as one way of asking models sees it. */
export interface Example {
  wave: string;
  /** The part of the prior that serves its number of options. */
  key: keyof SpreadPrior;
  features: number[];
  /** Distance of the widened shares from people's. */
  error: number;
  /** The same once people were asked, expected over their draws, by {@link WEIGHTS}. */
  asked: number[];
}

/** A way of asking: each of its runs is ranked by itself. */
export interface Way {
  name: "alone" | "with_no_persona" | "blended";
  runs: Example[][];
}

/** Probabilities of 0 to 20 of 20 people, for a share that may be nobody or everybody. */
function drawsOf(share: number): number[] {
  if (share > 0 && share < 1) return binomialProbabilities(ASKED, share);
  return Array.from({ length: ASKED + 1 }, (_, count) => (count === ASKED * share ? 1 : 0));
}

/**
 * Expected distance from people when the shares of 20 of them are put together with widened shares that count as so
 * many people. Exact: a distance is a sum over options, and how many of 20 choose one is binomial.
 */
function expectedDistance(widened: readonly number[], people: readonly number[], weight: number): number {
  const each = people.map((share, option) =>
    sum(
      drawsOf(share).map(
        (probability, count) => probability * Math.abs((weight * widened[option]! + count) / (weight + ASKED) - share),
      ),
    ),
  );
  return sum(each) / 2;
}

interface Seen {
  shares: readonly number[];
  disagreement: number | null;
}

function examplesOf(
  questions: readonly OpinionQuestion[],
  priorOf: (question: OpinionQuestion) => SpreadPrior,
  see: (question: OpinionQuestion) => Seen | undefined,
): Example[] {
  return questions.flatMap((question) => {
    const seen = see(question);
    if (!seen) return [];
    const prior = priorOf(question);
    const { people, wave } = question;
    const widened = widenShares(seen.shares, prior);
    return [
      {
        wave,
        key: priorKey(people.length),
        features: gainFeatures(seen.shares, seen.disagreement, prior),
        error: totalVariation(widened, people),
        asked: WEIGHTS.map((weight) => expectedDistance(widened, people, weight)),
      },
    ];
  });
}

function besideNoPersona(question: OpinionQuestion, model: string): Seen | undefined {
  const [shares, nobody] = [question.runs.get(`persona:${model}`), question.runs.get(`plain:${model}`)];
  return shares && nobody && { shares, disagreement: totalVariation(shares, nobody) };
}

function blended(question: OpinionQuestion): Seen | undefined {
  const shares = blendOf(question);
  return (
    shares && {
      shares,
      disagreement: mean([...question.runs.values()].map((run) => totalVariation(run, shares))),
    }
  );
}

/** Questions as each way of asking sees them. @param priorOf must not know the question */
export function waysOf({ runs, questions }: OpinionFile, priorOf: (question: OpinionQuestion) => SpreadPrior): Way[] {
  const seenBy = (see: (question: OpinionQuestion) => Seen | undefined) => examplesOf(questions, priorOf, see);
  const models = runs.flatMap((run) => {
    const model = run.replace("persona:", "");
    return model !== run && runs.includes(`plain:${model}`) ? [model] : [];
  });
  return [
    {
      name: "alone",
      runs: runs.map((run) =>
        seenBy(({ runs: answered }) => {
          const shares = answered.get(run);
          return shares && { shares, disagreement: null };
        }),
      ),
    },
    { name: "with_no_persona", runs: models.map((model) => seenBy((question) => besideNoPersona(question, model))) },
    { name: "blended", runs: [seenBy(blended)] },
  ];
}
