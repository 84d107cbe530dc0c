import type { Reader, StoredItem } from "../../platform/table/entity.ts";
import type { Table } from "../../platform/table/table.ts";

/** A table that records every item it reads, each once, as it is stored. */
export function captureItems(table: Table): { table: Table; items: () => StoredItem[] } {
  const captured = new Map<string, StoredItem>();
  const kept = <T>(reader: Reader<T>): Reader<T> => ({
    read(item) {
      captured.set(`${String(item.PK)} ${String(item.SK)}`, item);
      return reader.read(item);
    },
  });
  const reads: Pick<Table, "get" | "getMany" | "queryAll" | "query" | "queryPages"> = {
    get: (reader, key) => table.get(kept(reader), key),
    getMany: (...wanted) =>
      table.getMany(...(wanted.map(([reader, key]) => [kept(reader), key]) as unknown as typeof wanted)),
    queryAll: (reader, ...query) => table.queryAll(kept(reader), ...query),
    query: (reader, ...query) => table.query(kept(reader), ...query),
    queryPages: (reader, ...query) => table.queryPages(kept(reader), ...query),
  };
  return { table: { ...table, ...reads }, items: () => [...captured.values()] };
}
