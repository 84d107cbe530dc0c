import type { Reader } from "../../domain/entity.ts";
import type { LibraryEntry } from "../../domain/library/record.ts";
import { searchLibrary } from "../../domain/library/search.ts";
import { ABSENT, assignments, mustExist, unlessConditionFails } from "../conditions.ts";
import { companyKey } from "../keys.ts";
import {
  LIBRARY_LIST_PREFIX,
  LIBRARY_PERSONA_PREFIX,
  libraryEntryKey,
  libraryLengthKey,
  libraryPartition,
  libraryRowKey,
} from "../library-keys.ts";
import { libraryEntryEntity, libraryLengthEntity, libraryRowReader, packRow } from "./writes.ts";
import type { Table, Write } from "../table.ts";

/*
 * The library in the order in which it is shown. Beside the entry of every persona, which never moves, lies a row at
 * the persona's place in the list, and before the rows their number: a page is read from the front and says how long
 * the whole is. A row follows from its entry and is written with it, on condition that the entry still is what the row
 * was made from; so there is one row an entry, whoever else writes.
 *
 * A library that was filled before there was a list has none until somebody else enters it, and is read whole till
 * then.
 */

interface Page {
  limit: number;
  offset: number;
}
/** The largest number of items that a Query takes as its limit. */
const MOST_ITEMS = 2 ** 31 - 1;
/** Entries that one transaction of 100 items lists: a check and a row each, and the check of the company. */
const LISTED_AT_ONCE = 49;

const rowWrite = (companyId: string, entry: LibraryEntry): Write => ({
  Put: { Item: { ...libraryRowKey(companyId, entry), row: packRow(entry) } },
});

/** Holds while nobody has used or retired the persona since the entry was read: every use raises the count. */
const unchanged = (entry: LibraryEntry) => ({
  condition: `times_used = :read AND attribute_${entry.retired_at === undefined ? "not_exists" : "exists"}(retired_at)`,
  values: { ":read": entry.times_used },
});

/** Puts somebody new into a list that has begun; fails at the first of the two if it has not. */
export const enterWrites = (companyId: string, entry: LibraryEntry): [Write, Write] => [
  {
    Update: {
      Key: { ...libraryLengthKey(companyId) },
      ConditionExpression: "attribute_exists(entries)",
      UpdateExpression: "SET entries = entries + :one",
      ExpressionAttributeValues: { ":one": 1 },
    },
  },
  rowWrite(companyId, entry),
];

/** Changes the counters of an entry and moves its row; the first of these fails if the entry is not as it was read. */
export function changeWrites(companyId: string, read: LibraryEntry, entry: LibraryEntry): [Write, ...Write[]] {
  const { times_used, last_used_at, retired_at } = entry;
  const { expression, names, values } = assignments({ times_used, last_used_at, retired_at });
  const guard = unchanged(read);
  const place = libraryRowKey(companyId, read);
  return [
    {
      Update: {
        Key: { ...libraryEntryKey(companyId, entry.id) },
        ConditionExpression: guard.condition,
        UpdateExpression: `SET ${expression}`,
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: { ...values, ...guard.values },
      },
    },
    ...(place.SK === libraryRowKey(companyId, entry).SK ? [] : [{ Delete: { Key: { ...place } } }]),
    rowWrite(companyId, entry),
  ];
}

/** What the partition of a library begins with: the length of the list, its rows, and entries after them. */
type Listed = { length: number } | { row: LibraryEntry } | { entry: true };
const listReader: Reader<Listed> = {
  read(item) {
    if (item.SK === LIBRARY_LIST_PREFIX) return { length: libraryLengthEntity.read(item).entries };
    const isRow = typeof item.SK === "string" && item.SK.startsWith(LIBRARY_LIST_PREFIX);
    return isRow ? { row: libraryRowReader.read(item) } : { entry: true };
  },
};

/** Somebody who is used while the rows are read may be met at both places; the later use comes first. */
function rowsOf(items: readonly Listed[]): LibraryEntry[] {
  const entries = new Map<string, LibraryEntry>();
  for (const item of items) if ("row" in item && !entries.has(item.row.id)) entries.set(item.row.id, item.row);
  return [...entries.values()];
}

export const createLibraryList = (table: Table) => {
  /** Every entry by itself; 1 MB holds some 2,400. */
  const readEntries = (companyId: string): Promise<LibraryEntry[]> =>
    table.query(libraryEntryEntity, {
      KeyConditionExpression: "PK = :partition AND begins_with(SK, :prefix)",
      ExpressionAttributeValues: { ":partition": libraryPartition(companyId), ":prefix": LIBRARY_PERSONA_PREFIX },
      ProjectionExpression: "PK, SK, schema_version, shown, times_used, last_used_at, retired_at",
      ConsistentRead: true,
    });

  /** Writes the rows of some entries, as they are by then. @returns false if the company has been deleted */
  async function enter(companyId: string, entries: readonly LibraryEntry[]): Promise<boolean> {
    for (let current = [...entries]; ;) {
      const checks = current.flatMap((entry): Write[] => {
        const { condition, values } = unchanged(entry);
        const Key = { ...libraryEntryKey(companyId, entry.id) };
        const check = { Key, ConditionExpression: condition, ExpressionAttributeValues: values };
        return [{ ConditionCheck: check }, rowWrite(companyId, entry)];
      });
      const failure = await unlessConditionFails(
        async () => {
          await table.transact(mustExist(companyKey(companyId)), ...checks);
          return undefined;
        },
        (failed) => failed,
      );
      if (!failure) return true;
      if (!failure.item) return false;
      current = current.with((failure.index - 1) / 2, libraryEntryEntity.read(failure.item));
    }
  }

  return {
    /** Everybody of the library; 1 MB holds some 4,500 rows, and one page follows the other. */
    async list(companyId: string): Promise<LibraryEntry[]> {
      const [first, ...rows] = await table.query(listReader, {
        KeyConditionExpression: "PK = :partition AND begins_with(SK, :prefix)",
        ExpressionAttributeValues: { ":partition": libraryPartition(companyId), ":prefix": LIBRARY_LIST_PREFIX },
        ProjectionExpression: "SK, entries, #row",
        ExpressionAttributeNames: { "#row": "row" },
        ConsistentRead: true,
      });
      return first && "length" in first ? rowsOf(rows) : readEntries(companyId);
    },

    /** Some of the library, most recently used first, never used last, then by id; read from the front. */
    async page(companyId: string, { limit, offset }: Page): Promise<{ found: LibraryEntry[]; total: number }> {
      const [first, ...items] = await table.query(listReader, {
        // Entries sort after the rows: where there are none, the first item tells an old library from an empty one.
        KeyConditionExpression: "PK = :partition",
        ExpressionAttributeValues: { ":partition": libraryPartition(companyId) },
        Limit: Math.min(1 + offset + limit, MOST_ITEMS),
        ConsistentRead: true,
      });
      if (!first) return { found: [], total: 0 };
      if (!("length" in first)) return searchLibrary(await readEntries(companyId), {}, { limit, offset });
      return { found: rowsOf(items).slice(offset, offset + limit), total: first.length };
    },

    /**
     * Begins the list with those who are in the library already. Safe to repeat and to die at, and side by side: nobody
     * enters a library without a list, and who is used or retired meanwhile is listed as they are then.
     * @returns false if the company has been deleted
     */
    async begin(companyId: string): Promise<boolean> {
      const entries = await readEntries(companyId);
      for (let start = 0; start < entries.length; start += LISTED_AT_ONCE)
        if (!(await enter(companyId, entries.slice(start, start + LISTED_AT_ONCE)))) return false;
      const length = { ...libraryLengthKey(companyId), ...libraryLengthEntity.label, entries: entries.length };
      return unlessConditionFails(
        async () => {
          await table.transact(mustExist(companyKey(companyId)), {
            Put: { Item: length, ConditionExpression: ABSENT },
          });
          return true;
        },
        // Somebody else has begun it, or the company is gone.
        ({ index }) => index > 0,
      );
    },
  };
};
