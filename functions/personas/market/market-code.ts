import * as z from "zod";

/** ISO 3166-1 alpha-2. */
export const marketCodeSchema = z.string().regex(/^[A-Z]{2}$/, "must be a country code of two capital letters");
