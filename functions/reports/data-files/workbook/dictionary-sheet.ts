import type { ReportSource } from "../../content/source.ts";
import { columns } from "../columns.ts";
import { validityDictionary } from "../validity-figures.ts";
import { isText, type Variable } from "../variable.ts";
import { LONGEST_CELL, type Sheet } from "../xlsx-writer/sheet.ts";
import { tableSheet } from "../xlsx-writer/table-sheet.ts";
import { answerColumns, column, COLUMN_WIDTHS, validityType } from "./data-sheets.ts";
import type { Content } from "./front-sheets.ts";

const CUT = `Texts are cut at ${LONGEST_CELL} characters, the most that a cell can have; a cut one ends in "…".`;

/** The meaning of an empty cell in a column of numbers. */
const EMPTY = "empty: not asked, or no answer (`asked` in Answers says which)";

function personaValues({ measure, labels, notAsked, ...variable }: Variable): string {
  const isScale = measure === "scale";
  const isWords = isText({ ...variable, measure, labels }) || (!isScale && labels.length > 0);
  return [
    ...labels.map(([value, word]) => (isScale ? `${value} = ${word}` : word)),
    ...(notAsked ? [isWords ? notAsked.label : EMPTY] : []),
  ].join(" | ");
}

/**
 * Describes the contents of the sheets and the meaning of their columns.
 * @param contents sheets with data, each with a description
 * @param variables in the order of `personaColumns`
 */
export function dictionarySheet(
  name: string,
  source: ReportSource,
  { contents, variables }: { contents: readonly Content[]; variables: readonly Variable[] },
): Sheet {
  const ofAnswers = answerColumns(source).map((one) => {
    const { type, description } = columns[one];
    return ["Answers", one, description, type, type === "list" ? "separated by |" : null];
  });
  const ofPersonas = variables.map((variable) => {
    const { name: own, label, measure } = variable;
    const type = isText(variable) ? "text" : measure === "scale" ? "number" : measure;
    return ["Personas", own, label, type, personaValues(variable)];
  });
  const explained = validityDictionary(source);
  const ofValidity = [
    ...Object.entries(explained.columns).map(([own, label]) => [own, label, validityType(own), null]),
    ...Object.entries(explained.figures).map(([own, label]) => ["figure", label, "text", own]),
  ].map((row) => ["Validity", ...row]);
  const hasValidity = contents.some(({ sheet }) => sheet === "Validity");
  return tableSheet(
    name,
    [
      column("sheet", "text", COLUMN_WIDTHS.id),
      column("column", "text", 24),
      column("label", "text", 70),
      column("type", "text", COLUMN_WIDTHS.number),
      column("values", "text", COLUMN_WIDTHS.text),
    ],
    [
      ...contents.map(({ sheet, title }) => [sheet, null, title, null, null]),
      [null, null, CUT, null, null],
      ...ofAnswers,
      ...ofPersonas,
      ...(hasValidity ? ofValidity : []),
    ],
    { wrap: true },
  );
}
