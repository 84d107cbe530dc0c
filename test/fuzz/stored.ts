import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { objectKeys } from "../support/objects.ts";
import { inKeyOrder, tableContents } from "../support/table-contents.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";

/** How often an address called, what was spent, and that a key was used: written whatever is answered. */
const COUNTED = new Set(["rate_window", "monthly_cost"]);
const withoutUse = ({ last_used_at: _, ...item }: Record<string, unknown>) => item;

/** What a stack has stored: items as text by key, and keys of objects. */
export type Stored = ReadonlyMap<string, string>;

async function storedBy({ endpoints }: TemporaryStack): Promise<Stored> {
  const [items, objects] = await Promise.all([tableContents(endpoints.dynamodb), objectKeys(endpoints.s3)]);
  const stored = new Map(objects.map((key) => [key, key]));
  for (const item of items) {
    const kept = item.entity === "api_key" ? withoutUse(item) : item;
    if (!COUNTED.has(String(item.entity)))
      stored.set(`${String(item.PK)} ${String(item.SK)}`, JSON.stringify(kept, inKeyOrder));
  }
  return stored;
}

/** Reads what a stack has stored, again only if something has been written since: that the database's file tells. */
export function openStored(stack: TemporaryStack) {
  const database = new DatabaseSync(join(stack.dataFolder, "dynamodb.sqlite"), { readOnly: true });
  const pragma = database.prepare("PRAGMA data_version");
  let known: { version: unknown; stored: Stored } | undefined;
  return {
    read: async (): Promise<Stored> => {
      const version = pragma.get()?.data_version;
      if (known?.version !== version) known = { version, stored: await storedBy(stack) };
      return known!.stored;
    },
    close: () => database.close(),
  };
}

/** Keys of what has been written, changed or deleted, but for what mentions something that is being worked on. */
export const changes = (before: Stored, after: Stored, inWork: ReadonlySet<string>): string[] =>
  before === after
    ? []
    : [...new Set([...before.keys(), ...after.keys()])].filter((key) => {
        const [was, is] = [before.get(key), after.get(key)];
        const text = `${key} ${was} ${is}`;
        return was !== is && ![...inWork].some((id) => text.includes(id));
      });
