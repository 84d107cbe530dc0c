import { readFileSync } from "node:fs";
import * as z from "zod";

const quotaSchema = z.strictObject({
  value: z.number().positive(),
  unit: z.string().min(1),
  /** What a bucket of a rate holds. */
  burst: z.number().positive().optional(),
  /** When the source was read, or what it is of. */
  date: z.iso.date(),
  /** Whether it was read in AWS's own documentation. */
  verified: z.boolean(),
  source: z.string().min(1),
});
export type Quota = z.output<typeof quotaSchema>;

export const quotaNames = [
  "haikuTokensAMinute",
  "novaTokensAMinute",
  "sonnetTokensAMinute",
  "titanTokensAMinute",
  "stateTransitions",
  "startExecution",
  "openExecutions",
  "lambdaConcurrency",
  "tableWrites",
  "tableReads",
  "partitionWrites",
  "partitionReads",
  "gatewayRequests",
  "queueInFlight",
  "mailsADay",
] as const;
export type QuotaName = (typeof quotaNames)[number];

export const quotasSchema = z.strictObject({
  source: z.string(),
  quotas: z.record(z.enum(quotaNames), quotaSchema),
  tokenRules: z.strictObject({
    source: z.string(),
    /** The first whose pattern a model's id matches. */
    outputWeights: z.array(z.strictObject({ pattern: z.string(), weight: z.number().positive() })),
  }),
});
export type Quotas = z.output<typeof quotasSchema>;

export const readQuotas = (): Quotas =>
  quotasSchema.parse(JSON.parse(readFileSync(new URL("quotas.json", import.meta.url), "utf8")));

/** What an output token of a model takes of its quota. */
export const outputWeight = ({ tokenRules }: Quotas, modelId: string): number =>
  tokenRules.outputWeights.find(({ pattern }) => new RegExp(pattern).test(modelId))?.weight ?? 1;
