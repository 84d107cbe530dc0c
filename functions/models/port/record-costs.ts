import type { Budget } from "../../platform/costs/budget.ts";
import { addCosts, type Cost } from "../../platform/costs/cost.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { waitUntil, currentTenant } from "../../platform/work-context.ts";

const logger = createLogger();

/** Begins to write a cost down, on the account of the company at work. */
export type RecordCost = (usage: Cost) => void;

/** Costs that are written down together. */
interface Batch {
  usage: Cost;
  written: Promise<void>;
}

/**
 * Writes costs down in parallel with the work that caused them; that work does not end before they are written. Costs
 * that arrive during a write for the same company wait for it, and are then written together. Ten calls that are
 * answered at about the same time take two or three writes, on counters that every call of a company wants to change.
 *
 * A cost that cannot be written must not lose an answer that has been paid for. The month's sum then lacks that cost,
 * and the log has it.
 */
export function recordCostsMeanwhile(budget: Budget): RecordCost {
  /** By company: what is written after what is being written. */
  const waiting = new Map<string, Batch>();
  /** By company: ends with the last write that has been begun or waits. */
  const ends = new Map<string, Promise<void>>();

  const write = async (companyId: string, usage: Cost): Promise<void> => {
    try {
      await budget.recordCost(companyId, usage);
    } catch (error) {
      logger.error("model calls could not be charged", { error, ...usage });
    }
  };
  const beginBatch = (companyId: string, usage: Cost): Batch => {
    const before = ends.get(companyId) ?? Promise.resolve();
    const written = before.then(async () => {
      waiting.delete(companyId);
      await write(companyId, batch.usage);
      if (ends.get(companyId) === written) ends.delete(companyId);
    });
    const batch: Batch = { usage, written };
    waiting.set(companyId, batch);
    ends.set(companyId, written);
    return batch;
  };

  return (usage) => {
    const companyId = currentTenant();
    const batch = waiting.get(companyId);
    if (batch) batch.usage = addCosts(batch.usage, usage);
    waitUntil((batch ?? beginBatch(companyId, usage)).written);
  };
}
