import type { Entity } from "./entity.ts";
import type { Key } from "./keys.ts";
import { ConditionFailed } from "./table.ts";

/** Condition that an item exists; used wherever a child may only be written while its parent exists. */
export const EXISTS = "attribute_exists(PK)";
export const ABSENT = "attribute_not_exists(PK)";

/** `#status IN (:from0, :from1, …)` with its values: the legal origins of a transition as a write condition. */
export function cameFrom(states: readonly string[]): { condition: string; values: Record<string, string> } {
  const names = states.map((_, index) => `:from${index}`);
  return {
    condition: `#status IN (${names.join(", ")})`,
    values: Object.fromEntries(states.map((state, index) => [`:from${index}`, state])),
  };
}

/** For an update that may create the item: sets the item's label, with the values of {@link labelOf}. */
export const labelled = "SET entity = :entity, schema_version = :version";
export const labelOf = ({ label }: Entity<unknown>) => ({ ":entity": label.entity, ":version": label.schema_version });

/** A transaction write that only checks that an item exists. */
export const mustExist = (key: Key) => ({ ConditionCheck: { Key: { ...key }, ConditionExpression: EXISTS } });

/**
 * Runs a conditional write and turns a failed condition into `undefined` or the result of `otherwise`, so that callers
 * get the outcome as a value.
 */
export async function unlessConditionFails<T, F = undefined>(
  write: () => Promise<T>,
  otherwise: (failure: ConditionFailed) => F = () => undefined as F,
): Promise<T | F> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof ConditionFailed) return otherwise(error);
    throw error;
  }
}

/** `SET a = :a, b = :b` for the fields that are present (null included, undefined not). */
export function assignments(fields: Record<string, unknown>): {
  expression: string;
  names: Record<string, string>;
  values: Record<string, unknown>;
} {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    expression: present.map(([name]) => `#${name} = :${name}`).join(", "),
    names: Object.fromEntries(present.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(present.map(([name, value]) => [`:${name}`, value])),
  };
}
