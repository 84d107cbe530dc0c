import { BudgetReached } from "../../domain/budget/budget-reached.ts";
import type { Ledger } from "../../domain/budget/ledger.ts";
import type { BudgetLimits } from "../../domain/budget/limits.ts";
import { monthOf } from "../../domain/budget/month.ts";
import { noStoredUsage, type StoredUsage } from "../../domain/usage/stored-usage.ts";
import { companyBudgetKey, companySpendingKey, environmentSpendingKey, type Key } from "../keys.ts";
import type { Table } from "../table.ts";

/** How long a process goes by what it has read: what is spent meanwhile may exceed a budget by that much. */
const FRESH_MS = 2_000;
/** A month's spending is kept for a year after it. */
const KEPT_SECONDS = 400 * 24 * 3600;
const COUNTERS = ["llm_calls", "input_tokens", "cached_input_tokens", "output_tokens", "cost_microusd"] as const;

/** What operators have allowed a company; absent: what the environment allows every company. */
interface CompanyBudget {
  monthly_usd: number;
}

/** Spending of a month, of a company and of all of them. */
export interface MonthlySpending {
  month: string;
  company: StoredUsage;
  environment: StoredUsage;
  companyLimitUsd: number;
  environmentLimitUsd: number;
}

export interface BudgetStore extends Ledger {
  /** What has been spent this month, and what may be. */
  spending(companyId: string): Promise<MonthlySpending>;
}

interface Options {
  /** @returns milliseconds since 1970 */
  now?: () => number;
}

/** The ledger of model calls: one counter a month for each company, and one for all of them. */
export function createBudgetStore(table: Table, limits: BudgetLimits, { now = Date.now }: Options = {}): BudgetStore {
  const known = new Map<string, { spending: Promise<MonthlySpending>; until: number }>();

  const read = async (companyId: string): Promise<MonthlySpending> => {
    const month = monthOf(new Date(now()));
    const [company, environment, own] = await table.getMany<
      [StoredUsage | undefined, StoredUsage | undefined, CompanyBudget | undefined]
    >(companySpendingKey(companyId, month), environmentSpendingKey(month), companyBudgetKey(companyId));
    return {
      month,
      company: { ...noStoredUsage, ...company },
      environment: { ...noStoredUsage, ...environment },
      companyLimitUsd: own?.monthly_usd ?? limits.company_usd,
      environmentLimitUsd: limits.environment_usd,
    };
  };

  const recent = (companyId: string): Promise<MonthlySpending> => {
    const found = known.get(companyId);
    if (found && found.until > now()) return found.spending;
    const spending = read(companyId);
    known.set(companyId, { spending, until: now() + FRESH_MS });
    spending.catch(() => known.delete(companyId));
    return spending;
  };

  const add = async (key: Key, usage: StoredUsage): Promise<void> => {
    await table.update({
      Key: { ...key },
      UpdateExpression: `ADD ${COUNTERS.map((counter) => `${counter} :${counter}`).join(", ")} SET expires_at = :expires`,
      ExpressionAttributeValues: {
        ...Object.fromEntries(COUNTERS.map((counter) => [`:${counter}`, usage[counter]])),
        ":expires": Math.floor(now() / 1000) + KEPT_SECONDS,
      },
    });
  };

  return {
    spending: read,

    async requireFunds(companyId) {
      const { company, environment, companyLimitUsd, environmentLimitUsd } = await recent(companyId);
      const at = new Date(now());
      if (company.cost_microusd >= companyLimitUsd * 1e6) throw new BudgetReached("company", at);
      if (environment.cost_microusd >= environmentLimitUsd * 1e6) throw new BudgetReached("environment", at);
    },

    async charge(companyId, usage) {
      const month = monthOf(new Date(now()));
      await Promise.all([add(companySpendingKey(companyId, month), usage), add(environmentSpendingKey(month), usage)]);
    },
  };
}
