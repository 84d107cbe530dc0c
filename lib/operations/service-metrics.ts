import { ArnFormat, Duration, Stack } from "aws-cdk-lib";
import { Metric, type MetricOptions } from "aws-cdk-lib/aws-cloudwatch";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import type { PipelineName } from "../../functions/service/functions/functions.ts";
import { METRIC_NAMESPACE, metrics, type MetricName } from "../../functions/platform/log/metric-definitions.ts";
import { gatewayResource } from "../../functions/platform/http/route.ts";
import { routes } from "../../functions/service/routes.ts";
import { STAGE } from "../gateway/definition.ts";

/** The type of the value for a metric's own dimension, which some metrics do not have. */
type Of<N extends MetricName> = (typeof metrics)[N]["dimension"] extends null ? null : string;
type TableDimensions = { Operation: string } | { GlobalSecondaryIndexName: string } | Record<string, never>;

/** Metrics that are counted from log lines; see log-metrics.ts. */
export type LogMetricName = "RequestsThrottled" | "SweepsFailed" | "MailsGivenUp";

/** Namespace of the metrics counted from log lines: a filter cannot add the environment as a dimension. */
export const logMetricNamespace = (environment: string): string => `${METRIC_NAMESPACE}/${environment}`;

/**
 * Every metric of an environment that alarms and the dashboard read, as sums over five minutes by default. The names of
 * functions, state machines and the API contain the environment, so their stacks need not export anything.
 */
export class ServiceMetrics {
  private readonly scope: Construct;
  private readonly environment: string;
  private readonly tableName: string;

  constructor(scope: Construct, environment: string, tableName: string) {
    this.scope = scope;
    this.environment = environment;
    this.tableName = tableName;
  }

  /** One of the service's own metrics, for one study type, model, operation or market. */
  own<N extends MetricName>(name: N, of: Of<N>, options: MetricOptions = {}): Metric {
    const { dimension } = metrics[name];
    const dimensions = dimension !== null && of !== null ? { [dimension]: of } : {};
    return this.metric(METRIC_NAMESPACE, name, { environment: this.environment, ...dimensions }, options);
  }

  /** @param name the name in AWS/Lambda: Errors, Throttles, Invocations, ConcurrentExecutions */
  lambda(functionName: FunctionName, name: string, options: MetricOptions = {}): Metric {
    return this.metric("AWS/Lambda", name, { FunctionName: `${this.environment}-${functionName}` }, options);
  }

  /** @param name the name in AWS/States: ExecutionsStarted, ExecutionsFailed, ExecutionsTimedOut */
  pipeline(pipeline: PipelineName, name: string, options: MetricOptions = {}): Metric {
    return this.metric("AWS/States", name, { StateMachineArn: this.stateMachineArn(pipeline) }, options);
  }

  /**
   * @param name the name in AWS/ApiGateway: Count, 4XXError, 5XXError, Latency
   * @param operationId an operation in the route table; absent: all routes together
   */
  api(name: string, operationId: string | null = null, options: MetricOptions = {}): Metric {
    const api = { ApiName: `${this.environment}-api`, Stage: STAGE };
    if (operationId === null) return this.metric("AWS/ApiGateway", name, api, options);
    const route = routes.find((candidate) => candidate.operationId === operationId);
    if (!route) throw new Error(`No route of the route table is called ${operationId}.`);
    const method = { Method: route.method, Resource: gatewayResource(route.path) };
    return this.metric("AWS/ApiGateway", name, { ...api, ...method }, options);
  }

  /** @param name the name in AWS/DynamoDB; the metric decides whether it is split by operation or index */
  table(name: string, dimensions: TableDimensions = {}, options: MetricOptions = {}): Metric {
    return this.metric("AWS/DynamoDB", name, { TableName: this.tableName, ...dimensions }, options);
  }

  /** @param name the name in AWS/SQS: ApproximateNumberOfMessagesVisible, ApproximateAgeOfOldestMessage */
  queue(queue: IQueue, name: string, options: MetricOptions = {}): Metric {
    return this.metric("AWS/SQS", name, { QueueName: queue.queueName }, { statistic: "Maximum", ...options });
  }

  /** Lines of a log that a filter counts. */
  log(name: LogMetricName, options: MetricOptions = {}): Metric {
    return this.metric(logMetricNamespace(this.environment), name, {}, options);
  }

  stateMachineArn(pipeline: PipelineName): string {
    return Stack.of(this.scope).formatArn({
      service: "states",
      resource: "stateMachine",
      resourceName: `${this.environment}-${pipeline}`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
  }

  private metric(
    namespace: string,
    metricName: string,
    dimensionsMap: Record<string, string>,
    options: MetricOptions,
  ): Metric {
    return new Metric({
      namespace,
      metricName,
      dimensionsMap,
      period: Duration.minutes(5),
      statistic: "Sum",
      ...options,
    });
  }
}
