import type { PersonaResult } from "./results.ts";

/** Everything a persona said in a study, in the form in which it can be quoted. */
export const statementsOf = (result: PersonaResult): string[] => [
  result.reaction,
  ...(result.answers ?? []).map(({ text }) => text),
];
