import * as z from "zod";

/** What a participant's profile knows of the person and a questionnaire may ask for. */
export const facts = ["age", "gender", "income_level", "location", "occupation", "education", "household"] as const;
export const factSchema = z.enum(facts);
export type Fact = z.infer<typeof factSchema>;
