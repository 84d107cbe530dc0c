import { peopleWordingOf, type PeopleWording } from "../../languages/people-wording.ts";
import { fisherInterval } from "../../statistics/fisher-interval.ts";
import { usefulCorrelation } from "../../statistics/human-answers-worth.ts";
import { pearsonCorrelation, standardDeviation } from "../../statistics/moments.ts";
import { twoSidedZ } from "../../statistics/normal.ts";
import { studentTQuantile } from "../../statistics/student-t.ts";
import type { SamplePlan } from "./schemas.ts";

/** What is known so far about a question on a scale. */
export interface QuestionToPlan {
  question_id: string;
  question: string;
  /** Answers of people. */
  people: readonly number[];
  /** The answers of their personas, in the same order: the mean of each distribution. */
  personas: readonly number[];
  /** Personas whose answers are available in addition to those of the people who will be asked. */
  predictions: number;
}

type Planned = SamplePlan["questions"][number];

/**
 * Fewest people for a half width: t on n − 1 degrees of freedom times σ/√n · √(1 − ρ²/(1 + n/N)).
 * It is that of the power-tuned prediction-powered mean (Angelopoulos, Duchi & Zrnic 2023, arXiv:2311.01453) on the
 * interval that is shown for it.
 * @param correlation 0 for people alone
 * @param predictions N; Infinity for the least that personas can do
 */
export function fewestPeople(
  halfWidth: number,
  { sd, correlation = 0, predictions = 0 }: { sd: number; correlation?: number; predictions?: number },
): number {
  const enough = (n: number): boolean => {
    const left = predictions > 0 ? 1 - correlation ** 2 / (1 + n / predictions) : 1;
    return studentTQuantile(0.975, n - 1) * sd * Math.sqrt(left / n) <= halfWidth;
  };
  // Every additional person makes the half width smaller. The number is doubled until it is enough, then bisected.
  let few = 1;
  let many = Math.max(2, Math.ceil((twoSidedZ(0.95) * sd * Math.sqrt(1 - correlation ** 2)) ** 2 / halfWidth ** 2));
  while (!enough(many)) [few, many] = [many, 2 * many];
  while (many - few > 1) {
    const middle = Math.floor((few + many) / 2);
    if (enough(middle)) many = middle;
    else few = middle;
  }
  return many;
}

/**
 * Fewest people with this number of personas. Null where the personas save nobody: the correlation is too low for the
 * people seen so far or for those to be asked. Below it, tuning costs more than it brings.
 */
function withPersonas(
  halfWidth: number,
  { alone, sd, correlation, pairs }: { alone: number; sd: number; correlation: number; pairs: number },
  predictions: number,
): number | null {
  const useful = usefulCorrelation(pairs);
  if (predictions === 0 || useful === null || correlation <= useful) return null;
  const worthwhile = Math.floor(2 + 1 / correlation ** 2) + 1;
  const people = Math.max(worthwhile, fewestPeople(halfWidth, { sd, correlation, predictions }));
  return people < alone ? people : null;
}

function planQuestion(
  halfWidth: number,
  { question_id, question, people, personas, predictions }: QuestionToPlan,
  wording: PeopleWording,
): Planned {
  const sd = standardDeviation(people);
  const correlation = pearsonCorrelation(people, personas);
  const interval = correlation === null ? null : fisherInterval(correlation, people.length);
  const alone = fewestPeople(halfWidth, { sd });
  const known = correlation === null ? null : { alone, sd, correlation, pairs: people.length };
  const helped = known && withPersonas(halfWidth, known, predictions);
  const endless = known && withPersonas(halfWidth, known, Infinity);
  const said = { half_width: wording.number(halfWidth), alone };
  const sentence = () => {
    if (correlation === null) return wording.say("sample_plan.no_correlation", said);
    const seen = { ...said, correlation: wording.number(correlation, 2), pairs: people.length };
    if (endless === null) return wording.say("sample_plan.no_help", seen);
    if (helped === null) return wording.say("sample_plan.more_personas", { ...seen, endless });
    return wording.say("sample_plan.help", { ...seen, helped, predictions, endless });
  };
  return {
    question_id,
    question,
    sd,
    correlation,
    correlation_interval: interval && [interval.lower, interval.upper],
    pairs: people.length,
    people_alone: alone,
    people_with_personas: helped,
    people_with_endless_personas: endless,
    sentence: sentence(),
  };
}

/** With fewer pairs, spread and correlation are hardly known. */
const FEW_PAIRS = 30;

/**
 * How many people to ask for a mean within ± a half width, 95 %. It gives the number for people alone, and the number
 * with the help of personas, as far as personas agreed with the people seen so far.
 * @param halfWidth in the numbers of the scale, positive
 * @param questions questions on scales; those with fewer than two people are left out, and if none is left, a note says
 *   why
 * @param language language of the sentences (BCP 47)
 */
export function planSample(
  halfWidth: number,
  questions: readonly QuestionToPlan[],
  language: string,
): Pick<SamplePlan, "questions" | "notes"> {
  const wording = peopleWordingOf(language);
  const known = questions.filter(({ people }) => people.length > 1);
  const left = questions.length - known.length;
  const few = known.filter(({ people }) => people.length < FEW_PAIRS).length;
  if (questions.length === 0) return { questions: [], notes: [wording.say("sample_plan.nobody")] };
  return {
    questions: known.map((one) => planQuestion(halfWidth, one, wording)),
    notes: [
      wording.say("sample_plan.seen_so_far"),
      ...(few > 0 ? [wording.say("sample_plan.few_pairs", { count: few, enough: FEW_PAIRS })] : []),
      ...(left > 0 ? [wording.say("sample_plan.left_out", { count: left })] : []),
    ],
  };
}
