import { markdownTable } from "../evaluation/markdown-table.ts";
import type { AskFirstLine } from "./measure.ts";

const NAMES: Record<AskFirstLine["name"], string> = {
  alone: "one run",
  with_no_persona: "personas, and the same model without",
  blended: "all runs blended",
};

const shown = (value: number): string => value.toFixed(4);
const percent = (value: number): string => `${(100 * value).toFixed(0)} %`;

/** One line for each way of asking and part of the questions. */
export const askFirstTable = (lines: readonly AskFirstLine[]): string =>
  markdownTable(
    ["Shares from", "Rankings", "Asked", "Nobody", "At random", "Ranked first", "Best", "Everything", "Attained"],
    lines.map((line) => [
      NAMES[line.name],
      String(line.runs),
      percent(line.part),
      shown(line.nothing),
      shown(line.random),
      shown(line.ours),
      shown(line.oracle),
      shown(line.everything),
      percent(line.attained) + (line.interval ? ` (${line.interval.map(percent).join(" to ")})` : ""),
    ]),
  );
