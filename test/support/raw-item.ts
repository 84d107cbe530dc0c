import type { Reader } from "../../functions/platform/table/entity.ts";

/** Items as they lie in the table, for tests that ask just that. */
export const rawItem: Reader<Record<string, any>> = { read: (item) => item };
