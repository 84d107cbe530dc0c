import type * as z from "zod";
import { canBeId } from "./ids.ts";
import { isRerun } from "./simulation/rerun.ts";

/** An item as the table gives it back: anything, until a reader has parsed it. */
export type StoredItem = Readonly<Record<string, unknown>>;

/** Makes an item of one version into one of the next; it may be given one that has been changed since by newer code. */
type Upgrade = (item: StoredItem) => StoredItem;

/** What a kind of item, or the part of one that is asked for, looks like to those who read it. */
export interface Reader<T> {
  /** @throws UnreadableItem */
  read(item: StoredItem): T;
}

/** A kind of item. */
export interface Entity<T> extends Reader<T> {
  /** Goes with every item that is written as a whole: what it is, and the version of the schema that it follows. */
  readonly label: { readonly entity: string; readonly schema_version: number };
}

/** Ids, dates and our own words stay; what people typed (addresses, names) and hashes of secrets become `…`. */
const shapeOf = (key: unknown): string =>
  String(key)
    .split("#")
    .map((part) => (/^[A-Z_]+$|^\d[\d-]*$/.test(part) || canBeId(part) || isRerun(part) ? part : "…"))
    .join("#");

/**
 * An item that is not what its schema says. The message is for operators and names nobody: the key without what people
 * typed, the entity, the item's version, and the fields with what is wrong with them, without their values.
 */
export class UnreadableItem extends Error {
  override readonly name = "UnreadableItem";
  constructor(entity: string, version: number, item: StoredItem, issues: readonly z.core.$ZodIssue[]) {
    const fields = issues.slice(0, 5).map(({ path, code }) => `${path.map(String).join(".") || "the item"} (${code})`);
    super(
      `The stored ${entity} ${shapeOf(item.PK)} ${shapeOf(item.SK)} of version ${version} cannot be read: ` +
        `${fields.join(", ")}; mend the item, or add an upgrade beside its schema`,
    );
  }
}

/** Everything that was stored before items said their version. */
const FIRST_VERSION = 1;
const versionOf = ({ schema_version: version }: StoredItem): number =>
  typeof version === "number" ? version : FIRST_VERSION;

/** What no upgrade makes sense of stays as it is, and the schema says what is wrong with it. */
function upgraded(item: StoredItem, due: readonly Upgrade[]): StoredItem {
  try {
    return due.reduce((older, upgrade) => upgrade(older), item);
  } catch {
    return item;
  }
}

/** A reader of what an item has had since its first version, such as its key or the attributes of a projection. */
export const readerOf = <S extends z.ZodType>(entity: string, schema: S): Reader<z.output<S>> =>
  defineEntity(entity, schema);

/** For whoever asks only whether an item is there. */
export const presence: Reader<true> = { read: () => true };

/**
 * Defines a kind of item.
 * @param entity as its attribute `entity` says
 * @param schema of the current version; attributes that it does not name are ignored
 * @param upgrades one for every earlier version, the first from 1 to 2
 */
export function defineEntity<S extends z.ZodType>(
  entity: string,
  schema: S,
  upgrades: readonly Upgrade[] = [],
): Entity<z.output<S>> {
  return {
    label: { entity, schema_version: FIRST_VERSION + upgrades.length },
    read(item) {
      const version = versionOf(item);
      const due = upgrades.slice(version - FIRST_VERSION);
      const parsed = schema.safeParse(upgraded(item, due));
      if (!parsed.success) throw new UnreadableItem(entity, version, item, parsed.error.issues);
      return parsed.data;
    },
  };
}
