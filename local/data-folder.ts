import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
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
/** Of SQLite: the file is something else. */
const SQLITE_NOTADB = 26;

/** In a folder with it, such as /tmp, everybody of the machine keeps their files. */
const STICKY = 0o1000;

/** Keeps other users of the machine out: the files hold everything that the service knows. */
function closeToOthers(path: string): void {
  const { mode } = statSync(path);
  if (mode & STICKY)
    throw new CannotStart(`The data folder ${path} is shared with other users; choose one in it with --data DIR.`);
  // Windows has no such modes.
  if (mode & 0o077 && process.platform !== "win32") chmodSync(path, 0o700);
}

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
 * Takes a folder for the data of one stack: makes it if needed, closes it to other users and locks it, so that two
 * stacks never write to the same files. What a process that was killed has left behind locks nobody out.
 * @throws CannotStart if the folder cannot be written, is shared with other users or another stack runs on it
 */
export function takeDataFolder(folder: string): DataFolder {
  const path = resolve(folder);
  const owner = join(path, OWNER);
  let unlock: (() => void) | undefined;
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.W_OK);
    closeToOthers(path);
    unlock = lock(join(path, LOCKED));
    if (unlock) {
      writeFileSync(owner, String(process.pid));
      mkdirSync(join(path, "logs"), { recursive: true });
    }
  } catch (error) {
    unlock?.();
    if (error instanceof CannotStart) throw error;
    const { message, errcode } = error as Error & { errcode?: number };
    throw new CannotStart(
      errcode === SQLITE_NOTADB
        ? `The file ${join(path, LOCKED)} is damaged; remove it and start again: there are no data in it.`
        : `The data folder ${path} cannot be written (${message}); make room or choose another with --data DIR.`,
    );
  }
  if (!unlock) {
    const process = existsSync(owner) ? ` (process ${readFileSync(owner, "utf8").trim()})` : "";
    throw new CannotStart(
      `Another stack${process} runs on ${path}; stop it first or choose another folder with --data DIR.`,
    );
  }
  const release = () => {
    process.off("exit", release);
    rmSync(owner, { force: true });
    unlock();
  };
  // An end that takes too long is cut short: then, too, the file names nobody who has gone.
  process.once("exit", release);
  return { path, file: (...parts) => join(path, ...parts), release };
}
