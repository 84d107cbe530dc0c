import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { DATA_FORMAT } from "../../functions/platform/table/entity.ts";
import { CannotStart, type DataFolder } from "../data-folder.ts";

const RESTORE = "restore the folder from a copy, or choose an empty one with --data DIR";

/** The SQLite files of a data folder: whether a folder that was used needs them, and what to do about a damaged one. */
const databases = [
  { path: ["dynamodb.sqlite"], needed: true, remedy: RESTORE },
  { path: ["files-and-queues", "fauxqs.db"], needed: true, remedy: RESTORE },
  { path: ["outbox.sqlite"], needed: false, remedy: "remove it: only the mails that the outbox shows are lost" },
  {
    path: ["step-functions.sqlite"],
    needed: false,
    remedy: "remove it: work that was under way and the histories of all work are lost",
  },
];

/** Of SQLite: the disk is full, cannot be read or written, or the file cannot be opened. */
const DISK_TROUBLE = new Set([10, 13, 14]);

/** What is wrong with a SQLite file, and what to do; undefined if it is sound. Reads every page: 0.9 s a gigabyte. */
function troubleOf(file: string, remedy: string): string | undefined {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const { quick_check: found } = database.prepare("PRAGMA quick_check(1)").get() as { quick_check: string };
      return found === "ok" ? undefined : `is damaged (${found.split("\n").at(-1)}); ${remedy}`;
    } finally {
      database.close();
    }
  } catch (error) {
    const { errcode = 0, message } = error as Error & { errcode?: number };
    return DISK_TROUBLE.has(errcode & 0xff)
      ? `cannot be read (${message}); check that its disk works and has room, and start again`
      : `is damaged (${message}); ${remedy}`;
  }
}

/** Holds the number of the format of the folder's data. */
const FORMAT = "format";

/** Notes the format in a folder without data. @throws CannotStart if the folder has data of another format */
function checkFormat(folder: DataFolder): void {
  const file = folder.file(FORMAT);
  if (!databases.some(({ path }) => existsSync(folder.file(...path)))) {
    writeFileSync(file, `${DATA_FORMAT}\n`);
    return;
  }
  const format = existsSync(file) ? readFileSync(file, "utf8").trim() : "none";
  if (format !== String(DATA_FORMAT))
    throw new CannotStart(
      `The data folder ${folder.path} was written by another version of the service (its format is ${format}, this ` +
        `version reads ${DATA_FORMAT}); start with --data NEW_FOLDER, or remove the folder if nothing in it is needed.`,
    );
}

/**
 * Looks whether the files of a data folder are of the format that this version reads, all there and sound. Otherwise
 * the engines that work with them would start without a word, serve what they can still read, and answer 500 to the
 * rest.
 * @param external whether the database is somebody else's
 * @throws CannotStart that names the file or folder
 */
export function checkKeptFiles(folder: DataFolder, external: boolean): void {
  checkFormat(folder);
  // Written when a stack has started: what it needs has been there.
  const used = existsSync(folder.file("endpoints.json"));
  for (const { path, needed, remedy } of databases) {
    const file = folder.file(...path);
    if (external && file === folder.file("dynamodb.sqlite")) continue;
    const isThere = existsSync(file) && statSync(file).size > 0;
    const trouble = isThere
      ? troubleOf(file, remedy)
      : used && needed
        ? `is missing or empty, although the folder holds other data; ${remedy}`
        : undefined;
    if (trouble) throw new CannotStart(`The file ${file} ${trouble}.`);
  }
}
