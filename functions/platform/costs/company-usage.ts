import * as z from "zod";
import { timestamp, timestampSchema } from "../timestamp.ts";
import { presentUsage, type Cost } from "./cost.ts";
import { usageSchema } from "./usage.ts";
import { nextMonth } from "./month.ts";

export const companyUsageSchema = z
  .object({
    month: z.string().meta({ description: "The calendar month (UTC) that is counted." }),
    ...usageSchema.shape,
    budget_usd: z.number().meta({ description: "What models may cost in a month." }),
    budget_left_usd: z.number().meta({ description: "The rest of it, never below 0." }),
    budget_reached: z
      .boolean()
      .meta({ description: "Nothing is left: requests that call models are refused with 429." }),
    resets_at: timestampSchema.meta({ description: "When the next month begins, and with it a new budget." }),
  })
  .meta({ id: "CompanyUsage" });
export type CompanyUsage = z.infer<typeof companyUsageSchema>;

/**
 * A month's spending as its company sees it.
 * @param month `2026-11`
 */
export function presentCompanyUsage(month: string, cost: Cost, budgetUsd: number): CompanyUsage {
  const { llm_calls, input_tokens, cached_input_tokens, output_tokens, cost_microusd } = cost;
  const left = Math.max(0, Math.round(budgetUsd * 1e6) - cost_microusd);
  return {
    month,
    ...presentUsage({ llm_calls, input_tokens, cached_input_tokens, output_tokens, cost_microusd }),
    budget_usd: budgetUsd,
    budget_left_usd: left / 1e6,
    budget_reached: left === 0,
    resets_at: timestamp(nextMonth(new Date(`${month}-01T00:00:00Z`))),
  };
}
