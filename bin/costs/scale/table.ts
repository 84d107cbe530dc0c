import { markdownTable } from "../../cli/table.ts";
import { environmentConfig, environmentSettings, type EnvironmentSettings } from "../../../lib/config.ts";
import { costKinds } from "../kinds.ts";
import type { MeasuredWork } from "../measured-file.ts";
import { PRICED_ENVIRONMENT } from "../priced-models.ts";
import { demandOf, meanDemand, type Demand } from "./demand.ts";
import { busiestRate, studyKinds, workOf, type Load } from "./load.ts";
import { quotaRows, requestRates, type Given, type QuotaRow } from "./rows.ts";
import { quotaNames, type Quotas } from "./quotas.ts";

const table = (titles: readonly string[], rows: readonly (readonly string[])[], left = 1, right = 0): string =>
  markdownTable(titles, rows, (_, column) => column >= left && column < titles.length - right);

/** Three figures that count. */
const figure = (value: number): string => {
  if (!Number.isFinite(value)) return "–";
  const rounded = Number(value.toPrecision(value >= 1_000 ? 3 : 2));
  return rounded.toLocaleString("en-US", { maximumFractionDigits: rounded < 1 ? 6 : 2 });
};
const callsOf = ({ roles }: Demand): number => Object.values(roles).reduce((sum, { calls }) => sum + calls, 0);
const tokensOf = ({ roles }: Demand, way: "input" | "output"): number =>
  Object.values(roles).reduce((sum, role) => sum + role[way], 0);
const perDay = (load: Load) => load.studiesADay.map((studies) => `${figure(studies)} a day`);

/** What is reckoned with. */
export interface ScaleInput {
  load: Load;
  quotas: Quotas;
  work: readonly MeasuredWork[];
}

/** The largest study that can be held: a survey of all the personas a group may have. */
const LARGEST = { kind: "survey", personas: 300 } as const;

function given({ load, quotas, work }: ScaleInput): Given {
  const config = environmentConfig(PRICED_ENVIRONMENT, environmentSettings[PRICED_ENVIRONMENT] as EnvironmentSettings);
  const cap = config.modelCallsAtOnce;
  return {
    load,
    quotas,
    config,
    mean: meanDemand(load, work, cap),
    largest: demandOf(LARGEST.kind, LARGEST.personas, work, cap),
  };
}

/** What the load consists of. */
export function mixTable({ load, work }: ScaleInput): string {
  const cap = environmentSettings[PRICED_ENVIRONMENT]?.modelCallsAtOnce as number;
  const sizes = load.personas.map(({ personas }) => personas);
  const rows = [...new Set(workOf(load).map(({ kind }) => kind))].map((kind) => {
    const of = workOf(load).filter((one) => one.kind === kind);
    const times = of.reduce((sum, one) => sum + one.times, 0);
    const personas = of.reduce((sum, one) => sum + one.times * one.personas, 0) / times;
    const demands = of.map((one) => ({ ...one, demand: demandOf(kind, one.personas, work, cap) }));
    const mean = (value: (demand: Demand) => number) =>
      demands.reduce((sum, one) => sum + one.times * value(one.demand), 0) / times;
    const isStudy = (studyKinds as readonly string[]).includes(kind);
    return [
      costKinds[kind],
      isStudy ? `${Math.round(100 * times)} %` : `${figure(times)} a study`,
      kind === "market_refresh" ? "–" : figure(personas),
      figure(mean(callsOf)),
      figure(mean((demand) => tokensOf(demand, "input"))),
      figure(mean((demand) => tokensOf(demand, "output"))),
      figure(mean(({ transitions }) => transitions)),
      figure(mean(({ readUnits }) => readUnits)),
      figure(mean(({ writeUnits }) => writeUnits)),
      mean((demand) => demand.usdInfrastructure + demand.usdModels).toFixed(4),
    ];
  });
  const titles = [
    "Work",
    "Share",
    "Personas, mean",
    "Model calls",
    "Tokens in",
    "Tokens out",
    "State transitions",
    "RRU",
    "WRU",
    "USD",
  ];
  const shares = load.personas.map((size) => `${size.personas}: ${Math.round(100 * size.share)} %`).join(", ");
  return `Personas of a study: ${shares} (at most ${sizes.at(-1)}).\n\n${table(titles, rows)}`;
}

/** What the loads cost. */
export function costTable(input: ScaleInput): string {
  const { load } = input;
  const { mean, config } = given(input);
  const money = (value: number) => Math.round(value).toLocaleString("en-US");
  const row = (what: string, perStudy: number, days = 1) => [
    what,
    ...load.studiesADay.map((studies) => money(perStudy * studies * days)),
  ];
  const perStudy = mean.usdInfrastructure + mean.usdModels;
  return table(
    ["USD", ...perDay(load)],
    [
      row("Infrastructure, a working day", mean.usdInfrastructure),
      row("Models, a working day", mean.usdModels),
      row("Both, a working day", perStudy),
      row(`Both, a month of ${load.workingDaysAMonth} working days`, perStudy, load.workingDaysAMonth),
      [
        "Model calls a second in the busiest hour",
        ...load.studiesADay.map((studies) => figure(callsOf(mean) * studies * busiestRate(load))),
      ],
      [
        `Days until the environment's budget of ${money(config.budgets.environment_usd)} USD is spent`,
        ...load.studiesADay.map((studies) => figure(config.budgets.environment_usd / (mean.usdModels * studies))),
      ],
    ],
  );
}

/** How much of a quota is taken, bold from where it does not suffice. */
const taken = (use: number, { quota }: QuotaRow): string => (use > quota.value ? `**${figure(use)}**` : figure(use));

/** Where everything ends, and what to do about it. */
export function quotaTable(input: ScaleInput): string {
  const rows = quotaRows(given(input));
  return table(
    ["In the busiest hour", ...perDay(input.load), "Largest study alone", "Quota", "Ends at studies a day", "Lever"],
    rows.map((row) => [
      row.what,
      ...input.load.studiesADay.map((studies) => taken(row.perStudyADay * studies, row)),
      row.alone === undefined ? "–" : taken(row.alone, row),
      `${figure(row.quota.value)} ${row.quota.unit}${row.quota.verified === false ? " (?)" : ""}`,
      row.perStudyADay > 0 ? figure(row.quota.value / row.perStudyADay) : "–",
      row.lever,
    ]),
    1,
    1,
  );
}

/** Requests a minute of each role. */
export function requestTable(input: ScaleInput): string {
  return table(
    ["Role", ...perDay(input.load)],
    requestRates(given(input)).map(({ role, perStudyADay }) => [
      role,
      ...input.load.studiesADay.map((studies) => figure(perStudyADay * studies)),
    ]),
  );
}

/** Where the quotas are from. */
export const sourceTable = ({ quotas }: ScaleInput): string =>
  table(
    ["Quota", "Value", "Of", "Read in AWS's documentation", "Source"],
    quotaNames.map((name) => {
      const { value, unit, burst, date, verified, source } = quotas.quotas[name];
      const bucket = burst === undefined ? "" : `, bucket of ${figure(burst)}`;
      return [name, `${value.toLocaleString("en-US")} ${unit}${bucket}`, date, verified ? "yes" : "no", source];
    }),
    5,
  );
