import * as z from "zod";
import { attributesSchema, type Profile } from "../../studies/conjoint/attributes.ts";
import { defineEntity } from "../../platform/table/entity.ts";

/** A task that somebody answered. */
export interface AnsweredTask {
  /** Offers by the places of their levels, in the order of the attributes; null for "none of them". */
  alternatives: readonly (Profile | null)[];
  /** Place of the alternative that was taken. */
  chosen: number;
}

const [NONE, BETWEEN, TAKEN] = ["-", "|", "="] as const;

/** A task in 50 characters, such as `012|120|-=1`: a study of conjoint has thousands. An attribute has few levels. */
export const writeTask = ({ alternatives, chosen }: AnsweredTask): string =>
  alternatives.map((levels) => levels?.join("") ?? NONE).join(BETWEEN) + TAKEN + String(chosen);

/** Reads what {@link writeTask} wrote. */
export function readTask(text: string): AnsweredTask {
  const [offers = "", chosen] = text.split(TAKEN);
  return {
    alternatives: offers.split(BETWEEN).map((levels) => (levels === NONE ? null : [...levels].map(Number))),
    chosen: Number(chosen),
  };
}

const chooserSchema = z.object({
  /** The code of a real respondent of a group (`R-0007`), of whom a persona was made; no other name is kept. */
  code: z.string().nullable(),
  /** Answered tasks ({@link writeTask}). */
  tasks: z.array(z.string()),
});
/** One person's choices. */
export type HumanChooser = z.infer<typeof chooserSchema>;

/** For a study with choices: what the offers were made of, and how many choices there are. */
export const humanChoicesSchema = z.object({
  attributes: attributesSchema.meta({ description: "Attributes and levels of the offers." }),
  tasks: z.int().meta({ description: "Tasks that were answered, over all people." }),
  none_share: z.number().nullable().meta({
    description: "Share of the tasks with “none of them” in which it was chosen, 0 to 1; null without such tasks.",
  }),
});
export type HumanChoices = z.infer<typeof humanChoicesSchema>;

/** Choices of some people of a study in one item. */
export const humanChoosersEntity = defineEntity(
  "human_choosers",
  z.object({ human_study_id: z.string(), first: z.int(), choosers: z.array(chooserSchema) }),
);
