import type { StudyType } from "./study-types.ts";
import type { Cost } from "../costs/cost.ts";
import { emitMetrics, type MetricValues } from "./metrics.ts";

/**
 * Emits that a study was completed. The code that moves it to complete calls this, so that it is emitted once.
 * @param startedAt when its execution began, ISO 8601
 * @param usage what the study has spent, if it counts that itself
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

/** Emits the cost of one part of a study that does not count its total cost, such as one persona of a generation. */
export const emitCost = (type: StudyType, usage: Cost): void => emitMetrics(cost(usage), { study_type: type });

const cost = (usage: Cost): MetricValues => ({
  StudyModelCalls: usage.llm_calls,
  StudyInputTokens: usage.input_tokens,
  StudyOutputTokens: usage.output_tokens,
  StudyCost: usage.cost_microusd / 1e6,
});

/**
 * Emits that a study failed.
 * @param errorName the error's name in the state machine
 */
export function tellFailed(type: StudyType, errorName: string): void {
  emitMetrics({ StudyFailed: 1 }, { study_type: type }, { error_name: errorName });
  if (errorName === "BudgetReached") emitMetrics({ BudgetReached: 1 }, {}, { study_type: type });
}
