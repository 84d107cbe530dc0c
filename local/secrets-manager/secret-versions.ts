import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import * as z from "zod";
import { CannotStart } from "../data-folder.ts";

const versionSchema = z.object({
  id: z.string(),
  value: z.string(),
  /** Milliseconds since 1970. */
  created: z.number(),
  stages: z.array(z.string()),
});
const fileSchema = z.object({ versions: z.array(versionSchema).min(1) });
export type SecretVersion = z.infer<typeof versionSchema>;

/** The token was used before, for another value. */
export class VersionExists extends Error {
  override readonly name = "VersionExists";
}

/** The versions of one secret, the newest first, with the labels that Secrets Manager moves from one to the next. */
export interface SecretVersions {
  all(): readonly SecretVersion[];
  /** The version of an id or with a label. */
  find(by: { id?: string | undefined; stage?: string | undefined }): SecretVersion | undefined;
  /** Makes a value the current one; the same token and value again changes nothing. @throws VersionExists */
  put(value: string, token?: string): SecretVersion;
}

const newVersion = (value: string, id = randomUUID() as string): SecretVersion => ({
  id,
  value,
  created: Date.now(),
  stages: ["AWSCURRENT"],
});

const relabelled = (version: SecretVersion): SecretVersion => ({
  ...version,
  stages: version.stages.includes("AWSCURRENT") ? ["AWSPREVIOUS"] : [],
});

/** @param keep is told the versions whenever they have changed, before anybody else sees them */
function secretVersions(
  initial: readonly SecretVersion[],
  keep: (versions: readonly SecretVersion[]) => void = () => undefined,
): SecretVersions {
  let versions = initial;
  return {
    all: () => versions,
    find: ({ id, stage = id === undefined ? "AWSCURRENT" : undefined }) =>
      versions.find(
        (version) => (id === undefined || version.id === id) && (stage === undefined || version.stages.includes(stage)),
      ),
    put(value, token) {
      const known = versions.find(({ id }) => id === token);
      if (known && known.value !== value) throw new VersionExists();
      if (known) return known;
      const version = newVersion(value, token);
      const next = [version, ...versions.map(relabelled)];
      keep(next);
      versions = next;
      return version;
    },
  };
}

/** A secret that lasts as long as the process. */
export const secretInMemory = (value: string): SecretVersions => secretVersions([newVersion(value)]);

/** Undefined if it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A secret in a file that only its owner reads.
 * @param make its first value, when the file is not there
 * @param remedy what to do if the file is damaged, as a sentence goes on after a semicolon
 * @throws CannotStart that names a damaged file
 */
export function secretInFile(file: string, make: () => string, remedy: string): SecretVersions {
  const keep = (versions: readonly SecretVersion[]) => {
    // Renamed into place: whoever is killed meanwhile finds the versions as they were.
    writeFileSync(`${file}.new`, JSON.stringify({ versions }), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  if (!existsSync(file)) {
    const first = [newVersion(make())];
    keep(first);
    return secretVersions(first, keep);
  }
  const kept = fileSchema.safeParse(parseJson(readFileSync(file, "utf8")));
  if (!kept.success) throw new CannotStart(`The key file ${file} is damaged, empty or cut off; ${remedy}.`);
  return secretVersions(kept.data.versions, keep);
}
