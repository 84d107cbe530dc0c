import { comparable } from "../../studies/facts/asked-fact.ts";
import type { MatchedQuestion } from "../validity/input.ts";
import type { HumanAnswers, HumanStudyRecord } from "../human-study/record.ts";
import type { ObservedQuestion, ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { weightedError, weightedMean } from "../../statistics/weighting.ts";
import type { PairedFigure, PairRecord } from "../../studies/calibration/record.ts";
import type { ScaleFamily } from "../../studies/calibration/schemas.ts";
import { rounded } from "../../statistics/rounded.ts";

type PairedQuestion = PairRecord["questions"][number];

/** Six decimals. This keeps four thousand figures below the 400 KB that an item may have. */
const short = (value: number): number => rounded(value, 6);

/**
 * Pairs a human study with a simulation.
 * @param matched the questions that both asked, checked for scale and options
 * @returns undefined if they have no figure in common: then nothing can be learned
 */
export function pairOf(
  { id, name, project_id }: Pick<HumanStudyRecord, "id" | "name" | "project_id">,
  matched: readonly MatchedQuestion[],
  simulation: ObservedSimulation,
  at: string,
): PairRecord | undefined {
  const questions = matched.flatMap(({ question_id, humans }) => {
    const question = simulation.questions.find((one) => one.id === question_id);
    const paired = question && pairedQuestion(question, humans, simulation.weights);
    return paired && paired.figures.length > 0 ? [paired] : [];
  });
  if (questions.length === 0) return undefined;
  return { human_study_id: id, name, project_id, simulation_id: simulation.simulation_id, created_at: at, questions };
}

function pairedQuestion(
  question: ObservedQuestion,
  humans: HumanAnswers,
  weights: ObservedSimulation["weights"],
): PairedQuestion | undefined {
  const paired = (family: ScaleFamily, figures: PairedFigure[]) => ({ question_id: question.id, family, figures });
  switch (question.kind) {
    case "scale":
      return paired("rating", ratingFigures(question, humans, weights));
    case "choice":
    case "options":
      return paired("share", shareFigures(question, humans, weights));
    case "score":
      return undefined;
  }
}

/** Weighted people count as this many people with equal weights. */
const wholePeople = (effective: number): number => Math.max(1, Math.floor(effective + 1e-9));

function ratingFigures(
  { categories, ratings }: ObservedQuestion,
  { scale, mean, sd, n, n_effective = n }: HumanAnswers,
  weights: ObservedSimulation["weights"],
): PairedFigure[] {
  const [low, high] = [Number(categories[0]), Number(categories.at(-1))];
  if (!ratings || mean === null || sd === null || !(high > low)) return [];
  const position = (value: number) => (value - low) / (high - low);
  const synthetic = syntheticFigure(new Map([...ratings].map(([id, rating]) => [id, position(rating)])), weights);
  const humanLow = scale?.first_value ?? low;
  const humanRange = scale ? scale.points - 1 : high - low;
  const human = {
    mean: short((mean - humanLow) / humanRange),
    sd: short(sd / humanRange),
    n: wholePeople(n_effective),
  };
  return synthetic ? [{ human, synthetic }] : [];
}

function shareFigures(
  { categories, answers }: ObservedQuestion,
  { counts, n, options, n_effective = n }: HumanAnswers,
  weights: ObservedSimulation["weights"],
): PairedFigure[] {
  if (!counts || n === 0) return [];
  // An option that nobody chose may be missing among the counts.
  const people = new Map((options ?? []).map((option) => [comparable(option), 0]));
  for (const { answer, count } of counts) people.set(comparable(String(answer)), count);
  return categories.flatMap((category) => {
    const count = people.get(comparable(String(category)));
    const chosen = [...answers].map(([id, answer]) => [id, [answer].flat().includes(category) ? 1 : 0] as const);
    const synthetic = syntheticFigure(new Map(chosen), weights);
    if (count === undefined || !synthetic) return [];
    // Counts of weighted people are rounded.
    const share = Math.min(1, count / n);
    const sd = short(Math.sqrt(share * (1 - share)));
    return [{ human: { mean: short(share), sd, n: wholePeople(n_effective) }, synthetic }];
  });
}

function syntheticFigure(
  values: ReadonlyMap<string, number>,
  weights: ObservedSimulation["weights"],
): PairedFigure["synthetic"] | undefined {
  if (values.size === 0) return undefined;
  const counted = [...values.keys()].map((id) => weights?.get(id) ?? 1);
  const error = weightedError([...values.values()], counted);
  return {
    mean: short(weightedMean([...values.values()], counted)),
    se: error === null ? null : short(error),
    n: values.size,
  };
}
