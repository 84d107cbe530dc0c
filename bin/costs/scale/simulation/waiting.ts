import { quantile } from "../../../../functions/domain/statistics/quantile.ts";
import { environmentSettings } from "../../../../lib/config.ts";
import { markdownTable } from "../../../cli/table.ts";
import { costKinds } from "../../kinds.ts";
import { PRICED_ENVIRONMENT, pricedModels } from "../../priced-models.ts";
import type { ScaleInput } from "../table.ts";
import { arrivalsOf } from "./arrivals.ts";
import { simulateDay, type SimulatedDay, type StudyEnd } from "./run.ts";
import { settingsOf } from "./settings.ts";

/** A load, and how the service is set up for it. */
export interface Scenario {
  studiesADay: number;
  /** Model calls at once. */
  cap: number;
  /** By how much the quotas of the models and of transitions are raised. */
  timesQuotas: number;
  /** Only the first studies of the day, where nobody would wait for the end of it. */
  most?: number;
}

/** Production's, see lib/config.ts. */
const CAP = environmentSettings[PRICED_ENVIRONMENT]?.modelCallsAtOnce as number;

export const scenarios: readonly Scenario[] = [
  { studiesADay: 10, cap: CAP, timesQuotas: 1 },
  { studiesADay: 1_000, cap: CAP, timesQuotas: 1 },
  { studiesADay: 1_000, cap: CAP, timesQuotas: 10 },
  { studiesADay: 1_000, cap: 1_000, timesQuotas: 10 },
  { studiesADay: 100_000, cap: CAP, timesQuotas: 1, most: 6_000 },
  { studiesADay: 100_000, cap: 30_000, timesQuotas: 500 },
];
/** The scenario that is told kind by kind: production as it is set up, at a load that fills it. */
const TOLD = 1;

const SEED = "scale";

/** Simulates the working day of a scenario. */
export function dayOf(
  { studiesADay, cap, timesQuotas, most }: Scenario,
  { load, quotas, work }: ScaleInput,
): SimulatedDay {
  const settings = settingsOf(cap, pricedModels(), quotas, timesQuotas);
  return simulateDay(arrivalsOf(load, studiesADay, SEED, most), settings, load, work);
}

const duration = (seconds: number): string => {
  if (seconds < 100) return `${Math.round(seconds)} s`;
  return seconds < 6_000 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3_600).toFixed(1)} h`;
};
const percent = (part: number, whole: number): string => {
  if (part === 0 || whole === 0) return "0 %";
  const share = (100 * part) / whole;
  return share < 0.1 ? "< 0.1 %" : `${share.toFixed(share < 10 ? 1 : 0)} %`;
};

/** Times to the result and of waiting, and what went wrong, of some studies. */
function figuresOf(ends: readonly StudyEnd[]): string[] {
  const done = ends.filter(({ failed }) => failed === undefined);
  const at = (values: readonly number[], p: number) => (values.length === 0 ? "–" : duration(quantile(values, p)));
  const until = done.map(({ seconds }) => seconds);
  const waiting = done.map(({ seconds, leastSeconds }) => Math.max(0, seconds - leastSeconds));
  const count = (matches: (end: StudyEnd) => boolean) => percent(ends.filter(matches).length, ends.length);
  return [
    ends.length.toLocaleString("en-US"),
    at(until, 0.5),
    at(until, 0.95),
    at(waiting, 0.5),
    at(waiting, 0.95),
    count(({ failed }) => failed === "no turn"),
    count(({ failed }) => failed === "models"),
    count(({ refusals }) => refusals > 0),
    count(({ throttled }) => throttled > 0),
  ];
}
const FIGURES = [
  "Begun",
  "Until the result, median",
  "95th percentile",
  "Of it waiting, median",
  "95th percentile",
  "Failed: six hours without a turn",
  "Failed: models refused",
  "Refused a turn at first",
  "Somebody refused by the models at first",
];

const table = (titles: readonly string[], rows: readonly string[][], left: number): string =>
  markdownTable(titles, rows, (_, column) => column >= left);

/** The cells of a scenario. */
export function rowOf(scenario: Scenario, day: SimulatedDay): string[] {
  const { studiesADay, cap, timesQuotas, most } = scenario;
  return [
    `${studiesADay.toLocaleString("en-US")}${most === undefined ? "" : ", the first of them"}`,
    cap.toLocaleString("en-US"),
    timesQuotas === 1 ? "as found" : `× ${timesQuotas}`,
    ...figuresOf(day.ends),
    day.mostTransitions.toFixed(day.mostTransitions < 10 ? 1 : 0),
    percent(day.refusals, day.transitions),
    percent(day.diverted, day.calls),
  ];
}

/** How long studies wait at the loads, as they are set up and as they might be, and one of them kind by kind. */
export function waitingTables(input: ScaleInput): string {
  const days = scenarios.map((scenario) => ({ scenario, day: dayOf(scenario, input) }));
  const rows = days.map(({ scenario, day }) => rowOf(scenario, day));
  const titles = ["Studies a day", "Model calls at once", "Quotas", ...FIGURES];
  const told = days[TOLD]?.day.ends ?? [];
  const byKind = Object.entries(costKinds).flatMap(([kind, name]) => {
    const ends = told.filter((end) => end.kind === kind);
    return ends.length === 0 ? [] : [[name, ...figuresOf(ends)]];
  });
  return [
    table(
      [...titles, "Transitions a second, busiest minute", "Of transitions, in vain", "Of model calls, to a fallback"],
      rows,
      0,
    ),
    "1,000 a day in production as it is set up, kind by kind:",
    table(["Work", ...FIGURES], byKind, 1),
  ].join("\n\n");
}
