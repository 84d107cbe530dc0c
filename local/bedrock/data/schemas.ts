import * as z from "zod";

const source = z.string().min(1);
const list = z.array(z.string().trim().min(1)).min(1);
/** Given mostly before about 1980, and since then. */
const given = z.tuple([list, list]);

/** data/names.json: names that people of a country bear, in Latin script. */
export const namesSchema = z.strictObject({
  source,
  cultures: z.record(
    z.string(),
    z.strictObject({
      women: given,
      men: given,
      families: list,
      /** What family names of women end on where it differs: patterns and what takes their place. */
      womens_family: z.array(z.tuple([z.string(), z.string()])).default([]),
      /** Two where a person bears the names of both parents. */
      families_borne: z.literal([1, 2]).default(1),
    }),
  ),
  bearers: z.array(z.strictObject({ cultures: list, countries: list })),
  elsewhere: list,
});

/** What brands are listed by; `contested` are those that many in a market have reservations about. */
const brandFields = z.enum([
  ...["supermarkets", "drugstores", "food", "drinks", "cosmetics", "household", "clothing", "tech", "telecom"],
  ...["banks", "insurers", "mobility", "travel", "apps", "online", "media", "contested"],
] as const);
const brandLists = z.record(brandFields, list);
export type BrandLists = z.infer<typeof brandLists>;

/** data/brands.json: brands by market and what they sell. */
export const brandsSchema = z.strictObject({
  source,
  weights: z.partialRecord(brandFields, z.record(z.string(), z.number())),
  cheap: list,
  dear: list,
  everyday: list,
  markets: z.record(z.string().length(2), brandLists),
  anywhere: brandLists,
});

/** data/currencies.json: middling amounts by ISO 4217 code. */
export const currenciesSchema = z.strictObject({
  source,
  middling: z.record(z.string().length(3), z.number().positive()),
});

/** data/occupations.json: job titles by language and occupation family, without a degree and with one. */
export const occupationsSchema = z.strictObject({
  source,
  titles: z.record(z.string(), z.record(z.string(), z.tuple([list, list]))),
});
