import { isId } from "../check/check-question.ts";
import { LONGEST_ID } from "../condition-schema.ts";

/** Names of a profile's facts. Results are broken down by these as well as by questions. */
const RESERVED = new Set(["age", "gender", "income_level", "location", "occupation", "household", "education"]);

/** Letters, digits and `_` of a code or a name, as many as an id may have. */
export const plainCode = (code: string): string =>
  code
    .trim()
    .replaceAll(/[^A-Za-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "")
    .slice(0, 30);

/** The id that a question with a code of another product gets here, unless another question has it already. */
export function idLike(code: string): string {
  const plain = plainCode(code);
  return isId(plain) && !RESERVED.has(plain.toLowerCase()) ? plain : `q${plain}`.slice(0, 30);
}

/**
 * What a file calls a question, rows and rounds included: `Q5.2`, `Q7@1`; null where it has no code.
 * @param codes codes of the questions in the file, by their ids here
 */
export function numberInFile(codes: ReadonlyMap<string, string>, id: string): string | null {
  const [, own = "", table = "", row = "", round = ""] = /^((.*?)(?:_(\d+))?)(@\d+)?$/.exec(id) ?? [];
  const code = codes.get(own) ?? (codes.has(table) ? `${codes.get(table)!}.${row}` : null);
  return code && `${code}${round}`.slice(0, LONGEST_ID);
}
