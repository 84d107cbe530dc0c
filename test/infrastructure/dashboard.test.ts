import { describe, expect, it } from "vitest";
import { functionEntries, functions } from "../../functions/service/functions/functions.ts";
import {
  METRIC_NAMESPACE,
  metrics,
  type MetricDimension,
  type MetricName,
} from "../../functions/platform/log/metric-definitions.ts";
import { gatewayResource } from "../../functions/platform/http/route.ts";
import { routes } from "../../functions/service/routes.ts";
import { studyTypes } from "../../functions/platform/log/study-types.ts";
import { environmentConfig, environmentSettings, type EnvironmentSettings } from "../../lib/config.ts";
import { pipelineNames } from "../../lib/operations/watched-functions.ts";
import { alarmsOf, dashboardOf, metricsOfAlarm, metricsOfWidgets, type ReadMetric } from "./operations-template.ts";
import { appWith, templateOf } from "./synthesise.ts";

const config = environmentConfig("staging", environmentSettings.staging as EnvironmentSettings);
const template = templateOf(appWith("staging"), "staging-operations");
const { name, widgets } = dashboardOf(template);
const alarms = alarmsOf(template);
const inAlarms = alarms.flatMap(metricsOfAlarm);
const inWidgets = metricsOfWidgets(widgets);
const all = [...inAlarms, ...inWidgets];
const of = (namespace: string) => all.filter((metric) => metric.namespace === namespace);
const titled = widgets.filter(({ type }) => type === "metric");

/** Values that a dimension of the service's own metrics can have; countries are customers' business. */
const known: Record<MetricDimension, (value: string) => boolean> = {
  study_type: (value) => (studyTypes as readonly string[]).includes(value),
  model: (value) => JSON.stringify(config.models).includes(`"${value}"`),
  operation: (value) => value === "*" || routes.some(({ operationId }) => operationId === value),
  market: (value) => value === "*",
};

describe("metrics that alarms and the dashboard read", () => {
  it("are in the contract, with the environment and their dimension, if they are our own", () => {
    expect(of(METRIC_NAMESPACE).length).toBeGreaterThan(100);
    for (const { name: metric, dimensions } of of(METRIC_NAMESPACE)) {
      expect(Object.keys(metrics)).toContain(metric);
      const { dimension } = metrics[metric as MetricName];
      expect(Object.keys(dimensions).sort(), metric).toEqual(["environment", ...(dimension ? [dimension] : [])].sort());
      expect(dimensions.environment).toBe("staging");
      if (dimension)
        expect(known[dimension](dimensions[dimension] as string), `${metric} of ${dimensions[dimension]}`).toBe(true);
    }
  });

  it("cover the whole contract: what nobody looks at need not be written", () => {
    const read = new Set(of(METRIC_NAMESPACE).map((metric) => metric.name));
    // The number of calls is what an operator asks the log for, when a cost needs explaining.
    expect(Object.keys(metrics).filter((metric) => !read.has(metric))).toEqual(["StudyModelCalls"]);
  });

  it("are counted by a filter, if they are lines of logs", () => {
    const filters = Object.values(template.findResources("AWS::Logs::MetricFilter")).flatMap(
      ({ Properties }) => Properties.MetricTransformations as { MetricName: string; MetricNamespace: string }[],
    );
    const counted = filters.map(({ MetricNamespace, MetricName }) => `${MetricNamespace} ${MetricName}`).sort();
    const read = of("SyntheticConsumerResearch/staging").map((metric) => `${metric.namespace} ${metric.name}`);
    expect([...new Set(read)].sort()).toEqual(counted);
  });

  it("are those of functions, state machines and routes that exist", () => {
    const exists: Record<string, (metric: ReadMetric) => boolean> = {
      "AWS/Lambda": ({ dimensions }) => (dimensions.FunctionName as string).replace(/^staging-/, "") in functions,
      "AWS/States": ({ dimensions }) =>
        pipelineNames.some((pipeline) => dimensions.StateMachineArn?.includes(`:stateMachine:staging-${pipeline}`)),
      "AWS/ApiGateway": ({ dimensions: { ApiName, Stage, Resource, Method } }) =>
        ApiName === "staging-api" &&
        Stage === "api" &&
        (Resource === undefined ||
          routes.some(({ path, method }) => gatewayResource(path) === Resource && method === Method)),
      "AWS/SQS": ({ dimensions }) => /Queue|DeadLetters|EndedExecutionsUndelivered/.test(dimensions.QueueName ?? ""),
      "AWS/DynamoDB": ({ dimensions }) => dimensions.TableName?.includes("staging-data:ExportsOutputRefTable") ?? false,
    };
    for (const metric of all.filter(({ namespace }) => namespace.startsWith("AWS/")))
      expect(exists[metric.namespace]?.(metric), JSON.stringify(metric)).toBe(true);
    expect([...new Set(all.map(({ namespace }) => namespace))].sort()).toEqual(
      [...Object.keys(exists), METRIC_NAMESPACE, "SyntheticConsumerResearch/staging"].sort(),
    );
  });

  it("have the names by which AWS writes them", () => {
    const names: Record<string, string[]> = {
      "AWS/Lambda": ["ConcurrentExecutions", "Errors", "Invocations", "Throttles"],
      "AWS/States": ["Started", "Succeeded", "Failed", "TimedOut", "Aborted"].map((end) => `Executions${end}`),
      "AWS/ApiGateway": ["4XXError", "5XXError", "Count", "Latency"],
      "AWS/SQS": ["ApproximateAgeOfOldestMessage", "ApproximateNumberOfMessagesVisible"],
      "AWS/DynamoDB": [
        ...["ConsumedReadCapacityUnits", "ConsumedWriteCapacityUnits", "ReadThrottleEvents", "WriteThrottleEvents"],
        ...["SuccessfulRequestLatency", "SystemErrors"],
      ],
    };
    for (const [namespace, expected] of Object.entries(names))
      expect([...new Set(of(namespace).map((metric) => metric.name))].sort(), namespace).toEqual(expected.sort());
  });
});

describe("the dashboard", () => {
  it("is called after the environment and is valid JSON within the grid", () => {
    expect(name).toBe("staging-service");
    expect(widgets.length).toBeGreaterThan(25);
    for (const { x, width } of widgets) expect(x + width).toBeLessThanOrEqual(24);
    for (let row = 0; row < Math.max(...widgets.map(({ y }) => y)); row++) {
      const taken = widgets.filter(({ y, height }) => y <= row && row < y + height);
      expect(taken.reduce((sum, { width }) => sum + width, 0)).toBe(24);
    }
  });

  it("says in plain words what a graph shows, and in what unit", () => {
    const titles = titled.map(({ properties }) => properties.title);
    expect(new Set(titles).size).toBe(titled.length);
    for (const { properties } of titled) {
      expect(properties.title).toMatch(/^[A-Z][^_]{10,}$/);
      for (const axis of Object.values(properties.yAxis ?? {})) expect(axis.label, properties.title).toMatch(/\w/);
      expect(properties.yAxis?.left?.label, properties.title).toBeDefined();
    }
  });

  it("draws the limits: the gateway's time, the month's budget, reserved concurrency, the first dead letter", () => {
    const lines = widgets.flatMap(({ properties }) => properties.annotations?.horizontal ?? []);
    expect(lines.map(({ value }) => Math.round(value * 100) / 100).sort((a, b) => a - b)).toEqual([
      1, 6.67, 13.33, 100, 20_000, 29_000,
    ]);
  });

  it("shows every pipeline, every study type and every function with reserved concurrency", () => {
    for (const pipeline of pipelineNames)
      expect(titled.map(({ properties }) => properties.title)).toContain(`Executions of ${pipeline}`);
    for (const metric of ["StudyCompleted", "StudyFailed", "StudyCost", "StudyInputTokens", "StudyOutputTokens"]) {
      const shown = inWidgets.filter((one) => one.name === metric).map(({ dimensions }) => dimensions.study_type);
      expect(shown.sort(), metric).toEqual([...studyTypes].sort());
    }
    const capped = inWidgets.filter((one) => one.name === "ConcurrentExecutions");
    expect(capped.length).toBe(functionEntries.filter(([, { modelCalls }]) => modelCalls).length);
  });

  it("queries the errors of all functions, of as many log groups as one query takes", () => {
    const queries = widgets.flatMap(({ type, properties }) => (type === "log" ? [properties.query as string] : []));
    const groups = queries.map((query) => [...query.matchAll(/SOURCE '([^']+)'/g)].map((match) => match[1]));
    expect(groups.flat().sort()).toEqual(functionEntries.map(([fn]) => `/aws/lambda/staging-${fn}`).sort());
    for (const own of groups) expect(own.length).toBeLessThanOrEqual(50);
  });

  it("links to every state machine and shows every alarm", () => {
    const [first] = widgets.flatMap(({ properties }) => properties.markdown ?? []);
    for (const pipeline of pipelineNames) expect(first).toContain(`:stateMachine:staging-${pipeline})`);
    expect(first).toContain("docs/runbook.md");
    expect(widgets.flatMap(({ properties }) => properties.alarms ?? [])).toHaveLength(alarms.length);
  });
});
