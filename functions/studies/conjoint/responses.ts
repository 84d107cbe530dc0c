import { encodeNone, encodeProfile, type Coding } from "./coding.ts";
import type { ChoiceSet } from "./choice-data.ts";
import type { ConjointDesign } from "./design-schema.ts";
import { InvalidChoiceData } from "./errors.ts";
import type { Choice } from "./presentation.ts";

/** All choices of one persona, holdouts among them. */
export interface PersonaChoices {
  persona_id: string;
  choices: readonly Choice[];
  /** The weight of the persona, positive; 1 by default. */
  weight?: number;
}

/**
 * The stored choices of each persona, in the form for estimation.
 * @param weightOf what each persona counts
 */
export const storedChoices = (
  results: readonly {
    persona_id: string;
    choices: { tasks: readonly { task_id: string; chosen: number | null }[] } | null;
  }[],
  weightOf: (personaId: string) => number,
): PersonaChoices[] =>
  results.map(({ persona_id, choices }) => ({
    persona_id,
    weight: weightOf(persona_id),
    choices: (choices?.tasks ?? []).map(({ task_id, chosen }) => ({ task_id, offer: chosen })),
  }));

/** An answered task with its place in the design. */
export interface CodedChoice extends ChoiceSet {
  task_id: string;
}

/**
 * Codes choices for estimation, and holdouts separately. The alternatives of a task are its offers in design order,
 * then "none of these" where the design has it.
 * @throws InvalidChoiceData for an unknown task, an answer that was not on offer, or a task answered twice
 */
export function codeResponses(
  design: ConjointDesign,
  responses: readonly PersonaChoices[],
  coding: Coding,
): { estimation: CodedChoice[]; holdouts: CodedChoice[] } {
  const rowsOf = (offers: readonly number[][]) => {
    const rows = offers.map((offer) => encodeProfile(coding, offer));
    if (design.include_none) rows.push(encodeNone(coding));
    return rows;
  };
  const coded = (tasks: ConjointDesign["holdouts"]) =>
    new Map(tasks.map((task) => [task.task_id, rowsOf(task.offers)]));
  const tasks = coded(design.versions.flat());
  const holdoutTasks = coded(design.holdouts);

  const result: { estimation: CodedChoice[]; holdouts: CodedChoice[] } = { estimation: [], holdouts: [] };
  for (const { persona_id, choices, weight = 1 } of responses) {
    const answered = new Set<string>();
    for (const { task_id, offer } of choices) {
      if (answered.has(task_id)) throw new InvalidChoiceData(`Task ${task_id} was answered twice by one persona`);
      answered.add(task_id);
      const alternatives = tasks.get(task_id) ?? holdoutTasks.get(task_id);
      if (!alternatives) throw new InvalidChoiceData(`The design has no task ${task_id}`);
      const offers = alternatives.length - (design.include_none ? 1 : 0);
      const possible = offer === null ? design.include_none : Number.isInteger(offer) && offer >= 0 && offer < offers;
      if (!possible) throw new InvalidChoiceData(`Task ${task_id} does not offer ${offer ?? '"none of these"'}`);
      const choice = { task_id, person: persona_id, alternatives, chosen: offer ?? offers, weight };
      (tasks.has(task_id) ? result.estimation : result.holdouts).push(choice);
    }
  }
  return result;
}
