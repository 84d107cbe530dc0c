import type { StudyType } from "./study-types.ts";
import type { Cost } from "../costs/cost.ts";
import { emitMetrics, type MetricValues } from "./metrics.ts";

/**
 * Tells that a study was completed. Whoever moves it to complete tells it, so that it is told once.
 * @param startedAt when its execution began, ISO 8601
 * @param usage what it has spent, where it keeps count of that itself
 */
export function tellCompleted(type: StudyType, startedAt: string, usage: Cost | undefined): void {
  emitMetrics(
    {
      StudyCompleted: 1,
      StudyDuration: Math.max(0, Date.now() - Date.parse(startedAt)),
      ...(usage ? cost(usage) : {}),
    },
    { study_type: type },
  );
}

/** Tells what a part of a study has spent, where the whole does not keep count: of a generation, one persona. */
export const emitCost = (type: StudyType, usage: Cost): void => emitMetrics(cost(usage), { study_type: type });

const cost = (usage: Cost): MetricValues => ({
  StudyModelCalls: usage.llm_calls,
  StudyInputTokens: usage.input_tokens,
  StudyOutputTokens: usage.output_tokens,
  StudyCost: usage.cost_microusd / 1e6,
});

/**
 * Tells that a study failed.
 * @param errorName by which the state machine knows it
 */
export function tellFailed(type: StudyType, errorName: string): void {
  emitMetrics({ StudyFailed: 1 }, { study_type: type }, { error_name: errorName });
  if (errorName === "BudgetReached") emitMetrics({ BudgetReached: 1 }, {}, { study_type: type });
}
