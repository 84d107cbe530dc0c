import { countedShare } from "../../../statistics/counted-share.ts";
import { mean, sum } from "../../../statistics/moments.ts";
import { seedFrom } from "../../../statistics/random.ts";
import { effectiveSize } from "../../../statistics/weighting.ts";
import { wilsonInterval } from "../../../statistics/wilson.ts";
import type { SurveyAggregate } from "../aggregate-schema.ts";
import { percent } from "../counted-figures.ts";
import { rounded } from "../../../statistics/rounded.ts";
import { standsLast } from "../option-kinds.ts";
import { formOf } from "../answer-forms.ts";
import type { Survey, SurveyQuestion } from "../schemas.ts";
import {
  bestPortfolio,
  combinations,
  greedyPortfolios,
  MOST_PORTFOLIOS,
  reachOf,
  type Choosers,
  type Portfolio,
} from "./reach.ts";
import { eachResample } from "./resampling.ts";
import { countedAnswer, type Participant } from "./participants.ts";

type Turf = SurveyAggregate["turf"][number];

const LARGEST = 5;
const FEWEST_OPTIONS = 3;
/** Resamples for what picking the best has added: their mean is wanted, not their tails. */
const RESAMPLES = 200;

/** Options that can be offered: not `none of these`, `other` or what is chosen alone. */
const offered = ({ options, exclusive_options }: SurveyQuestion): string[] =>
  (options ?? []).filter((option) => !exclusive_options.includes(option) && !standsLast(option));

/** Questions of a survey of which several options may be chosen, and enough can be offered. */
export const reachQuestionsIn = ({ questions }: Survey): SurveyQuestion[] =>
  questions.filter(
    (question) => formOf(question) === "options" && question.multiple && offered(question).length >= FEWEST_OPTIONS,
  );

type Found = Portfolio & { search: "exact" | "greedy" };

function portfoliosOf(choosers: Choosers, largest: number): Found[] {
  const greedy = greedyPortfolios(choosers, largest);
  return greedy.map((portfolio, index) =>
    combinations(choosers.byOption.length, index + 1) <= MOST_PORTFOLIOS
      ? { ...bestPortfolio(choosers, index + 1), search: "exact" }
      : { ...portfolio, search: "greedy" },
  );
}

/**
 * By how much the reach of the best portfolio of each size is too high because the portfolio was picked for it, 0..1.
 * This is the mean over resamples of the reach there of the portfolio picked there, less its reach in the data. It is
 * the bootstrap's optimism (Efron 1983, JASA 78:316). Resamples are searched greedily.
 */
function optimismOf(choosers: Choosers, sizes: number, seed: number): number[] {
  const { byOption, weights, participants } = choosers;
  const total = sum(Array.from(weights));
  const drawn = new Float64Array(participants);
  const excess: number[][] = Array.from({ length: sizes }, () => []);
  eachResample(
    participants,
    seed,
    (times) => {
      for (let index = 0; index < participants; index++) drawn[index] = times[index]! * weights[index]!;
      const drawnTotal = sum(drawn);
      for (const [size, { options, reached }] of greedyPortfolios(
        { byOption, weights: drawn, participants },
        sizes,
      ).entries())
        excess[size]!.push(reached / drawnTotal - reachOf(choosers, options) / total);
    },
    RESAMPLES,
  );
  return excess.map((own) => Math.max(0, mean(own)));
}

/**
 * Total unduplicated reach and frequency (Miaoulis, Free & Parsons 1990, Market Res 2(1):30): for every size up to
 * five, the options of which most personas chose any. If a size has at most 20,000 portfolios, all are tried.
 * Otherwise, options are added one by one (greedy: at least 63 % of the best reach, mostly all of it).
 *
 * The lower end of an interval is Wilson's after subtracting what picking the best has added. The upper end is Wilson's
 * of what was counted.
 * @returns null where nobody answered
 */
export function turf(question: SurveyQuestion, participants: readonly Participant[]): Turf | null {
  const options = offered(question);
  const answers = participants.flatMap((participant) => {
    const answer = countedAnswer(participant, question);
    return answer ? [{ weight: participant.weight, chosen: new Set(answer.selected_options) }] : [];
  });
  if (answers.length === 0) return null;
  const weights = answers.map(({ weight }) => weight);
  const choosers: Choosers = {
    byOption: options.map((option) =>
      Int32Array.from(answers.flatMap(({ chosen }, index) => (chosen.has(option) ? [index] : []))),
    ),
    weights,
    participants: answers.length,
  };
  const sizes = Math.min(LARGEST, options.length - 1);
  const optimism = optimismOf(choosers, sizes, seedFrom("turf", question.id));
  const n = effectiveSize(weights);
  return {
    question_id: question.id,
    answered: answers.length,
    portfolios: portfoliosOf(choosers, sizes).map((portfolio, index) => {
      const names = portfolio.options.map((option) => options[option]!);
      const own = answers.map(({ chosen }) => names.filter((name) => chosen.has(name)).length);
      const { share, upper } = countedShare(
        own.map((count) => count > 0),
        weights,
      );
      const { lower } = wilsonInterval(Math.max(0, share - optimism[index]!) * n, n);
      return {
        options: names,
        search: portfolio.search,
        share: percent(share),
        share_interval: [percent(lower), percent(upper)],
        frequency: rounded(sum(own.map((count, at) => count * weights[at]!)) / sum(weights), 2),
      };
    }),
  };
}
