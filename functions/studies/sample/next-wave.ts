import type { PersonaProgressMap } from "../../platform/pipelines/progress.ts";
import { cellsByFact, type Candidate, type Cell } from "./cells.ts";
import type { KeptSample } from "./schemas.ts";

/** The most personas that a sample may ask: its completes and replacements, and not more than there are. */
export const mostAsked = (
  { completes, replacements }: Pick<KeptSample, "completes" | "replacements">,
  available: number,
): number => Math.min(completes + replacements, available);

/** Somebody who may be asked, by the place of its cell in both facts. */
interface Choice {
  candidate: Candidate;
  row: number;
  column: number;
  isChosen: boolean;
}

/**
 * The choices to reverse so that one more is chosen. The path goes from a row that lacks somebody through choices that
 * are not made, and back through those that are, to a column that lacks somebody. The search is breadth first, so that
 * the next of the group is simply added where that is possible.
 */
function augmentingPath(
  choices: readonly Choice[],
  row: number,
  lacksInColumn: readonly number[],
): Choice[] | undefined {
  const seen = { rows: new Set([row]), columns: new Set<number>() };
  const open: { row: number; path: Choice[] }[] = [{ row, path: [] }];
  for (const { row: from, path } of open) {
    for (const forth of choices) {
      if (forth.isChosen || forth.row !== from || seen.columns.has(forth.column)) continue;
      seen.columns.add(forth.column);
      const further = [...path, forth];
      if (lacksInColumn[forth.column]! > 0) return further;
      for (const back of choices) {
        if (!back.isChosen || back.column !== forth.column || seen.rows.has(back.row)) continue;
        seen.rows.add(back.row);
        open.push({ row: back.row, path: [...further, back] });
      }
    }
  }
  return undefined;
}

type Wanted = Pick<Cell, "completes" | "holds">;

/** Where there is no fact to divide by, everybody is in one cell. */
const everybody = (completes: number): Wanted[] => [{ completes, holds: () => true }];

/**
 * Whom of a group to ask next: as many as completes are missing, from the cells that lack them, never more than may be
 * asked in all. As many as possible are chosen (a largest flow between the cells of both facts), starting with those
 * who come first in the group. Where replacements run short, the cells that lack most go first. The result is in the
 * order of the cells, so that the places of a sample, which decide orders and directions, go round within every cell.
 * @param asked everybody who was asked; a persona that is not through yet counts as a complete to come, unless it is
 * lost
 * @param isThere whether somebody can still be asked
 */
export function nextWave(
  sample: KeptSample,
  asked: PersonaProgressMap,
  isThere: (personaId: string) => boolean = () => true,
): string[] {
  const { completes, candidates } = sample;
  const isCounted = ({ persona_id: id }: Candidate) =>
    Object.hasOwn(asked, id) && asked[id]!.screened_out !== true && asked[id]!.lost_to === undefined;
  const counted = candidates.filter(isCounted);
  const [rows = everybody(completes), columns = everybody(completes)]: Wanted[][] = cellsByFact(sample);
  const lacking = (cells: readonly Wanted[]) => cells.map((cell) => cell.completes - counted.filter(cell.holds).length);
  const [inRows, inColumns] = [lacking(rows), lacking(columns)];
  const place = (cells: readonly Wanted[], candidate: Candidate) => cells.findIndex(({ holds }) => holds(candidate));
  const choices = candidates
    .filter(({ persona_id: id }) => !Object.hasOwn(asked, id) && isThere(id))
    .map((candidate): Choice => ({
      candidate,
      row: place(rows, candidate),
      column: place(columns, candidate),
      isChosen: false,
    }))
    .filter(({ row, column }) => row >= 0 && column >= 0);
  const wanted = completes - counted.length;
  const allowed = completes + sample.replacements - Object.keys(asked).length;
  for (let chosen = 0; chosen < Math.min(wanted, allowed); chosen++) {
    const lackingMost = [...inRows.keys()].filter((row) => inRows[row]! > 0).sort((a, b) => inRows[b]! - inRows[a]!);
    let path: Choice[] | undefined;
    for (const row of lackingMost) if ((path = augmentingPath(choices, row, inColumns))) break;
    if (!path) break;
    for (const choice of path) choice.isChosen = !choice.isChosen;
    inRows[path[0]!.row]! -= 1;
    inColumns[path.at(-1)!.column]! -= 1;
  }
  return choices
    .filter(({ isChosen }) => isChosen)
    .toSorted((a, b) => a.row - b.row || a.column - b.column)
    .map(({ candidate }) => candidate.persona_id);
}
