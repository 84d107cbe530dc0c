import * as z from "zod";

const label = z.object({ label: z.string() });

/** A page of Apple's feed of customer reviews. `entry` is a list, a single entry, or missing. */
export const feedSchema = z
  .object({ feed: z.object({ entry: z.unknown().optional() }) })
  .transform(({ feed: { entry } }) => {
    if (entry === undefined || entry === null) return [];
    return Array.isArray(entry) ? (entry as unknown[]) : [entry];
  });

/** The parts of a review that we read; its author is none of them. An entry without a rating is the app itself. */
export const reviewSchema = z
  .object({
    id: z.object({ label: z.string().regex(/^\d{1,20}$/) }),
    title: label,
    content: label,
    "im:rating": z.object({ label: z.string().regex(/^[1-5]$/) }),
    updated: label.nullish(),
    link: z
      .object({ attributes: z.object({ href: z.string() }) })
      .nullish()
      .catch(null),
  })
  .transform((entry) => ({
    id: entry.id.label,
    title: entry.title.label,
    text: entry.content.label,
    stars: Number(entry["im:rating"].label),
    updated: entry.updated?.label ?? "",
    link: entry.link?.attributes.href ?? null,
  }));
export type Review = z.infer<typeof reviewSchema>;
