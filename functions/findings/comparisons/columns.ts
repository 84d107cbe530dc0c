import { quantile } from "../../statistics/quantile.ts";
import { likelyPoints, figureForm, type FigureQuestion } from "../../dataset/figure-questions.ts";
import { SMALLEST_BASE, crosstabFacts, type CrosstabFact } from "./schemas.ts";
import { inBoth, type Crossing } from "./interactions.ts";
import { ComparisonError } from "./comparison-error.ts";
import type { TabledSimulation } from "./tabled-simulation.ts";

/** A group of personas that has a column. */
export interface Column {
  label: string;
  personas: ReadonlySet<string>;
}

export interface Columns {
  id: string;
  question: string | null;
  overlapping: boolean;
  columns: Column[];
  /** Set if the columns are the arms of one experiment within those of another. */
  crossing: Crossing | null;
}

/** Most questions that an error message names. */
const MOST_NAMED = 20;
/** Lower ends of the age brackets that market research uses. */
const AGES_FROM = [0, 13, 18, 25, 35, 45, 55, 65] as const;
const INCOMES = ["Low", "Middle", "High"] as const;

function ageBracket(age: number): string {
  const from = AGES_FROM.findLast((lowest) => lowest <= age) ?? 0;
  const next = AGES_FROM.find((lowest) => lowest > from);
  return next === undefined ? `${from}+` : `${from}–${next - 1}`;
}

/** Groups in an order of their own, without empty groups. */
function grouped<T>(members: readonly (readonly [string, T])[], labelOf: (of: T) => string): Column[] {
  const groups = Map.groupBy(members, ([, of]) => labelOf(of));
  return [...groups].map(([label, own]) => ({ label, personas: new Set(own.map(([id]) => id)) }));
}

const byNumber = (members: readonly (readonly [string, number])[]) => members.toSorted(([, a], [, b]) => a - b);

function factColumns(fact: CrosstabFact, { dataset, facts }: TabledSimulation): Column[] {
  const known = dataset.participants.flatMap((id) => {
    const value = facts.get(id)?.[fact];
    return value === undefined ? [] : [[id, value] as const];
  });
  switch (fact) {
    case "age":
      return grouped(byNumber(known.map(([id, age]) => [id, Number(age)] as const)), ageBracket);
    case "income_level":
      return grouped(
        known.toSorted(([, a], [, b]) => INCOMES.findIndex((own) => own === a) - INCOMES.findIndex((own) => own === b)),
        String,
      );
    case "gender":
      return grouped(known, String).toSorted((a, b) => a.label.localeCompare(b.label, "en"));
    case "location":
      return grouped(known, String)
        .filter(({ personas: { size } }) => size >= SMALLEST_BASE)
        .toSorted((a, b) => b.personas.size - a.personas.size || a.label.localeCompare(b.label, "en"));
  }
}

/** Points at either end of a scale that make a box: two, or three if the scale has nine or more points. */
const boxSize = (points: number): number => Math.max(2, Math.floor(points / 3));

/** Low, middle and high box of a scale with at least five points. A shorter scale has its halves or its points. */
function boxesOf(points: number): [number, number][] {
  if (points <= 3) return Array.from({ length: points }, (_, point) => [point, point]);
  const size = boxSize(points);
  const [low, high] = [size - 1, points - size];
  return low + 1 < high
    ? [
        [0, low],
        [low + 1, high - 1],
        [high, points - 1],
      ]
    : [
        [0, low],
        [high, points - 1],
      ];
}

const range = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

function scaleColumns(
  { question_id, scale }: FigureQuestion,
  { dataset }: TabledSimulation,
  boxes: readonly [number, number][],
): Column[] {
  const { first_value = 0 } = scale ?? {};
  const rated = dataset.questions.find(({ asked }) => asked.id === question_id);
  const chosen = rated ? [...likelyPoints(dataset, rated)] : [];
  return boxes.flatMap(([from, to]) => {
    const inside = chosen.filter(([, point]) => from <= point && point <= to).map(([id]) => id);
    if (inside.length === 0) return [];
    return [{ label: range(first_value + from, first_value + to), personas: new Set(inside) }];
  });
}

/** Thirds of the personas by their number; equal numbers stay together, so that thirds may differ in size. */
function thirds(values: ReadonlyMap<string, number>): Column[] {
  const members = byNumber([...values]);
  if (members.length === 0) return [];
  const cuts = [1 / 3, 2 / 3].map((p) => quantile([...values.values()], p));
  const groups = Map.groupBy(members, ([, value]) => cuts.filter((cut) => value > cut).length);
  return [...groups.values()].map((own) => ({
    label: range(own[0]![1], own.at(-1)![1]),
    personas: new Set(own.map(([id]) => id)),
  }));
}

/** The personas who have this value in a row. */
const holders = (of: ReadonlyMap<string, number>, value = 1) =>
  new Set([...of].flatMap(([id, own]) => (own === value ? [id] : [])));

/** One column per row, with the personas who have 1 in it: they take the option, rank it first, or have the theme. */
const labelled = ({ rows }: FigureQuestion): Column[] =>
  rows
    .map(({ label, of }) => ({ label: label ?? "", personas: holders(of) }))
    .filter(({ personas }) => personas.size > 0);

const ofNumbers = ({ rows }: FigureQuestion): Column[] => thirds(rows[0]?.of ?? new Map());

/** Detractors, passives and promoters. */
const NPS_BOXES: readonly [number, number][] = [
  [0, 6],
  [7, 8],
  [9, 10],
];

function ofRatings(question: FigureQuestion, simulation: TabledSimulation): Column[] {
  const isRecommendation = question.rows.some(({ figure }) => figure === "nps");
  return scaleColumns(question, simulation, isRecommendation ? NPS_BOXES : boxesOf(question.scale?.points ?? 0));
}

function noColumns({ question_id }: FigureQuestion): never {
  throw new ComparisonError(
    `by: ${question_id} is an allocation, which cannot make columns; name a question of another kind`,
  );
}

const columnsFrom: Record<
  ReturnType<typeof figureForm>,
  (question: FigureQuestion, simulation: TabledSimulation) => Column[]
> = {
  rating: ofRatings,
  number: ofNumbers,
  options: labelled,
  words: labelled,
  order: labelled,
  amounts: noColumns,
  score: noColumns,
};

/** Stands before the id of a question that is also the name of a fact. */
const QUESTION_PREFIX = "question.";
/** Stands before the id of an experiment. */
const EXPERIMENT_PREFIX = "experiment:";
/** Stands between two experiments that are crossed. */
const CROSSED = "*";
const isFact = (by: string): by is CrosstabFact => crosstabFacts.some((fact) => fact === by);

/** The arms of an experiment, or of two that are crossed (`experiment:price*pack`); null where it names neither. */
function experimentColumns(by: string, { experiments }: TabledSimulation): Columns | null {
  if (!by.startsWith(EXPERIMENT_PREFIX)) return null;
  const find = (id: string) => experiments.find((experiment) => experiment.id === id);
  const named = by.slice(EXPERIMENT_PREFIX.length);
  const ids = find(named) ? [named] : named.split(CROSSED);
  const [one, other] = ids.map(find);
  if (!one || ids.length > 2 || (ids.length > 1 && !other) || one === other) return null;
  const columns = other
    ? one.arms.flatMap((arm) =>
        other.arms.map((inner) => ({
          label: `${arm.name} × ${inner.name}`,
          personas: inBoth(arm.participants, inner.participants),
        })),
      )
    : one.arms.map(({ name, participants }) => ({ label: name, personas: participants }));
  return {
    id: by,
    question: other ? `${one.name} × ${other.name}` : one.name,
    overlapping: false,
    columns: columns.filter(({ personas }) => personas.size > 0),
    crossing: other ? [one, other] : null,
  };
}

/**
 * The columns of a cross-tab; only columns with at least one persona. They are made by one of these:
 *
 * - a fact of the profile: age in brackets, places that at least five personas come from
 * - the options of a question, or the option that personas rank first
 * - the boxes of a scale; detractors, passives and promoters for a recommendation
 * - the thirds of a question's numbers
 * - the themes of a question
 * - the arms of one experiment or of two
 * @param by a fact, or the id of a question; if the id is also the name of a fact, with `question.` before it
 * @throws ComparisonError
 */
export function columnsBy(by: string, simulation: TabledSimulation, questions: readonly FigureQuestion[]): Columns {
  if (isFact(by)) {
    return { id: by, question: null, overlapping: false, columns: factColumns(by, simulation), crossing: null };
  }
  const divided = experimentColumns(by, simulation);
  if (divided) return divided;
  const id =
    by.startsWith(QUESTION_PREFIX) && isFact(by.slice(QUESTION_PREFIX.length)) ? by.slice(QUESTION_PREFIX.length) : by;
  const question = questions.find(({ question_id }) => question_id === id);
  if (!question) {
    const ids = [
      ...questions.map(({ question_id }) => question_id),
      ...simulation.experiments.map((one) => `${EXPERIMENT_PREFIX}${one.id}`),
    ];
    const named = ids.length > MOST_NAMED ? [...ids.slice(0, MOST_NAMED), "…"] : ids;
    throw new ComparisonError(
      `by: ${by} is neither ${crosstabFacts.slice(0, -1).join(", ")} or ${crosstabFacts.at(-1)} nor a question of ` +
        `the simulation (${named.join(", ")})`,
    );
  }
  const columns = columnsFrom[figureForm(question)](question, simulation);
  const standing = columns.flatMap(({ personas }) => [...personas]);
  return {
    id: by,
    question: question.question,
    overlapping: new Set(standing).size < standing.length,
    columns,
    crossing: null,
  };
}
