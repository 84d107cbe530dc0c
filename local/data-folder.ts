import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

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

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/**
 * Takes a folder for the data of one stack: makes it if needed and holds a lock with this process's id, so that two
 * stacks never write to the same files. The lock of a process that was killed is taken over.
 * @throws CannotStart if the folder cannot be written or another stack runs on it
 */
export function takeDataFolder(folder: string): DataFolder {
  const path = resolve(folder);
  const lock = join(path, "stack.lock");
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.W_OK);
    const owner = existsSync(lock) ? Number(readFileSync(lock, "utf8")) : 0;
    if (owner > 0 && owner !== process.pid && isAlive(owner)) {
      throw new CannotStart(
        `Another stack (process ${owner}) runs on ${path}; stop it first or choose another folder with --data DIR.`,
      );
    }
    writeFileSync(lock, String(process.pid));
    mkdirSync(join(path, "logs"), { recursive: true });
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(
      `The data folder ${path} cannot be written (${(error as Error).message}); choose another with --data DIR.`,
    );
  }
  return { path, file: (...parts) => join(path, ...parts), release: () => rmSync(lock, { force: true }) };
}
