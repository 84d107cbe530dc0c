import type { ObservedAnswer, ObservedQuestion } from "../observations/observed-study.ts";
import { compareDistributions } from "../statistics/divergence.ts";
import { ksSimilarity } from "../statistics/ks.ts";
import { sentimentLabel, type Sentiment } from "../statistics/ssr.ts";
import { wassersteinSimilarity } from "../statistics/wasserstein.ts";
import { clipped, meanOverPairs, type Comparison, type Rows } from "./comparison.ts";
import { createCountSimilarity } from "./count-similarity.ts";
import type { ComparedKind } from "./schemas.ts";
import type { SharedQuestion } from "./shared-questions.ts";

/** A table of counts in the making: the category of every row. */
interface Coding {
  categories: number;
  codes: Int32Array;
}

interface Answered {
  rows: Rows;
  answers: ObservedAnswer[];
}

const kinds = { score: "sentiment", scale: "scale", choice: "choice", options: "options" } as const satisfies Record<
  ObservedQuestion["kind"],
  ComparedKind
>;

const sentiments: readonly Sentiment[] = ["Positive", "Neutral", "Negative"];

/** Answers that are no category of the question count for nobody. */
function answersOf({ asked }: SharedQuestion, positions: ReadonlyMap<string, number>): Answered {
  const answered = asked.flatMap(({ answers, kind, categories }, slot) =>
    [...answers].flatMap(([personaId, answer]) =>
      (kind === "scale" || kind === "choice") && !categories.some((category) => String(category) === String(answer))
        ? []
        : [{ persona: positions.get(personaId)!, slot, answer }],
    ),
  );
  return {
    rows: {
      persona: Int32Array.from(answered, ({ persona }) => persona),
      slot: Int32Array.from(answered, ({ slot }) => slot),
      slots: asked.length,
    },
    answers: answered.map(({ answer }) => answer),
  };
}

/**
 * One table per question, but of a question with several answers one per option that anybody chose: whoever chooses two
 * options is still one persona, and an option nobody wants says nothing about agreement.
 */
function codingsOf({ kind, categories }: ObservedQuestion, answers: readonly ObservedAnswer[]): Coding[] {
  if (kind === "score") {
    const codes = Int32Array.from(answers, (answer) => sentiments.indexOf(sentimentLabel(Number(answer))));
    return [{ categories: sentiments.length, codes }];
  }
  if (kind === "options") {
    const chosen = answers.map((answer) => new Set(Array.isArray(answer) ? (answer as readonly string[]) : [answer]));
    return categories.flatMap((option) => {
      const codes = Int32Array.from(chosen, (own) => (own.has(String(option)) ? 1 : 0));
      return codes.includes(1) ? [{ categories: 2, codes }] : [];
    });
  }
  const position = new Map(categories.map((category, index) => [String(category), index]));
  return [
    { categories: categories.length, codes: Int32Array.from(answers, (answer) => position.get(String(answer))!) },
  ];
}

/** Counts of every study, as rows. */
function tabulate({ codes, categories }: Coding, { slot, slots }: Rows): number[][] {
  const table = Array.from({ length: slots }, () => Array.from({ length: categories }, () => 0));
  for (const [row, code] of codes.entries()) table[slot[row]!]![code]! += 1;
  return table;
}

/**
 * Compares the answers to one question between all studies that asked it at once.
 *
 * Of several options the similarity is the mean over them, and p the smallest of theirs times their number
 * (Bonferroni), since each is a test of its own.
 * @param positions of the personas among all personas
 */
export function compareAnswers(shared: SharedQuestion, positions: ReadonlyMap<string, number>): Comparison | null {
  const { question, studies } = shared;
  const { rows, answers } = answersOf(shared, positions);
  const codings = codingsOf(question, answers);
  const compared = codings.flatMap((coding) => compareDistributions(tabulate(coding, rows)) ?? []);
  if (compared.length === 0) return null;
  const ordered = question.kind === "scale" ? tabulate(codings[0]!, rows) : null;
  const overPairs = (of: (first: readonly number[], second: readonly number[]) => number) =>
    ordered && meanOverPairs(ordered.length, (first, second) => clipped(of(ordered[first]!, ordered[second]!)));

  const similarityOf = createCountSimilarity(rows.persona.length);
  const tables = codings.map(({ categories }) => new Int32Array(rows.slots * categories));
  const once = new Int32Array(rows.persona.length).fill(1);
  const similarity = (slots: Int32Array, weights: Int32Array): number | null => {
    let total = 0;
    for (const [index, { codes, categories }] of codings.entries()) {
      const counts = tables[index]!.fill(0);
      for (let row = 0; row < codes.length; row++) counts[slots[row]! * categories + codes[row]!]! += weights[row]!;
      const value = similarityOf(counts, categories);
      if (value === null) return null;
      total += value;
    }
    return total / codings.length;
  };

  return {
    studies,
    rows,
    measured: {
      question_id: question.id,
      question: question.question,
      kind: kinds[question.kind],
      similarity: clipped(compared.reduce((total, one) => total + one.similarity, 0) / compared.length),
      p_value: Math.min(1, compared.length * Math.min(...compared.map(({ p }) => p))),
      ks_similarity: overPairs(ksSimilarity),
      wasserstein_similarity: overPairs(wassersteinSimilarity),
    },
    resampled: (weights) => similarity(rows.slot, weights),
    dealt: (slots) => similarity(slots, once),
  };
}
