/**
 * The metrics that functions write into their logs (CloudWatch embedded metric format) and that the dashboard and the
 * alarms read. Every one carries the dimension `environment`; those listed add one more.
 */
export const METRIC_NAMESPACE = "SyntheticConsumerResearch";

/** Dimensions that a metric may have besides the environment. */
export type MetricDimension = "study_type" | "model" | "operation" | "market";

interface MetricDefinition {
  unit: "Count" | "Milliseconds" | "None";
  dimension: MetricDimension | null;
  /** What one value of the metric means. */
  meaning: string;
}

/**
 * `study_type` is a simulation's type, `persona_generation` or `reliability_study`. Costs are US dollars at list price.
 */
export const metrics = {
  StudyCompleted: { unit: "Count", dimension: "study_type", meaning: "A study was completed" },
  StudyFailed: { unit: "Count", dimension: "study_type", meaning: "A study failed; aborted ones do not count" },
  StudyDuration: { unit: "Milliseconds", dimension: "study_type", meaning: "From its start to its completion" },
  StudyModelCalls: { unit: "Count", dimension: "study_type", meaning: "Model calls of a completed study" },
  StudyInputTokens: { unit: "Count", dimension: "study_type", meaning: "Input tokens, cached ones included" },
  StudyOutputTokens: { unit: "Count", dimension: "study_type", meaning: "Output tokens of a completed study" },
  StudyCost: { unit: "None", dimension: "study_type", meaning: "US dollars that a completed study has cost" },
  ModelLatency: { unit: "Milliseconds", dimension: "model", meaning: "One model call, from request to answer" },
  ModelFailed: { unit: "Count", dimension: "model", meaning: "A model call that came to nothing" },
  ModelCost: { unit: "None", dimension: "model", meaning: "US dollars of one model call" },
  FallbackUsed: { unit: "Count", dimension: "model", meaning: "Another model was asked instead of this one" },
  BudgetReached: { unit: "Count", dimension: null, meaning: "Work was refused or failed: a monthly budget is used up" },
  RequestRefused: { unit: "Count", dimension: "operation", meaning: "A request got 429 from a function" },
  RequestFailed: { unit: "Count", dimension: "operation", meaning: "A request got 500 from a function" },
  MarketWithoutSignals: { unit: "Count", dimension: "market", meaning: "No source of a market could be read" },
} as const satisfies Record<string, MetricDefinition>;

export type MetricName = keyof typeof metrics;
