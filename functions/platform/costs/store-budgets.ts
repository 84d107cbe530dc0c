import { BudgetReached } from "./budget-reached.ts";
import { MaxCostReached, hasReachedMaxCost } from "./max-cost.ts";
import type { Budget, Payer } from "./budget.ts";
import type { BudgetLimits } from "./budget-limits.ts";
import { monthOf } from "./month.ts";
import { noCost, type Cost } from "./cost.ts";
import { companyBudgetKey, companyCostKey, simulationKey, type Key } from "../table/keys.ts";
import { environmentCostKey } from "../table/unowned-keys.ts";
import { labelOf, labelled, unlessConditionFails } from "../table/conditions.ts";
import { companyBudgetEntity, monthlyCostEntity, studyCostReader } from "./store-items.ts";
import type { Table } from "../table/table.ts";

/** How long a process trusts the spending it has read. Spending in this time may exceed a budget. */
const FRESH_MS = 2_000;
/**
 * The same for a study's own limit, which is small compared with a budget: calls that begin together share one read.
 */
const STUDY_FRESH_MS = 100;
/** Studies whose limits a process remembers. */
const KNOWN_STUDIES = 200;
/** A month's spending is kept for a year after it. */
const KEPT_SECONDS = 400 * 24 * 3600;
const COUNTERS = ["llm_calls", "input_tokens", "cached_input_tokens", "output_tokens", "cost_microusd"] as const;

/**
 * Each charge leaves a mark on the counter, and the counter keeps the last 32 marks. A charge that is repeated after a
 * lost acknowledgement finds its own mark and is not counted again, unless 32 others came in between. That can happen
 * at more than ten charges a second, if the loss is noticed only when the request times out (3 s). Such a charge may
 * count twice, but is never lost. The marks take about 250 bytes, so a counter stays within one write unit.
 */
const MARKS = 32;
const marks = Array.from({ length: MARKS }, (_, place) => `m${place}`);
/** The newest mark comes first; every other mark moves back one place. */
const MOVED_MARKS = marks
  .map((place, index) => `${place} = ${index === 0 ? ":charge" : `if_not_exists(m${index - 1}, :unmarked)`}`)
  .join(", ");
/** A mark that is not there is not equal to anything. */
const UNMARKED = `NOT (${marks.map((place) => `${place} = :charge`).join(" OR ")})`;
const newMark = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36).slice(-5);

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

  /** Whether each study had reached its own limit when it was last read; null: the study has no limit. */
  const studies = new Map<string, { left: Promise<{ maxUsd: number; isReached: boolean } | null>; until: number }>();

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

  /** Reads a study's own limit and whether it is reached; a study without a limit is not read again. */
  const readStudy = async (companyId: string, study: NonNullable<Payer["study"]>) => {
    const found = await table.get(studyCostReader, simulationKey({ companyId, ...study }));
    const maxUsd = found?.max_cost_usd ?? null;
    return maxUsd === null || !found ? null : { maxUsd, isReached: hasReachedMaxCost(found.usage, maxUsd) };
  };

  async function requireMaxCost(companyId: string, study: NonNullable<Payer["study"]>): Promise<void> {
    const id = study.simulationId;
    let known = studies.get(id);
    if (!known || known.until <= now()) {
      if (studies.size >= KNOWN_STUDIES) studies.clear();
      const own = { left: readStudy(companyId, study), until: now() + STUDY_FRESH_MS };
      own.left.then(
        (left) => left ?? (own.until = Infinity),
        () => studies.delete(id),
      );
      studies.set(id, own);
      known = own;
    }
    const left = await known.left;
    if (left?.isReached) throw new MaxCostReached(left.maxUsd);
  }

  const add = async (key: Key, usage: Cost): Promise<void> => {
    await unlessConditionFails(() =>
      table.update({
        Key: { ...key },
        ConditionExpression: UNMARKED,
        UpdateExpression: `${labelled}, expires_at = :expires, ${MOVED_MARKS} ADD ${ADDED}`,
        ExpressionAttributeValues: {
          ...labelOf(monthlyCostEntity),
          ...Object.fromEntries(COUNTERS.map((counter) => [`:${counter}`, usage[counter]])),
          ":expires": Math.floor(now() / 1000) + KEPT_SECONDS,
          ":charge": newMark(),
          ":unmarked": "-",
        },
      }),
    );
  };

  return {
    monthlyCosts: read,

    async requireBudget({ companyId, study }) {
      const [{ company, environment, companyLimitUsd, environmentLimitUsd }] = await Promise.all([
        recent(companyId),
        study && requireMaxCost(companyId, study),
      ]);
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

declare module "../http/reads.ts" {
  interface Reads {
    budgets: Pick<BudgetStore, "monthlyCosts">;
  }
}
