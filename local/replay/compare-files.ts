import { fileBytes, type BundledFile } from "../../functions/reports/replay/bundle.ts";

/** Where two files differ first. */
export interface FileDifference {
  name: string;
  /** Position of the first byte that differs; null where one of the files is not there. */
  byte: number | null;
  /** What stands around it, of texts. */
  recorded: string | null;
  computed: string | null;
}

/** Characters around the first difference. */
const BEFORE = 60;
const AFTER = 60;

function compare(recorded: BundledFile, computed: BundledFile): FileDifference | null {
  const [before, after] = [fileBytes(recorded), fileBytes(computed)];
  if (before.equals(after)) return null;
  const shorter = Math.min(before.length, after.length);
  let byte = 0;
  while (byte < shorter && before[byte] === after[byte]) byte++;
  const around = (bytes: Buffer): string | null =>
    recorded.encoding === "utf8" ? bytes.subarray(Math.max(0, byte - BEFORE), byte + AFTER).toString() : null;
  return { name: recorded.name, byte, recorded: around(before), computed: around(after) };
}

/** Differences of files by their names; those that were computed beside the recorded ones do not count. */
export const compareFiles = (recorded: readonly BundledFile[], computed: readonly BundledFile[]): FileDifference[] =>
  recorded.flatMap((file) => {
    const same = computed.find(({ name }) => name === file.name);
    return same ? (compare(file, same) ?? []) : { name: file.name, byte: null, recorded: null, computed: null };
  });
