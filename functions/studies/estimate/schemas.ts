import * as z from "zod";
import { MOST_CONCEPTS, sentConceptsSchema } from "../concept-test/schemas.ts";
import { conjointInputSchema } from "../conjoint/attributes.ts";
import { MOST_GUIDE_CHARACTERS } from "../interview/schemas.ts";
import { createSimulationSchema, takesField } from "../simulation/create-schema.ts";
import { automaticSimulationTypes } from "../../platform/log/study-types.ts";
import { MOST_SURVEY_CHARACTERS } from "../survey/schemas.ts";
import { surveyInputSchema } from "../survey/survey-input.ts";
import { PERSONAS_PER_GROUP } from "../../personas/groups/schemas.ts";
import { textSchema } from "../../platform/text/text.ts";
import { studyKinds } from "../study-kinds.ts";

const MOST_QUESTIONS = 100;
const MOST_RERUNS = 5;
const wholeNumber = (from: number, to: number) => {
  const message = `must be a whole number between ${from} and ${to}`;
  return z.int(message).min(from, message).max(to, message);
};

/** The name of a group that is not named, where the rules of a creation require one. */
const ANY_GROUP = "any";
const { shape } = createSimulationSchema;

const fields = z.object({
  ...shape,
  persona_group_id: shape.persona_group_id.optional().meta({ description: "Whose personas are counted." }),
  personas: wholeNumber(1, PERSONAS_PER_GROUP)
    .optional()
    .meta({ description: "Number of typical personas, if there is no group yet." }),
  simulation_type: z.enum(automaticSimulationTypes, `must be one of ${automaticSimulationTypes.join(", ")}`),
  concepts: z
    .union([wholeNumber(1, MOST_CONCEPTS), sentConceptsSchema], {
      error: `must be concepts as for a creation, or their number between 1 and ${MOST_CONCEPTS}`,
    })
    .nullable()
    .optional()
    .meta({ description: "For a concept_test: as for its creation, or their number." }),
  survey: z
    .union([textSchema(MOST_SURVEY_CHARACTERS), surveyInputSchema])
    .optional()
    .meta({ description: "For a survey: the body of `POST …/survey`, as JSON or as text in the plain format." }),
  script: textSchema(MOST_GUIDE_CHARACTERS)
    .optional()
    .meta({ description: "For an idi_ai: its guide as text in the plain format." }),
  conjoint_design: conjointInputSchema.optional().meta({
    description:
      "For a conjoint study: the body of `POST …/conjoint-design`. Absent: five attributes of three levels each.",
  }),
  questions: wholeNumber(1, MOST_QUESTIONS).optional().meta({
    description: "For a survey or guide that is not written yet: the number of its questions, of a typical kind.",
  }),
  reruns: wholeNumber(0, MOST_RERUNS)
    .default(0)
    .meta({ description: "Number of reruns of a later reliability check, to be included in the estimate." }),
});

/** Fields that belong to one kind of study. */
const belongings = {
  survey: ["survey"],
  script: ["idi_ai"],
  conjoint_design: ["conjoint"],
  questions: ["survey", "idi_ai"],
} as const satisfies Partial<Record<keyof typeof fields.shape, readonly string[]>>;

/** The study to be estimated: the body that creates it, and what it will be sent afterwards. */
export const estimateRequestSchema = fields.superRefine((body, context) => {
  const refuse = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
  const { persona_group_id, personas, simulation_type: type, questions, concepts } = body;
  if ((persona_group_id === undefined) === (personas === undefined))
    refuse("personas", "must be given, or persona_group_id; not both");
  for (const [field, types] of Object.entries(belongings))
    if (body[field as keyof typeof belongings] !== undefined && !(types as readonly string[]).includes(type))
      refuse(field, `belongs to ${types.join(" or ")}; leave it out`);
  const { writtenIn } = studyKinds[type];
  if (writtenIn && body[writtenIn] === undefined && questions === undefined)
    refuse("questions", `is required for this simulation_type, or ${writtenIn} itself`);
  if (typeof concepts === "number" && !takesField(type, "concepts"))
    refuse("concepts", "can be shown in a concept_test only; leave them out");
  if (concepts === 1 && body.design != null) refuse("design", "needs at least 2 concepts; leave it out");
  // Refuses what a creation would refuse. A question that is not written yet is counted as a typical one.
  const created = createSimulationSchema.safeParse({
    ...body,
    persona_group_id: persona_group_id ?? ANY_GROUP,
    prompt_question: body.prompt_question ?? ANY_GROUP,
    ...(typeof concepts === "number" ? { concepts: undefined, design: undefined } : { concepts }),
  });
  for (const { path, message } of created.error?.issues ?? []) context.addIssue({ code: "custom", path, message });
});
export type EstimateRequest = z.output<typeof estimateRequestSchema>;
