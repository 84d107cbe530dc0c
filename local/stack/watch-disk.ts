import { statfsSync } from "node:fs";

/** With less than this any write may fail: the log of a database grows by four megabytes before it is emptied. */
const LEAST_BYTES = 4 << 20;
const LOOK_EVERY_MS = 5_000;

/**
 * Says that the disk of a folder is full, once until there is room again: callers read no more than that something
 * failed on our side.
 * @returns ends it
 */
export function watchDisk(
  folder: string,
  say: (sentence: string) => void,
  { leastBytes = LEAST_BYTES, everyMs = LOOK_EVERY_MS } = {},
): () => void {
  let full = false;
  const look = () => {
    try {
      const { bavail, bsize } = statfsSync(folder);
      const isFull = bavail * bsize < leastBytes;
      if (isFull && !full) say(`The disk of ${folder} is full; make room on it, until then nothing can be stored.`);
      full = isFull;
    } catch {
      // Some file systems do not tell, and then nobody knows.
    }
  };
  look();
  const timer = setInterval(look, everyMs).unref();
  return () => clearInterval(timer);
}
