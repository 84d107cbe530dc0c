import { contextOf, type ReportContext } from "../../../../functions/reports/content/context.ts";
import { reportOf } from "../../../../functions/reports/content/report-of.ts";
import type { Block, BlockKind, Chart, Report, Section } from "../../../../functions/reports/content/report.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import type { StudyOutcome } from "../../../../bin/study/outcome.ts";

/** What a report of a study is made from, after a change to a copy. */
export function studied(
  { simulation, results, personas, personaGroup }: StudyOutcome,
  change: (source: ReportSource) => void = () => undefined,
): ReportSource {
  const source: ReportSource = structuredClone({
    simulation,
    results,
    people: personas.map(({ id, ...profile }) => ({ persona_id: id, ...profile })),
    audience: { name: personaGroup.name, description: personaGroup.description },
    reliability: null,
  });
  change(source);
  return source;
}

/** One part of a report of the study. */
export const partOf = (
  part: (context: ReportContext) => Section[],
  outcome: StudyOutcome,
  change?: (source: ReportSource) => void,
): Section[] => part(contextOf(studied(outcome, change)));

export const reportOn = (outcome: StudyOutcome, change?: (source: ReportSource) => void): Report =>
  reportOf(studied(outcome, change));

export function sectionIn(sections: readonly Section[], id: string): Section {
  const found = sections.find((section) => section.id === id);
  if (!found) throw new Error(`No section ${id} among ${sections.map((section) => section.id).join(", ")}`);
  return found;
}

type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;
export const blocksOf = <Kind extends BlockKind>({ blocks }: Section, kind: Kind): BlockOf<Kind>[] =>
  blocks.filter((block): block is BlockOf<Kind> => block.kind === kind);
export const paragraphsOf = (section: Section): string[] => blocksOf(section, "paragraph").map(({ text }) => text);

type ChartOf<Kind extends Chart["kind"]> = Extract<Chart, { kind: Kind }>;
export const chartsOf = <Kind extends Chart["kind"]>(section: Section, kind: Kind): ChartOf<Kind>[] =>
  blocksOf(section, "chart")
    .map(({ chart }) => chart)
    .filter((chart): chart is ChartOf<Kind> => chart.kind === kind);
