import { readFileSync, statSync } from "node:fs";
import { basename, extname } from "node:path";
import type { NamedBytes } from "../../clients/typescript/src/index.ts";
import { UsageError } from "../cli/errors.ts";

/** Kinds of files that the service reads, with the content type to announce. */
const contentTypes = {
  ".pdf": "application/pdf",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".txt": "text/plain",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".qsf": "text/plain",
  ".lss": "text/plain",
} as const;
export type Extension = keyof typeof contentTypes;

export interface InputFile extends NamedBytes {
  contentType: (typeof contentTypes)[Extension];
}

const listed = (extensions: readonly string[]): string => extensions.join(", ").replace(/, (?=[^,]*$)/, " or ");

/**
 * Bytes of a file that is there, not empty and not too large.
 * @throws UsageError with one sentence on why it cannot be taken
 */
export function readBytes(file: string, largest: number): Uint8Array<ArrayBuffer> {
  const name = basename(file);
  try {
    const { size } = statSync(file);
    if (size > largest) throw new UsageError(`${name} is too large: it has ${size} bytes, and ${largest} are allowed.`);
    if (size === 0) throw new UsageError(`${name} is empty.`);
    return new Uint8Array(readFileSync(file));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const reason =
      (error as NodeJS.ErrnoException).code === "ENOENT" ? "there is no such file" : (error as Error).message;
    throw new UsageError(`${file} cannot be read: ${reason}.`);
  }
}

/**
 * Reads a file to send; whether its content is what its name says, the service decides.
 * @param use of the file in a sentence: `cannot be shown: a briefing`
 * @throws UsageError
 */
export function readInputFile(
  file: string,
  { extensions, largest, use }: { extensions: readonly Extension[]; largest: number; use: string },
): InputFile {
  const name = basename(file);
  const extension = extensions.find((known) => known === extname(name).toLowerCase());
  const bytes = readBytes(file, largest);
  if (!extension) throw new UsageError(`${name} ${use} is a ${listed(extensions)} file.`);
  return { name, contentType: contentTypes[extension], bytes };
}
