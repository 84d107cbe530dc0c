import type { BaselineFigure } from "../../../../functions/studies/baselines/schemas.ts";
import { composeReport } from "../../../../functions/reports/content/compose-report.ts";
import type { Block, BlockKind, Report, Section } from "../../../../functions/reports/content/report.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import type { StudyOutcome } from "../../../../bin/study/outcome.ts";
import { conjointOutcome } from "../../../bin/study/sample-conjoint.ts";
import { sampleOutcome } from "../../../bin/study/sample-outcome.ts";
import { surveyOutcome } from "../../../bin/study/sample-survey.ts";
import { focusGroupOutcome, interviewOutcome } from "../../../bin/study/sample-talks.ts";
import { sampleRecord } from "../../../support/reports/sample-record.ts";

export const outcomes = {
  concept_test: sampleOutcome,
  survey: surveyOutcome,
  focus_group: focusGroupOutcome,
  idi_ai: interviewOutcome,
  conjoint: conjointOutcome,
} as const;
export type SampleKind = keyof typeof outcomes;
export const sampleKinds = Object.keys(outcomes) as SampleKind[];

const outcomeSource = ({ simulation, results, personas, personaGroup }: StudyOutcome): ReportSource => ({
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
  validity: null,
  askFirst: null,
  record: sampleRecord,
});

/** A study of two people, of its own for each test to change. */
export function sourceOf(kind: SampleKind, change: (source: ReportSource) => void = () => {}): ReportSource {
  const source = structuredClone(outcomeSource(outcomes[kind]));
  change(source);
  return source;
}

export const reportOfSample = (...sample: Parameters<typeof sourceOf>): Report => composeReport(sourceOf(...sample));

export const sectionOf = ({ sections }: Pick<Report, "sections">, id: string): Section => {
  const found = sections.find((section) => section.id === id);
  if (!found) throw new Error(`There is no section ${id} among ${sections.map((section) => section.id).join(", ")}.`);
  return found;
};

/** A section of a sample's report. */
export const section = (kind: SampleKind, id: string, change?: (source: ReportSource) => void): Section =>
  sectionOf(reportOfSample(kind, change), id);

/** The blocks of a kind, in order. */
export const blocksOf = <K extends BlockKind>({ blocks }: Section, kind: K): Extract<Block, { kind: K }>[] =>
  blocks.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind);

export const chartsOf = (section: Section) => blocksOf(section, "chart").map(({ chart }) => chart);
export const notesOf = (section: Section) => blocksOf(section, "paragraph").map(({ text }) => text);

/** Leaves the first person alone in the study. */
export function onlyFirst({ results }: ReportSource): void {
  results.persona_results.splice(1);
  results.aggregate.persona_count = 1;
  if (results.aggregate.survey) results.aggregate.survey.sample.started = 1;
}

export const sentimentBaseline: BaselineFigure = {
  measure: "positive_share",
  question_id: "sentiment",
  question: null,
  value: 50,
  random: 40.1,
  random_interval: [10.7, 73.1],
  beyond_random: false,
  no_persona: null,
};
