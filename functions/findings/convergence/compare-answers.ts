import type { ObservedAnswer, ObservedQuestion } from "../../dataset/observed-simulation.ts";
import { compareDistributions } from "../../statistics/divergence.ts";
import { ksSimilarity } from "../../statistics/ks.ts";
import { sentimentLabel, type Sentiment } from "../../statistics/ssr.ts";
import { wassersteinSimilarity } from "../../statistics/wasserstein.ts";
import { clipped, meanOverPairs, type Comparison } from "./comparison.ts";
import type { Rows } from "./difference.ts";
import type { Features } from "./difference.ts";
import { createCountSimilarity, createOptionSimilarity } from "./count-similarity.ts";
import type { ComparedKind } from "./schemas.ts";
import type { SharedQuestion } from "./shared-questions.ts";

/** The input of a table of counts: the category of every row. */
interface Coding {
  categories: number;
  codes: Int32Array;
}

interface Answered {
  rows: Rows;
  answers: ObservedAnswer[];
  /** Probabilities of the points of a scale, where they are known. */
  distributions: (readonly number[] | undefined)[];
}

const kinds = { score: "sentiment", scale: "scale", choice: "choice", options: "options" } as const satisfies Record<
  ObservedQuestion["kind"],
  ComparedKind
>;

const sentiments: readonly Sentiment[] = ["Positive", "Neutral", "Negative"];

/** Ignores answers that are not a category of the question. */
function answersOf({ asked }: SharedQuestion, positions: ReadonlyMap<string, number>): Answered {
  const answered = asked.flatMap(({ answers, kind, categories, distributions }, slot) =>
    [...answers].flatMap(([personaId, answer]) =>
      (kind === "scale" || kind === "choice") && !categories.some((category) => String(category) === String(answer))
        ? []
        : [{ persona: positions.get(personaId)!, slot, answer, distribution: distributions.get(personaId) }],
    ),
  );
  return {
    rows: {
      persona: Int32Array.from(answered, ({ persona }) => persona),
      slot: Int32Array.from(answered, ({ slot }) => slot),
      slots: asked.length,
    },
    answers: answered.map(({ answer }) => answer),
    distributions: answered.map(({ distribution }) => distribution),
  };
}

/**
 * One table per question. A question with several answers has one table per option that anybody chose: a persona who
 * chooses two options is still one persona. An option that nobody wants says nothing about agreement.
 */
function codingsOf({ kind, categories }: ObservedQuestion, answers: readonly ObservedAnswer[]): Coding[] {
  if (kind === "score") {
    const codes = Int32Array.from(answers, (answer) => sentiments.indexOf(sentimentLabel(Number(answer))));
    return [{ categories: sentiments.length, codes }];
  }
  if (kind === "options") {
    const takenBy = new Map(categories.map((option) => [String(option), new Int32Array(answers.length)]));
    for (const [row, answer] of answers.entries())
      for (const option of [answer].flat()) takenBy.get(String(option))?.fill(1, row, row + 1);
    return [...takenBy.values()].flatMap((codes) => (codes.includes(1) ? [{ categories: 2, codes }] : []));
  }
  const position = new Map(categories.map((category, index) => [String(category), index]));
  return [
    { categories: categories.length, codes: Int32Array.from(answers, (answer) => position.get(String(answer))!) },
  ];
}

/**
 * For a scale: for every step, the probability of an answer above it. For the sentiment: its number. For options:
 * whether they were taken.
 */
function featuresOf({ kind, categories }: ObservedQuestion, codings: readonly Coding[], answered: Answered): Features {
  const { answers, distributions } = answered;
  if (kind === "score") return { values: Float64Array.from(answers, Number), width: 1, units: "own" };
  const [{ codes: points } = { codes: new Int32Array(0) }] = codings;
  if (kind === "scale") {
    const above = (row: number, step: number): number => {
      const own = distributions[row];
      if (own?.length !== categories.length) return points[row]! > step ? 1 : 0;
      return own.reduce((total, p, point) => total + (point > step ? p : 0), 0);
    };
    const width = Math.max(1, categories.length - 1);
    const values = Float64Array.from({ length: answers.length * width }, (_, i) =>
      above(Math.floor(i / width), i % width),
    );
    return { values, width, units: "common" };
  }
  const width = kind === "options" ? codings.length : categories.length;
  const taken = (row: number, option: number): boolean =>
    kind === "options" ? codings[option]!.codes[row] === 1 : points[row] === option;
  const values = Float64Array.from({ length: answers.length * width }, (_, i) =>
    taken(Math.floor(i / width), i % width) ? 1 : 0,
  );
  return { values, width, units: "own" };
}

/** Similarity of rows with these weights, if they belong to these studies. */
type Similarity = (slots: Int32Array, weights: Int32Array) => number | null;

function similarityOfAnswers({ codes, categories }: Coding, rows: Rows): Similarity {
  const counts = new Int32Array(rows.slots * categories);
  const similarityOf = createCountSimilarity(codes.length);
  return (slots, weights) => {
    counts.fill(0);
    for (let row = 0; row < codes.length; row++) counts[slots[row]! * categories + codes[row]!]! += weights[row]!;
    return similarityOf(counts, categories);
  };
}

/** For options. A persona who takes four of forty is counted four times. Everybody else does not take an option. */
function similarityOfOptions(codings: readonly Coding[], { persona: { length }, slots: studies }: Rows): Similarity {
  // Options that row r takes, from `from[r]` to `from[r + 1]`. Kept small, because a hundred questions of them do not
  // fit into a cache.
  const taken = Array.from({ length }, (_, row) =>
    codings.flatMap(({ codes }, option) => (codes[row] === 1 ? [option] : [])),
  );
  const options = Uint16Array.from(taken.flat());
  const from = new Int32Array(length + 1);
  for (const [row, own] of taken.entries()) from[row + 1] = from[row]! + own.length;
  const counts = new Int32Array(codings.length * studies);
  const sizes = new Int32Array(studies);
  const similarityOf = createOptionSimilarity(length);
  return (slots, weights) => {
    counts.fill(0);
    sizes.fill(0);
    for (let row = 0; row < length; row++) {
      const weight = weights[row]!;
      if (weight === 0) continue;
      const slot = slots[row]!;
      sizes[slot]! += weight;
      const first = slot * codings.length;
      const end = from[row + 1]!;
      for (let one = from[row]!; one < end; one++) counts[first + options[one]!]! += weight;
    }
    return similarityOf(counts, sizes);
  };
}

/** Counts of every study, as rows. */
function tabulate({ codes, categories }: Coding, { slot, slots }: Rows): number[][] {
  const table = Array.from({ length: slots }, () => Array.from({ length: categories }, () => 0));
  for (const [row, code] of codes.entries()) table[slot[row]!]![code]! += 1;
  return table;
}

/**
 * Compares the answers to one question between all studies that asked it, at once. With several options, the similarity
 * is the mean over them.
 * @param positions positions of the personas among all personas
 */
export function compareAnswers(shared: SharedQuestion, positions: ReadonlyMap<string, number>): Comparison | null {
  const { question, studies } = shared;
  const answered = answersOf(shared, positions);
  const { rows, answers } = answered;
  const codings = codingsOf(question, answers);
  const compared = codings.flatMap((coding) => compareDistributions(tabulate(coding, rows)) ?? []);
  if (compared.length === 0) return null;
  const ordered = question.kind === "scale" ? tabulate(codings[0]!, rows) : null;
  const overPairs = (of: (first: readonly number[], second: readonly number[]) => number) =>
    ordered && meanOverPairs(ordered.length, (first, second) => clipped(of(ordered[first]!, ordered[second]!)));

  const once = new Int32Array(rows.persona.length).fill(1);
  const similarity =
    question.kind === "options" ? similarityOfOptions(codings, rows) : similarityOfAnswers(codings[0]!, rows);

  return {
    studies,
    rows,
    measured: {
      question_id: question.id,
      question: question.question,
      kind: kinds[question.kind],
      similarity: clipped(compared.reduce((total, one) => total + one.similarity, 0) / compared.length),
      ks_similarity: overPairs(ksSimilarity),
      wasserstein_similarity: overPairs(wassersteinSimilarity),
    },
    features: featuresOf(question, codings, answered),
    steps: answers.flat().length + rows.slots * codings.reduce((sum, { categories }) => sum + categories, 0),
    resampled: (weights) => similarity(rows.slot, weights),
    permuted: (slots) => similarity(slots, once),
  };
}
