import type { Message } from "../../studies/simulation/message.ts";
import { createFinder, withoutMarks } from "../../models/quotes.ts";
import type { PersonaResult } from "../../studies/simulation/results.ts";
import type { ReportContext } from "./context.ts";
import type { Quote } from "./report.ts";

/** Ids of what was said; quotes link to them. */
export const messagePlace = ({ id }: Pick<Message, "id">): string => `message-${id}`;
export const reactionPlace = (personaId: string): string => `reaction-${personaId}`;
/** The id of a reaction to one of several concepts. */
export const conceptPlace = (personaId: string, conceptId: string): string => `reaction-${personaId}-${conceptId}`;
/** @param position place of the answer among those of the persona, from 0 */
export const answerPlace = (personaId: string, position: number): string => `answer-${personaId}-${position}`;

function placeOf(result: PersonaResult, words: string): string | null {
  const holds = createFinder(words);
  const message = (result.transcript ?? []).find(
    ({ role, persona_id, content }) => role === "persona" && persona_id === result.persona_id && holds(content),
  );
  if (message) return messagePlace(message);
  const answer = (result.answers ?? []).findIndex(({ text }) => holds(text));
  if (answer !== -1) return answerPlace(result.persona_id, answer);
  const seen = result.concepts?.find(({ reaction }) => holds(reaction));
  if (seen) return conceptPlace(result.persona_id, seen.concept_id);
  return holds(result.reaction) ? reactionPlace(result.persona_id) : null;
}

/** A person's words, without quotation marks, with the place where they were said. */
export function quoteOf({ resultOf, nameOf }: ReportContext, personaId: string, text: string): Quote {
  const result = resultOf(personaId);
  const utterance = result ? placeOf(result, text) : null;
  return { text: withoutMarks(text), personaId, personaName: nameOf(personaId), utterance };
}
