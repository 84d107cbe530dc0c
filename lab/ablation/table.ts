import { markdownTable } from "../evaluation/markdown-table.ts";
import type { Averaged } from "../ledger/opinions.ts";
import { DEFAULT, type Ablation, type Cell } from "./measure.ts";

const shown = (found: Averaged | null): string => {
  if (!found) return "–";
  const { mean, interval } = found;
  return interval ? `${mean.toFixed(3)} (${interval.map((end) => end.toFixed(3)).join(" to ")})` : mean.toFixed(3);
};

/** What the table says of what the service does: whether anything else is nearer beyond chance. */
function verdict(cells: readonly Cell[]): string {
  const better = cells.filter(({ against_default: found }) => found?.interval && found.interval[1] < 0);
  const standard = `${DEFAULT.persona}, ${DEFAULT.rating}`;
  if (better.length === 0) return `Nothing is nearer to people than what the service does (${standard}) beyond chance.`;
  const named = better.map(({ persona, rating }) => `${persona}, ${rating}`).join("; ");
  return `Nearer to people than what the service does (${standard}), beyond chance: ${named}.`;
}

/** Ways of asking as Markdown, the nearest to people first. */
export const ablationTable = ({ cells, equal }: Ablation): string =>
  [
    markdownTable(
      ["Persona", "Rating", "Numbers", "Questions", "Distance", "Error of means", "Against what we do"],
      cells.map((cell) => [
        cell.persona,
        cell.rating,
        `${cell.usable} of ${cell.answers}`,
        String(cell.questions),
        shown(cell.distance),
        shown(cell.mean_error),
        shown(cell.against_default),
      ]),
    ),
    `Equal shares for all points: ${shown(equal)}. ${verdict(cells)}`,
    "",
  ].join("\n");
