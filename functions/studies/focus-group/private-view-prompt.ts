import * as z from "zod";
import { askRespondent, type Respondent } from "../../personas/people/respondent.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";

export const privateViewSchema = z.object({
  view: z.string().min(1).max(1_200).describe("2 to 4 sentences"),
});
export type PrivateView = z.infer<typeof privateViewSchema>;

/** Asks what a participant thinks before a group discussion, so that what the group does to it can be measured. */
export const privateViewPrompt = (respondent: Respondent): Prompt<PrivateView> => ({
  ...askRespondent(
    respondent,
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
