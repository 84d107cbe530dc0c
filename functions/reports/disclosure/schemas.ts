import * as z from "zod";
import { askedQuestionSchema } from "../../models/call-log/record.ts";
import { callSummarySchema } from "../../models/call-log/summarise.ts";
import { digitalSourceTypeSchema } from "../../platform/content-source.ts";
import { idSchema } from "../../platform/ids.ts";
import { timestampSchema } from "../../platform/timestamp.ts";
import { simulationTypeSchema } from "../../studies/simulation/schemas.ts";

const checklistSchema = z
  .object({
    name: z.string(),
    version: z.string(),
    url: z.string().nullable().meta({ description: "Where its publisher describes the items." }),
    items: z.array(
      z.object({
        id: z.string().meta({ description: "As its publisher numbers it." }),
        name: z.string().meta({ description: "The publisher's own short name." }),
        label: z.string().meta({ description: "The same in the language of the text." }),
        text: z.string().meta({
          description: "Filled in by code from the record of the study. If an item does not apply, it says why.",
        }),
      }),
    ),
  })
  .meta({ id: "Checklist" });

/** A prompt as it was sent, and its outcome. */
export const disclosedPromptSchema = z
  .object({
    ...askedQuestionSchema.omit({ speaker: true }).shape,
    persona_id: idSchema.nullable().meta({ description: "The persona that the model spoke as; null if none." }),
    persona_name: z.string().nullable(),
    sent: z
      .string()
      .nullable()
      .meta({
        description:
          "The first request, as JSON: model, system prompt, messages, tool and settings. Its SHA-256 is `sha256`. " +
          "Null where it is not kept; `not_kept_because` says why.",
      }),
    not_kept_because: z.string().nullable(),
  })
  .meta({ id: "DisclosedPrompt" });
export type DisclosedPrompt = z.infer<typeof disclosedPromptSchema>;

export const disclosureSchema = z
  .object({
    simulation_id: idSchema,
    simulation_type: simulationTypeSchema,
    service_version: z.string(),
    digital_source_type: digitalSourceTypeSchema,
    language: z.string().meta({ description: "Language of the texts (BCP 47)." }),
    started_at: timestampSchema.nullable(),
    completed_at: timestampSchema.nullable(),
    model_ids: z.array(z.string()),
    calls: callSummarySchema,
    calls_recorded: z.object({ answers: z.int(), of: z.int() }).meta({
      description:
        "Answers of models counted in `calls`, and all answers that the study paid for. A call that was not " +
        "answered in time or could not be recorded counts in the second number only.",
    }),
    participants: z.array(z.object({ persona_id: idSchema, persona_name: z.string() })).meta({
      description: "The personas. `GET …/personas/{persona_id}` has the text of each.",
    }),
    participants_lost: z.int(),
    guide_llm: checklistSchema,
    aapor: checklistSchema,
    method_card: checklistSchema,
    prompts: z.array(disclosedPromptSchema).nullable().meta({
      description: "With `prompts=true`: every question to a model, by persona and time. Null otherwise.",
    }),
  })
  .meta({ id: "Disclosure" });
export type Disclosure = z.infer<typeof disclosureSchema>;
