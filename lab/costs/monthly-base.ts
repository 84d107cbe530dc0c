import { metrics } from "../../functions/platform/log/metric-definitions.ts";
import { functionEntries } from "../../functions/service/functions/functions.ts";
import { routes } from "../../functions/service/routes.ts";
import { simulationTypes } from "../../functions/platform/log/study-types.ts";
import type { ModelIds } from "../../functions/platform/functions/environment.ts";
import { awsPrices as prices } from "./aws-prices.ts";

/** A resource of a CloudFormation template, as far as it is looked at here. */
export interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
}

export interface MonthlyLine {
  what: string;
  count: number;
  /** US dollars a month for one of them. */
  each: number;
}

export const usdOf = ({ count, each }: MonthlyLine): number => count * each;

const MINUTES_A_MONTH = 30 * 24 * 60;
/** Lambda looks into a queue with five long polls of 20 s side by side while nothing arrives. */
const POLLS_A_MINUTE = 5 * 3;
/** What a run of the sweeper that finds nothing takes: milliseconds, units read, bytes logged. */
const IDLE_RUN = { milliseconds: 60, readUnits: 4, logBytes: 550 } as const;
/** Count, Latency, IntegrationLatency, 4XXError and 5XXError. */
const METRICS_OF_A_METHOD = 5;

interface MethodSetting {
  MetricsEnabled?: boolean;
  /** `/*` stands for all methods that have no settings of their own. */
  ResourcePath: string;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Metrics that an alarm looks at: it is billed for each. */
function alarmMetrics({ Properties = {} }: Resource): number {
  const queries = list(Properties.Metrics) as { MetricStat?: unknown }[];
  return Math.max(1, queries.filter(({ MetricStat }) => MetricStat !== undefined).length);
}

/**
 * What an environment costs in a month in which nobody uses it, from the resources of its templates. What is stored is
 * not in it; it is paid by the gigabyte.
 */
export function idleLines(resources: readonly Resource[]): MonthlyLine[] {
  const of = (type: string) => resources.filter(({ Type }) => Type === type);
  const acls = of("AWS::WAFv2::WebACL");
  const rules = acls.reduce((sum, { Properties = {} }) => sum + list(Properties.Rules).length, 0);
  const scheduled = functionEntries.flatMap(([, { trigger, memoryMb }]) =>
    trigger.kind === "schedule" ? [{ runs: MINUTES_A_MONTH / trigger.everyMinutes, memoryMb }] : [],
  );
  const runs = scheduled.reduce((sum, one) => sum + one.runs, 0);
  const runPrice = scheduled.reduce(
    (sum, { memoryMb }) =>
      sum +
      prices.lambdaRequest +
      (memoryMb / 1024) * (IDLE_RUN.milliseconds / 1_000) * prices.lambdaGbSecond +
      IDLE_RUN.readUnits * prices.readRequestUnit +
      (IDLE_RUN.logBytes / 2 ** 30) * prices.logGb,
    0,
  );
  return [
    { what: "Web ACL of the firewall", count: acls.length, each: prices.wafAclMonth },
    { what: "Rule or group of rules of the firewall", count: rules, each: prices.wafRuleMonth },
    {
      what: "Metric that an alarm watches",
      count: of("AWS::CloudWatch::Alarm").reduce((sum, alarm) => sum + alarmMetrics(alarm), 0),
      each: prices.alarmMonth,
    },
    { what: "Dashboard", count: of("AWS::CloudWatch::Dashboard").length, each: prices.dashboardMonth },
    { what: "Secret", count: of("AWS::SecretsManager::Secret").length, each: prices.secretMonth },
    { what: "Key of our own", count: of("AWS::KMS::Key").length, each: prices.keyMonth },
    { what: "Metric filter", count: of("AWS::Logs::MetricFilter").length, each: prices.metricMonth },
    {
      what: "Queue that Lambda polls",
      count: resources.filter(
        ({ Type, Properties = {} }) =>
          Type === "AWS::Lambda::EventSourceMapping" && JSON.stringify(Properties.EventSourceArn ?? "") !== '""',
      ).length,
      each: POLLS_A_MINUTE * MINUTES_A_MONTH * prices.sqsRequest,
    },
    { what: "Scheduled run that finds nothing to do", count: runs, each: runs === 0 ? 0 : runPrice / scheduled.length },
  ].filter(({ count }) => count > 0);
}

/**
 * What comes to that in a month of regular use, whatever its volume: metrics exist once a value of them was written.
 */
export function usedLines(resources: readonly Resource[], models: ModelIds): MonthlyLine[] {
  const { fallbacks, persona, ...roles } = models;
  const modelIds = new Set([...persona, ...Object.values(roles), ...Object.values(fallbacks)]);
  // Persona generation and reliability studies are counted beside the types of simulations.
  const values = { study_type: simulationTypes.length + 2, model: modelIds.size, operation: 0, market: 0 } as const;
  const own = Object.values(metrics).reduce(
    (sum, { dimension }) => sum + (dimension === null ? 1 : values[dimension]),
    0,
  );
  const settings = resources
    .filter(({ Type }) => Type === "AWS::ApiGateway::Stage")
    .flatMap(({ Properties = {} }) => list(Properties.MethodSettings) as MethodSetting[])
    .filter(({ MetricsEnabled }) => MetricsEnabled);
  const methods = settings.some(({ ResourcePath }) => ResourcePath === "/*") ? routes.length : settings.length;
  return [
    { what: "Metric of studies and models", count: own, each: prices.metricMonth },
    {
      what: "Metric of a method of the gateway, in each hour of the month in which it is called",
      count: methods * METRICS_OF_A_METHOD,
      each: prices.metricMonth,
    },
  ].filter(({ count }) => count > 0);
}

/** What is stored, by the gigabyte and month. */
export const storedLines: readonly MonthlyLine[] = [
  { what: "GB in the table", count: 1, each: prices.tableGbMonth },
  { what: "GB of the table's backups to any moment of 35 days", count: 1, each: prices.pointInTimeGbMonth },
  { what: "GB of files", count: 1, each: prices.s3GbMonth },
  { what: "GB of logs, compressed", count: 1, each: prices.logGbMonth },
];
