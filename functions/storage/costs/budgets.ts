import { BudgetReached } from "../../domain/costs/budget-reached.ts";
import type { Budget } from "../../domain/costs/budget.ts";
import type { BudgetLimits } from "../../domain/costs/budget-limits.ts";
import { monthOf } from "../../domain/costs/month.ts";
import { noCost, type Cost } from "../../domain/costs/cost.ts";
import { companyBudgetKey, companyCostKey, type Key } from "../keys.ts";
import { environmentCostKey } from "../unowned-keys.ts";
import { labelOf, labelled } from "../conditions.ts";
import { companyBudgetEntity, monthlyCostEntity } from "./items.ts";
import type { Table } from "../table.ts";

/** How long a process goes by what it has read: what is spent meanwhile may exceed a budget by that much. */
const FRESH_MS = 2_000;
/** A month's spending is kept for a year after it. */
const KEPT_SECONDS = 400 * 24 * 3600;
const COUNTERS = ["llm_calls", "input_tokens", "cached_input_tokens", "output_tokens", "cost_microusd"] as const;

const ADDED = COUNTERS.map((counter) => `${counter} :${counter}`).join(", ");

/** Spending of a month, of a company and of all of them. */
export interface MonthlyCosts {
  month: string;
  company: Cost;
  environment: Cost;
  companyLimitUsd: number;
  environmentLimitUsd: number;
}

export interface BudgetStore extends Budget {
  /** What has been spent this month, and what may be. */
  monthlyCosts(companyId: string): Promise<MonthlyCosts>;
}

interface Options {
  /** @returns milliseconds since 1970 */
  now?: () => number;
}

/** Costs of model calls: one counter a month for each company, and one for all of them. */
export function createBudgetStore(table: Table, limits: BudgetLimits, { now = Date.now }: Options = {}): BudgetStore {
  const known = new Map<string, { monthlyCosts: Promise<MonthlyCosts>; until: number }>();

  const read = async (companyId: string): Promise<MonthlyCosts> => {
    const month = monthOf(new Date(now()));
    const [company, environment, own] = await table.getMany(
      [monthlyCostEntity, companyCostKey(companyId, month)],
      [monthlyCostEntity, environmentCostKey(month)],
      [companyBudgetEntity, companyBudgetKey(companyId)],
    );
    return {
      month,
      company: company ?? noCost,
      environment: environment ?? noCost,
      companyLimitUsd: own?.monthly_usd ?? limits.company_usd,
      environmentLimitUsd: limits.environment_usd,
    };
  };

  const recent = (companyId: string): Promise<MonthlyCosts> => {
    const found = known.get(companyId);
    if (found && found.until > now()) return found.monthlyCosts;
    const monthlyCosts = read(companyId);
    known.set(companyId, { monthlyCosts, until: now() + FRESH_MS });
    monthlyCosts.catch(() => known.delete(companyId));
    return monthlyCosts;
  };

  const add = async (key: Key, usage: Cost): Promise<void> => {
    await table.update({
      Key: { ...key },
      UpdateExpression: `${labelled}, expires_at = :expires ADD ${ADDED}`,
      ExpressionAttributeValues: {
        ...labelOf(monthlyCostEntity),
        ...Object.fromEntries(COUNTERS.map((counter) => [`:${counter}`, usage[counter]])),
        ":expires": Math.floor(now() / 1000) + KEPT_SECONDS,
      },
    });
  };

  return {
    monthlyCosts: read,

    async requireBudget(companyId) {
      const { company, environment, companyLimitUsd, environmentLimitUsd } = await recent(companyId);
      const at = new Date(now());
      if (company.cost_microusd >= companyLimitUsd * 1e6) throw new BudgetReached("company", at);
      if (environment.cost_microusd >= environmentLimitUsd * 1e6) throw new BudgetReached("environment", at);
    },

    async recordCost(companyId, usage) {
      const month = monthOf(new Date(now()));
      await Promise.all([add(companyCostKey(companyId, month), usage), add(environmentCostKey(month), usage)]);
    },
  };
}
