import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A reason why the stack cannot start, in one sentence for the person at the terminal. */
export class CannotStart extends Error {
  override readonly name: string = "CannotStart";
}

/** Somebody else listens on the port. */
export class PortTaken extends CannotStart {
  override readonly name = "PortTaken";
}

export interface DataFolder {
  path: string;
  /** A path inside the folder. */
  file(...parts: string[]): string;
  release(): void;
}

/** Whoever has the folder holds this file locked; the system lets go of it with the process, however that ends. */
const LOCKED = "in-use.sqlite";
/** Its process id, for people. */
const OWNER = "stack.lock";
/** Of SQLite: somebody else has the lock. */
const SQLITE_BUSY = 5;

/** @returns lets go of it; undefined if somebody else has it */
function lock(file: string): (() => void) | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec("BEGIN EXCLUSIVE");
    return () => database.close();
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

/**
 * Takes a folder for the data of one stack: makes it if needed and holds a lock on it, so that two stacks never write
 * to the same files. What a process that was killed has left behind locks nobody out.
 * @throws CannotStart if the folder cannot be written or another stack runs on it
 */
export function takeDataFolder(folder: string): DataFolder {
  const path = resolve(folder);
  const owner = join(path, OWNER);
  let unlock: (() => void) | undefined;
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.W_OK);
    unlock = lock(join(path, LOCKED));
    if (unlock) {
      writeFileSync(owner, String(process.pid));
      mkdirSync(join(path, "logs"), { recursive: true });
    }
  } catch (error) {
    unlock?.();
    throw new CannotStart(
      `The data folder ${path} cannot be written (${(error as Error).message}); choose another with --data DIR.`,
    );
  }
  if (!unlock) {
    const process = existsSync(owner) ? ` (process ${readFileSync(owner, "utf8").trim()})` : "";
    throw new CannotStart(
      `Another stack${process} runs on ${path}; stop it first or choose another folder with --data DIR.`,
    );
  }
  return {
    path,
    file: (...parts) => join(path, ...parts),
    release: () => {
      rmSync(owner, { force: true });
      unlock();
    },
  };
}
