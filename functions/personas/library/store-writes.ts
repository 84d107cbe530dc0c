import * as z from "zod";
import { defineEntity, readerOf } from "../../platform/table/entity.ts";
import { jsonText } from "../../platform/text/json-text.ts";
import { libraryEntrySchema, type LibraryEntry } from "./record.ts";
import { libraryPlaceOf, type LibraryPlace } from "./keys.ts";

const counters = { times_used: true, last_used_at: true, retired_at: true } as const;

/**
 * A persona of the library as it is found by its id. What is fixed at promotion is one attribute as JSON: reading
 * 10,000 items with an attribute per field costs the SDK 560 ms of CPU, and 10,000 of these cost 90 ms.
 */
export const libraryEntryEntity = defineEntity(
  "library_persona",
  z
    .object({ ...libraryEntrySchema.pick(counters).shape, shown: jsonText.pipe(libraryEntrySchema.omit(counters)) })
    .transform(({ shown, ...counted }): LibraryEntry => ({ ...shown, ...counted })),
);

export const entryItem = ({ times_used, last_used_at, retired_at, ...shown }: LibraryEntry) => ({
  times_used,
  last_used_at,
  retired_at,
  shown: JSON.stringify(shown),
});

/** How many there are in the list. */
export const libraryLengthEntity = defineEntity("library_length", z.object({ entries: z.int() }));

/** What a row of the list holds besides its key, in this order: without names, 230 bytes a persona rather than 410. */
const ROW_FIELDS = [
  "full_name",
  "age",
  "gender",
  "location",
  "occupation",
  "income_level",
  "reliability_score",
  "promoted_at",
  "times_used",
  "retired_at",
] as const satisfies readonly Exclude<keyof LibraryEntry, keyof LibraryPlace>[];

export const packRow = (entry: LibraryEntry): string => JSON.stringify(ROW_FIELDS.map((field) => entry[field] ?? null));

const named = (values: readonly unknown[]): object =>
  Object.fromEntries(ROW_FIELDS.map((field, index) => [field, values[index] ?? undefined]));

/** To be small, a row of the list has no fields for its kind and format. */
export const libraryRowReader = readerOf(
  "library_row",
  z
    .object({ SK: z.string(), row: jsonText.pipe(z.array(z.unknown())) })
    .transform(({ SK, row }) => ({ ...libraryPlaceOf(SK), ...named(row) }))
    .pipe(libraryEntrySchema),
);
