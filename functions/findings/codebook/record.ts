import * as z from "zod";
import { costSchema, presentUsage } from "../../platform/costs/cost.ts";
import { defineEntity } from "../../platform/table/entity.ts";
import { codebookFigures } from "./figures.ts";
import { codebookSchema, codebookSummarySchema, type Codebook, type CodebookSummary } from "./schemas.ts";

const storedCodeSchema = z.object({
  id: z.string(),
  name: z.string(),
  definition: z.string(),
  example: z.string().nullable(),
  /** Whether answers still have to be compared with its definition. */
  pending: z.boolean(),
});
export type StoredCode = z.infer<typeof storedCodeSchema>;

/** Codes by persona id. Contains all personas who have been coded, also those who got no code. */
export const codingsSchema = z.record(z.string(), z.array(z.string()));
export type Codings = z.infer<typeof codingsSchema>;

const base = z.object({
  /** Id of this coding, and the name of its execution. Callers that send codes again start another coding. */
  id: z.string(),
  simulation_id: z.string(),
  project_id: z.string(),
  question_id: z.string(),
  question: z.string(),
  drafted: z.boolean(),
  /** Empty while a model has yet to draft them. */
  codes: z.array(storedCodeSchema),
  /** The number of the next new code. */
  next_code: z.int(),
  asked: z.int(),
  /** The personas who answered, in the order in which answers are coded. */
  persona_ids: z.array(z.string()),
  codings: codingsSchema,
  usage: costSchema,
  created_at: z.string(),
});

const codebookRecordSchema = z.discriminatedUnion("status", [
  base.extend({ status: z.literal("coding") }),
  base.extend({
    status: z.literal("complete"),
    completed_at: z.string(),
    /** Weights of `persona_ids`, in their order; null if all have the same weight. */
    weights: z.array(z.number()).nullable(),
    /** Personas whose answers no call could code; they are not in `persona_ids`. */
    not_coded: z.array(z.string()),
  }),
  base.extend({ status: z.literal("failed"), completed_at: z.string(), error: z.string() }),
]);
/** A codebook as stored. */
export type CodebookRecord = z.infer<typeof codebookRecordSchema>;
export type CompleteCodebook = Extract<CodebookRecord, { status: "complete" }>;
export const codebookEntity = defineEntity("codebook", codebookRecordSchema);

/** The result of one batch of answers. It becomes a part of its codebook when the codebook is complete. */
export const codedAnswersEntity = defineEntity(
  "coded_answers",
  z.object({ codings: codingsSchema, usage: costSchema }),
);

const NO_FIGURES = { count: null, share: null, share_interval: null };

/** The codebook as callers see it in a list. */
export function presentCodebookSummary(record: CodebookRecord): CodebookSummary {
  const figures = record.status === "complete" ? codebookFigures(record) : null;
  return codebookSummarySchema.parse({
    ...record,
    codes: record.codes.map((code) => ({ ...code, ...(figures?.codes.get(code.id) ?? NO_FIGURES) })),
    other: figures?.other ?? null,
    answered: record.persona_ids.length,
    not_coded: record.status === "complete" ? record.not_coded : [],
    weighted: record.status === "complete" && record.weights !== null,
    error: record.status === "failed" ? record.error : null,
    usage: presentUsage(record.usage),
    completed_at: record.status === "coding" ? null : record.completed_at,
  });
}

/** The codebook as callers see it. */
export const presentCodebook = (record: CodebookRecord): Codebook =>
  codebookSchema.parse({
    ...presentCodebookSummary(record),
    answers:
      record.status === "complete"
        ? record.persona_ids.map((persona_id) => ({ persona_id, codes: record.codings[persona_id] ?? [] }))
        : [],
  });
