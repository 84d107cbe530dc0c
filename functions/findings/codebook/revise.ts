import { occursIn } from "../../models/quotes.ts";
import type { OpenAnswer } from "./open-questions.ts";
import type { CodebookRecord, Codings, StoredCode } from "./record.ts";
import type { SentCode } from "./schemas.ts";

/** The error for codes that are refused, as `field: what is wrong with it; …`. */
export class CodesRefused extends Error {
  override readonly name = "CodesRefused";
}

type Revised = Pick<CodebookRecord, "codes" | "next_code" | "codings">;
type Earlier = Pick<CodebookRecord, "codes" | "next_code" | "codings">;

const NOTHING: Earlier = { codes: [], next_code: 1, codings: {} };
const sameWords = (text: string): string => text.normalize("NFKC").replaceAll(/\s+/g, " ").trim();

function problemsOf(sent: readonly SentCode[], known: ReadonlySet<string>, answers: readonly OpenAnswer[]): string[] {
  return sent.flatMap(({ id, example }, index) => [
    ...(id && !known.has(id) ? [`codes.${index}.id: is not an id of this codebook; leave it out for a new code`] : []),
    ...(example && !answers.some(({ text }) => occursIn(example, text))
      ? [`codes.${index}.example: is in none of the answers; copy it word for word, or leave it out`]
      : []),
  ]);
}

/**
 * The codes of a codebook after a caller has sent them. Codes with an unchanged definition keep their answers, even
 * under another name; all others have to be coded. A code that is not sent is deleted with its answers.
 * @param earlier the codebook as it was; undefined if there was none
 * @param answers answers in which every example has to be found
 * @throws CodesRefused
 */
export function reviseCodes(
  sent: readonly SentCode[],
  earlier: Earlier | undefined,
  answers: readonly OpenAnswer[],
): Revised {
  const before = earlier ?? NOTHING;
  const known = new Map(before.codes.map((code) => [code.id, code]));
  const problems = problemsOf(sent, new Set(known.keys()), answers);
  if (problems.length > 0) throw new CodesRefused(problems.join("; "));
  let next = before.next_code;
  const codes = sent.map(({ id, name, definition, example }): StoredCode => {
    const own = id ? known.get(id) : undefined;
    const pending = !own || own.pending || sameWords(own.definition) !== sameWords(definition);
    return { id: own?.id ?? `c${next++}`, name, definition, example: example ?? null, pending };
  });
  return { codes, next_code: next, codings: keptCodings(before.codings, codes) };
}

const keptCodings = (codings: Codings, codes: readonly StoredCode[]): Codings => {
  const kept = new Set(codes.flatMap(({ id, pending }) => (pending ? [] : [id])));
  return Object.fromEntries(
    Object.entries(codings).map(([personaId, own]) => [personaId, own.filter((id) => kept.has(id))]),
  );
};

/**
 * The codings of a codebook with the results for its pending codes. Each answer's codes are in the codebook's order.
 */
export const mergeCodings = (
  { codes, persona_ids, codings }: Pick<CodebookRecord, "codes" | "persona_ids" | "codings">,
  found: Codings,
): Codings =>
  Object.fromEntries(
    persona_ids.map((personaId) => {
      const own = new Set([...(codings[personaId] ?? []), ...(found[personaId] ?? [])]);
      return [personaId, codes.flatMap(({ id }) => (own.has(id) ? [id] : []))];
    }),
  );
