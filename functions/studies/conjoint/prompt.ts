import * as z from "zod";
import type { PresentedTask } from "./design-schema.ts";
import { fenceJson } from "../../models/prompts/fence.ts";
import { personaPrompt, type AskedPersona } from "../../personas/people/asked-persona.ts";
import { closingQuestionSchema } from "../closing-question/prompt.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";

/**
 * Choices of one sitting. Every task has to be answered by one of its offers; `chosen` is the number of the offer on
 * the screen from 1, or 0 for none of them.
 */
const choicesSchema = (tasks: readonly PresentedTask[]) =>
  z
    .object({
      choices: z.array(z.object({ task: z.int(), chosen: z.int() })).length(tasks.length),
      ...closingQuestionSchema.shape,
    })
    .superRefine(({ choices }, context) => {
      tasks.forEach(({ offers, include_none }, index) => {
        const given = choices.filter(({ task }) => task === index + 1);
        const [only] = given;
        const least = include_none ? 0 : 1;
        if (given.length !== 1 || !only)
          context.addIssue({
            code: "custom",
            path: ["choices"],
            message: `task ${index + 1} needs exactly one choice`,
          });
        else if (only.chosen < least || only.chosen > offers.length)
          context.addIssue({
            code: "custom",
            path: ["choices"],
            message: `task ${index + 1} takes a choice from ${least} to ${offers.length}`,
          });
      });
    });
export type ConjointReply = z.infer<ReturnType<typeof choicesSchema>>;

/** Shows a persona all its choice tasks in one sitting, as a respondent sees them one after the other. */
export const conjointChoicesPrompt = (
  askedPersona: AskedPersona,
  tasks: readonly PresentedTask[],
): Prompt<ConjointReply> => ({
  ...personaPrompt(
    askedPersona,
    [
      "You see a row of screens, each with a few versions of a product that differ only in what is listed. On " +
        "each choose the one you would really buy with your own money, or none where that is allowed and you would " +
        "buy none.",
      "Judge every screen by itself; prices vary between them. Weigh what matters to you against what it costs.",
    ],
    [
      fenceJson(
        "tasks",
        tasks.map(({ offers, include_none }, index) => ({
          task: index + 1,
          offers: offers.map(({ features }, offer) => ({
            offer: offer + 1,
            features: features.map(({ attribute, level }) => `${attribute}: ${level}`),
          })),
          none_allowed: include_none,
        })),
      ),
      "Choose on every screen the number of the offer, or 0 for none. Then say what you looked at and what you " +
        "think of it all.",
    ],
  ),
  id: "conjoint-choices@5",
  tool: { name: "make_choices", description: "Records your choices and view." },
  output: choicesSchema(tasks),
  maxTokens: 1_000 + 30 * tasks.length,
});
