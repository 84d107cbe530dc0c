import * as z from "zod";
import { boundedText } from "../../platform/text/bounded-text.ts";
import { conceptDesignSchema, sentConceptsSchema } from "../concept-test/schemas.ts";
import { sampleRequestSchema } from "../sample/schemas.ts";
import { optionalTextSchema } from "../../platform/text/text.ts";
import { weightsRequestSchema } from "../weights/schemas.ts";
import { BRIEFINGS_PER_SIMULATION, simulationTypeSchema, type SimulationType } from "./schemas.ts";
import { simulationTypes } from "../../platform/log/study-types.ts";
import { hasClosedQuestions, kindOf, typesWhere } from "../study-kinds.ts";
import { settingFields } from "./settings.ts";

const fields = {
  persona_group_id: boundedText(100),
  simulation_type: simulationTypeSchema,
  name: optionalTextSchema(200),
  prompt_question: optionalTextSchema(8_000),
  briefing_ids: z
    .array(boundedText(100))
    .max(BRIEFINGS_PER_SIMULATION, `must name at most ${BRIEFINGS_PER_SIMULATION} briefings`)
    .optional(),
  concepts: sentConceptsSchema
    .nullable()
    .optional()
    .meta({
      description:
        "For a concept_test: 2 to 10 concepts, shown as `design` says. `prompt_question` may then be absent. If " +
        "present, each is shown below it.",
    }),
  design: conceptDesignSchema
    .nullable()
    .optional()
    .meta({
      description:
        "How `concepts` are shown. `sequential` (default): every persona reacts to each, in a rotated order. " +
        "`monadic`: each persona reacts to one; they are divided equally and balanced within gender and age.",
    }),
  direct_estimate: z
    .boolean("must be true or false")
    .default(false)
    .meta({
      description:
        "Also asks the model, once per closed question and without any persona, how the audience answers. `GET " +
        "…/validity` compares the personas with this. Only for concept tests and surveys.",
    }),
  weights: weightsRequestSchema.optional().meta({
    description:
      "Weights the personas to margins of the population by raking. Every figure, interval and conjoint estimate " +
      "then uses the weights. Without it, every persona has the weight 1.",
  }),
  sample: sampleRequestSchema.optional().meta({
    description:
      "Surveys only. Invites as many personas as you want completes and replaces those screened out, by quotas " +
      "if there are any. Without it every persona of the group is asked.",
  }),
  ...settingFields,
};
type Field = keyof typeof fields;

/** Which kinds of study take a field; the rules of {@link createSimulationSchema} refuse it with any other. */
const takenBy: Readonly<Record<Field, readonly SimulationType[]>> = {
  persona_group_id: simulationTypes,
  simulation_type: simulationTypes,
  name: simulationTypes,
  prompt_question: simulationTypes,
  briefing_ids: simulationTypes,
  concepts: typesWhere(({ asks }) => asks === "battery"),
  design: typesWhere(({ asks }) => asks === "battery"),
  direct_estimate: simulationTypes.filter((simulation_type) => hasClosedQuestions({ simulation_type })),
  weights: simulationTypes,
  sample: typesWhere(({ asks }) => asks === "questionnaire"),
  max_cost_usd: typesWhere(({ isLive }) => !isLive),
  report_language: simulationTypes,
};
/** Whether a kind of study takes a field of {@link createSimulationSchema}. */
export const takesField = (type: SimulationType, field: Field): boolean => takenBy[field].includes(type);

export const createSimulationSchema = z
  .object(fields)
  .refine((body) => !body.sample || takesField(body.simulation_type, "sample"), {
    path: ["sample"],
    message: "needs questions that screen: only a survey can have it; leave it out",
  })
  .refine((body) => !body.sample || !body.weights, {
    path: ["weights"],
    message: "cannot be combined with sample; leave one of them out",
  })
  .refine((body) => body.max_cost_usd == null || takesField(body.simulation_type, "max_cost_usd"), {
    path: ["max_cost_usd"],
    message: "cannot limit a live interview, whose cost depends on how much you ask; end it instead",
  })
  .refine((body) => !body.concepts || takesField(body.simulation_type, "concepts"), {
    path: ["concepts"],
    message: "can be shown in a concept_test only; leave them out",
  })
  .refine((body) => body.design == null || body.concepts != null, {
    path: ["design"],
    message: "says how several concepts are shown; send them as concepts, or leave it out",
  })
  .refine(
    (body) => !body.concepts?.some((concept) => concept.briefing_ids?.some((id) => body.briefing_ids?.includes(id))),
    { path: ["briefing_ids"], message: "are shown with every concept; name one here or at a concept, not at both" },
  )
  .refine((body) => !kindOf(body).showsPrompt || body.prompt_question != null || body.concepts != null, {
    path: ["prompt_question"],
    message: "is required for this simulation_type",
  })
  .refine((body) => !body.direct_estimate || takesField(body.simulation_type, "direct_estimate"), {
    path: ["direct_estimate"],
    message: "needs questions with scales or options: only a concept_test or a survey can have it",
  });
export type CreateSimulation = z.infer<typeof createSimulationSchema>;
