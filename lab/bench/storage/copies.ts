import type { Item } from "../../../functions/platform/table/table.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype;

/** A value with ids exchanged wherever they stand: in keys, in fields, in sets, inside of JSON. */
function exchanged(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") {
    let text = value;
    for (const [from, to] of ids) text = text.replaceAll(from, to);
    return text;
  }
  if (Array.isArray(value)) return value.map((one) => exchanged(one, ids));
  if (value instanceof Set) return new Set([...value].map((one) => exchanged(one, ids)));
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [exchanged(name, ids) as string, exchanged(one, ids)]),
    );
  return value;
}

/**
 * Items as the service wrote them, under other ids: what fills a table has the size and shape of what lies in one.
 * @param ids the id that each one is exchanged for
 */
export const copyOf = <T extends Item>(items: readonly T[], ids: ReadonlyMap<string, string>): T[] =>
  items.map((item) => exchanged(item, ids) as T);
