import { monthOf } from "../../platform/costs/month.ts";
import { noCost, type Cost } from "../../platform/costs/cost.ts";
import { mustExist, unlessConditionFails } from "../../platform/table/conditions.ts";
import { companyBudgetKey, companyKey, companyCostKey } from "../../platform/table/keys.ts";
import { environmentCostKey } from "../../platform/table/unowned-keys.ts";
import { companyEntity } from "../sign-in/store-items.ts";
import { companyBudgetEntity, monthlyCostEntity } from "../../platform/costs/store-items.ts";
import type { Table } from "../../platform/table/table.ts";

/** The spending of a company this month, and the limit that operators set. */
export interface CompanyBudgetOverview {
  name: string;
  month: string;
  cost: Cost;
  /** Costs of all companies together. */
  environmentCost: Cost;
  /**
   * Monthly limit in US dollars that operators set for this company; null: the limit of the environment for every
   * company.
   */
  ownLimitUsd: number | null;
}

/** Budgets as operators see and set them; every process applies a new limit within two seconds. */
export const createCompanyBudgetStore = (table: Table) => ({
  /** @returns undefined when there is no such company */
  async overview(companyId: string, at: Date): Promise<CompanyBudgetOverview | undefined> {
    const month = monthOf(at);
    const [company, budget, cost, environmentCost] = await table.getMany(
      [companyEntity, companyKey(companyId)],
      [companyBudgetEntity, companyBudgetKey(companyId)],
      [monthlyCostEntity, companyCostKey(companyId, month)],
      [monthlyCostEntity, environmentCostKey(month)],
    );
    if (!company) return undefined;
    return {
      name: company.name,
      month,
      cost: cost ?? noCost,
      environmentCost: environmentCost ?? noCost,
      ownLimitUsd: budget?.monthly_usd ?? null,
    };
  },

  /**
   * Gives a company its own limit; null: the limit of the environment.
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
          : { Put: { Item: { ...Key, ...companyBudgetEntity.label, monthly_usd: monthlyUsd } } },
      );
      return true;
    });
    return written ?? false;
  },
});
