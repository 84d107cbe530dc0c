import { Duration } from "aws-cdk-lib";
import { MathExpression, type IMetric } from "aws-cdk-lib/aws-cloudwatch";

/** The most metrics that the expression of one alarm may read. */
export const METRICS_PER_ALARM = 10;

const numbered = (metrics: readonly IMetric[]): Record<string, IMetric> =>
  Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]));

/** Metrics that are written for events have gaps, not zeros; arithmetic with a gap gives a gap. */
const filled = (ids: readonly string[]): string => ids.map((id) => `FILL(${id}, 0)`).join(", ");

/**
 * The sum of several metrics, zero if none of them has a value. So an alarm ends with the period that set it off. If
 * data were missing, alarms would look at older periods.
 */
export function total(metrics: readonly IMetric[], period = Duration.minutes(5), label?: string): MathExpression {
  const usingMetrics = numbered(metrics);
  const values = filled(Object.keys(usingMetrics));
  return new MathExpression({
    expression: metrics.length === 1 ? values : `SUM([${values}])`,
    usingMetrics,
    period,
    ...(label === undefined ? {} : { label }),
  });
}

/** Percent of attempts that failed; zero if there were too few attempts. */
export const failureShare = (
  failed: IMetric,
  succeeded: IMetric,
  leastAttempts: number,
  period = Duration.minutes(5),
): MathExpression => {
  const attempts = "SUM([FILL(failed, 0), FILL(succeeded, 0)])";
  return new MathExpression({
    expression: `IF(${attempts} >= ${leastAttempts}, 100 * FILL(failed, 0) / ${attempts}, 0)`,
    usingMetrics: { failed, succeeded },
    period,
  });
};

/**
 * A metric in another unit, such as minutes instead of milliseconds.
 * @param id the metric's id, unique in a graph: lowercase letters, digits and underscores
 */
export const scaled = (id: string, metric: IMetric, factor: string, label: string, period: Duration): MathExpression =>
  new MathExpression({ expression: `${id} ${factor}`, usingMetrics: { [id]: metric }, period, label });

/** A list in pieces of at most `size` items. */
export const inChunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));
