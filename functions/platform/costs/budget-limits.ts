import * as z from "zod";

/** What may be spent on models in a calendar month, in US dollars at list price. */
export const budgetLimitsSchema = z.object({
  /** By one company, unless operators gave it a limit of its own. */
  company_usd: z.number().positive(),
  /** By all companies of an environment together. */
  environment_usd: z.number().positive(),
});
export type BudgetLimits = z.infer<typeof budgetLimitsSchema>;

/** Whose budget is meant. */
export type BudgetOwner = "company" | "environment";
