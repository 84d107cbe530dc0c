import type { LibraryEntry, LibraryPersonaRecord, LibraryProfile, LibraryUses } from "../domain/library/record.ts";
import type { PersonaGroupRecord } from "../domain/persona-group/record.ts";
import type { ProjectRecord } from "../domain/project/record.ts";
import { ABSENT, EXISTS, mustExist, unlessConditionFails } from "./conditions.ts";
import {
  LIBRARY_PERSONA_PREFIX,
  LIBRARY_USE_PREFIX,
  companyKey,
  groupKey,
  libraryEntryKey,
  libraryPartition,
  libraryPersonaPartition,
  libraryProfileKey,
  libraryUseKey,
  projectKey,
  type Key,
} from "./keys.ts";
import { ConditionFailed, type Item, type Table, type Write } from "./table.ts";

/**
 * What the list shows of a persona, with everything that is fixed at promotion in one attribute as JSON. Of 10,000
 * entries with an attribute per field, reading costs the SDK 560 ms of CPU, and 90 ms of these.
 */
interface EntryItem extends EntryCounters {
  shown: string;
}
type EntryCounters = Pick<LibraryEntry, "times_used" | "last_used_at" | "retired_at">;

const entryItem = ({ times_used, last_used_at, retired_at, ...shown }: LibraryEntry): EntryItem => ({
  times_used,
  last_used_at,
  retired_at,
  shown: JSON.stringify(shown),
});
const readEntry = ({ shown, times_used, last_used_at, retired_at }: EntryItem): LibraryEntry => ({
  ...(JSON.parse(shown) as Omit<LibraryEntry, keyof EntryCounters>),
  times_used,
  last_used_at,
  retired_at,
});

/** One item per persona and project. Sets, because concurrent uses add to them without knowing of each other. */
interface UseItem {
  project_id: string;
  /** Absent between the removal of the last group and that of the item. */
  groups?: Set<string>;
  used_at: Set<string>;
}
const isUse = (item: Item): item is Item & UseItem =>
  typeof item.SK === "string" && item.SK.startsWith(LIBRARY_USE_PREFIX);

/** A persona taking part in a group for the first time. */
export interface LibraryUse {
  projectId: string;
  groupId: string;
  at: string;
}

const BATCH = 100;
const textOf = ({ PK, SK }: Key): string => `${PK}|${SK}`;

/** Reads any number of items, 100 a request, all requests side by side; what is not there is left out. */
async function readAll<T extends object>(table: Table, keys: readonly Key[]): Promise<Map<string, T>> {
  const batches: Key[][] = [];
  for (let start = 0; start < keys.length; start += BATCH) batches.push(keys.slice(start, start + BATCH));
  const read = await Promise.all(batches.map((batch) => table.getMany<(T | undefined)[]>(...batch)));
  return new Map(
    read.flat().flatMap((item, index): [string, T][] => (item ? [[textOf(keys[index] as Key), item]] : [])),
  );
}

/** Marks a group as one the persona was used in, unless it is marked already. */
const useWrite = (companyId: string, personaId: string, { projectId, groupId, at }: LibraryUse): Write => ({
  Update: {
    Key: { ...libraryUseKey(companyId, personaId, projectId) },
    ConditionExpression: "attribute_not_exists(groups) OR NOT contains(groups, :group)",
    UpdateExpression: "SET entity = :entity, project_id = :project ADD groups :groups, used_at :times",
    ExpressionAttributeValues: {
      ":entity": "library_use",
      ":project": projectId,
      ":group": groupId,
      ":groups": new Set([groupId]),
      ":times": new Set([at]),
    },
  },
});

/** Counts a use that is later than every other, or one that is not; each condition is the other's opposite. */
const countWrites = (companyId: string, personaId: string, at: string): Write[] => [
  {
    Update: {
      Key: { ...libraryEntryKey(companyId, personaId) },
      ConditionExpression: `${EXISTS} AND (attribute_not_exists(last_used_at) OR last_used_at < :at)`,
      UpdateExpression: "SET last_used_at = :at, times_used = times_used + :one",
      ExpressionAttributeValues: { ":at": at, ":one": 1 },
    },
  },
  {
    Update: {
      Key: { ...libraryEntryKey(companyId, personaId) },
      ConditionExpression: "last_used_at >= :at",
      UpdateExpression: "SET times_used = times_used + :one",
      ExpressionAttributeValues: { ":at": at, ":one": 1 },
    },
  },
];
/** Place of the count in the transaction of a use. */
const COUNT = 1;

/** The library of a company: the personas promoted into it, and where they have been reused. */
export const createLibraryStore = (table: Table) => {
  /** Every entry; some 2,400 fit into a page of 1 MB, and one page follows the other. */
  async function list(companyId: string): Promise<LibraryEntry[]> {
    const items = await table.query({
      KeyConditionExpression: "PK = :partition AND begins_with(SK, :prefix)",
      ExpressionAttributeValues: { ":partition": libraryPartition(companyId), ":prefix": LIBRARY_PERSONA_PREFIX },
      ProjectionExpression: "shown, times_used, last_used_at, retired_at",
      ConsistentRead: true,
    });
    return items.map((item) => readEntry(item as unknown as EntryItem));
  }

  async function find(companyId: string, personaId: string): Promise<LibraryPersonaRecord | undefined> {
    const [entry, profile] = await table.getMany<[EntryItem | undefined, LibraryProfile | undefined]>(
      libraryEntryKey(companyId, personaId),
      libraryProfileKey(companyId, personaId),
    );
    return entry && profile && { entry: readEntry(entry), profile };
  }

  /** Writes all or, if a condition does not hold, nothing. */
  const succeeds = (...writes: Write[]): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(...writes);
        return true;
      },
      () => false,
    );

  return {
    list,
    find,

    /**
     * The projects that reused a persona: those that still exist, each with those of its groups that do.
     * @returns oldest project first; undefined if there is no such persona
     */
    async findUses(companyId: string, personaId: string, descending = false): Promise<LibraryUses[] | undefined> {
      const items = await table.query({
        KeyConditionExpression: "PK = :partition",
        ExpressionAttributeValues: { ":partition": libraryPersonaPartition(companyId, personaId) },
        ConsistentRead: true,
        ScanIndexForward: !descending,
      });
      if (!items.some(({ SK }) => SK === libraryProfileKey(companyId, personaId).SK)) return undefined;
      const uses = items.filter(isUse).map(({ project_id: projectId, groups = [], used_at }) => ({
        project: projectKey({ companyId, projectId }),
        groups: [...groups].sort().map((groupId) => groupKey({ companyId, projectId, groupId })),
        usedAt: [...used_at].sort(),
      }));
      const keys = uses.flatMap(({ project, groups }) => [project, ...groups]);
      const living = await readAll<ProjectRecord | PersonaGroupRecord>(table, keys);
      return uses.flatMap((use) => {
        const project = living.get(textOf(use.project)) as ProjectRecord | undefined;
        const groups = use.groups.flatMap((key) => (living.get(textOf(key)) as PersonaGroupRecord | undefined) ?? []);
        return project && groups.length > 0 ? [{ project, groups, usedAt: use.usedAt }] : [];
      });
    },

    /**
     * Takes a persona into the library. Its id follows from the persona it was, so it enters once however often it
     * qualifies.
     * @returns false if it is there already, and stays as it is then; or if the company has been deleted
     */
    promote: (companyId: string, { entry, profile }: LibraryPersonaRecord): Promise<boolean> =>
      succeeds(
        {
          Put: {
            Item: { ...libraryEntryKey(companyId, entry.id), entity: "library_persona", ...entryItem(entry) },
            ConditionExpression: ABSENT,
          },
        },
        { Put: { Item: { ...libraryProfileKey(companyId, entry.id), entity: "library_profile", ...profile } } },
        mustExist(companyKey(companyId)),
      ),

    /**
     * Counts the use of a persona in a group: once per group however often it is reported, and only while group and
     * project exist: once either is deleted, no late use can be added to those that its removal forgets. The last use
     * moves forward only, whatever the order in which uses arrive.
     * @returns whether this call counted it
     */
    async recordUse(companyId: string, personaId: string, use: LibraryUse): Promise<boolean> {
      const parents = [groupKey({ companyId, ...use }), projectKey({ companyId, ...use })].map(mustExist);
      for (const count of countWrites(companyId, personaId, use.at)) {
        try {
          await table.transact(useWrite(companyId, personaId, use), count, ...parents);
          return true;
        } catch (error) {
          if (!(error instanceof ConditionFailed)) throw error;
          if (error.index !== COUNT || !error.item) return false;
        }
      }
      return false;
    },

    /**
     * Forgets where a persona was used, once the group has been deleted; that it was used stays counted. Safe to repeat.
     * Part of removing what hung below the group: its own item has to be gone, so that no use can be added any more.
     */
    async forgetUse(companyId: string, personaId: string, { projectId, groupId }: Omit<LibraryUse, "at">) {
      const Key = { ...libraryUseKey(companyId, personaId, projectId) };
      await succeeds({
        Update: {
          Key,
          ConditionExpression: EXISTS,
          UpdateExpression: "DELETE groups :groups",
          ExpressionAttributeValues: { ":groups": new Set([groupId]) },
        },
      });
      await succeeds({ Delete: { Key, ConditionExpression: "attribute_not_exists(groups)" } });
    },

    /**
     * Retires a persona for good; the first time stays the time of its retirement.
     * @returns the persona as it is afterwards, undefined if there is none
     */
    async retire(companyId: string, personaId: string, at: string): Promise<LibraryPersonaRecord | undefined> {
      const retired = await succeeds({
        Update: {
          Key: { ...libraryEntryKey(companyId, personaId) },
          ConditionExpression: EXISTS,
          UpdateExpression: "SET retired_at = if_not_exists(retired_at, :at)",
          ExpressionAttributeValues: { ":at": at },
        },
      });
      return retired ? find(companyId, personaId) : undefined;
    },

    /** Those of some library personas who are retired, and so take no part in new studies. */
    async findRetired(companyId: string, personaIds: Iterable<string>): Promise<Set<string>> {
      const ids = [...new Set(personaIds)];
      const keyOf = (id: string) => libraryEntryKey(companyId, id);
      const entries = await readAll<EntryItem>(table, ids.map(keyOf));
      return new Set(ids.filter((id) => entries.get(textOf(keyOf(id)))?.retired_at !== undefined));
    },
  };
};
export type LibraryStore = ReturnType<typeof createLibraryStore>;
