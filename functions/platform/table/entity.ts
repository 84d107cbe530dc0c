import type * as z from "zod";
import { canBeId } from "../ids.ts";
import { isRerun } from "../rerun.ts";

/** An item as the table gives it back: anything, until a reader has parsed it. */
export type StoredItem = Readonly<Record<string, unknown>>;

/**
 * The format of everything that is stored, one number for the whole table. A change that makes stored items unreadable
 * or gives them another meaning raises it: items, and data folders of one machine, of another format are refused.
 */
export const DATA_FORMAT = 102;

/** What a kind of item, or the part of one that is asked for, looks like to those who read it. */
export interface Reader<T> {
  /** @throws UnreadableItem */
  read(item: StoredItem): T;
}

/** A kind of item. */
export interface Entity<T> extends Reader<T> {
  /** Goes with every item that is written as a whole: what it is, and the format in which it is stored. */
  readonly label: { readonly entity: string; readonly schema_version: number };
}

/** Ids, dates and our own words stay; what people typed (addresses, names) and hashes of secrets become `…`. */
const shapeOf = (key: unknown): string =>
  String(key)
    .split("#")
    .map((part) => (/^[A-Z_]+$|^\d[\d-]*$/.test(part) || canBeId(part) || isRerun(part) ? part : "…"))
    .join("#");

/** What is wrong with the fields of an item, without their values. */
const fieldProblems = (issues: readonly z.core.$ZodIssue[]): string =>
  issues
    .slice(0, 5)
    .map(({ path, code }) => `${path.map(String).join(".") || "the item"} (${code})`)
    .join(", ");

/**
 * An item of another format, or one that is not what its schema says. The message is for operators and names nobody:
 * the key without what people typed, the entity, and what is wrong.
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

/** Only says that an item is there. */
export const presence: Reader<true> = { read: () => true };

/**
 * Defines a kind of item.
 * @param entity as its attribute `entity` says
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
