import { median } from "../../../functions/domain/statistics/quantile.ts";
import { markdownTable } from "../../cli/table.ts";
import type { HeldEstimate } from "./hold-estimates.ts";
import type { EstimatedType } from "./scenarios.ts";

const TITLES = [
  "Study",
  "Runs",
  "Personas",
  "Calls: actual ÷ expected, median",
  "lowest",
  "highest",
  "USD: actual ÷ expected, median",
  "lowest",
  "highest",
  "within low..high",
];

const factors = (values: readonly number[]): string[] =>
  [median(values), Math.min(...values), Math.max(...values)].map((value) => value.toFixed(2));

const isWithin = ({ estimate: { estimated_cost_usd: range }, actual }: HeldEstimate): boolean =>
  range.low <= actual.usd && actual.usd <= range.high;

/** How estimates held, by kind of study: what was paid over what was expected. */
export function estimatesTable(held: readonly HeldEstimate[]): string {
  const rows = [...Map.groupBy(held, ({ type }) => type), ["all", held] as const].map(
    ([type, runs]: readonly [EstimatedType | "all", readonly HeldEstimate[]]) => {
      const sizes = runs.map(({ personas }) => personas);
      return [
        type,
        `${runs.length}`,
        `${Math.min(...sizes)} to ${Math.max(...sizes)}`,
        ...factors(runs.map(({ estimate, actual }) => actual.calls / estimate.llm_calls)),
        ...factors(runs.map(({ estimate, actual }) => actual.usd / estimate.estimated_cost_usd.expected)),
        `${runs.filter(isWithin).length} of ${runs.length}`,
      ];
    },
  );
  return markdownTable(TITLES, rows, (_, column) => column >= 1);
}
