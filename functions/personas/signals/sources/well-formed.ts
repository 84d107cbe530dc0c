import type * as z from "zod";

/** Entries of a list that are what the source documents; a broken one is left out. */
export const wellFormed = <Schema extends z.ZodType>(entries: readonly unknown[], schema: Schema): z.infer<Schema>[] =>
  entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });

/** When something was published as a timestamp of ours; now, if the source says nothing usable or names the future. */
export function observedAt(published: number, now: number): Date {
  return new Date(Number.isFinite(published) && published > 0 && published < now ? published : now);
}
