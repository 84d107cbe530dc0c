import { UsageError } from "../cli/errors.ts";
import type { Given } from "./options.ts";
import type { StudyChoice } from "./plan.ts";

const HIGHEST_MAX_COST_USD = 10_000;

/** What the model calls of the study may cost, in US dollars; null for no limit of its own. @throws UsageError */
export function readMaxCost(given: Given, { type }: StudyChoice): number | null {
  const text = given.get("max-cost");
  if (text === undefined) return null;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (!(value > 0 && value <= HIGHEST_MAX_COST_USD))
    throw new UsageError(`--max-cost must be an amount of US dollars such as 0.5, at most 10000, not "${text}".`);
  if (type === "idi_manual") throw new UsageError("--max-cost cannot hold --interview, which costs what you ask.");
  return value;
}

/** Whether the study is only estimated. @throws UsageError */
export function readEstimate(given: Given, { type }: StudyChoice): boolean {
  if (!given.has("estimate")) return false;
  if (type === "idi_manual")
    throw new UsageError("--estimate cannot tell what --interview costs: its questions come from you.");
  if (given.has("respondents") || given.has("file"))
    throw new UsageError("--estimate counts invented personas without a briefing; leave --respondents and --file out.");
  return true;
}
