import { createHash } from "node:crypto";
import * as z from "zod";
import { timestampSchema } from "../../platform/timestamp.ts";
import type { AskedQuestion } from "./record.ts";

const counts = {
  questions: z.int().meta({ description: "Questions to models, each with all of its turns." }),
  answers: z.int().meta({ description: "Answers that models gave, including those that had to be corrected." }),
  corrected: z.int().meta({ description: "Questions whose answer was usable only after the model corrected it." }),
  kept: z.int().meta({ description: "Questions whose answer was used with a fault that the correction left." }),
  refused: z.int(),
  failed: z.int().meta({ description: "Questions without a usable answer for any other reason." }),
  retries: z.int().meta({ description: "Calls repeated at once because the model was busy or out of reach." }),
};

/** What models were asked for a study. */
export const callSummarySchema = z
  .object({
    ...counts,
    models: z.array(
      z.object({
        model_id: z.string().meta({ description: "Name and version, as the provider has them." }),
        ...counts,
        first_asked_at: timestampSchema,
        last_asked_at: timestampSchema,
      }),
    ),
    prompts: z.array(
      z.object({
        prompt_id: z.string().meta({ description: "Name and version of the prompt; docs/prompts.md shows each." }),
        role: z.string(),
        ...counts,
        temperature: z.array(z.number()).meta({ description: "Every temperature that was sent." }),
        max_tokens: z.array(z.int()).meta({ description: "Every limit of an answer that was sent, in tokens." }),
        requests: z.int().meta({ description: "Number of different requests." }),
        sha256: z.string().meta({
          description:
            "For all requests of the prompt: SHA-256 of the list of their own SHA-256 in hexadecimal, each " +
            "once, sorted, one per line.",
        }),
      }),
    ),
    sha256: z.string().nullable().meta({ description: "The same over all prompts; null without any request." }),
  })
  .meta({ id: "CallSummary" });
export type CallSummary = z.infer<typeof callSummarySchema>;

const sum = (asked: readonly AskedQuestion[], of: (one: AskedQuestion) => number): number =>
  asked.reduce((total, one) => total + of(one), 0);

function countsOf(asked: readonly AskedQuestion[]) {
  const withOutcome = (...outcomes: string[]) => asked.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    questions: asked.length,
    answers: sum(asked, ({ answers }) => answers),
    corrected: asked.filter(({ outcome, answers }) => outcome === "answered" && answers > 1).length,
    kept: withOutcome("kept"),
    refused: withOutcome("ModelRefused"),
    failed: asked.length - withOutcome("answered", "kept", "ModelRefused"),
    retries: sum(asked, ({ retries }) => retries),
  };
}

const hashesOf = (asked: readonly AskedQuestion[]): string[] => [...new Set(asked.map(({ sha256 }) => sha256))].sort();
const hashOf = (hashes: readonly string[]): string => createHash("sha256").update(hashes.join("\n")).digest("hex");
const distinct = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

/** Counts what models were asked, by model and by prompt, both in the order of their names. */
export function summariseCalls(asked: readonly AskedQuestion[]): CallSummary {
  const byName = (key: "model_id" | "prompt_id") =>
    [...Map.groupBy(asked, (one) => one[key])].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...countsOf(asked),
    models: byName("model_id").map(([model_id, own]) => {
      const times = own.map(({ asked_at }) => asked_at).sort();
      return { model_id, ...countsOf(own), first_asked_at: times[0]!, last_asked_at: times.at(-1)! };
    }),
    prompts: byName("prompt_id").map(([prompt_id, own]) => ({
      prompt_id,
      role: own[0]!.role,
      ...countsOf(own),
      temperature: distinct(own.map(({ temperature }) => temperature)),
      max_tokens: distinct(own.map(({ max_tokens }) => max_tokens)),
      requests: hashesOf(own).length,
      sha256: hashOf(hashesOf(own)),
    })),
    sha256: asked.length === 0 ? null : hashOf(hashesOf(asked)),
  };
}
