import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import { idSchema } from "../../platform/ids.ts";
import { timestampSchema } from "../../platform/timestamp.ts";

/** One thing that was said in a study. */
export const messageSchema = z
  .object({
    id: idSchema,
    sequence: z.int().meta({
      description:
        "Order within the transcript. Gaps have no meaning; interviews that run side by side have ranges of their own.",
    }),
    role: z.enum(["moderator", "interviewer", "persona"]),
    persona_id: idSchema.nullable().meta({
      description: "The persona who speaks or is spoken to; null if a moderator speaks to the whole group.",
    }),
    persona_name: z.string().nullable(),
    content: z.string(),
    round: z
      .int()
      .nullable()
      .meta({
        description:
          "Focus group: 0 the private view, then the rounds, and after them the closing private view. " +
          "Interview: the number of the question in the guide.",
      }),
    created_at: timestampSchema,
  })
  .meta({ id: "Message" });
export type Message = z.infer<typeof messageSchema>;

const storedMessageSchema = messageSchema.extend({
  themes: z.array(z.string()).optional(),
  /** Personas that a moderator turned to. */
  addressed: z.array(z.string()).optional(),
});
/** A message with what its persona said it was about, for the themes of a discussion. */
export type StoredMessage = z.infer<typeof storedMessageSchema>;
export const messageEntity = defineEntity("message", storedMessageSchema);

/** A message as callers see it, without what is stored with it. */
export const presentMessage = ({
  id,
  sequence,
  role,
  persona_id,
  persona_name,
  content,
  round,
  created_at,
}: Message): Message => ({ id, sequence, role, persona_id, persona_name, content, round, created_at });
