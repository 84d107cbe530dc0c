import type { SurveyQuestion } from "./schemas.ts";

const PIPED = /\{\{([^{}]{0,200})\}\}/gu;

/** Names in a text in the form of a question whose answer is shown there: `{{q3}}`. */
export const pipedIn = (text: string): string[] => [...text.matchAll(PIPED)].map(([, id]) => id!.trim());

/** Names piped into a question: ids of questions whose answers are shown in its text or above it, and variables. */
export const pipedInto = (
  { text, context }: Pick<SurveyQuestion, "text" | "context">,
  more: readonly string[] = [],
): string[] => [...new Set(pipedIn([context ?? "", text, ...more].join("\n")))];

/** A text with what is piped into it. @param said by the id of the question; what is not there stays as it is */
export const filledIn = (text: string, said: ReadonlyMap<string, string>): string =>
  text.replaceAll(PIPED, (whole, id: string) => said.get(id.trim()) ?? whole);
