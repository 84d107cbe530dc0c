import * as z from "zod";

/** Limits for spending on models in a calendar month, in US dollars at list price. */
export const budgetLimitsSchema = z.object({
  /** Limit of one company, unless operators gave it its own limit. */
  company_usd: z.number().positive(),
  /** Limit of all companies of an environment together. */
  environment_usd: z.number().positive(),
});
export type BudgetLimits = z.infer<typeof budgetLimitsSchema>;

/** The owner of a budget. */
export type BudgetOwner = "company" | "environment";
