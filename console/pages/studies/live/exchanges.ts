import type { Answer } from "../../../../clients/typescript/src/index.ts";

export type Message = Answer<"listMessages">[number];

/** One question with what each of those who were asked it said. */
export interface Round {
  question: string;
  /** By persona: the last answer, if a persona was asked twice. */
  answers: ReadonlyMap<string, string>;
}

/** What was asked in the same words, with all answers to it, the newest first. */
export function roundsIn(messages: readonly Message[]): Round[] {
  const rounds = new Map<string, Map<string, string>>();
  const asked = new Map<string, string>();
  for (const { role, persona_id, content } of messages) {
    if (persona_id === null) continue;
    if (role !== "persona") asked.set(persona_id, content);
    else {
      const question = asked.get(persona_id) ?? "";
      const answers = rounds.get(question) ?? new Map<string, string>();
      answers.set(persona_id, content);
      // Asked again it is the newest.
      rounds.delete(question);
      rounds.set(question, answers);
    }
  }
  return [...rounds].map(([question, answers]) => ({ question, answers })).toReversed();
}
