import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import * as z from "zod";

const text = z.string().trim().min(1);
const count = z.int().min(0);
/** Whole days before now. */
const daysAgo = z.int().min(0).max(7);

const sampleMarketSchema = z.strictObject({
  /** ISO 3166 alpha-2 code. */
  market: z.string().length(2),
  /** Posts by subreddit name. */
  reddit: z.record(
    z.string(),
    z.array(z.strictObject({ title: text, text, score: count, comments: count, daysAgo, author: text })),
  ),
  /** Items on sale, with the search that finds them. */
  ebay: z.array(
    z.strictObject({
      query: text,
      title: text,
      price: z.string().regex(/^\d+\.\d\d$/),
      currency: z.string().length(3),
      condition: text,
      sold: count,
      daysAgo,
      seller: text,
    }),
  ),
  /** Reviews by app. */
  reviews: z.array(
    z.strictObject({
      app_id: text,
      app_name: text,
      rating: z.literal([1, 2, 3, 4, 5]),
      title: text,
      text,
      daysAgo,
      author: text,
    }),
  ),
});
export type SampleMarket = z.infer<typeof sampleMarketSchema>;

/** What a file of samples holds. @throws ZodError */
export const readSample = (yaml: string): SampleMarket => sampleMarketSchema.parse(load(yaml));

const folder = join(import.meta.dirname, "samples");

/** The markets that the local server has something to say about: what people there say, sell and rate. */
export const sampleMarkets: readonly SampleMarket[] = readdirSync(folder)
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => readSample(readFileSync(join(folder, file), "utf8")));
