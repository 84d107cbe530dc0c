import { basename } from "node:path";
import { LARGEST_FORM_FILE_BYTES } from "../../functions/briefings/limits.ts";
import { columnMappingSchema, type ColumnMapping } from "../../functions/findings/respondents/schemas.ts";
import type { NamedBytes } from "../../clients/typescript/src/index.ts";
import { UsageError } from "../cli/errors.ts";
import { readBytes } from "./input-file.ts";

/** People of whom personas are to be made, as they were given. */
export interface RespondentsChoice {
  path: string;
  /** The file that says what the columns hold. */
  columns: string;
  consent: string;
}

/** The same people as they go to the service. */
export interface RespondentsFile {
  /** By which their group is found again. */
  name: string;
  file: NamedBytes;
  columns: ColumnMapping;
  consent: string;
}

/** A table as it goes to the service, which says whether it can be read. @throws UsageError */
export const readTable = (path: string): NamedBytes => ({
  name: basename(path),
  contentType: "text/csv",
  bytes: readBytes(path, LARGEST_FORM_FILE_BYTES),
});

// A line for every column of the widest file.
const LARGEST_MAPPING_BYTES = 100_000;

/** @throws UsageError on what cannot be sent */
export function readRespondents({ path, columns, consent }: RespondentsChoice): RespondentsFile {
  const file = readTable(path);
  return { name: file.name, file, columns: readColumns(columns), consent };
}

function readColumns(path: string): ColumnMapping {
  const name = basename(path);
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(readBytes(path, LARGEST_MAPPING_BYTES)));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${name} is not JSON (${error.message}).`);
    throw error;
  }
  const checked = columnMappingSchema.safeParse(json);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new UsageError(`${name} does not say what columns hold: ${issue?.path.join(".")} ${issue?.message}.`);
}
