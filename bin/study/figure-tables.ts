import type { Norms } from "../../functions/findings/comparisons/norms-schema.ts";
import type { Crosstab, SimulationComparison } from "../../functions/findings/comparisons/schemas.ts";
import { comparison } from "../../functions/reports/content/comparison.ts";
import { writingIn } from "../../functions/reports/content/context.ts";
import { crosstab } from "../../functions/reports/content/crosstab.ts";
import { norms } from "../../functions/reports/content/norms.ts";
import type { Section } from "../../functions/reports/content/report.ts";
import { sectionMarkdown } from "../../functions/reports/markdown/render-markdown.ts";

const english = (personas: number) => writingIn("en", personas);
const written = (section: Section): string => sectionMarkdown(section, "en");

/** Questions in rows, groups of personas in columns, with the base above, intervals, and letters of what differs. */
export const crosstabMarkdown = (table: Crosstab): string => written(crosstab(english(table.personas), table));

/** Simulations of so many are compared pair by pair; of more, those pairs that differ. */
const MOST_IN_PAIRS = 3;
const LEVEL = 0.05;

/** Simulations beside each other: figures with intervals and letters, who is best how probably, and the differences. */
export function comparisonMarkdown(found: SimulationComparison): string {
  const { simulations, questions } = found;
  const shown =
    simulations.length <= MOST_IN_PAIRS
      ? questions
      : questions.map((question) => ({
          ...question,
          rows: question.rows.map((row) => ({
            ...row,
            differences: row.differences.filter(({ adjusted_p_value: p }) => p !== null && p < LEVEL),
          })),
        }));
  const fewest = Math.min(...simulations.map(({ personas }) => personas));
  return written(comparison(english(fewest), { ...found, questions: shown }));
}

/** Where a concept stands among all that its company has tested; what is missing where they are too few. */
export const normsMarkdown = (found: Norms): string =>
  written(norms(english(Math.min(...found.figures.map(({ base }) => base))), found));
