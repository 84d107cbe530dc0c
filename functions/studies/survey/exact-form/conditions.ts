import { DEEPEST_CONDITION, type Condition, type Wanted } from "../condition-schema.ts";
import type { TokenReader } from "./tokens.ts";
import { quoted } from "./words.ts";

const written = (wanted: Wanted): string =>
  typeof wanted === "string"
    ? quoted(wanted)
    : typeof wanted === "number"
      ? String(wanted)
      : `${wanted.min ?? ""}..${wanted.max ?? ""}`;
const list = (wanted: readonly Wanted[]): string => wanted.map(written).join(", ");

/** A part within `and`, `or` or `not`; what is joined itself stands in brackets. */
const part = (condition: Condition): string =>
  "all" in condition || "any" in condition ? `(${writtenCondition(condition)})` : writtenCondition(condition);

/** Several parts; one alone says by its word that it stands in a list. */
const joined = (parts: readonly Condition[], word: "and" | "or"): string =>
  parts.length === 1 ? `${word} ${part(parts[0]!)}` : parts.map(part).join(` ${word} `);

/** A condition in the exact form: `q3 = "Tea" and not (q2 = 1..3 or experiment price = low)`. */
export function writtenCondition(condition: Condition): string {
  if ("all" in condition) return joined(condition.all, "and");
  if ("any" in condition) return joined(condition.any, "or");
  if ("not" in condition) return `not ${part(condition.not)}`;
  if ("experiment_id" in condition) return `experiment ${condition.experiment_id} = ${condition.any_of.join(", ")}`;
  if ("variable" in condition) return `variable ${condition.variable} = ${list(condition.any_of)}`;
  const { question_id: id } = condition;
  if ("answered" in condition) return `${id} ${condition.answered ? "answered" : "unanswered"}`;
  if ("contains" in condition) return `${id} contains ${list(condition.contains)}`;
  return "any_of" in condition ? `${id} = ${list(condition.any_of)}` : `${id} != ${list(condition.none_of)}`;
}

function readWanted(tokens: TokenReader): Wanted {
  const words = tokens.next("quoted");
  if (words !== undefined) return words;
  const min = tokens.next("number") ?? null;
  if (!tokens.take("..")) return min ?? tokens.refuse('an answer, as in = "Tea", = 2 or = 2..5, is missing');
  return { min, max: tokens.next("number") ?? null };
}

function readList<T>(tokens: TokenReader, read: () => T): T[] {
  const found = [read()];
  while (tokens.take(",")) found.push(read());
  return found;
}

/** More levels than any survey may have; deeper conditions would overflow the stack. */
const DEEPEST = 4 * DEEPEST_CONDITION;

function readTest(tokens: TokenReader, depth: number): Condition {
  if (depth > DEEPEST) tokens.refuse("conditions are nested too deeply");
  if (tokens.take("not")) return { not: readTest(tokens, depth + 1) };
  if (tokens.take("(")) {
    const inner = readCondition(tokens, depth + 1);
    tokens.expect(")");
    return inner;
  }
  const name = () => tokens.need("word", "a name");
  if (tokens.take("experiment")) {
    const experiment_id = name();
    tokens.expect("=");
    return { experiment_id, any_of: readList(tokens, name) };
  }
  const wanted = () => readList(tokens, () => readWanted(tokens));
  if (tokens.take("variable")) {
    const variable = name();
    tokens.expect("=");
    return { variable, any_of: wanted() };
  }
  const question_id = name();
  if (tokens.take("answered")) return { question_id, answered: true };
  if (tokens.take("unanswered")) return { question_id, answered: false };
  if (tokens.take("contains"))
    return { question_id, contains: readList(tokens, () => tokens.need("quoted", "a word in quotes")) };
  if (tokens.take("!=")) return { question_id, none_of: wanted() };
  tokens.expect("=");
  return { question_id, any_of: wanted() };
}

/**
 * Reads a condition in the exact form. Parts that are joined by the same word stand in one list.
 * @throws UnreadableLine
 */
export function readCondition(tokens: TokenReader, depth = 0): Condition {
  if (tokens.take("and")) return { all: [readTest(tokens, depth)] };
  if (tokens.take("or")) return { any: [readTest(tokens, depth)] };
  const first = readTest(tokens, depth);
  for (const word of ["and", "or"] as const) {
    if (!tokens.take(word)) continue;
    const parts = [first, readTest(tokens, depth)];
    while (tokens.take(word)) parts.push(readTest(tokens, depth));
    const other = word === "and" ? "or" : "and";
    if (tokens.take(other)) tokens.refuse('"and" and "or" are next to each other without brackets');
    return word === "and" ? { all: parts } : { any: parts };
  }
  return first;
}
