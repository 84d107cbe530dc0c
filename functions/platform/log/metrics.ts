import { METRIC_NAMESPACE, metrics, type MetricDimension, type MetricName } from "./metric-definitions.ts";
import { workContext } from "../work-context.ts";

/** Values by metric; all metrics of one line share its dimensions. */
export type MetricValues = Partial<Record<MetricName, number>>;

/**
 * Writes metrics into the log in the embedded metric format, which CloudWatch turns into metrics without a call.
 * @param dimensions values of the dimensions of this line's metrics, besides the environment
 * @param fields further fields of the line, for searching; they are not dimensions
 */
export function emitMetrics(
  values: MetricValues,
  dimensions: Partial<Record<MetricDimension, string>> = {},
  fields: Record<string, unknown> = {},
): void {
  if (process.env.LOG_LEVEL === "silent") return;
  const context = workContext();
  const names = Object.keys(values) as MetricName[];
  const line = {
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: METRIC_NAMESPACE,
          Dimensions: [["environment", ...Object.keys(dimensions)]],
          Metrics: names.map((name) => ({ Name: name, Unit: metrics[name].unit })),
        },
      ],
    },
    level: "info",
    message: "metrics",
    environment: process.env.ENVIRONMENT,
    correlation_id: context?.correlationId,
    company_id: context?.companyId,
    ...fields,
    ...dimensions,
    ...values,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
