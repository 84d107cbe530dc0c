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

/** How long a process goes by what it has read: what is spent meanwhile may exceed a budget by that much. */
const FRESH_MS = 2_000;
/** The same of a study's own limit, which is small beside them: calls that begin together share what was read. */
const STUDY_FRESH_MS = 100;
/** Studies whose limits a process remembers. */
const KNOWN_STUDIES = 200;
/** A month's spending is kept for a year after it. */
const KEPT_SECONDS = 400 * 24 * 3600;
const COUNTERS = ["llm_calls", "input_tokens", "cached_input_tokens", "output_tokens", "cost_microusd"] as const;

/**
 * A charge leaves a mark on the counter, and so many of the last ones are kept: one that is repeated after a lost
 * acknowledgement finds its own and is not counted again, unless as many others came in between: at more than ten
 * charges a second one that is noticed only when the request times out (3 s) may count twice, never not at all. They
 * take some 250 bytes, so that a counter stays within one write unit.
 */
const MARKS = 32;
const marks = Array.from({ length: MARKS }, (_, place) => `m${place}`);
/** The newest mark is the first; each other takes the place behind its own. */
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

  /** Studies with a limit of their own, and what they had spent when they were last read; null: one without. */
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

  /** What a study had spent of its own limit; one without a limit is not read again. */
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
