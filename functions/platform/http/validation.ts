import type * as z from "zod";
import { beginningOf } from "../text/text.ts";
import { BadRequest, Unprocessable } from "../errors.ts";

const article = (noun: string) => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);
const expectedNames: Record<string, string> = { int: "whole number", record: "object" };

/** The most fields that a sentence names, and how much of each name. */
const MOST_NAMED = 20;
const beginning = (name: string) => beginningOf(name, 60);

const counted: Record<string, string> = { string: "character", array: "entry" };
const plurals: Record<string, string> = { character: "characters", entry: "entries" };
/** `have at least 2 entries`, `be at most 5`, `be above 0`. */
function bound(
  side: "at least" | "at most",
  limit: number | bigint,
  { origin, inclusive }: { origin: string; inclusive?: boolean },
): string {
  const noun = counted[origin];
  if (noun !== undefined) return `have ${side} ${limit} ${Number(limit) === 1 ? noun : plurals[noun]}`;
  return inclusive === false ? `be ${side === "at least" ? "above" : "below"} ${limit}` : `be ${side} ${limit}`;
}

/** Words for the issues whose schema brings none of its own. */
const describe: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? "is required"
        : `must be ${article(expectedNames[issue.expected] ?? issue.expected)}`;
    case "invalid_value":
      return `must be one of ${issue.values.map(String).join(", ")}`;
    case "too_small":
      return `must ${bound("at least", issue.minimum, issue)}`;
    case "too_big":
      return `must ${bound("at most", issue.maximum, issue)}`;
    case "unrecognized_keys":
      return `has fields that are not known: ${issue.keys.slice(0, MOST_NAMED).map(beginning).join(", ")}`;
    default:
      return "is not valid";
  }
};

/** For a union: reports the issues of the variant that the value is meant to be, if its type shows which. */
function withinUnions(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [meant, ...others] = issue.errors.filter(
    (own) => !own.some(({ code, path }) => code === "invalid_type" && path.length === 0),
  );
  if (!meant || others.length > 0) return [issue];
  return meant.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
}

/** Lists every failing field with its problem: `persona_count: must be between 1 and 10; name: is required`. */
const sentence = (error: z.ZodError | undefined, root: string, others: readonly Problem[] = []) => {
  // Keep the first issue of a field, which names the wrong type; later issues judge it as if the type were right.
  const issues = error?.issues.flatMap(withinUnions).toReversed() ?? [];
  const ofFields = new Map(issues.map((issue) => [issue.path.join(".") || root, issue.message]));
  const problems = [
    ...others.map(({ field, problem }): [string, string] => [field, problem]),
    ...[...ofFields].toReversed(),
  ].map(([field, message]) => `${field}: ${message}`);
  const more = problems.length - MOST_NAMED;
  return [...problems.slice(0, MOST_NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join("; ");
};

interface Problem {
  field: string;
  problem: string;
}

/**
 * @param others problems outside the fields of the schema
 * @throws Unprocessable naming every failing field
 */
export function validateBody<T extends z.ZodType>(
  schema: T,
  body: unknown,
  others: readonly Problem[] = [],
): z.output<T> {
  const parsed = schema.safeParse(body, { error: describe });
  if (!parsed.success || others.length > 0) throw new Unprocessable(sentence(parsed.error, "body", others));
  return parsed.data;
}

/** @throws BadRequest naming every failing parameter */
export function validateQuery<T extends z.ZodType>(schema: T, query: Record<string, string | undefined>): z.output<T> {
  const parsed = schema.safeParse(query, { error: describe });
  if (!parsed.success) throw new BadRequest(sentence(parsed.error, "query"));
  return parsed.data;
}

export const isMultipart = (contentType: string | undefined): boolean =>
  /^multipart\/form-data\b/i.test(contentType ?? "");
