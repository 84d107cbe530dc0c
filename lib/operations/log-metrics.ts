import { FilterPattern, LogGroup, MetricFilter, type IFilterPattern } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { logMetricNamespace, type LogMetricName } from "./service-metrics.ts";

interface CountedLines {
  logGroupName: string;
  pattern: IFilterPattern;
}

/** Messages in the functions' logs that alarms depend on. */
export const countedMessages = {
  SweepsFailed: { functionName: "worker-sweep-unfinished", messages: ["sweeping failed"] },
  MailsGivenUp: {
    functionName: "worker-send-mail",
    messages: ["mail rejected", "mail given up after too many attempts"],
  },
} as const;

/**
 * Counts events that no other metric shows. These are every 429 (of the gateway, the firewall or a function), sweeps
 * that failed on one item and went on, and mails that will not be retried.
 */
export function logMetrics(scope: Construct, environment: string): void {
  const counted: Record<LogMetricName, CountedLines> = {
    RequestsThrottled: {
      logGroupName: `/aws/apigateway/${environment}-api`,
      // The access log writes every value as a string.
      pattern: FilterPattern.stringValue("$.status", "=", "429"),
    },
    SweepsFailed: functionLines(environment, countedMessages.SweepsFailed),
    MailsGivenUp: functionLines(environment, countedMessages.MailsGivenUp),
  };
  for (const [metricName, { logGroupName, pattern }] of Object.entries(counted)) {
    new MetricFilter(scope, metricName, {
      logGroup: LogGroup.fromLogGroupName(scope, `${metricName}Log`, logGroupName),
      filterPattern: pattern,
      metricNamespace: logMetricNamespace(environment),
      metricName,
      metricValue: "1",
    });
  }
}

const functionLines = (
  environment: string,
  { functionName, messages }: { functionName: string; messages: readonly string[] },
): CountedLines => ({
  logGroupName: `/aws/lambda/${environment}-${functionName}`,
  pattern: FilterPattern.any(...messages.map((message) => FilterPattern.stringValue("$.message", "=", message))),
});
