import type { ChoiceState } from "../../local/step-functions/definition.ts";
import type { Json } from "../../local/step-functions/json.ts";

/** What is known of a state's input before the execution runs; what is not in it is not known. */
export type KnownInput = { readonly [name: string]: Json };

const NOT_KNOWN = Symbol("not known");

/**
 * The value at a path of plain names; not known where the first name is not given, undefined where a later one is
 * missing.
 */
function valueAt(path: string, input: KnownInput): Json | undefined | typeof NOT_KNOWN {
  const [first = "", ...rest] = path.replace(/^\$\./, "").split(".");
  if (!Object.hasOwn(input, first)) return NOT_KNOWN;
  return rest.reduce<Json | undefined>(
    (value, name) => (value !== null && typeof value === "object" && !Array.isArray(value) ? value[name] : undefined),
    input[first],
  );
}

/**
 * Whether a rule of a Choice holds; undefined if it depends on what is not known.
 * @throws Error for a kind of rule that no definition of ours has
 */
function holds(rule: { readonly [key: string]: Json }, input: KnownInput): boolean | undefined {
  if (Array.isArray(rule.And)) {
    const parts = (rule.And as { [key: string]: Json }[]).map((part) => holds(part, input));
    return parts.includes(false) ? false : parts.includes(undefined) ? undefined : true;
  }
  const value = valueAt(typeof rule.Variable === "string" ? rule.Variable : "", input);
  if (value === NOT_KNOWN) return undefined;
  if ("IsPresent" in rule) return (value !== undefined) === rule.IsPresent;
  if ("IsNull" in rule) return (value === null) === rule.IsNull;
  for (const comparison of ["StringEquals", "BooleanEquals"]) if (comparison in rule) return value === rule[comparison];
  throw new Error(`A Choice has a rule that cannot be foreseen: ${JSON.stringify(rule)}`);
}

/** Where a Choice leads; undefined if that depends on what is not known before the execution runs. */
export function foreseenBranch(choice: ChoiceState, input: KnownInput): string | undefined {
  for (const rule of choice.Choices) {
    const outcome = holds(rule, input);
    if (outcome === undefined) return undefined;
    if (outcome) return rule.Next;
  }
  return choice.Default;
}
