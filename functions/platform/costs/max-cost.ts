import * as z from "zod";
import type { Cost } from "./cost.ts";

/** Higher than the cost of any study that this service accepts. For no limit, callers leave the field out. */
const HIGHEST_MAX_COST_USD = 10_000;
/** The unit in which costs are counted. The table cannot store the smallest numbers that JSON allows. */
const LOWEST_MAX_COST_USD = 0.000001;
const message = `must be an amount of US dollars from 0.000001 to ${HIGHEST_MAX_COST_USD}`;

/** What the model calls of one study may cost together. */
export const maxCostSchema = z
  .number(message)
  .min(LOWEST_MAX_COST_USD, message)
  .max(HIGHEST_MAX_COST_USD, message)
  .meta({
    description:
      "Limit in US dollars for the model calls of this study. When it is reached, no further model is called: " +
      "the study ends `complete` with the answers it has and the flag `max_cost_reached`, or `failed` if it " +
      "has none. Calls under way are finished and paid, so the cost can exceed the limit by that much. The " +
      "limit applies to the run itself, not to reading a questionnaire before it or to reliability checks " +
      "after it.",
  });

/** Whether a study has cost as much as it may. */
export const hasReachedMaxCost = (usage: Cost, maxCostUsd: number | null): boolean =>
  maxCostUsd !== null && usage.cost_microusd >= maxCostUsd * 1e6;

/** The study has reached the maximum cost that was set when it was started: no further model is called for it. */
export class MaxCostReached extends Error {
  override readonly name = "MaxCostReached";
  constructor(maxCostUsd: number) {
    super(`The study has reached its max_cost_usd of ${maxCostUsd}`);
  }
}
