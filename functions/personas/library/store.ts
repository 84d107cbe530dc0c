import * as z from "zod";
import { defineEntity, type Reader } from "../../platform/table/entity.ts";
import { libraryProfileEntity, type LibraryEntry, type LibraryPersonaRecord, type LibraryUses } from "./record.ts";
import { personaGroupEntity } from "../groups/record.ts";
import { projectEntity } from "../../projects/record.ts";
import { ABSENT, EXISTS, labelOf, labelled, mustExist, unlessConditionFails } from "../../platform/table/conditions.ts";
import { companyKey, groupKey, projectKey, type Key } from "../../platform/table/keys.ts";
import {
  LIBRARY_USE_PREFIX,
  libraryEntryKey,
  libraryPersonaPartition,
  libraryProfileKey,
  libraryUseKey,
} from "./keys.ts";
import { entryItem, libraryEntryEntity } from "./store-writes.ts";
import { changeWrites, createLibraryList, enterWrites } from "./store-list.ts";
import type { ConditionFailed, Table, Write } from "../../platform/table/table.ts";

/** One item per persona and project. Sets, because concurrent uses add to them without knowing of each other. */
const useSchema = z.object({
  project_id: z.string(),
  /** Absent between the deletion of the last group and that of the item. */
  groups: z.set(z.string()).default(() => new Set<string>()),
  used_at: z.set(z.string()),
});
export const libraryUseEntity = defineEntity("library_use", useSchema);

/** What lies in the partition of a persona: its profile, and where it was used. */
const personaReader: Reader<{ profile: true } | { use: z.infer<typeof useSchema> }> = {
  read: (item) =>
    typeof item.SK === "string" && item.SK.startsWith(LIBRARY_USE_PREFIX)
      ? { use: libraryUseEntity.read(item) }
      : { profile: true },
};

/** A persona taking part in a group for the first time. */
export interface LibraryUse {
  projectId: string;
  groupId: string;
  at: string;
}

const BATCH = 100;
const textOf = ({ PK, SK }: Key): string => `${PK}|${SK}`;

/** Reads any number of items, 100 a request, all requests side by side; what is not there is left out. */
async function readAll<T>(table: Table, reader: Reader<T>, keys: readonly Key[]): Promise<Map<string, T>> {
  const batches: Key[][] = [];
  for (let start = 0; start < keys.length; start += BATCH) batches.push(keys.slice(start, start + BATCH));
  const read = await Promise.all(batches.map((batch) => table.getMany(...batch.map((key) => [reader, key] as const))));
  return new Map(
    read.flat().flatMap((item, index): [string, T][] => (item ? [[textOf(keys[index] as Key), item]] : [])),
  );
}

/** Marks a group as one the persona was used in, unless it is marked already. */
const useWrite = (companyId: string, personaId: string, { projectId, groupId, at }: LibraryUse): Write => ({
  Update: {
    Key: { ...libraryUseKey(companyId, personaId, projectId) },
    ConditionExpression: "attribute_not_exists(groups) OR NOT contains(groups, :group)",
    UpdateExpression: `${labelled}, project_id = :project ADD groups :groups, used_at :times`,
    ExpressionAttributeValues: {
      ...labelOf(libraryUseEntity),
      ":project": projectId,
      ":group": groupId,
      ":groups": new Set([groupId]),
      ":times": new Set([at]),
    },
  },
});

/** Place of the entry among the writes of a use. */
const ENTRY_OF_USE = 1;

/** Last uses move forward only, whatever the order in which they arrive. */
const afterUse = (entry: LibraryEntry, at: string): LibraryEntry => ({
  ...entry,
  times_used: entry.times_used + 1,
  last_used_at: entry.last_used_at !== undefined && entry.last_used_at > at ? entry.last_used_at : at,
});

/** An entry as a failed write found it. */
const entryNow = ({ item }: ConditionFailed): LibraryEntry | undefined => item && libraryEntryEntity.read(item);

/** The library of a company: the personas promoted into it, and where they have been reused. */
export const createLibraryStore = (table: Table) => {
  const { list, page } = createLibraryList(table);

  async function find(companyId: string, personaId: string): Promise<LibraryPersonaRecord | undefined> {
    const [entry, profile] = await table.getMany(
      [libraryEntryEntity, libraryEntryKey(companyId, personaId)],
      [libraryProfileEntity, libraryProfileKey(companyId, personaId)],
    );
    return entry && profile && { entry, profile };
  }

  /** Writes all or, if a condition does not hold, nothing, and tells which. */
  const failureOf = (...writes: Write[]): Promise<ConditionFailed | undefined> =>
    unlessConditionFails(
      async () => {
        await table.transact(...writes);
        return undefined;
      },
      (failure) => failure,
    );

  return {
    list,
    page,
    find,

    /**
     * The projects that reused a persona: those that still exist, each with those of its groups that do.
     * @returns oldest project first; undefined if there is no such persona
     */
    async findUses(companyId: string, personaId: string, descending = false): Promise<LibraryUses[] | undefined> {
      const items = await table.query(personaReader, {
        KeyConditionExpression: "PK = :partition",
        ExpressionAttributeValues: { ":partition": libraryPersonaPartition(companyId, personaId) },
        ConsistentRead: true,
        ScanIndexForward: !descending,
      });
      if (!items.some((item) => "profile" in item)) return undefined;
      const uses = items.flatMap((item) => {
        if (!("use" in item)) return [];
        const { project_id: projectId, groups, used_at } = item.use;
        const groupKeys = [...groups].sort().map((groupId) => groupKey({ companyId, projectId, groupId }));
        return [{ project: projectKey({ companyId, projectId }), groups: groupKeys, usedAt: [...used_at].sort() }];
      });
      const [projects, livingGroups] = await Promise.all([
        readAll(
          table,
          projectEntity,
          uses.map(({ project }) => project),
        ),
        readAll(
          table,
          personaGroupEntity,
          uses.flatMap(({ groups }) => groups),
        ),
      ]);
      return uses.flatMap((use) => {
        const project = projects.get(textOf(use.project));
        const groups = use.groups.flatMap((key) => livingGroups.get(textOf(key)) ?? []);
        return project && groups.length > 0 ? [{ project, groups, usedAt: use.usedAt }] : [];
      });
    },

    /**
     * Takes a persona into the library. Its id follows from the persona it was, so it enters once however often it
     * qualifies.
     * @returns false if it is there already, and stays as it is then; or if the company has been deleted
     */
    async promote(companyId: string, { entry, profile }: LibraryPersonaRecord): Promise<boolean> {
      const entryKey = libraryEntryKey(companyId, entry.id);
      const failure = await failureOf(
        {
          Put: {
            Item: { ...entryKey, ...libraryEntryEntity.label, ...entryItem(entry) },
            ConditionExpression: ABSENT,
          },
        },
        { Put: { Item: { ...libraryProfileKey(companyId, entry.id), ...libraryProfileEntity.label, ...profile } } },
        ...enterWrites(companyId, entry),
        mustExist(companyKey(companyId)),
      );
      return failure === undefined;
    },

    /**
     * Counts the use of a persona in a group: once per group however often it is reported, and only while group and
     * project exist. After either is deleted, no late use can be added to those that its deletion forgets. The last use
     * moves forward only, whatever the order in which uses arrive.
     * @returns whether this call counted it
     */
    async recordUse(companyId: string, personaId: string, use: LibraryUse): Promise<boolean> {
      const parents = [groupKey({ companyId, ...use }), projectKey({ companyId, ...use })].map(mustExist);
      for (let entry = await table.get(libraryEntryEntity, libraryEntryKey(companyId, personaId)); entry;) {
        const counted = changeWrites(companyId, entry, afterUse(entry, use.at));
        const failure = await failureOf(useWrite(companyId, personaId, use), ...counted, ...parents);
        if (!failure) return true;
        if (failure.index !== ENTRY_OF_USE) return false;
        entry = entryNow(failure);
      }
      return false;
    },

    /**
     * Forgets where a persona was used, once the group has been deleted; the use stays counted. Safe to repeat. Part of
     * removing what belonged to the group: the group's own item has to be gone, so that no use can be added any more.
     */
    async forgetUse(companyId: string, personaId: string, { projectId, groupId }: Omit<LibraryUse, "at">) {
      const Key = { ...libraryUseKey(companyId, personaId, projectId) };
      await failureOf({
        Update: {
          Key,
          ConditionExpression: EXISTS,
          UpdateExpression: "DELETE groups :groups",
          ExpressionAttributeValues: { ":groups": new Set([groupId]) },
        },
      });
      await failureOf({ Delete: { Key, ConditionExpression: "attribute_not_exists(groups)" } });
    },

    /**
     * Retires a persona for good; the first time stays the time of its retirement.
     * @returns the persona as it is afterwards, undefined if there is none
     */
    async retire(companyId: string, personaId: string, at: string): Promise<LibraryPersonaRecord | undefined> {
      const persona = await find(companyId, personaId);
      for (let entry = persona?.entry; persona && entry;) {
        if (entry.retired_at !== undefined) return { ...persona, entry };
        const retired = { ...entry, retired_at: at };
        const failure = await failureOf(...changeWrites(companyId, entry, retired));
        if (!failure) return { ...persona, entry: retired };
        entry = entryNow(failure);
      }
      return undefined;
    },
  };
};
export type LibraryStore = ReturnType<typeof createLibraryStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    library: Pick<LibraryStore, "find" | "findUses" | "list" | "page">;
  }
}
