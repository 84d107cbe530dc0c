import type { ObservedQuestion } from "../../dataset/observed-simulation.ts";
import { peopleWordingOf } from "../../languages/people-wording.ts";
import { percentIn } from "../../languages/wording.ts";
import { exactShareInterval } from "../../statistics/exact-share-interval.ts";
import { meanDifference, tInterval, type EstimatedMean } from "../../statistics/mean-difference.ts";
import { ratioInterval } from "../../statistics/ratio-interval.ts";
import { intervalOfShares } from "../../statistics/sample-difference.ts";
import { effectiveSize } from "../../statistics/weighting.ts";
import { comparedPairs } from "../comparisons/experiment-figures.ts";
import type { DividedExperiment } from "../comparisons/tabled-simulation.ts";
import type { HumanFigures } from "../human-study/schemas.ts";
import { chosenByPeople, chosenByPersonas } from "./compare-options.ts";
import type { MatchedQuestion, ValidityInput } from "./input.ts";
import { answeredByPeople, answeredByPersonas, type ScaleAnswers } from "./scale-answers.ts";
import type { ArmDifference, ExperimentValidity } from "./schemas.ts";

type Contrast = ExperimentValidity["contrasts"][number];
type Arm = DividedExperiment["arms"][number];

/** A figure of one arm: a mean, or the share of an option. */
interface ArmFigure {
  n: number;
  mean: number;
  /** Null for a single answer. */
  error: Pick<EstimatedMean, "error" | "df"> | null;
  /** Shares only: the number of people who are as precise. */
  effectiveN?: number;
}

/** Figures of an arm by option. A scale has one figure, under null. */
type ArmFigures = ReadonlyMap<string | null, ArmFigure>;

const ofScale = (answers: ScaleAnswers | null): ArmFigures | null =>
  answers && new Map([[null, { n: answers.n!, mean: answers.mean, error: answers.error }]]);

/** If there are two options, the second is the mirror of the first. */
const toldOptions = ({ kind, categories }: ObservedQuestion): number[] =>
  kind === "choice" && categories.length === 2 ? [0] : [...categories.keys()];

const ofShares = (
  question: ObservedQuestion,
  answers: { n: number | null; shares: readonly number[] } | null,
  effectiveN: number,
): ArmFigures | null =>
  answers &&
  new Map(
    toldOptions(question).map((option) => {
      const share = answers.shares[option]!;
      const error = { error: Math.sqrt((share * (1 - share)) / effectiveN), df: Infinity };
      return [String(question.categories[option]), { n: answers.n!, mean: share, error, effectiveN }];
    }),
  );

function personasIn(question: ObservedQuestion, { participants }: Arm, weights: ReadonlyMap<string, number>) {
  const among = (id: string) => participants.has(id);
  if (question.kind === "scale") return ofScale(answeredByPersonas(question, weights, among));
  const answered = [...question.answers.keys()].filter(among);
  return ofShares(
    question,
    chosenByPersonas(question, weights, among),
    effectiveSize(answered.map((id) => weights.get(id) ?? 1)),
  );
}

const peopleIn = (question: ObservedQuestion, figures: HumanFigures): ArmFigures | null =>
  question.kind === "scale"
    ? ofScale(answeredByPeople(figures))
    : ofShares(question, chosenByPeople(figures, question), figures.n_effective ?? figures.n);

const estimated = (first: ArmFigure, second: ArmFigure): EstimatedMean | null =>
  first.error &&
  second.error &&
  meanDifference({ mean: first.mean, ...first.error }, { mean: second.mean, ...second.error });

function differenceOf(first: ArmFigure, second: ArmFigure): ArmDifference {
  const own = estimated(first, second);
  const interval =
    first.effectiveN === undefined || second.effectiveN === undefined
      ? own && tInterval(own)
      : intervalOfShares(
          { mean: first.mean, effectiveN: first.effectiveN },
          { mean: second.mean, effectiveN: second.effectiveN },
        );
  return { difference: first.mean - second.mean, interval, n: [first.n, second.n] };
}

type Pair = readonly [ArmFigure, ArmFigure];

/** Compares the difference between two arms in people with that in personas. */
function held(people: Pair, personas: Pair): Pick<Contrast, "direction_right" | "size_ratio" | "size_ratio_interval"> {
  const [theirs, ours] = [differenceOf(...people), differenceOf(...personas)];
  const [low = 0, high = 0] = theirs.interval ?? [];
  if (low <= 0 && high >= 0) return { direction_right: null, size_ratio: null, size_ratio_interval: null };
  const [first, divisor] = [estimated(...personas), estimated(...people)];
  return {
    direction_right: ours.difference === 0 ? null : ours.difference * theirs.difference > 0,
    size_ratio: ours.difference / theirs.difference,
    size_ratio_interval: first && divisor && ratioInterval(first, divisor),
  };
}

function contrastsOf(
  { id, arms }: DividedExperiment,
  { humans }: MatchedQuestion,
  question: ObservedQuestion,
  weights: ReadonlyMap<string, number>,
): Contrast[] {
  const figures = arms.map((arm) => {
    const told = humans.arms?.find((one) => one.experiment_id === id && one.arm_id === arm.id);
    return { people: told ? peopleIn(question, told) : null, personas: told && personasIn(question, arm, weights) };
  });
  return comparedPairs(arms.length).flatMap(([one, other]) => {
    const [first, second] = [figures[one]!, figures[other]!];
    if (!first.people || !first.personas || !second.people || !second.personas) return [];
    const pairOf = (of: "people" | "personas", option: string | null): Pair => [
      first[of]!.get(option)!,
      second[of]!.get(option)!,
    ];
    return [...first.people.keys()].map((option): Contrast => {
      const [people, personas] = [pairOf("people", option), pairOf("personas", option)];
      return {
        ...{ question_id: question.id, question: question.question, option },
        ...{ first: arms[one]!.id, second: arms[other]!.id },
        people: differenceOf(...people),
        personas: differenceOf(...personas),
        ...held(people, personas),
      };
    });
  });
}

/** How many of the directions in people the personas also have, compared with guessing. */
function directionsOf(contrasts: readonly Contrast[], language: string) {
  const wording = peopleWordingOf(language);
  const count = contrasts.length;
  // If people differ, there is a size. If personas differ as well, there is a direction.
  const known = contrasts.filter(({ size_ratio }) => size_ratio !== null).length;
  const right = contrasts.filter(({ direction_right }) => direction_right === true).length;
  const wrong = contrasts.filter(({ direction_right }) => direction_right === false).length;
  const interval = right + wrong === 0 ? null : exactShareInterval(right, right + wrong);
  const directions = { known, right, wrong, interval };
  if (known === 0) return { directions, sentence: wording.say("experiments.no_direction", { count }) };
  if (!interval) return { directions, sentence: wording.say("experiments.no_difference", { count, known }) };
  const percent = (share: number) => percentIn(wording, 100 * share, 0);
  const [low, high] = [percent(interval[0]), percent(interval[1])];
  const said = { count, known, right, wrong, share: percent(right / (right + wrong)), low, high };
  return { directions, sentence: wording.say("experiments.directions", said) };
}

/**
 * Compares effects on people with effects on personas, by the arms of experiments that divided both.
 * @param language language of the sentences (BCP 47)
 */
export function compareArms(
  { simulation, experiments = [], people }: Pick<ValidityInput, "simulation" | "experiments" | "people">,
  language: string,
): ExperimentValidity[] {
  const weights = simulation.weights ?? new Map<string, number>();
  return experiments.flatMap((experiment) => {
    const contrasts = people.matched.flatMap((matched) => {
      const question = simulation.questions.find(({ id }) => id === matched.question_id);
      return question ? contrastsOf(experiment, matched, question, weights) : [];
    });
    if (contrasts.length === 0) return [];
    const { id: experiment_id, name, arms } = experiment;
    return [
      {
        ...{ experiment_id, name, contrasts },
        arms: arms.map((arm) => ({ arm_id: arm.id, name: arm.name })),
        ...directionsOf(contrasts, language),
      },
    ];
  });
}
