import { companyPartition, type Key } from "../../platform/table/keys.ts";

/*
 * Keys of a company's library of personas.
 *
 * | item                     | PK                          | SK                  |
 * |--------------------------|-----------------------------|---------------------|
 * | library persona (entry)  | `C#<company>#LIBRARY`       | `PERSONA#<persona>` |
 * | its place in the list    | `C#<company>#LIBRARY`       | `BY_USE#<last use, inverted>#<persona>` |
 * | length of the list       | `C#<company>#LIBRARY`       | `BY_USE`            |
 * | library persona (whole)  | `C#<company>#L#<persona>`   | `PROFILE`           |
 * | use in a project         | `C#<company>#L#<persona>`   | `PROJECT#<project>` |
 */
/** What decides where a library persona stands in the list. */
export interface LibraryPlace {
  id: string;
  last_used_at?: string | undefined;
}

export const LIBRARY_PERSONA_PREFIX = "PERSONA#";
export const libraryPartition = (companyId: string): string => `${companyPartition(companyId)}#LIBRARY`;
export const libraryEntryKey = (companyId: string, personaId: string): Key => ({
  PK: libraryPartition(companyId),
  SK: `${LIBRARY_PERSONA_PREFIX}${personaId}`,
});
/** Under this all that the list reads lies together: its length, then its rows in their order. */
export const LIBRARY_LIST_PREFIX = "BY_USE";
export const libraryLengthKey = (companyId: string): Key => ({
  PK: libraryPartition(companyId),
  SK: LIBRARY_LIST_PREFIX,
});
/** Each digit as what it lacks to nine, so that later times sort first; twice is the time again. */
const inverted = (time: string): string => time.replaceAll(/\d/g, (digit) => String(9 - Number(digit)));
/** Sorts after every time. */
const NEVER_USED = "never";
/** Where a persona stands in the list: most recently used first, never used last, then by id. */
export const libraryRowKey = (companyId: string, { id, last_used_at }: LibraryPlace): Key => ({
  PK: libraryPartition(companyId),
  SK: [LIBRARY_LIST_PREFIX, last_used_at === undefined ? NEVER_USED : inverted(last_used_at), id].join("#"),
});
/** What the sort key of a row says. */
export function libraryPlaceOf(sortKey: string): LibraryPlace {
  const [, used = NEVER_USED, id = ""] = sortKey.split("#");
  return { id, last_used_at: used === NEVER_USED ? undefined : inverted(used) };
}
export const libraryPersonaPartition = (companyId: string, personaId: string): string =>
  `${companyPartition(companyId)}#L#${personaId}`;
export const libraryProfileKey = (companyId: string, personaId: string): Key => ({
  PK: libraryPersonaPartition(companyId, personaId),
  SK: "PROFILE",
});
export const LIBRARY_USE_PREFIX = "PROJECT#";
export const libraryUseKey = (companyId: string, personaId: string, projectId: string): Key => ({
  PK: libraryPersonaPartition(companyId, personaId),
  SK: `${LIBRARY_USE_PREFIX}${projectId}`,
});
