import type { Reader } from "../../platform/table/entity.ts";
import type { LibraryEntry } from "./record.ts";
import { assignments, labelOf, labelled } from "../../platform/table/conditions.ts";
import { LIBRARY_LIST_PREFIX, libraryEntryKey, libraryLengthKey, libraryPartition, libraryRowKey } from "./keys.ts";
import { libraryLengthEntity, libraryRowReader, packRow } from "./store-writes.ts";
import type { Table, Write } from "../../platform/table/table.ts";

/*
 * The library in the order in which it is shown. Besides the entry of every persona, which never moves, there is a row
 * at the persona's place in the list. The number of rows lies before them: a page is read from the front and says how
 * long the whole is. A row follows from its entry and is written with it, on condition that the entry is still what the
 * row was made from. So every entry has one row, even if others write at the same time.
 */

interface Page {
  limit: number;
  offset: number;
}
/** The largest number of items that a Query takes as its limit. */
const MOST_ITEMS = 2 ** 31 - 1;

const rowWrite = (companyId: string, entry: LibraryEntry): Write => ({
  Put: { Item: { ...libraryRowKey(companyId, entry), row: packRow(entry) } },
});

/** Holds while nobody has used or retired the persona since the entry was read: every use raises the count. */
const unchanged = (entry: LibraryEntry) => ({
  condition: `times_used = :read AND attribute_${entry.retired_at === undefined ? "not_exists" : "exists"}(retired_at)`,
  values: { ":read": entry.times_used },
});

/** Puts somebody new into the list. */
export const enterWrites = (companyId: string, entry: LibraryEntry): [Write, Write] => [
  {
    Update: {
      Key: { ...libraryLengthKey(companyId) },
      UpdateExpression: `${labelled} ADD entries :one`,
      ExpressionAttributeValues: { ...labelOf(libraryLengthEntity), ":one": 1 },
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

/** The length of a list comes before its rows. */
type Listed = { length: number } | { row: LibraryEntry };
const listReader: Reader<Listed> = {
  read: (item) =>
    item.SK === LIBRARY_LIST_PREFIX
      ? { length: libraryLengthEntity.read(item).entries }
      : { row: libraryRowReader.read(item) },
};

/** A persona that is used while the rows are read may appear at both places; the later use comes first. */
function rowsOf(items: readonly Listed[]): LibraryEntry[] {
  const entries = new Map<string, LibraryEntry>();
  for (const item of items) if ("row" in item && !entries.has(item.row.id)) entries.set(item.row.id, item.row);
  return [...entries.values()];
}

export const createLibraryList = (table: Table) => {
  /** @param most rows; all without it: 1 MB holds some 4,500, and one page follows the other */
  async function read(companyId: string, most?: number): Promise<{ rows: LibraryEntry[]; total: number }> {
    const [first, ...rows] = await table.query(listReader, {
      KeyConditionExpression: "PK = :partition AND begins_with(SK, :prefix)",
      ExpressionAttributeValues: { ":partition": libraryPartition(companyId), ":prefix": LIBRARY_LIST_PREFIX },
      ProjectionExpression: "SK, schema_version, entries, #row",
      ExpressionAttributeNames: { "#row": "row" },
      ...(most === undefined ? {} : { Limit: Math.min(1 + most, MOST_ITEMS) }),
      ConsistentRead: true,
    });
    return { rows: rowsOf(rows), total: first && "length" in first ? first.length : 0 };
  }

  return {
    /** Everybody of the library. */
    list: async (companyId: string): Promise<LibraryEntry[]> => (await read(companyId)).rows,

    /** Some of the library, most recently used first, never used last, then by id; read from the front. */
    async page(companyId: string, { limit, offset }: Page): Promise<{ found: LibraryEntry[]; total: number }> {
      const { rows, total } = await read(companyId, offset + limit);
      return { found: rows.slice(offset, offset + limit), total };
    },
  };
};
