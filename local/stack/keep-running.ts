import { setTimeout as sleep } from "node:timers/promises";

/** Something that runs beside the stack's own code, and can end without it. */
export interface Part {
  /** How it ended, as a sentence goes on after "ended": `by SIGKILL`. Never rejects. */
  ended: Promise<string>;
  close(): Promise<void>;
}

export interface KeptPart<T extends Part> {
  /** The part as it runs, or as it will run in a moment. */
  current(): Promise<T>;
  /**
   * Starts another one, which takes the place of the present one; that is closed then.
   * @throws what the start throws: the present one goes on
   */
  replace(): Promise<void>;
  close(): Promise<void>;
}

export interface Watch {
  log: (line: string) => void;
  /** Called once, with a sentence, when a part ends as soon as it is started again. */
  giveUp: (sentence: string) => void;
}

/**
 * So often within a minute and a part is given up. A message that ends the functions each time it is worked on goes to
 * the dead letters after five.
 */
const MOST_ENDS = 10;
const WITHIN_MS = 60_000;
/** Before a part that could not even start is tried again. */
const PAUSE_MS = 200;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Starts a part, and starts it again whenever it ends without having been closed.
 * @param name as a sentence begins: `The database`
 * @throws what the first start throws
 */
export async function keepRunning<T extends Part>(
  name: string,
  start: () => Promise<T>,
  { log, giveUp }: Watch,
): Promise<KeptPart<T>> {
  let closing = false;
  const ends: number[] = [];
  let running: T | undefined;

  const tooOften = (): boolean => {
    ends.push(performance.now());
    return ends.length >= MOST_ENDS && performance.now() - (ends.at(-MOST_ENDS) ?? 0) < WITHIN_MS;
  };

  const watch = (part: T): void => {
    running = part;
    void part.ended.then((how) => {
      if (closing || part !== running) return;
      log(`${name} ended ${how}; starting again`);
      current = startAgain(how);
      // Whoever waits for it hears of it.
      current.catch(() => undefined);
    });
  };

  const startAgain = async (how: string): Promise<T> => {
    for (let last = how; ;) {
      if (tooOften()) {
        const sentence = `${name} ended ${MOST_ENDS} times within a minute, the last time ${last}`;
        giveUp(`${sentence}.`);
        throw new Error(sentence);
      }
      try {
        const part = await start();
        if (closing) await part.close();
        else watch(part);
        return part;
      } catch (error) {
        last = `while it started: ${reasonOf(error)}`;
        log(`${name} ended ${last}`);
        await sleep(PAUSE_MS);
        if (closing) throw error;
      }
    }
  };

  const replace = async (): Promise<void> => {
    const next = await start();
    if (closing) return next.close();
    // In one step: of two replacements at once, the later one closes the earlier one's part.
    const before = current;
    current = Promise.resolve(next);
    watch(next);
    await (await before.catch(() => undefined))?.close();
  };

  const first = await start();
  let current: Promise<T> = (async () => first)();
  watch(first);
  return {
    current: () => current,
    replace,
    async close() {
      closing = true;
      const part = await current.catch(() => undefined);
      await part?.close();
    },
  };
}
