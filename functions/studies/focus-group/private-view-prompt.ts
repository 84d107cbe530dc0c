import * as z from "zod";
import { personaPrompt, type AskedPersona } from "../../personas/people/asked-persona.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";

export const privateViewSchema = z.object({
  view: z.string().min(1).max(1_200).describe("2 to 4 sentences"),
});
export type PrivateView = z.infer<typeof privateViewSchema>;

/** Asks what a participant thinks before a group discussion, so that what the group does to it can be measured. */
export const privateViewPrompt = (askedPersona: AskedPersona): Prompt<PrivateView> => ({
  ...personaPrompt(
    askedPersona,
    [
      "You have come to a group discussion. Before it begins, you note for yourself what you think; nobody else " +
        "will read it.",
    ],
    ["Write down your view."],
  ),
  id: "private-view@5",
  tool: { name: "note_view", description: "Records your private view." },
  output: privateViewSchema,
  maxTokens: 500,
});
