import { wordingOf } from "../../languages/wording.ts";
import { methodsDiffer, type ObservedSimulation } from "../../dataset/observed-simulation.ts";
import type { QualityFlag } from "../../studies/simulation/results.ts";
import { requireInput } from "../../statistics/input-error.ts";
import { seedFrom, randomFrom, shuffle } from "../../statistics/random.ts";
import { beginningOf } from "../../platform/text/text.ts";
import { agreementOf, meanOf } from "./agreement.ts";
import { alphaInterval } from "./alpha-interval.ts";
import { interpretReliability } from "./interpretation.ts";
import { compareRuns, type Comparison, type RatedQuestion } from "./rated-questions.ts";
import type { AlphaGap, QuestionReliability, ReliabilityComponents, ReliabilityStudy } from "./schemas.ts";
import {
  codeQuestion,
  meanAlpha,
  questionAlpha,
  scoreOf,
  tablesOf,
  type QuestionTables,
  meanOver,
  type CodedQuestion,
} from "./score.ts";
import { FEW_PERSONAS, verdictOn } from "./verdict.ts";
import { mean } from "../../statistics/moments.ts";
import { quantile } from "../../statistics/quantile.ts";
import { createPermutationAlpha, createGaps, permute, type Gaps } from "./permutation-alpha.ts";
import { rounded } from "../../statistics/rounded.ts";

/** The 95th percentile of 200 draws has a standard error of 1.5 points of probability. */
const PERMUTATIONS = 200;

/**
 * The score if it did not matter which persona answers: its mean and 95th percentile over shuffles of every run's
 * answers among its personas. Null where no shuffle has a score.
 * @param seed 32-bit; the same seed and answers give the same figures
 */
function randomBaseline(
  questions: readonly CodedQuestion[],
  { personas, runs }: { personas: readonly string[]; runs: number },
  seed: number,
): { expected: number; upper: number } | null {
  const random = randomFrom(seed);
  const positions = personas.map((_, persona) => persona);
  const gapsOf = createGaps();
  const columns = questions.map((own) =>
    own.map((column) => {
      const gaps = gapsOf(column);
      return { gaps, alphaOf: createPermutationAlpha(column, gaps) };
    }),
  );
  const different = new Set(columns.flat().map(({ gaps }) => gaps));
  const scores = Array.from({ length: PERMUTATIONS }, () => {
    const orders = Array.from({ length: runs }, () => shuffle(random, positions));
    const permuted = new Map<Gaps, Int32Array>([...different].map((gaps) => [gaps, permute(gaps, orders)]));
    return meanOver(columns, (own) => meanOver(own, ({ gaps, alphaOf }) => alphaOf(permuted.get(gaps)!)));
  }).flatMap((alpha) => (alpha === null ? [] : [scoreOf(alpha)]));
  return scores.length === 0 ? null : { expected: mean(scores), upper: quantile(scores, 0.95) };
}

export interface ReliabilityOptions {
  /** 32-bit; the same seed and runs give the same figures. */
  seed: number;
}

/** What the runs of a study say about its stability; null and null where nothing can be said. */
export type MeasuredReliability = Pick<
  ReliabilityStudy,
  "confidence_score" | "confidence_interval" | "verdict" | "flags"
> & { components: ReliabilityComponents; interpretation: string };

/** Only this many characters of a question are kept. */
const LONGEST_QUESTION = 200;

const figure = (value: number | null) => (value === null ? null : rounded(value, 3));

/** Positions of the personas that answered at least twice. */
const pairedIn = (tables: QuestionTables): Set<number> =>
  new Set(tables.flatMap(({ sizes }) => [...sizes.keys()].filter((persona) => sizes[persona]! > 0)));

function gapOf({ gap }: RatedQuestion, tables: QuestionTables): AlphaGap {
  if (gap !== null) return gap;
  const paired = pairedIn(tables).size;
  if (paired === 0) return "no_pairs";
  return paired === 1 ? "one_persona" : "no_variance";
}

function measuredQuestion(question: RatedQuestion, tables: QuestionTables) {
  const alpha = questionAlpha(tables);
  const { exact_agreement, ac2 } = agreementOf(question);
  return {
    question_id: question.id,
    question: beginningOf(question.question, LONGEST_QUESTION),
    kind: question.kind,
    level: question.level,
    alpha: figure(alpha),
    reason: alpha === null ? gapOf(question, tables) : null,
    exact_agreement: figure(exact_agreement),
    ac2: figure(ac2),
  } satisfies QuestionReliability;
}

function componentsOf(
  { runs }: Comparison,
  questions: readonly QuestionReliability[],
  personas: number,
  baseline: { expected: number; upper: number } | null,
): ReliabilityComponents {
  const alphaOf = (...kinds: QuestionReliability["kind"][]) =>
    figure(meanOf(questions.filter(({ kind }) => kinds.includes(kind)).map(({ alpha }) => alpha)));
  return {
    questions: [...questions],
    scales: alphaOf("scale"),
    choices: alphaOf("choice", "options"),
    sentiment: alphaOf("score"),
    themes: alphaOf("themes"),
    exact_agreement: figure(meanOf(questions.map(({ exact_agreement }) => exact_agreement))),
    ac2: figure(meanOf(questions.map(({ ac2 }) => ac2))),
    questions_without_variance: questions.filter(({ reason }) => reason === "no_variance").length,
    random_baseline: baseline && { expected: rounded(baseline.expected, 1), upper: rounded(baseline.upper, 1) },
    personas,
    runs,
  };
}

/**
 * How stable a study is (docs/methods.md, Reliability). Personas are the units; the original and its reruns are the
 * exchangeable observers. The result contains:
 *
 * - Krippendorff's α per question: ordinal for ratings, nominal for choices, interval for the sentiment, mean nominal
 *   over options and over themes
 * - the score: 100·max(0, mean over questions)
 * - the interval of the score over whole personas
 * - the score that random answers would get
 *
 * The order of runs and personas makes no difference.
 *
 * Without variance or anything to compare, the score is null, and the questions and the interpretation say why.
 * @param runs the original and its reruns, at least two, of one stimulus, with different ids
 * @throws StatisticsInputError otherwise
 */
export function measureReliability(
  runs: readonly ObservedSimulation[],
  options: ReliabilityOptions,
): MeasuredReliability {
  requireInput(runs.length > 1, "Stability needs at least two runs of a study.");
  requireInput(
    new Set(runs.map(({ simulation_id }) => simulation_id)).size === runs.length &&
      new Set(runs.map(({ stimulus }) => stimulus)).size === 1,
    "The runs to compare must be different runs of one stimulus.",
  );
  const comparison = compareRuns(runs);
  const coded = comparison.questions.map(codeQuestion);
  const tables = tablesOf(coded);
  const paired = [...pairedIn(tables.flat())].sort((a, b) => a - b);
  const questions = comparison.questions.map((question, index) => measuredQuestion(question, tables[index]!));

  const estimate = meanAlpha(tables);
  const interval = estimate === null ? null : alphaInterval(tables, paired, seedFrom(options.seed, "interval"));
  const score = estimate === null ? null : rounded(scoreOf(estimate), 1);
  const ends = interval && [rounded(scoreOf(interval.lower), 1), rounded(scoreOf(interval.upper), 1)];
  // Below chance altogether, or all but perfect: what is cut off at 0 or rounded to 100 has no width left to show.
  const confidence_interval = ends && ends[0]! < ends[1]! ? ends : null;
  const baseline = estimate === null ? null : randomBaseline(coded, comparison, seedFrom(options.seed, "baseline"));
  const components = componentsOf(comparison, questions, paired.length, baseline);
  const flags: QualityFlag[] = [
    ...(paired.length < FEW_PERSONAS ? ["few_personas" as const] : []),
    ...(components.questions_without_variance > 0 ? ["no_variance" as const] : []),
  ];
  const figures = {
    confidence_score: score,
    confidence_interval,
    components,
    verdict: confidence_interval ? verdictOn(confidence_interval[0]!) : null,
  };
  const { language } = runs[0]!;
  const wording = wordingOf(language);
  const interpretation = wording.sentences([
    interpretReliability(figures, language),
    ...(methodsDiffer(runs) ? [wording.say("notes.methods_differ")] : []),
  ]);
  return { ...figures, flags, interpretation };
}
