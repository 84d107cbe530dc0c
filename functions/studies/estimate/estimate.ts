import * as z from "zod";
import { experimentPowerSchema, type ExperimentPower } from "./experiments-power.ts";

/** Model calls side by side, and how long one takes. */
const CALL_SECONDS = 10;
const SIDE_BY_SIDE = 40;

/**
 * How far the cost may lie from what is expected, for what no count knows. The low end: most of the input comes from a
 * cache. The high end: answers are twice as long as the offline model writes them, and some are repaired.
 */
const RANGE = { low: 0.6, high: 1.8 } as const;

export const estimateSchema = z
  .object({
    personas: z.int(),
    llm_calls: z.int(),
    llm_calls_range: z.object({ low: z.int(), high: z.int() }).meta({
      description:
        "Fewest and most calls. Routes, screeners and probes decide which questions are asked; the first study " +
        "in a language decides whether ratings need further calls.",
    }),
    input_tokens: z.int(),
    output_tokens: z.int(),
    seconds: z.int().meta({ description: "At 10 s per call, with 40 calls in parallel and no other work." }),
    estimated_cost_usd: z
      .object({ low: z.number(), expected: z.number(), high: z.number() })
      .meta({ description: "At list prices; see `POST …/simulations/estimate` for the range." }),
    experiments: z.array(experimentPowerSchema).meta({ description: "For a survey: what each of them can show." }),
  })
  .meta({ id: "Estimate" });
export type Estimate = z.infer<typeof estimateSchema>;

/** The totals of a study's calls. Input tokens include cached ones. */
export interface CountedCalls {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  costMicroUsd: number;
}

/**
 * An estimate as callers see it, of calls that were counted three times.
 * @param sequence calls that wait for each other
 */
export function presentEstimate(
  { low, expected, high }: Record<"low" | "expected" | "high", CountedCalls>,
  { personas, sequence, experiments }: { personas: number; sequence: number; experiments: ExperimentPower[] },
): Estimate {
  const usd = (microUsd: number) => Number((microUsd / 1e6).toFixed(4));
  const most = (...counts: readonly CountedCalls[]) => Math.max(...counts.map(({ calls }) => Math.round(calls)));
  const llm_calls = Math.round(expected.calls);
  return {
    personas,
    llm_calls,
    llm_calls_range: { low: Math.min(llm_calls, Math.round(low.calls)), high: most(expected, high) },
    input_tokens: Math.round(expected.inputTokens),
    output_tokens: Math.round(expected.outputTokens),
    seconds: Math.ceil(CALL_SECONDS * Math.max(sequence, expected.calls / SIDE_BY_SIDE)),
    estimated_cost_usd: {
      low: usd(Math.min(low.costMicroUsd, expected.costMicroUsd) * RANGE.low),
      expected: usd(expected.costMicroUsd),
      high: usd(Math.max(high.costMicroUsd, expected.costMicroUsd) * RANGE.high),
    },
    experiments,
  };
}
