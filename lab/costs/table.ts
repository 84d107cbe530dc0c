import type { ModelIds } from "../../functions/platform/functions/environment.ts";
import { markdownTable } from "../../bin/cli/table.ts";
import { costKinds, formulasOf, type CostKind } from "./kinds.ts";
import type { MeasuredKind } from "./measured-kind.ts";
import { priceOfCalls } from "./model-calls.ts";
import { idleLines, storedLines, usdOf, usedLines, type MonthlyLine, type Resource } from "./monthly-base.ts";
import { gbSeconds, priceOf, type Price } from "./price.ts";
import { straightLine } from "./straight-line.ts";
import { formulaInWords, symbols } from "./transition-formula.ts";

/** @param left how many columns hold words; the others hold figures */
const table = (titles: readonly string[], rows: readonly (readonly string[])[], left = 1): string =>
  markdownTable(titles, rows, (_, column) => column >= left);

const whole = (value: number): string => Math.round(value).toLocaleString("en-US");
const usd = (value: number): string => (value === 0 ? "0" : value < 0.01 ? value.toFixed(5) : value.toFixed(4));
const money = (value: number): string => value.toFixed(2);

const kindsInOrder = Object.keys(costKinds) as CostKind[];
const inOrder = (measured: readonly MeasuredKind[]): MeasuredKind[] =>
  kindsInOrder.flatMap((kind) => measured.filter((one) => one.kind === kind).sort((a, b) => a.personas - b.personas));

const MEASURED_TITLES = [
  "Work",
  "Personas",
  "State transitions",
  "Lambda requests",
  "GB-s",
  "RRU",
  "WRU",
  "Model calls",
  "Texts embedded",
  "Tokens in",
  "repeated",
  "cached",
  "Tokens out",
  "USD infrastructure",
  "USD models",
  "USD forced tools",
  "USD total",
  "USD per persona",
] as const;

function measuredRow({ kind, personas, consumption }: MeasuredKind, models: ModelIds): string[] {
  const price = priceOf(consumption, models);
  const { embedding, ...roles } = consumption.used.models;
  const tokens = Object.values(roles);
  const sum = (field: "calls" | "input" | "cached" | "output") =>
    tokens.reduce((total, role) => total + role[field], 0);
  return [
    costKinds[kind],
    personas === 0 ? "–" : String(personas),
    whole(consumption.transitions),
    whole(consumption.invocations.length),
    gbSeconds(consumption).toFixed(1),
    whole(consumption.used.readUnits),
    whole(consumption.used.writeUnits),
    whole(sum("calls")),
    whole(embedding?.calls ?? 0),
    whole(sum("input") + (embedding?.input ?? 0)),
    whole(sum("cached")),
    whole(priceOfCalls(consumption.used, models).cachedTokens),
    whole(sum("output")),
    usd(price.infrastructure),
    usd(price.models),
    usd(price.forcedTools),
    usd(price.total),
    personas === 0 || kind === "live_message" ? "–" : usd(price.total / personas),
  ];
}

/** One row per kind of work and number of personas. */
export const measuredTable = (measured: readonly MeasuredKind[], models: ModelIds): string =>
  table(
    MEASURED_TITLES,
    inOrder(measured).map((one) => measuredRow(one, models)),
  );

/**
 * Where the money for infrastructure goes, one row per kind of work, with as many personas as were measured at most.
 */
export function infrastructureTable(measured: readonly MeasuredKind[], models: ModelIds): string {
  const largest = kindsInOrder.flatMap((kind) => inOrder(measured).findLast((one) => one.kind === kind) ?? []);
  const share = (part: number, { infrastructure }: Price) => `${Math.round((100 * part) / infrastructure)} %`;
  return table(
    [
      "Work",
      "Personas",
      "USD infrastructure",
      "States",
      "Lambda",
      "Table",
      "Gateway and firewall",
      "Logs",
      "Queues, files, secrets, traces",
    ],
    largest.map(({ kind, personas, consumption }) => {
      const price = priceOf(consumption, models);
      const { stateTransitions, lambda, table: items, api, logs, other } = price;
      return [
        costKinds[kind],
        personas === 0 ? "–" : String(personas),
        usd(price.infrastructure),
        ...[stateTransitions, lambda, items, api, logs, other].map((part) => share(part, price)),
      ];
    }),
  );
}

const formulaOf = (kind: CostKind): string => {
  const parts = formulasOf(kind).map(({ formula, times }) =>
    times === "1" ? formulaInWords(formula) : `${times} × (${formulaInWords(formula)})`,
  );
  return parts.length === 0 ? "0" : parts.join(" + ");
};

/** The formula of every kind of work, what it foresees, what was counted, and dollars as a line over the personas. */
export function formulaTable(measured: readonly MeasuredKind[], models: ModelIds): string {
  const rows = kindsInOrder.map((kind) => {
    const ones = inOrder(measured).filter((one) => one.kind === kind);
    const line = straightLine(ones.map(({ personas, consumption }) => [personas, priceOf(consumption, models).total]));
    const perPersona = ones.length > 1 && kind !== "live_message";
    return [
      costKinds[kind],
      formulaOf(kind),
      ones.map(({ foreseenTransitions }) => foreseenTransitions).join(", "),
      ones.map(({ consumption }) => consumption.transitions).join(", "),
      ones
        .map(({ counts }) =>
          Object.entries(counts)
            .map(([symbol, count]) => `${symbol} ${count}`)
            .join(" "),
        )
        .join("; ") || "–",
      perPersona
        ? `${usd(line.fixed)} + ${usd(line.each)} n`
        : usd(straightLine(ones.map(({ consumption }) => [0, priceOf(consumption, models).total])).fixed),
    ];
  });
  return table(["Work", "State transitions", "foreseen", "counted", "with", "USD"], rows, 2);
}

export const symbolList = (): string =>
  Object.values(symbols)
    .map(({ symbol, meaning }) => `- ${symbol}: ${meaning}`)
    .join("\n");

/** The month of every environment: what it costs idle, what is added when it is used, and what is stored. */
export function monthlyTable(environments: ReadonlyMap<string, readonly Resource[]>, models: ModelIds): string {
  const names = [...environments.keys()];
  const section = (linesOf: (resources: readonly Resource[]) => readonly MonthlyLine[], total: string) => {
    const lines = names.map((name) => linesOf(environments.get(name) ?? []));
    const whats = [...new Set(lines.flatMap((found) => found.map(({ what }) => what)))];
    const body = whats.map((what) => {
      const each = lines.flat().find((line) => line.what === what)?.each ?? 0;
      const counts = lines.map((found) => found.find((line) => line.what === what));
      return [
        what,
        each < 0.01 ? each.toFixed(7) : money(each),
        ...counts.map((line) => (line ? `${whole(line.count)} = ${money(usdOf(line))}` : "–")),
      ];
    });
    const sums = lines.map((found) => `**${money(found.reduce((sum, line) => sum + usdOf(line), 0))}**`);
    return [...body, [`**${total}**`, "", ...sums]];
  };
  return table(
    ["A month", "USD each", ...names],
    [
      ...section(idleLines, "Idle"),
      ...section((resources) => usedLines(resources, models), "Added by use, at most"),
      ...storedLines.map(({ what, each }) => [
        what,
        money(each) === "0.03" || money(each) === "0.02" ? each.toFixed(4) : money(each),
        ...names.map(() => "by use"),
      ]),
    ],
  );
}
