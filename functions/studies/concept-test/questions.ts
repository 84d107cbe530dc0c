import { conceptBattery, conceptItems, type ConceptItem, type ConceptQuestion } from "./battery.ts";
import type { Concept } from "./schemas.ts";

/** A question of the battery as it is asked of one of several concepts. */
export interface ConceptsQuestion extends ConceptQuestion {
  concept: Concept;
  /** What its answers are stored under: `c2.purchase_intent`. */
  question_id: string;
}

export const conceptQuestionId = (conceptId: string, item: ConceptItem): string => `${conceptId}.${item}`;

/** The battery of every concept, in the order of the concepts. @param language of the study (BCP 47) */
export const conceptsQuestions = (concepts: readonly Concept[], language: string): ConceptsQuestion[] =>
  concepts.flatMap((concept) =>
    conceptBattery(language).map((asked) => ({
      ...asked,
      concept,
      question_id: conceptQuestionId(concept.concept_id, asked.id),
    })),
  );

/** Concept and item of an answer's id; undefined for any other question. */
export function conceptOf(questionId: string): { concept_id: string; item: ConceptItem } | undefined {
  const [concept_id = "", name] = questionId.split(".");
  const item = conceptItems.find((one) => one === name);
  return item && /^c\d+$/.test(concept_id) ? { concept_id, item } : undefined;
}

/**
 * The briefings that are shown with one concept: those of the study, and its own.
 * @param briefingIds all that the study shows
 */
export function briefingsWith(
  briefingIds: readonly string[],
  concepts: readonly Concept[],
  shown: Concept | undefined,
): string[] {
  const others = new Set(concepts.flatMap((concept) => (concept === shown ? [] : concept.briefing_ids)));
  return briefingIds.filter((id) => !others.has(id) || shown?.briefing_ids.includes(id));
}

/** A concept as a persona is shown it. @param frame what is shown with each, untrusted; null without one */
export const shownConcept = (frame: string | null, { name, text }: Concept): string =>
  [...(frame === null ? [] : [frame]), `${name}\n${text}`].join("\n\n");

/** All that a study of concepts shows, as one text. */
export const shownConcepts = (frame: string | null, concepts: readonly Concept[] | null): string =>
  [frame ?? "", ...(concepts ?? []).map(({ name, text }) => `${name}\n${text}`)].filter(Boolean).join("\n\n");
