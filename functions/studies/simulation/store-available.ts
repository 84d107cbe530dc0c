import { unlessConditionFails } from "../../platform/table/conditions.ts";
import { libraryEntryKey } from "../../personas/library/keys.ts";
import type { Table, Write } from "../../platform/table/table.ts";

/**
 * The outcome of a write: it is done, some of the library personas in it are retired, or something else has changed.
 */
export type Written =
  | { outcome: "written" }
  | { outcome: "changed" }
  | { outcome: "retired"; libraryIds: ReadonlySet<string> };

/**
 * Library personas that are checked together: with the rest of a simulation's writes they make a transaction, which
 * takes a hundred.
 */
const LIBRARY_CHECKS = 80;

/** A persona of the library takes part in new studies until it is retired; one whose entry is gone is not. */
const notRetired = (companyId: string, libraryId: string): Write => ({
  ConditionCheck: {
    Key: { ...libraryEntryKey(companyId, libraryId) },
    ConditionExpression: "attribute_not_exists(retired_at)",
  },
});

/**
 * Writes all or nothing, provided that nobody who takes part from the library is retired. That is a condition of the
 * write and not read before it. Reading would be one more round trip for every study, for the sake of those few that
 * have somebody retired in their group. If there are more than a transaction takes, the first are checked just before
 * it.
 * @param libraryIds those of the participants that come from the library
 * @returns `retired` names all who are, and only if nothing else was in the way
 */
export async function writeUnlessRetired(
  table: Table,
  companyId: string,
  libraryIds: ReadonlySet<string>,
  writes: readonly Write[],
): Promise<Written> {
  const retired = (ids: readonly string[], indexes: readonly number[]): Written => ({
    outcome: "retired",
    libraryIds: new Set(indexes.map((index) => ids[index] as string)),
  });
  let fromLibrary = [...libraryIds];
  while (fromLibrary.length > LIBRARY_CHECKS) {
    const looked = fromLibrary.slice(0, LIBRARY_CHECKS);
    const refused = await unlessConditionFails<void, Written>(
      () => table.transact(...looked.map((id) => notRetired(companyId, id))),
      ({ indexes }) => retired(looked, indexes),
    );
    if (refused) return refused;
    fromLibrary = fromLibrary.slice(LIBRARY_CHECKS);
  }
  return unlessConditionFails<Written, Written>(
    async () => {
      await table.transact(...fromLibrary.map((id) => notRetired(companyId, id)), ...writes);
      return { outcome: "written" };
    },
    ({ indexes }) =>
      indexes.every((index) => index < fromLibrary.length) ? retired(fromLibrary, indexes) : { outcome: "changed" },
  );
}
