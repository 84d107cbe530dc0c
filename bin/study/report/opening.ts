import type { SimulationType } from "../../../functions/studies/simulation/schemas.ts";
import { audienceInWords, marketInWords } from "../audience.ts";
import type { StudyOutcome } from "../outcome.ts";
import { oneLine } from "../../cli/printable.ts";
import { truncate } from "../../cli/display-width.ts";
import { facts, type Page } from "./page.ts";

// About six lines; whoever reads the report has written the concept.
const CONCEPT_CELLS = 450;

const sources: Partial<Record<SimulationType, "questions" | "guide" | "design">> = {
  survey: "questions",
  idi_ai: "guide",
  conjoint: "design",
};

export interface StudySubject {
  /** As it was described; null where the personas were made of people. */
  audience: string | null;
  concept: string | null;
  briefing: string | null;
  /** Name of the file with the survey, the guide or the design. */
  source?: string | null;
  /** Whether interviews and discussions are printed in full. */
  transcript?: boolean;
}

export function opening(
  page: Page,
  subject: StudySubject,
  { personaGroup, personas, results }: StudyOutcome,
): string[] {
  const { say } = page;
  const title = say("opening.title", {
    study: say(`studies.${results.simulation_type}`),
    count: results.aggregate.persona_count,
  });
  return [
    page.paint.strong(title),
    page.paint.faint("═".repeat(page.width)),
    ...facts(page, [
      [say("opening.audience"), oneLine(subject.audience ?? personaGroup.name)],
      ...(subject.audience === null ? [] : [[say("opening.understood"), audienceInWords(personaGroup, page)] as const]),
      ...(personaGroup.description === null
        ? []
        : [[say("opening.described"), oneLine(personaGroup.description)] as const]),
      [say("opening.market"), marketInWords(personaGroup.location, personas, page)],
      [say("opening.personas"), page.number(results.aggregate.persona_count)],
      ...(subject.concept === null
        ? []
        : [[say("opening.concept"), truncate(oneLine(subject.concept), CONCEPT_CELLS)] as const]),
      ...(subject.source
        ? [[say(`opening.${sources[results.simulation_type] ?? "file"}`), oneLine(subject.source)] as const]
        : []),
      ...(subject.briefing === null ? [] : [[say("opening.material"), oneLine(subject.briefing)] as const]),
    ]),
  ];
}
