import { conceptItemOf } from "../../studies/concept-test/battery.ts";
import type { ObservedQuestion, ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { kindOf } from "../../studies/study-kinds.ts";

/** A question with the studies that asked it, one slot each, and what they observed. */
export interface SharedQuestion {
  /** As the first of them asked it. */
  question: ObservedQuestion;
  /** Positions among all studies. */
  studies: number[];
  /** The question as each study asked it. */
  asked: ObservedQuestion[];
}

const sameText = (text: string): string => text.trim().replaceAll(/\s+/g, " ");

/** Options may come in any order; points of a scale may not. */
const sameCategories = ({ kind, categories }: ObservedQuestion): readonly (string | number)[] =>
  kind === "scale" ? categories : categories.toSorted((a, b) => String(a).localeCompare(String(b)));

/**
 * Two questions are the same if they have the same kind, wording, categories and method by which words were rated,
 * wherever they are in their studies. For the sentiment, which every study has, the id counts instead of the wording.
 * The same applies to the concept battery, which every language has.
 */
const identity = (question: ObservedQuestion): string =>
  question.kind === "score" || conceptItemOf(question)
    ? JSON.stringify([question.kind, question.id, question.categories, question.method])
    : JSON.stringify([question.kind, sameText(question.question), sameCategories(question), question.method]);

/**
 * Every question with the studies that asked it and got an answer, in the order of first appearance. If a study asks a
 * question twice, its turn distinguishes them. Tasks of a conjoint study are left out: the part-worths contain what the
 * tasks have in common, whatever tasks were shown.
 */
export function sharedQuestions(studies: readonly ObservedSimulation[]): SharedQuestion[] {
  const shared = new Map<string, SharedQuestion>();
  for (const [position, study] of studies.entries()) {
    const turns = new Map<string, number>();
    for (const question of study.questions) {
      if (kindOf(study).asks === "tasks" && question.kind !== "score") continue;
      const same = identity(question);
      const turn = turns.get(same) ?? 0;
      turns.set(same, turn + 1);
      if (question.answers.size === 0) continue;
      const key = `${turn} ${same}`;
      const entry = shared.get(key) ?? { question, studies: [], asked: [] };
      entry.studies.push(position);
      entry.asked.push(question);
      shared.set(key, entry);
    }
  }
  return [...shared.values()];
}
