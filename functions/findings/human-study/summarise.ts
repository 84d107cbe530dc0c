import { findArm, type ArmOfPeople, type AskedExperiment } from "./arms.ts";
import type { AskedQuestion } from "./asked-questions.ts";
import { shown, tidy } from "./cells.ts";
import { defineQuestion } from "./define-question.ts";
import type { DraftResults, DraftStudy, HumanDraft, QuestionDefinition } from "./draft.ts";
import { collectProblems, type Problems } from "./problems.ts";
import { answerReader } from "./read-answer.ts";
import { type HumanAnswers, DIVISIONS } from "./record.ts";
import { MOST_DISTINCT_VALUES, type HumanFigures, type HumanScale } from "./schemas.ts";
import { partsOf, type Part } from "./parts.ts";
import { wordsOf } from "./same-text.ts";
import { sum } from "../../statistics/moments.ts";
import { effectiveSize } from "../../statistics/weighting.ts";
import { randomFrom, seedFrom, shuffle } from "../../statistics/random.ts";

/** The points of a scale and all values between them in answers, lowest first. */
const scaleValues = ({ points, first_value }: HumanScale, found: Iterable<number>): number[] =>
  [...new Set([...Array.from({ length: points }, (_, point) => first_value + point), ...found])].toSorted(
    (a, b) => a - b,
  );

/** Mean and spread (n − 1) of values by the number of people who gave them. One person has no spread. */
function moments(values: readonly number[], counts: readonly number[], n: number) {
  if (n === 0) return { mean: null, sd: null };
  const mean = values.reduce((total, value, at) => total + value * counts[at]!, 0) / n;
  if (n === 1) return { mean, sd: null };
  const squares = values.reduce((total, value, at) => total + (value - mean) ** 2 * counts[at]!, 0);
  return { mean, sd: Math.sqrt(squares / (n - 1)) };
}

/**
 * The figures of a question from how many people gave each answer.
 * @param n people who answered; if they may choose several options, fewer than the sum of the counts
 */
function figuresOfCounts(
  { options }: QuestionDefinition,
  categories: readonly number[],
  counts: readonly number[],
  n: number,
): HumanFigures {
  const tidied = tidyCounts(counts);
  const counted = categories.map((value, at) => ({ answer: options?.[value] ?? value, count: tidied[at]! }));
  return options
    ? { n, mean: null, sd: null, counts: counted }
    : { n, ...moments(categories, counts, n), counts: counted };
}

/** By division and person: whether the person is in its first half. The same for every question and every upload. */
function divideIntoHalves(people: number): boolean[][] {
  const everybody = Array.from({ length: people }, (_, person) => person);
  return Array.from({ length: DIVISIONS }, (_, division) => {
    const first = new Array<boolean>(people).fill(false);
    const order = shuffle(randomFrom(seedFrom("halves", division, people)), everybody);
    for (const person of order.slice(0, Math.floor(people / 2))) first[person] = true;
    return first;
  });
}

type Summary = HumanFigures & Pick<HumanAnswers, "arms" | "halves" | "subgroups">;
type Of<F extends DraftResults["form"]> = Extract<DraftResults, { form: F }>;

interface Context {
  definition: QuestionDefinition;
  place: string;
  decimalComma: boolean;
  problems: Problems;
  mostDifferent: number;
}

function ofMean({ definition, place, problems }: Context, { mean, sd, n }: Of<"mean">): Summary {
  const { points, first_value: first } = definition.scale!;
  const last = first + points - 1;
  const middle = (first + last) / 2;
  // The spread is widest if everybody is at one of the ends; a mean may be rounded to one decimal.
  const nearest = Math.min(Math.max(mean, Math.min(mean + 0.05, middle)), Math.max(mean - 0.05, middle));
  const widest = Math.sqrt(((nearest - first) * (last - nearest) * n) / (n - 1));
  if (mean < first || mean > last) problems.add(place, `mean must be on the scale from ${first} to ${last}`);
  else if (sd < 0 || sd > widest + 0.005)
    problems.add(place, `sd must be between 0 and ${widest.toFixed(2)} where the mean is ${mean}`);
  return { n, mean: tidy(mean), sd: tidy(sd), counts: null, halves: null, subgroups: [] };
}

function ofCounts(context: Context, { counts, n }: Of<"counts">): Summary {
  const { definition, place, problems, decimalComma } = context;
  const read = answerReader(definition, decimalComma);
  const found = new Map<number, number>();
  for (const { answer, count, place: at } of counts) {
    const answered = read(answer);
    if (answered === null) problems.add(at, "has no answer");
    else if ("problem" in answered) problems.add(at, answered.problem);
    else if (answered.values.length !== 1) problems.add(at, "counts must be of one option each");
    else if (found.has(answered.values[0]!)) problems.add(at, `counts ${shown(answer)} a second time`);
    else found.set(answered.values[0]!, count);
  }
  const sum = [...found.values()].reduce((total, count) => total + count, 0);
  const asked = n ?? (definition.multiple ? undefined : sum);
  const most = Math.max(0, ...found.values());
  if (asked === undefined)
    problems.add(place, "n is needed where several options could be chosen: how many people were asked");
  else if (definition.multiple && most > asked)
    problems.add(place, `an option was chosen ${most} times by ${asked} people (n)`);
  else if (!definition.multiple && sum !== asked && found.size === counts.length)
    problems.add(place, `counts add up to ${sum} where n is ${asked}; send all answers, or leave n out`);
  if (sum === 0 && found.size === counts.length) problems.add(place, "nobody answered");
  const values = categoriesOf(context, found.keys());
  const figures = figuresOfCounts(
    definition,
    values,
    values.map((value) => found.get(value) ?? 0),
    asked ?? sum,
  );
  return { ...figures, halves: null, subgroups: [] };
}

/** The possible answers: places of options in order, or points of the scale and values between them, lowest first. */
function categoriesOf({ definition, place, problems, mostDifferent }: Context, found: Iterable<number>): number[] {
  if (definition.options) return definition.options.map((_, option) => option);
  const values = scaleValues(definition.scale!, found);
  if (values.length <= mostDifferent) return values;
  problems.add(place, `has more than ${mostDifferent} different answers; round them, or send mean, sd and n`);
  return [];
}

/** Number of people by answer; the numbers add up to the people who answered. */
interface Counted {
  counts: number[];
  n: number;
  n_effective?: number;
}

/** Decimals of weighted counts: a thousandth of a person. */
const tidyCounts = (counts: readonly number[]): number[] => counts.map((count) => Number(count.toFixed(3)));

/**
 * Counts answers. With weights, the counts of all people counted add up to the number of these people.
 * @param places places of each person's answers; null for no answer
 */
function countAnswers(
  places: readonly (readonly number[] | null)[],
  categories: number,
  weights: readonly number[] | undefined,
  belongs: (person: number) => boolean,
): Counted {
  const counts = new Array<number>(categories).fill(0);
  const counted: number[] = [];
  for (const [person, own] of places.entries()) {
    if (own === null || !belongs(person)) continue;
    const weight = weights?.[person] ?? 1;
    counted.push(weight);
    for (const at of own) counts[at]! += weight;
  }
  const n = counted.length;
  if (!weights || n === 0) return { counts, n };
  const unit = n / sum(counted);
  return { counts: counts.map((count) => count * unit), n, n_effective: effectiveSize(counted) };
}

interface People {
  weights: readonly number[] | undefined;
  halves: readonly (readonly boolean[])[];
  parts: readonly Part[];
  arms: readonly ArmOfPeople[];
}

function ofValues(
  context: Context,
  { values, placeOf }: Of<"values">,
  { weights, halves, parts, arms }: People,
): Summary {
  const { definition, problems, place, decimalComma } = context;
  const read = answerReader(definition, decimalComma);
  let wrong = 0;
  const answers = values.map((value, person): readonly number[] | null => {
    const answered = read(value);
    if (answered && "values" in answered) return answered.values;
    if (answered) {
      wrong += 1;
      problems.add(placeOf(person), answered.problem);
    }
    return null;
  });
  const categories = categoriesOf(context, new Set(answers.flatMap((own) => own ?? [])));
  const position = new Map(categories.map((value, at) => [value, at]));
  const places = answers.map((own) => own && own.map((value) => position.get(value)!));
  const count = (belongs: (person: number) => boolean) => countAnswers(places, categories.length, weights, belongs);
  const figures = (belongs: (person: number) => boolean): HumanFigures => {
    const { counts, n, ...effective } = count(belongs);
    return { ...figuresOfCounts(definition, categories, counts, n), ...effective };
  };
  const half = (belongs: (person: number) => boolean) => tidyCounts(count(belongs).counts);
  const everybody = figures(() => true);
  if (everybody.n === 0 && wrong === 0) problems.add(place, "nobody answered");
  return {
    ...everybody,
    halves:
      everybody.n < 2
        ? null
        : halves.map((first) => [half((person) => first[person]!), half((person) => !first[person])]),
    subgroups: parts
      .map(({ by, value, people }) => ({ by, value, ...figures((person) => people.has(person)) }))
      .filter(({ n }) => n >= FEWEST_IN_PART),
    arms: arms
      .map(({ people, ...arm }) => ({ ...arm, ...figures((person) => people.has(person)) }))
      .filter(({ n }) => n >= FEWEST_IN_PART),
  };
}

/** Fewest people for whom a part's figures are kept. With fewer, somebody might be recognised. */
export const FEWEST_IN_PART = 5;

const NOBODY: People = { weights: undefined, halves: [], parts: [], arms: [] };

function summaryOf(context: Context, results: HumanDraft["results"], people: People): Summary {
  switch (results.form) {
    case "mean":
      return ofMean(context, results);
    case "counts":
      return ofCounts(context, results);
    case "values":
      return ofValues(context, results, people);
  }
}

/**
 * The figures of the arms in a JSON body for a question. All arms of an experiment have no more people than the
 * question.
 */
function ofArms(
  { definition, ...context }: Context,
  { arms = [], place }: HumanDraft,
  { n: asked }: HumanFigures,
  experiments: readonly AskedExperiment[],
): NonNullable<HumanAnswers["arms"]> {
  const { problems } = context;
  const told = new Map<string, Set<string>>();
  const people = new Map<string, number>();
  return arms.flatMap(({ results, place: at, ...named }) => {
    const arm = findArm(experiments, named);
    if ("problem" in arm) {
      problems.add(at, arm.problem);
      return [];
    }
    const known = told.get(arm.experiment_id) ?? new Set();
    if (known.has(arm.arm_id)) problems.add(at, `tells of the arm ${shown(named.arm)} a second time`);
    told.set(arm.experiment_id, known.add(arm.arm_id));
    const { n, mean, sd, counts } = summaryOf({ ...context, definition, place: at }, results, NOBODY);
    const sum = (people.get(arm.experiment_id) ?? 0) + n;
    people.set(arm.experiment_id, sum);
    if (sum > asked)
      problems.add(place, `the arms of ${shown(named.experiment)} have ${sum} people, all have ${asked}`);
    return [{ ...arm, n, mean, sd, counts }];
  });
}

/** If a question is there twice, nobody could say which answers count. */
function requireDifferentQuestions(questions: readonly HumanDraft[], problems: Problems): void {
  const places = new Map<string, string>();
  for (const { definition, place } of questions) {
    const { question_id: id, text } = definition;
    const key = id === null ? `text ${wordsOf(text)}` : `id ${id}`;
    const earlier = places.get(key);
    if (earlier === undefined) places.set(key, place);
    else problems.add(place, `is the same question as ${earlier}; send it once`);
  }
}

/**
 * Makes the stored figures of an upload: people by answer, mean and spread; for rows, also by halves and parts.
 * @param asked the questions of the simulation that scales and options may come from
 * @param named whether the uploader named that simulation, whose experiments are `experiments`
 * @param mostDifferent most distinct answers to one question on a scale
 * @throws HumanStudyRefused naming lines or fields
 */
export function summarise(
  { questions, facts, weights, arms = [], decimalComma }: DraftStudy,
  asked: readonly AskedQuestion[],
  named: boolean,
  mostDifferent = MOST_DISTINCT_VALUES,
  experiments: readonly AskedExperiment[] = [],
): HumanAnswers[] {
  const problems = collectProblems();
  const rows = questions.find(({ results }) => results.form === "values")?.results as Of<"values"> | undefined;
  const people: People = {
    weights,
    halves: rows ? divideIntoHalves(rows.values.length) : [],
    parts: partsOf(facts, problems),
    arms,
  };
  requireDifferentQuestions(questions, problems);
  const summaries = questions.flatMap((draft, position): HumanAnswers[] => {
    const definition = defineQuestion(draft, asked, named, problems);
    if (!definition) return [];
    const context = { definition, place: draft.place, decimalComma, problems, mostDifferent };
    const summary = summaryOf(context, draft.results, people);
    const told = draft.arms && draft.arms.length > 0 ? { arms: ofArms(context, draft, summary, experiments) } : {};
    return [{ position, ...definition, ...summary, ...told }];
  });
  problems.throwIfAny();
  return summaries;
}
