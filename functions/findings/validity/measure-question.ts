import type { HumanAnswers } from "../human-study/record.ts";
import type { DirectEstimate } from "../../studies/direct-estimate/schemas.ts";
import type { ObservedQuestion } from "../../dataset/observed-simulation.ts";
import { tInterval } from "../../statistics/mean-difference.ts";
import {
  chosenByPeople,
  chosenByPersonas,
  compareChoices,
  estimatedChoices,
  randomChoices,
  shareError,
  type OptionShares,
} from "./compare-options.ts";
import { compareOnScale } from "./compare-scale.ts";
import type { MatchedQuestion, ValidityInput } from "./input.ts";
import { otherHalfOfChoices, otherHalfOnScale } from "./other-half.ts";
import { pairAnswers, pairedDifference, pairedEstimate } from "./paired-estimate.ts";
import { answeredByPeople, answeredByPersonas, estimatedOnScale, randomOnScale, ratingsOf } from "./scale-answers.ts";
import type { Answerer, Fidelity, QuestionValidity } from "./schemas.ts";
import { subgroupsOf } from "./subgroups.ts";

/** A question compared with people, with figures that callers do not see. */
export interface MeasuredQuestion {
  validity: QuestionValidity;
  matched: MatchedQuestion;
  /** Range of the scale; null for options. */
  range: number | null;
  /** Errors by answerer, 0 to 1: how far means are off over the range, or shares on average. */
  errors: Partial<Record<Answerer, number>>;
}

interface Asked {
  question: ObservedQuestion;
  matched: MatchedQuestion;
  anonymous: ObservedQuestion | undefined;
  estimate: DirectEstimate | undefined;
  input: ValidityInput;
}

function onScale({ question, matched, anonymous, estimate, input }: Asked): MeasuredQuestion | null {
  const { id, categories } = question;
  const { humans } = matched;
  const points = categories.map(Number);
  const range = points.at(-1)! - points[0]!;
  const people = answeredByPeople(humans);
  const personas = answeredByPersonas(question, input.simulation.weights);
  if (!people || !personas || range === 0) return null;
  const nobody = anonymous ? answeredByPersonas(anonymous, input.anonymous?.weights) : null;
  const estimated = estimate ? estimatedOnScale(estimate, question) : null;
  const respondents = input.respondents?.get(id);
  const pairs = respondents && pairAnswers(ratingsOf(question), respondents);
  // No persona was made of the people of another study.
  const same = pairs && input.people.human_study_id === null ? pairs : undefined;
  // If a person's persona gave no answer, the difference is of other people than the pairs.
  const clustered = same && same.people.length === people.n ? pairedDifference(same) : null;
  const own = compareOnScale(personas, people, points);
  const fidelities = {
    personas: clustered ? { ...own, difference_interval: tInterval(clustered) } : own,
    random: compareOnScale(randomOnScale(question), people, points),
    no_persona: nobody && compareOnScale(nobody, people, points),
    direct_estimate: estimated && compareOnScale(estimated, people, points),
    other_half: otherHalfOnScale(humans, points),
  };
  return {
    validity: {
      ...headOf(question),
      people: { n: people.n!, mean: people.mean, sd: people.sd, ...effectiveBase(humans) },
      ...fidelities,
      paired: pairs ? pairedEstimate(pairs) : null,
      subgroups: subgroupsOf(question, humans, input, points),
    },
    matched,
    range,
    errors: errorsOf(fidelities, ({ difference }) => Math.abs(difference!) / range),
  };
}

function onOptions({ question, matched, anonymous, estimate, input }: Asked): MeasuredQuestion | null {
  const people = chosenByPeople(matched.humans, question);
  const personas = chosenByPersonas(question, input.simulation.weights);
  if (!people || !personas) return null;
  const nobody = anonymous ? chosenByPersonas(anonymous, input.anonymous?.weights) : null;
  const half = otherHalfOfChoices(matched.humans, question);
  const compared = (own: OptionShares | null) => own && compareChoices(own, people, question);
  const fidelities = {
    personas: compareChoices(personas, people, question),
    random: compareChoices(randomChoices(question, personas), people, question),
    no_persona: compared(nobody),
    direct_estimate: compared(estimate ? estimatedChoices(estimate, question) : null),
  };
  const errors = errorsOf(fidelities, ({ shares }) =>
    shareError(
      shares.map(({ share }) => share),
      people.shares,
    ),
  );
  return {
    validity: {
      ...headOf(question),
      people: { n: people.n, mean: null, sd: null, ...effectiveBase(matched.humans) },
      ...fidelities,
      other_half: half?.fidelity ?? null,
      paired: null,
      subgroups: [],
    },
    matched,
    range: null,
    errors: half ? { ...errors, other_half: half.error } : errors,
  };
}

/** For weighted people only. */
const effectiveBase = ({ n_effective }: HumanAnswers) => (n_effective === undefined ? {} : { n_effective });

const headOf = ({ id, question, kind }: ObservedQuestion) => ({
  question_id: id,
  question,
  kind: kind as QuestionValidity["kind"],
});

const errorsOf = (
  fidelities: Partial<Record<Answerer, Fidelity | null>>,
  error: (fidelity: Fidelity) => number,
): MeasuredQuestion["errors"] =>
  Object.fromEntries(
    Object.entries(fidelities).flatMap(([answerer, fidelity]) => (fidelity ? [[answerer, error(fidelity)]] : [])),
  );

/**
 * Compares one question of a simulation with people's answers to it.
 * @returns null where no persona answered it, or people gave nothing that compares
 */
export function measureQuestion(matched: MatchedQuestion, input: ValidityInput): MeasuredQuestion | null {
  const named = ({ id }: ObservedQuestion) => id === matched.question_id;
  const question = input.simulation.questions.find(named);
  if (!question || question.kind === "score") return null;
  const asked = {
    question,
    matched,
    anonymous: input.anonymous?.questions.find(named),
    estimate: input.directEstimates.find(({ question_id }) => question_id === matched.question_id),
    input,
  };
  return question.kind === "scale" ? onScale(asked) : onOptions(asked);
}
