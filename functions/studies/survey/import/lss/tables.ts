import { Parser } from "htmlparser2";
import { CannotImport } from "../imported.ts";

/** A row by its columns; without a prototype, as columns may have any name. */
export type Row = Record<string, string | undefined>;
/** The tables of a LimeSurvey export (.lss) by their names. */
export type Tables = (name: string) => readonly Row[];

/** `document/questions/rows/row/title`, and a little more. */
const DEEPEST = 8;
const NOT_WHOLE =
  "The .lss file is incomplete: it is not valid XML; export the survey structure from LimeSurvey again.";

/**
 * Reads the tables of a .lss file: XML of five levels, read as a stream. Its document type declarations are ignored, so
 * no entity can expand.
 * @throws CannotImport if it is not one
 */
export function lssTables(text: string): Tables {
  const tables = new Map<string, Row[]>();
  const path: string[] = [];
  let row: Row | null = null;
  let kind = "";
  let isWhole = false;
  const parser = new Parser(
    {
      onopentag: (name) => {
        path.push(name);
        if (path.length > DEEPEST) throw new CannotImport("The .lss file is nested more deeply than any export is.");
        if (path.length === 4 && name === "row") {
          row = Object.create(null) as Row;
          const table = tables.get(path[1]!) ?? [];
          table.push(row);
          tables.set(path[1]!, table);
        }
      },
      ontext: (part) => {
        if (row && path.length === 5) row[path[4]!] = (row[path[4]!] ?? "") + part;
        if (path[1] === "LimeSurveyDocType") kind += part;
      },
      onclosetag: () => {
        path.pop();
        if (path.length === 3) row = null;
        if (path.length === 0) isWhole = true;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  // At its end the parser closes whatever is still open.
  const ended = isWhole;
  parser.end();
  if (!ended) throw new CannotImport(NOT_WHOLE);
  if (kind.trim() !== "Survey")
    throw new CannotImport(
      "The .lss file is not an export of a whole LimeSurvey survey (LimeSurveyDocType is not Survey).",
    );
  return (name) => tables.get(name) ?? [];
}
