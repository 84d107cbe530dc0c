import type { Schemas } from "../../clients/typescript/src/index.ts";

type Results = Schemas["SimulationResults"];

const isPersonas = (value: unknown): boolean =>
  Array.isArray(value) && typeof value[0] === "object" && value[0] !== null && "persona_id" in value[0];

/** Figures without what each persona adds to them; of the evidence for a finding two quotes. */
function figuresOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(figuresOf);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      if (entry === null || key === "persona_ids" || (isPersonas(entry) && key !== "evidence")) return [];
      return [[key, figuresOf(key === "evidence" ? (entry as unknown[]).slice(0, 2) : entry)]];
    }),
  );
}

/** Of all lists of questions those that were asked for. */
function chosenOf(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    const asked = value.every((entry) => typeof entry === "object" && entry !== null && "question_id" in entry);
    const entries = asked
      ? value.filter(({ question_id }: { question_id: string }) => ids.has(question_id))
      : (value as unknown[]);
    return entries.map((entry) => chosenOf(entry, ids));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, chosenOf(entry, ids)]));
}

/**
 * What results say, in a form to read: every figure with its interval, the base, the quality flags, and some of what
 * was said; nothing per persona.
 */
export function overviewOf({ aggregate, persona_results }: Results, questionIds?: readonly string[]): unknown {
  const { baselines, ...figures } = aggregate;
  const overview = figuresOf({
    ...figures,
    // By chance alone, a figure of these is not to be told.
    not_beyond_random: baselines
      .filter(({ beyond_random }) => beyond_random === false)
      .map(({ question_id }) => question_id),
    quotes: persona_results
      .filter(({ notable_quote }) => notable_quote)
      .slice(0, 5)
      .map(({ persona_name, notable_quote }) => ({ persona_name, quote: notable_quote })),
  });
  return questionIds ? chosenOf(overview, new Set(questionIds)) : overview;
}

/** What single personas said and answered. */
export const personasOf = ({ persona_results }: Results): readonly unknown[] =>
  persona_results.map(({ transcript: _, choices: __, answers, ...persona }) => ({
    ...persona,
    answers: answers?.map(({ question_id, text, rating, selected_options }) => {
      return { question_id, text, rating, selected_options };
    }),
  }));
