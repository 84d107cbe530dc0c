import { spawnSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DATA_FORMAT } from "../../../functions/platform/table/entity.ts";
import { takeDataFolder, type DataFolder } from "../../../local/data-folder.ts";
import { checkKeptFiles } from "../../../local/stack/kept-files.ts";

let root: string;
let folder: DataFolder;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kept-"));
  folder = takeDataFolder(root);
});
afterEach(() => {
  folder.release();
  rmSync(root, { recursive: true, force: true });
});

const DATABASE = "dynamodb.sqlite";
const OBJECTS = join("files-and-queues", "fauxqs.db");
const files = [DATABASE, OBJECTS, "outbox.sqlite", "step-functions.sqlite"];

/** Files as a stack leaves them, of a hundred pages each. */
function fill(): void {
  checkKeptFiles(folder, false);
  for (const name of files) {
    mkdirSync(dirname(folder.file(name)), { recursive: true });
    const database = new DatabaseSync(folder.file(name));
    database.exec("PRAGMA journal_mode = WAL; CREATE TABLE items (id INTEGER PRIMARY KEY, text TEXT)");
    const insert = database.prepare("INSERT INTO items (text) VALUES (?)");
    for (let count = 0; count < 200; count++) insert.run("x".repeat(1_500));
    database.close();
  }
  writeFileSync(folder.file("endpoints.json"), "{}");
}

function overwriteMiddle(file: string): void {
  const opened = openSync(file, "r+");
  writeSync(opened, Buffer.alloc(40_960, 0xa7), 0, 40_960, Math.floor(statSync(file).size / 2));
  closeSync(opened);
}

const problem = (external = false): string | undefined => {
  try {
    checkKeptFiles(folder, external);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe("the files of a data folder", () => {
  it("are fine when a stack left them so, and when there are none yet", () => {
    expect(problem()).toBeUndefined();
    fill();
    expect(problem()).toBeUndefined();
  });

  it.each(files)("are named when 40 KB of %s are something else", (name) => {
    fill();
    overwriteMiddle(folder.file(name));
    expect(problem()).toMatch(/^The file .+ is damaged \(.+\); (restore the folder|remove it)[^;.]+\.$/);
    expect(problem()).toContain(folder.file(name));
  });

  it.each(files)("are named when half of %s is gone", (name) => {
    fill();
    truncateSync(folder.file(name), statSync(folder.file(name)).size / 2);
    expect(problem()).toContain(`${folder.file(name)} is damaged`);
  });

  it.each([DATABASE, OBJECTS])("are named when %s is missing or empty, in a folder that was used", (name) => {
    fill();
    truncateSync(folder.file(name));
    expect(problem()).toContain(`${folder.file(name)} is missing or empty`);
    rmSync(folder.file(name));
    expect(problem()).toContain(`${folder.file(name)} is missing or empty`);
  });

  it.each([
    ["has none", undefined, "none"],
    ["has another", "99\n", "99"],
  ])("are refused where the folder %s format, and it says what to do", (_, written, named) => {
    fill();
    if (written === undefined) rmSync(folder.file("format"));
    else writeFileSync(folder.file("format"), written);
    expect(problem()).toBe(
      `The data folder ${root} was written by another version of the service (its format is ${named}, this version ` +
        `reads ${DATA_FORMAT}); start with --data NEW_FOLDER, or remove the folder if nothing in it is needed.`,
    );
  });

  it("do without mails and histories, and without a database where another one is used", () => {
    fill();
    for (const name of ["outbox.sqlite", "step-functions.sqlite", DATABASE]) rmSync(folder.file(name));
    expect(problem(true)).toBeUndefined();
  });
});

// Windows has no such modes.
describe.skipIf(process.platform === "win32")("a data folder", () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777;

  it("is its owner's alone, also one that was open to others", () => {
    const made = takeDataFolder(join(root, "deep", "made"));
    made.release();
    expect(modeOf(made.path)).toBe(0o700);
    chmodSync(made.path, 0o755);
    takeDataFolder(made.path).release();
    expect(modeOf(made.path)).toBe(0o700);
  });

  it("names nobody any more when the process of its owner is cut short", () => {
    const path = join(root, "cut-short");
    const program = `
      import { takeDataFolder } from ${JSON.stringify(import.meta.resolve("../../../local/data-folder.ts"))};
      takeDataFolder(${JSON.stringify(path)});
      process.exit(3);`;
    expect(spawnSync(process.execPath, ["--input-type=module", "-e", program]).status).toBe(3);
    expect(existsSync(join(path, "in-use.sqlite"))).toBe(true);
    expect(existsSync(join(path, "stack.lock"))).toBe(false);
  });

  it("is not one that everybody writes to", () => {
    const shared = join(root, "shared");
    mkdirSync(shared);
    chmodSync(shared, 0o1777);
    expect(() => takeDataFolder(shared)).toThrow(/is shared with other users; choose one in it/);
    expect(statSync(shared).mode & 0o7777).toBe(0o1777);
  });

  it("says which file is not its lock", () => {
    const lock = join(root, "other", "in-use.sqlite");
    mkdirSync(dirname(lock));
    writeFileSync(lock, "something else");
    expect(() => takeDataFolder(dirname(lock))).toThrow(`The file ${lock} is damaged; remove it`);
  });
});
