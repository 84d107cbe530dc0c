import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, writeSync, closeSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A disk of its own in memory, seen by programs that enter it, which can be filled. */
export interface SmallDisk {
  /** How a command line is run so that it sees the disk. */
  enter: (command: readonly string[]) => readonly [string, ...string[]];
  /** Where its folder is for everybody else. */
  outside: string;
  fill(): void;
  free(): void;
  close(): Promise<void>;
}

/** More than schedules that share a stack write, so that it is full only when it is filled. */
const SIZE = "384m";
const CHUNK = Buffer.alloc(1 << 20);

/** Makes a disk at a folder. @returns undefined where this cannot be done: it needs namespaces of Linux */
export async function openSmallDisk(folder: string): Promise<SmallDisk | undefined> {
  if (process.platform !== "linux") return undefined;
  // Ends with its input, however this process ends.
  const script = `mount -t tmpfs -o size=${SIZE},mode=0700 campaign "$0" && echo ready && exec cat`;
  const holder = spawn("unshare", ["--user", "--map-root-user", "--mount", "sh", "-c", script, folder], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  const ready = await Promise.race([
    once(holder.stdout, "data").then(() => true),
    once(holder, "error").then(() => false),
    once(holder, "exit").then(() => false),
  ]);
  if (!ready) return undefined;
  const outside = join(`/proc/${holder.pid}/root`, folder);
  const ballast = join(outside, "ballast");
  return {
    enter: (command) => [
      ...(["nsenter", "--target", String(holder.pid), "--user", "--mount", "--preserve-credentials"] as const),
      ...command,
    ],
    outside,
    fill() {
      const file = openSync(ballast, "a");
      try {
        for (let size = CHUNK.length; size >= 1;) {
          try {
            writeSync(file, CHUNK, 0, size);
          } catch {
            // Down to the last byte.
            size = Math.floor(size / 2);
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    async close() {
      const ended = once(holder, "exit");
      holder.kill("SIGKILL");
      await ended;
    },
  };
}
