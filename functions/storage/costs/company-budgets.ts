import { monthOf } from "../../domain/budget/month.ts";
import { noStoredUsage, type StoredUsage } from "../../domain/usage/stored-usage.ts";
import { mustExist, unlessConditionFails } from "../conditions.ts";
import { companyBudgetKey, companyKey, companySpendingKey, environmentSpendingKey } from "../keys.ts";
import type { Table } from "../table.ts";

/** What a company has spent this month, and what operators allow it. */
export interface CompanyBudgetOverview {
  name: string;
  month: string;
  spent: StoredUsage;
  /** Of all companies together. */
  environmentSpent: StoredUsage;
  /** US dollars a month that operators gave this company; null: what the environment allows every company. */
  ownLimitUsd: number | null;
}

/** Budgets as operators see and set them; what they set holds for every process two seconds later. */
export const createCompanyBudgetStore = (table: Table) => ({
  /** @returns undefined when there is no such company */
  async overview(companyId: string, at: Date): Promise<CompanyBudgetOverview | undefined> {
    const month = monthOf(at);
    const [company, budget, spent, environmentSpent] = await table.getMany<
      [{ name: string } | undefined, { monthly_usd: number } | undefined, StoredUsage?, StoredUsage?]
    >(
      companyKey(companyId),
      companyBudgetKey(companyId),
      companySpendingKey(companyId, month),
      environmentSpendingKey(month),
    );
    if (!company) return undefined;
    return {
      name: company.name,
      month,
      spent: { ...noStoredUsage, ...spent },
      environmentSpent: { ...noStoredUsage, ...environmentSpent },
      ownLimitUsd: budget?.monthly_usd ?? null,
    };
  },

  /**
   * Gives a company a limit of its own, or with null that of the environment.
   * @param monthlyUsd positive
   * @returns false when there is no such company
   */
  setLimit: async (companyId: string, monthlyUsd: number | null): Promise<boolean> => {
    const Key = { ...companyBudgetKey(companyId) };
    const written = await unlessConditionFails(async () => {
      await table.transact(
        mustExist(companyKey(companyId)),
        monthlyUsd === null
          ? { Delete: { Key } }
          : { Put: { Item: { ...Key, entity: "budget", monthly_usd: monthlyUsd } } },
      );
      return true;
    });
    return written ?? false;
  },
});
