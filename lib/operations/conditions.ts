import { Duration } from "aws-cdk-lib";
import type { WatchedOperation } from "../gateway/method-throttles.ts";
import type { IMetric } from "aws-cdk-lib/aws-cloudwatch";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { PipelineName } from "../../functions/service/functions/functions.ts";
import type { StudyType } from "../../functions/platform/log/study-types.ts";
import type { AlarmCondition } from "./alarm-definition.ts";
import { total } from "./metric-math.ts";
import type { ServiceMetrics } from "./service-metrics.ts";

const MINUTES_5 = Duration.minutes(5);
const MINUTES_15 = Duration.minutes(15);

/** The conditions that several alarms share, over the metrics of one environment. */
export const conditionsOf = (metrics: ServiceMetrics) => ({
  /** At least `threshold` events within a period. */
  counted: (metric: IMetric, threshold: number, period = MINUTES_5): Pick<AlarmCondition, "metric" | "threshold"> => ({
    metric: total([metric], period),
    threshold,
  }),

  deadLetters: (queue: Queue): AlarmCondition => ({
    of: "dead letters",
    metric: metrics.queue(queue, "ApproximateNumberOfMessagesVisible"),
    threshold: 1,
  }),

  /** The age limit of its oldest message. */
  waiting: (queue: Queue, longest: Duration): AlarmCondition => ({
    of: "waiting",
    metric: metrics.queue(queue, "ApproximateAgeOfOldestMessage"),
    threshold: longest.toSeconds(),
  }),

  /** One customer's material may make a study fail; three failures in 15 minutes are hardly chance. */
  failedStudies: (...types: StudyType[]): AlarmCondition => ({
    metric: total(
      types.map((type) => metrics.own("StudyFailed", type)),
      MINUTES_15,
    ),
    threshold: 3,
  }),

  /** Measured by Step Functions, so it works even if the functions cannot report a failure. */
  badEndings: (name: PipelineName): AlarmCondition => ({
    of: "executions",
    metric: total(
      ["ExecutionsFailed", "ExecutionsTimedOut"].map((ended) => metrics.pipeline(name, ended)),
      MINUTES_15,
    ),
    threshold: 3,
  }),

  /** The gateway answers 5xx, whatever the cause. */
  serverErrors: (operationId: WatchedOperation): AlarmCondition => ({
    of: operationId,
    metric: total([metrics.api("5XXError", operationId)]),
    threshold: 3,
  }),

  /** A function answers 429. */
  refused: (operationId: string, period: Duration, threshold: number): AlarmCondition => ({
    of: `${operationId} refused`,
    metric: total([metrics.own("RequestRefused", operationId)], period),
    threshold,
  }),
});
