import type * as z from "zod";
import { canBeId } from "../ids.ts";
import { isRerun } from "../rerun.ts";

/** An item as the table returns it; its type is unknown until a reader has parsed it. */
export type StoredItem = Readonly<Record<string, unknown>>;

/**
 * The format of all stored data, one number for the whole table. Increase it with every change that makes stored items
 * unreadable or changes their meaning. Items of another format are refused, and so are data folders of one machine.
 */
export const DATA_FORMAT = 102;

/** Reads a kind of item, or a projection of one. */
export interface Reader<T> {
  /** @throws UnreadableItem */
  read(item: StoredItem): T;
}

/** A kind of item. */
export interface Entity<T> extends Reader<T> {
  /** Part of every item that is written as a whole: its kind, and the format in which it is stored. */
  readonly label: { readonly entity: string; readonly schema_version: number };
}

/**
 * Keeps ids, dates and fixed words; replaces text that people typed (addresses, names) and hashes of secrets with `…`.
 */
const shapeOf = (key: unknown): string =>
  String(key)
    .split("#")
    .map((part) => (/^[A-Z_]+$|^\d[\d-]*$/.test(part) || canBeId(part) || isRerun(part) ? part : "…"))
    .join("#");

/** The problems of an item's fields, without their values. */
const fieldProblems = (issues: readonly z.core.$ZodIssue[]): string =>
  issues
    .slice(0, 5)
    .map(({ path, code }) => `${path.map(String).join(".") || "the item"} (${code})`)
    .join(", ");

/**
 * An item of another format, or one that does not match its schema. The message is for operators and contains no
 * personal data: the key without text that people typed, the entity, and the problem.
 */
export class UnreadableItem extends Error {
  override readonly name = "UnreadableItem";
  constructor(entity: string, item: StoredItem, problem: string) {
    super(`The stored ${entity} ${shapeOf(item.PK)} ${shapeOf(item.SK)} ${problem}`);
  }
}

/** A reader of a part of an item, such as its key or the attributes of a projection. */
export const readerOf = <S extends z.ZodType>(entity: string, schema: S): Reader<z.output<S>> =>
  defineEntity(entity, schema);

/** Only checks that an item exists. */
export const presence: Reader<true> = { read: () => true };

/**
 * Defines a kind of item.
 * @param entity the value of the attribute `entity`
 * @param schema attributes that it does not name are ignored
 */
export const defineEntity = <S extends z.ZodType>(entity: string, schema: S): Entity<z.output<S>> => ({
  label: { entity, schema_version: DATA_FORMAT },
  read(item) {
    const { schema_version: format = DATA_FORMAT } = item;
    if (format !== DATA_FORMAT)
      throw new UnreadableItem(
        entity,
        item,
        `was written by another version of the service, in format ${String(format)}; this version reads ${DATA_FORMAT}`,
      );
    const parsed = schema.safeParse(item);
    if (!parsed.success)
      throw new UnreadableItem(entity, item, `cannot be read: ${fieldProblems(parsed.error.issues)}; correct the item`);
    return parsed.data;
  },
});
