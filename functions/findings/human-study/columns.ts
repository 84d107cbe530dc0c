import { cellDecoder, choiceReader, codeKey } from "./coded-cells.ts";
import { findDefinition, useByHeader, type Definitions } from "./column-use.ts";
import { recogniseExport, useInExport } from "./known-exports.ts";
import type { QuestionDefinition } from "./draft.ts";
import type { Codes, ColumnUse, FileMapping } from "./file-mapping.ts";
import { shown } from "./cells.ts";
import type { Problems } from "./problems.ts";
import type { CsvTable } from "./read-csv.ts";
import { placesOf } from "./same-text.ts";
import { subgroupFacts, type SubgroupFact } from "./schemas.ts";

type Is = ColumnUse["is"];
type Use<I extends Is> = Extract<ColumnUse, { is: I }>;
type Settled<I extends Is = Is> = { [K in Is]: { place: number; name: string; use: Use<K> } }[I];
export type QuestionColumn = Settled<"question"> & { definition: QuestionDefinition };

/** The columns of a file, grouped by their content. */
export interface FileColumns {
  /** The tool that the file comes from, if it is known. */
  tool: string | null;
  questions: QuestionColumn[];
  facts: Settled<SubgroupFact>[];
  respondent: Settled<"respondent"> | undefined;
  weight: Settled<"weight"> | undefined;
  ignored: Settled<"ignore">[];
  /** Names of columns whose content nobody knows. */
  unknown: string[];
}

const those = <I extends Is>(columns: readonly Settled[], ...kinds: readonly I[]): Settled<I>[] =>
  columns.filter((column) => kinds.some((kind) => kind === column.use.is)) as Settled<I>[];

/**
 * Equal for two columns with the same content. Only columns of different options may share a question, whatever it is
 * called.
 */
const keyOf = (column: Settled | QuestionColumn): string =>
  "definition" in column
    ? JSON.stringify([column.definition.question_id ?? column.definition.text, column.use.option])
    : column.use.is;

function requireDifferent(columns: readonly (Settled | QuestionColumn)[], problems: Problems): void {
  const seen = new Map<string, Settled>();
  for (const column of columns) {
    if (column.use.is === "ignore") continue;
    const twin = seen.get(keyOf(column));
    seen.set(keyOf(column), column);
    if (!twin) continue;
    const place = `Column ${shown(column.name)}`;
    const same = twin.use.is === "question" ? "the same question as" : "the same as";
    problems.add(place, twin.name === column.name ? "is there twice" : `contains ${same} column ${shown(twin.name)}`);
  }
}

/** The question of a column, with the column's option as the question spells it. */
function questionColumn(column: Settled<"question">, definitions: Definitions, problems: Problems): QuestionColumn[] {
  const { use, name } = column;
  const say = (problem: string): [] => {
    problems.add(`Column ${shown(name)}`, problem);
    return [];
  };
  const definition = findDefinition(use.question, definitions);
  if (!definition) return say(`the mapping names the question ${shown(use.question)}, which is not known`);
  if (use.option === undefined) return [{ ...column, definition }];
  if (!definition.options) return say(`the options of ${shown(use.question)} are not known; send them in questions`);
  const place = placesOf(definition.options)(use.option);
  if (place === undefined) return say(`the mapping names ${shown(use.option)}, which is not an option of its question`);
  return [{ ...column, use: { ...use, option: definition.options[place]! }, definition }];
}

/**
 * Finds out the content of each column of a file: from the mapping, or else from the header.
 * @param problems collects problems of the mapping, and columns that are there twice
 */
export function planColumns(
  { header, texts }: Pick<CsvTable, "header" | "texts">,
  mapping: FileMapping,
  definitions: Definitions,
  problems: Problems,
): FileColumns {
  const mapped = new Map(Object.entries(mapping.columns).map(([name, use]) => [name.trim(), use]));
  for (const name of mapped.keys())
    if (!header.includes(name)) problems.add("mapping", `the file has no column ${shown(name)}`);
  const tool = recogniseExport(header);
  const own = header.map((name, place) => ({
    place,
    name,
    use: mapped.get(name) ?? useByHeader({ name, texts: texts[place]! }, definitions),
  }));
  const hasRespondent = own.some(({ use }) => use?.is === "respondent");
  const all = own.map((column) => {
    const added = column.use ?? (tool && useInExport(column.name, tool));
    const spare = added?.is === "respondent" && hasRespondent && !column.use;
    return { ...column, use: spare ? ({ is: "ignore" } as const) : added };
  });
  const settled = all.flatMap(({ use, ...column }) => (use ? [{ ...column, use } as Settled] : []));
  const known = settled.flatMap((column): (Settled | QuestionColumn)[] =>
    column.use.is === "question" ? questionColumn(column as Settled<"question">, definitions, problems) : [column],
  );
  requireDifferent(known, problems);
  return {
    tool: tool?.tool ?? null,
    questions: known.filter((column) => "definition" in column),
    facts: those(settled, ...subgroupFacts),
    respondent: those(settled, "respondent")[0],
    weight: those(settled, "weight")[0],
    ignored: those(settled, "ignore"),
    unknown: all.filter(({ use }) => !use).map(({ name }) => name),
  };
}

/** Cells of one column, starting with the first person. */
export const cellsAt = ({ rows }: Pick<CsvTable, "rows">, place: number): string[] =>
  rows.map(({ cells }) => cells[place]!);

/**
 * Decodes the cells of a column by its own codes, and by the codes that mean “no answer” in the whole file. If the
 * column defines such a code itself, its own definition applies.
 */
export function createDecoder(use: Use<"question" | SubgroupFact>, { missing }: Pick<FileMapping, "missing">) {
  const own = new Set(Object.keys(use.values ?? {}).map(codeKey));
  return cellDecoder({
    values: use.values,
    missing: [...use.missing, ...missing.filter((code) => !own.has(codeKey(code)))],
  });
}

/** The reader of a column that is about one option. */
export const choiceReaderOf = ({ option, chosen, missing }: Use<"question">, mapping: Pick<FileMapping, "missing">) =>
  choiceReader(option!, chosen, [...missing, ...mapping.missing]);

/** The codes of a list that occur in some cells. */
export function codesIn(codes: Codes, cells: readonly string[]): string[] {
  const found = new Set(cells.map(codeKey));
  return codes.filter((code) => found.has(codeKey(code))).map(String);
}
