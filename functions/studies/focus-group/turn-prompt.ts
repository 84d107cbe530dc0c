import * as z from "zod";
import { fence } from "../../models/prompts/fence.ts";
import { personaPrompt, type AskedPersona, type Utterance } from "../../personas/people/asked-persona.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";

export const groupTurnSchema = z.object({
  message: z.string().min(1).max(1_000).describe("1 to 4 sentences"),
  themes: z.array(z.string().min(1).max(60)).max(3).describe("What you spoke about, 2 to 4 words each"),
});
export type GroupTurn = z.infer<typeof groupTurnSchema>;

/** A participant's turn in a group discussion, having heard everything before it. */
export const groupTurnPrompt = (
  askedPersona: AskedPersona,
  { privateView, discussion }: { privateView: string; discussion: readonly Utterance[] },
): Prompt<GroupTurn> => ({
  ...personaPrompt(
    askedPersona,
    [
      "You sit in a group discussion with strangers. The block `private_view` holds what you noted for yourself " +
        "before it, the blocks `said` what has been said.",
      "Answer the moderator and, by name, the others where you agree or disagree. Say only what nobody has said " +
        "for you; it is fine to be brief. You may be convinced, but need not be.",
    ],
    [fence("private_view", privateView), "It is your turn to speak."],
    { utterances: discussion, isShared: true },
  ),
  id: "group-turn@5",
  tool: { name: "speak", description: "Records what you say to the group." },
  output: groupTurnSchema,
  maxTokens: 450,
});
