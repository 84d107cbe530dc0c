import type { Template } from "aws-cdk-lib/assertions";

interface Dimension {
  Name: string;
  Value: unknown;
}
interface AlarmMetric {
  Id: string;
  Expression?: string;
  Period?: number;
  MetricStat?: {
    Metric: { Namespace: string; MetricName: string; Dimensions?: Dimension[] };
    Period: number;
    Stat: string;
  };
}
export interface AlarmProperties {
  AlarmName: string;
  AlarmDescription: string;
  AlarmActions: unknown;
  OKActions?: unknown;
  Threshold: number;
  EvaluationPeriods: number;
  ComparisonOperator: string;
  TreatMissingData: string;
  Namespace?: string;
  MetricName?: string;
  Dimensions?: Dimension[];
  Period?: number;
  Statistic?: string;
  ExtendedStatistic?: string;
  Metrics?: AlarmMetric[];
}

/** One metric that an alarm or a widget reads; values that CloudFormation fills in stand as JSON. */
export interface ReadMetric {
  namespace: string;
  name: string;
  dimensions: Record<string, string>;
  /** Seconds. */
  period: number;
}

export const alarmsOf = (template: Template): AlarmProperties[] =>
  Object.values(template.findResources("AWS::CloudWatch::Alarm")).map(
    ({ Properties }) => Properties as AlarmProperties,
  );

const text = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
const dimensionsOf = (dimensions: Dimension[] = []) =>
  Object.fromEntries(dimensions.map(({ Name, Value }) => [Name, text(Value)]));

/** `SELECT SUM(Name) FROM SCHEMA("namespace", dimension, …) WHERE dimension = 'value'` */
function metricOfQuery(query: string, period: number): ReadMetric {
  const [, name = "", namespace = "", names = "", where = ""] =
    /^SELECT \w+\((\w+)\) FROM SCHEMA\("([^"]+)", ([\w, ]+)\) WHERE (.+)$/.exec(query) ?? [];
  const [, dimension = "", value = ""] = /^(\w+) = '([^']+)'$/.exec(where) ?? [];
  const all = Object.fromEntries(names.split(", ").map((one) => [one, "*"]));
  return { namespace, name, dimensions: { ...all, [dimension]: value }, period };
}

/** Every metric an alarm reads, by itself or in its expression. */
export function metricsOfAlarm({ Metrics, Namespace, MetricName, Dimensions, Period }: AlarmProperties): ReadMetric[] {
  if (!Metrics) {
    return [
      { namespace: text(Namespace), name: text(MetricName), dimensions: dimensionsOf(Dimensions), period: Period ?? 0 },
    ];
  }
  return Metrics.flatMap(({ MetricStat, Expression = "", Period: queryPeriod = 0 }) => {
    if (Expression.startsWith("SELECT")) return [metricOfQuery(Expression, queryPeriod)];
    if (!MetricStat) return [];
    const { Metric, Period: period } = MetricStat;
    const { Namespace: namespace, MetricName: name } = Metric;
    return [{ namespace, name, dimensions: dimensionsOf(Metric.Dimensions), period }];
  });
}

export interface Widget {
  type: string;
  width: number;
  height: number;
  x: number;
  y: number;
  properties: {
    title?: string;
    markdown?: string;
    query?: string;
    alarms?: string[];
    metrics?: unknown[][];
    yAxis?: Record<string, { label?: string; min?: number; showUnits?: boolean }>;
    annotations?: { horizontal: { value: number; label: string }[] };
  };
}

/** The dashboard as CloudWatch gets it, with `<Name>` where CloudFormation fills something in. */
export function dashboardOf(template: Template): { name: string; widgets: Widget[] } {
  const [found] = Object.values(template.findResources("AWS::CloudWatch::Dashboard"));
  const { DashboardName, DashboardBody } = found?.Properties as {
    DashboardName: string;
    DashboardBody: { "Fn::Join": [string, unknown[]] };
  };
  const parts = DashboardBody["Fn::Join"][1].map((part) => (typeof part === "string" ? part : filledIn(part)));
  const { widgets } = JSON.parse(parts.join("")) as { widgets: Widget[] };
  return { name: DashboardName, widgets };
}

function filledIn(part: unknown): string {
  const [value] = Object.values(part as Record<string, unknown>);
  return `<${[value].flat().join(".")}>`;
}

/** Every metric that widgets show, those in expressions and searches included. */
export const metricsOfWidgets = (widgets: readonly Widget[]): ReadMetric[] =>
  widgets.flatMap(({ properties }) => (properties.metrics ?? []).flatMap(metricsOfLine));

function metricsOfLine(line: unknown[]): ReadMetric[] {
  const options = line.at(-1) as { expression?: string; period?: number };
  if (options.expression !== undefined) return metricsOfSearch(options.expression);
  const [namespace, name, ...rest] = line.filter((part) => typeof part === "string");
  const dimensions = Object.fromEntries(
    rest.flatMap((part, index) => (index % 2 === 0 ? [[part, rest[index + 1] as string]] : [])),
  );
  return [{ namespace: namespace as string, name: name as string, dimensions, period: options.period ?? 300 }];
}

/** `SEARCH('{namespace,dimension,…} MetricName="name" dimension="value"', …)` */
function metricsOfSearch(expression: string): ReadMetric[] {
  const search = /^SEARCH\('\{([^}]+)\} MetricName="(\w+)" (\w+)="([^"]+)"', 'Sum', 300\)$/.exec(expression);
  if (!search) return [];
  const [, schema = "", name = "", dimension = "", value = ""] = search;
  const [namespace = "", ...names] = schema.split(",");
  const all = Object.fromEntries(names.map((one) => [one, "*"]));
  return [{ namespace, name, dimensions: { ...all, [dimension]: value }, period: 300 }];
}
