import * as z from "zod";

/** Something in another product's export that has no counterpart in a survey here, and that decides nothing. */
export const notImportedSchema = z
  .object({
    where: z.string().meta({ description: "Where it is: a question by its id, a block, the survey." }),
    what: z.string().meta({ description: "What was left out, as a sentence." }),
  })
  .meta({ id: "NotImported" });
export type NotImported = z.infer<typeof notImportedSchema>;
