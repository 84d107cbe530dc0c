import * as z from "zod";

/** A page of item summaries of eBay's Browse API. Without a hit the list is left out. Items are checked one by one. */
export const searchSchema = z.object({
  total: z.number(),
  next: z.string().nullish(),
  itemSummaries: z.array(z.unknown()).default([]),
});

/** The parts of an item that we read. Its seller is none of them. */
export const itemSchema = z.object({
  itemId: z.string().min(1).max(100),
  title: z.string().trim().min(1),
  price: z.object({ value: z.string().regex(/^\d{1,9}(\.\d{1,4})?$/), currency: z.string().regex(/^[A-Z]{3}$/) }),
  condition: z.string().nullish(),
  categories: z.array(z.object({ categoryName: z.string().nullish() })).nullish(),
  shortDescription: z.string().nullish(),
  itemWebUrl: z.string().nullish(),
  itemCreationDate: z.string().nullish(),
  adultOnly: z.boolean().default(false),
});
export type Item = z.infer<typeof itemSchema>;
