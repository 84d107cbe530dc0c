import * as z from "zod";

/** Facts about the person that a participant's profile knows and that a questionnaire may ask for. */
export const facts = ["age", "gender", "income_level", "location", "occupation", "education", "household"] as const;
export const factSchema = z.enum(facts);
export type Fact = z.infer<typeof factSchema>;
