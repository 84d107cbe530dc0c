import type { SurveyQuestion } from "./schemas.ts";

const PIPED = /\{\{([^{}]{0,200})\}\}/gu;

/** Whatever stands in a text as the id of a question whose answer is shown there: `{{q3}}`. */
export const pipedIn = (text: string): string[] => [...text.matchAll(PIPED)].map(([, id]) => id!.trim());

/** Ids of the questions whose answers are piped into a question, into its text or what is shown above it. */
export const pipedInto = ({ text, context }: Pick<SurveyQuestion, "text" | "context">): string[] => [
  ...new Set(pipedIn(`${context ?? ""}\n${text}`)),
];

/** A text with what is piped into it. @param said by the id of the question; what is not there stays as it is */
export const filledIn = (text: string, said: ReadonlyMap<string, string>): string =>
  text.replaceAll(PIPED, (whole, id: string) => said.get(id.trim()) ?? whole);
