import { INTERVALS_MEAN } from "../../../functions/domain/statistics/intervals-mean.ts";
import { qualityFlags, type Aggregate } from "../../../functions/domain/simulation/results.ts";
import type { SimulationType } from "../../../functions/domain/simulation/schemas.ts";
import { simulationTitles } from "../../../local/stack/simulation-titles.ts";
import { audienceInWords, marketInWords } from "../audience.ts";
import type { StudyOutcome } from "../outcome.ts";
import { oneLine } from "../../cli/printable.ts";
import { truncate } from "../../cli/display-width.ts";
import { counted } from "../../cli/figures.ts";
import { facts, heading, paragraph, type Page } from "./page.ts";

// About six lines; whoever reads the report has written the concept.
const CONCEPT_CELLS = 450;

const sources: Partial<Record<SimulationType, string>> = {
  survey: "Questions",
  idi_ai: "Guide",
  conjoint: "Design",
};

export interface StudySubject {
  audience: string;
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
  const title =
    `${simulationTitles[results.simulation_type]} with ` +
    `${counted(results.aggregate.persona_count, "synthetic consumer")}`;
  return [
    page.paint.strong(title),
    page.paint.faint("═".repeat(page.width)),
    ...facts(page, [
      ["Audience", oneLine(subject.audience)],
      ["Understood as", audienceInWords(personaGroup)],
      ...(personaGroup.description === null ? [] : [["And as", oneLine(personaGroup.description)] as const]),
      ["Market", marketInWords(personaGroup.location, personas)],
      ["Personas", String(results.aggregate.persona_count)],
      ...(subject.concept === null ? [] : [["Concept", truncate(oneLine(subject.concept), CONCEPT_CELLS)] as const]),
      ...(subject.source ? [[sources[results.simulation_type] ?? "File", oneLine(subject.source)] as const] : []),
      ...(subject.briefing === null ? [] : [["Material", oneLine(subject.briefing)] as const]),
    ]),
  ];
}

/**
 * What limits the figures, in plain words; the service's notes repeat its flags, each is said once. What intervals mean
 * stands where the first of them does.
 */
export function caveats(page: Page, { quality }: Aggregate): string[] {
  const notes = quality.notes.map(oneLine).filter((note) => note !== INTERVALS_MEAN);
  const sentences = new Set([...quality.flags.map((flag) => qualityFlags[flag]), ...notes]);
  if (sentences.size === 0) return [];
  return [
    ...heading(page, "Before you read on"),
    ...[...sentences].flatMap((sentence) => paragraph(page, sentence, "  ! ", page.paint.middling)),
  ];
}

export const summary = (page: Page, aggregate: Aggregate): string[] =>
  aggregate.summary.trim() === "" ? [] : [...heading(page, "Summary"), ...paragraph(page, aggregate.summary)];
