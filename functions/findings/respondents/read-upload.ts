import { readByRule } from "../../briefings/documents/read-by-rule.ts";
import { respondentsRule } from "../human-study/rules.ts";
import { HumanStudyRefused } from "../human-study/problems.ts";
import type { RespondentRow } from "../../personas/respondents/record.ts";
import type { ColumnMapping } from "./schemas.ts";
import { BadRequest } from "../../platform/errors.ts";

/**
 * Most characters of all rows together as they are stored. Encrypted, with the most bytes that a character takes, they
 * fit into one transaction of 4 MB.
 */
const MOST_CHARACTERS = 900_000;

/**
 * Reads a file of respondents.
 * @param firstNumber number of the first code that they get
 * @throws BadRequest naming lines and columns, never their contents
 */
export async function readUpload(bytes: Buffer, columns: ColumnMapping, firstNumber: number): Promise<RespondentRow[]> {
  try {
    const rows = await readByRule(respondentsRule, { bytes, columns, firstNumber });
    if (JSON.stringify(rows).length > MOST_CHARACTERS)
      throw new BadRequest("The texts of the file are too long together; send the people in several files");
    return rows;
  } catch (error) {
    if (error instanceof HumanStudyRefused) throw new BadRequest(error.message);
    throw error;
  }
}
