import type { ReportSource } from "../content/source.ts";
import { utf8 } from "./bytes.ts";
import { columnsOf } from "./columns.ts";
import { rowsOf } from "./rows.ts";

function* lines(source: ReportSource): Generator<string> {
  const names = columnsOf(source.simulation.simulation_type);
  for (const row of rowsOf(source)) {
    yield `${JSON.stringify(Object.fromEntries(names.map((name) => [name, row[name] ?? null])))}\n`;
  }
}

/** A study as JSON Lines for programs: an object per persona and question, with unformatted values. */
export const jsonl = async (source: ReportSource): Promise<Uint8Array> => utf8(lines(source));
