import * as z from "zod";
import { boundedText } from "../../../platform/text/bounded-text.ts";
import { messageSchema } from "../../simulation/message.ts";
import { textSchema } from "../../../platform/text/text.ts";
import { LONGEST_LIVE_MESSAGE } from "../limits.ts";

export const liveMessageSchema = z.object({
  content: textSchema(LONGEST_LIVE_MESSAGE),
  persona_id: boundedText(100).nullable().optional().meta({
    description: "Persona that the message goes to. Absent: the last one you wrote to; at first the group's first.",
  }),
});

export const liveExchangeSchema = z.object({ message: messageSchema, reply: messageSchema });
