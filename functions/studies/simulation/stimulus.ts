import type { SimulationRecord, StudyInput } from "./record.ts";

/** JSON with sorted keys: the table returns the keys of a map in any order. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * What a study shows and asks, as one text. It is equal for studies that ask their personas the same, so that their
 * answers are repetitions of each other. The order of briefings makes no difference.
 */
export const stimulusOf = (
  { simulation_type, prompt_question, briefing_ids }: SimulationRecord,
  input: StudyInput | undefined,
): string =>
  stable([
    simulation_type,
    prompt_question,
    briefing_ids.toSorted(),
    input?.survey_schema ?? null,
    input?.script ?? null,
    input?.conjoint_design ?? null,
    input?.concepts ?? null,
    ...(input?.design === undefined ? [] : [input.design]),
  ]);
