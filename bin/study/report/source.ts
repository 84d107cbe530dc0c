import type { ReportSource } from "../../../functions/reports/content/source.ts";
import type { StudyOutcome } from "../outcome.ts";

/** What the report of a study is made from, its answers not coded and its stability not checked. */
export const sourceOf = ({ simulation, results, personas, personaGroup, validity }: StudyOutcome): ReportSource => ({
  simulation,
  results,
  people: personas.map(({ id, age, income_level, ...person }) => ({
    ...person,
    persona_id: id,
    ...(age === null ? {} : { age }),
    ...(income_level === null ? {} : { income_level }),
  })),
  audience: { name: personaGroup.name, description: personaGroup.description },
  codebooks: [],
  reliability: null,
  validity,
});
