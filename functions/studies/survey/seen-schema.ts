import * as z from "zod";
import { LONGEST_ID } from "./condition-schema.ts";

/** The parts of a survey that one participant saw and that are not the same for everybody. */
export const seenSchema = z
  .object({
    arms: z.record(z.string(), z.string()).meta({ description: "Ids of arms by the id of their experiment." }),
    variables: z.record(z.string(), z.string()).meta({ description: "Values by the name of the variable." }),
    blocks: z.array(z.string()).meta({ description: "Ids of the blocks that it was shown, in its order." }),
    questions: z
      .array(
        z.object({
          question_id: z.string().max(LONGEST_ID),
          context: z.string().nullable(),
          text: z.string(),
          options: z.array(z.string()).nullable().meta({ description: "In the order in which they were shown." }),
        }),
      )
      .meta({ description: "Those that it was asked, in its order, with their texts as shown." }),
  })
  .meta({ id: "Seen" });
export type Seen = z.infer<typeof seenSchema>;
