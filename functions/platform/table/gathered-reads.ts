import type { StoredItem } from "./entity.ts";
import { workContext } from "../work-context.ts";
import type { Key } from "./keys.ts";

/** Most keys that BatchGetItem takes. */
const MOST_KEYS = 100;

/** Items by the name of their key. */
export type Found = ReadonlyMap<string, StoredItem>;

/** One text for a key; neither half holds a character 0. */
export const nameOfKey = ({ PK, SK }: Key): string => `${PK}\0${SK}`;

interface Gathering {
  keys: Map<string, Key>;
  found: Promise<Found>;
}

/**
 * Reads together what one piece of work asks for at one moment, and each item once: the personas of a batch begin side
 * by side, and each of them reads the study. What different work asks for never goes together.
 * @param readMany up to 100 items in one round trip
 * @returns reads up to 100 items; what it answers may hold more than was asked for
 */
export function gatherReads(readMany: (keys: readonly Key[]) => Promise<Found>) {
  const open = new Map<object, Gathering>();

  const begin = (work: object): Gathering => {
    const keys = new Map<string, Key>();
    // When everything that goes on at this moment has come to where it waits for something.
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
