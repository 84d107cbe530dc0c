import { isObject } from "../json.ts";
import type { Branch, Outcome, Visit } from "./visits.ts";

/**
 * A line of the timeline: a state, an iteration with its only state, or an iteration above the states it went through.
 */
export interface Row {
  depth: number;
  /** Name of the state; none for an iteration above its states. */
  state?: string;
  /** Which iteration or branch, and what its item was: `#3`, `persona_id 0197…`. */
  iteration?: { index: number; item: string };
  from: number;
  to: number | undefined;
  outcome: Outcome;
  visit?: Visit;
}

/** The lines of a timeline, iterations under their Map in the order of its items. */
export function rowsOf(visits: readonly Visit[], depth = 0): Row[] {
  return visits.flatMap((visit) => [rowOf(visit, depth), ...branchRows(visit, depth + 1)]);
}

const rowOf = (visit: Visit, depth: number): Row => {
  const { name, from, to, outcome } = visit;
  return { depth, state: name, from, to, outcome, visit };
};

const branchRows = (owner: Visit, depth: number): Row[] =>
  owner.branches
    .toSorted((one, other) => one.index - other.index)
    .flatMap((branch) => {
      const { index, visits, from, to, outcome } = branch;
      const iteration = { index, item: itemOf(branch, owner) };
      const [first, ...others] = rowsOf(visits, depth);
      if (first === undefined) return [{ depth, iteration, from, to, outcome }];
      if (visits.length === 1) return [{ ...first, iteration }, ...others];
      return [{ depth, iteration, from, to, outcome }, ...rowsOf(visits, depth + 1)];
    });

const isShort = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

/**
 * What tells the item of an iteration from the others, as far as its first state's input shows: the input itself, or
 * the members that the Map's own input does not have, ids and names before others.
 */
function itemOf({ visits }: Branch, owner: Visit): string {
  if (owner.type !== "Map" || visits[0] === undefined) return "";
  const input: unknown = JSON.parse(visits[0].input);
  if (isShort(input)) return String(input);
  if (!isObject(input)) return "";
  const outside: unknown = JSON.parse(owner.input);
  const shared = isObject(outside) ? outside : {};
  const own = Object.entries(input).filter(([key, value]) => isShort(value) && shared[key] !== value);
  const ids = own.filter(([key]) => /(^|_)(id|name|index|number)$/i.test(key));
  return (ids.length > 0 ? ids : own)
    .slice(0, 2)
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(", ");
}
