import { digits, meetsTarget, quantityText, ratioOf, type Figure, type Target } from "./figure.ts";
import { markdownTable } from "../../bin/cli/table.ts";
import type { MeasuredPart } from "./measure-part.ts";
import type { BenchRecord, Machine } from "./record.ts";

const NUMERIC = new Set(["Before", "Ratio", "Measured", "Load"]);

const targetText = (target: Target): string =>
  "atMost" in target ? `≤ ${digits(target.atMost)}` : `≥ ${digits(target.atLeast)}`;
const key = ({ what, size, over }: Figure): string => [what, size, over.what].join("\n");

function figureRow(figure: Figure, before: Map<string, Figure> | undefined): string[] {
  const { what, size, measured, over, target, load, details } = figure;
  const earlier = before?.get(key(figure));
  const met = meetsTarget(figure);
  return [
    what,
    size,
    ...(before ? [earlier ? digits(ratioOf(earlier)) : "–"] : []),
    met === false ? `**${digits(ratioOf(figure))}**` : digits(ratioOf(figure)),
    target ? `${targetText(target)} ${met ? "met" : "**missed**"}` : "",
    quantityText(measured),
    `${quantityText(over)} ${over.what}`,
    digits(load),
    details ?? "",
  ];
}

const byKey = (part: MeasuredPart | undefined): Map<string, Figure> =>
  new Map((part?.figures ?? []).map((figure) => [key(figure), figure]));

/**
 * @returns the one table in Markdown, its lines in the order of the parts, with a column for an earlier run's ratios
 */
export function renderTable({ parts }: BenchRecord, before?: BenchRecord): string {
  const titles = [
    "What",
    "Size",
    ...(before ? ["Before"] : []),
    "Ratio",
    "Target",
    "Measured",
    "Over",
    "Load",
    "Details",
  ];
  const empty = (count: number) => Array.from({ length: count }, () => "");
  const lines = parts.flatMap((part) => {
    const earlier = before && byKey(before.parts.find(({ name }) => name === part.name));
    return [
      [`**${part.title}**`, ...empty(titles.length - 1)],
      ...(part.failure === undefined ? [] : [["not measured", ...empty(titles.length - 2), part.failure]]),
      ...part.figures.map((figure) => figureRow(figure, earlier)),
    ];
  });
  return markdownTable(titles, lines, (title) => NUMERIC.has(title));
}

/** @returns how many targets there are and which are missed, one line each, in Markdown */
export function renderSummary({ parts }: BenchRecord): string {
  const judged = parts.flatMap(({ figures }) => figures).filter((figure) => figure.target !== undefined);
  const missed = judged.filter((figure) => meetsTarget(figure) === false);
  const lines = missed.map(
    (figure) =>
      `- ${figure.what}${figure.size ? `, ${figure.size}` : ""}: ${digits(ratioOf(figure))} instead of ` +
      `${targetText(figure.target as Target)}`,
  );
  return [
    `${judged.length - missed.length} of ${judged.length} targets are met.`,
    ...(lines.length > 0 ? ["", ...lines] : []),
  ].join("\n");
}

/** @returns what the figures were made on and when, in a sentence */
export function renderMachine(
  { processor, cores, memory_bytes, system, node }: Machine,
  parts: readonly MeasuredPart[],
): string {
  const times = parts.map(({ measured_at }) => measured_at.slice(0, 16).replace("T", " ")).toSorted();
  const from = times[0] ?? "never";
  const to = times.at(-1) ?? from;
  return (
    `Measured ${from === to ? from : `from ${from} to ${to}`} (UTC) on ${cores} cores of ${processor}, ` +
    `${quantityText({ value: memory_bytes, unit: "bytes" })} of memory, ${system}, Node ${node}.`
  );
}
