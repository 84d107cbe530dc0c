import { median } from "../../../functions/statistics/quantile.ts";
import { markdownTable } from "../../../bin/cli/table.ts";
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
  "Calls within their range",
  "USD within low..high",
];

type Range = Record<"low" | "high", number>;

const factors = (values: readonly number[]): string[] =>
  [median(values), Math.min(...values), Math.max(...values)].map((value) => value.toFixed(2));

const within = (held: readonly HeldEstimate[], of: (one: HeldEstimate) => readonly [Range, number]): string => {
  const inside = held.map(of).filter(([{ low, high }, actual]) => low <= actual && actual <= high);
  return `${inside.length} of ${held.length}`;
};

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
        within(runs, ({ estimate, actual }) => [estimate.llm_calls_range, actual.calls]),
        within(runs, ({ estimate, actual }) => [estimate.estimated_cost_usd, actual.usd]),
      ];
    },
  );
  return markdownTable(TITLES, rows, (_, column) => column >= 1);
}
