import * as z from "zod";
import { incomeLevelSchema } from "../groups/schemas.ts";

/** What is known of a real respondent; what the row did not say is missing, and is never made up. */
export const respondentProfileSchema = z.object({
  respondent: z.literal(true),
  /** The code in place of the name. */
  full_name: z.string(),
  /** The market of the group, ISO 3166 alpha-2; ZZ when unknown. */
  market: z.string(),
  age: z.int().optional(),
  gender: z.string().optional(),
  income_level: incomeLevelSchema.optional(),
  occupation: z.string().optional(),
  education: z.string().optional(),
  household: z.string().optional(),
  location: z.string().optional(),
  own_words: z.string().optional(),
});
/** A persona that was made of a real respondent, as every study shows it to a model. */
export type RespondentProfile = z.infer<typeof respondentProfileSchema>;
