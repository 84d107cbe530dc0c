import * as z from "zod";

/** What respondents say, in one language: sentences by what they stand for. */
export const speakingSchema = z.strictObject({});
export type Speaking = z.infer<typeof speakingSchema>;
