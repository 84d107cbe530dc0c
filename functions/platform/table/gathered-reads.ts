import type { StoredItem } from "./entity.ts";
import { workContext } from "../work-context.ts";
import type { Key } from "./keys.ts";

/** The most keys that BatchGetItem accepts. */
const MOST_KEYS = 100;

/** Items by the name of their key. */
export type Found = ReadonlyMap<string, StoredItem>;

/** A key as one text; neither half contains the character 0. */
export const nameOfKey = ({ PK, SK }: Key): string => `${PK}\0${SK}`;

interface Gathering {
  keys: Map<string, Key>;
  found: Promise<Found>;
}

/**
 * Combines the reads that one piece of work requests at the same moment, and reads each item once. The personas of a
 * batch start in parallel, and each of them reads the study. Reads of different work are never combined.
 * @param readMany up to 100 items in one round trip
 * @returns a function that reads up to 100 items; its result may contain more than was asked for
 */
export function gatherReads(readMany: (keys: readonly Key[]) => Promise<Found>) {
  const open = new Map<object, Gathering>();

  const begin = (work: object): Gathering => {
    const keys = new Map<string, Key>();
    // Runs once everything active at this moment has reached a point where it waits.
    const found = new Promise<Found>((resolve) => {
      process.nextTick(() => {
        if (open.get(work) === gathering) open.delete(work);
        resolve(readMany([...keys.values()]));
      });
    });
    const gathering = { keys, found };
    open.set(work, gathering);
    return gathering;
  };

  return (keys: readonly Key[]): Promise<Found> => {
    const work = workContext();
    if (!work) return readMany(keys);
    const known = open.get(work);
    const isRoom = known && new Set([...known.keys.keys(), ...keys.map(nameOfKey)]).size <= MOST_KEYS;
    const { keys: gathered, found } = isRoom ? known : begin(work);
    for (const key of keys) gathered.set(nameOfKey(key), key);
    return found;
  };
}
