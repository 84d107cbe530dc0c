import type { SimulationRecord, StudyInput } from "./record.ts";

/** JSON whose keys are in order: the table gives the keys of a map back in any. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * What a study shows and asks, as one text: equal for studies that put the same to their personas, so that their
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
