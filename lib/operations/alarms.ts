import { Duration } from "aws-cdk-lib";
import { MathExpression, type IMetric } from "aws-cdk-lib/aws-cloudwatch";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { METRIC_NAMESPACE } from "../../functions/platform/log/metric-definitions.ts";
import { simulationTypes } from "../../functions/platform/log/study-types.ts";
import type { QueueName } from "../../functions/service/functions/functions.ts";
import type { EnvironmentConfig } from "../config.ts";
import { WORK_INDEX } from "../stacks/data-stack.ts";
import type { QueueWithDeadLetters } from "../constructs/queue-with-dead-letters.ts";
import type { AlarmDefinition } from "./alarm-definition.ts";
import { failureShare, inChunks, METRICS_PER_ALARM, total } from "./metric-math.ts";
import type { ServiceMetrics } from "./service-metrics.ts";
import { conditionsOf } from "./conditions.ts";
import { askedModels, longestUsual, sharedFunctions, tableOperations, workersOfQueues } from "./watched-functions.ts";

/**
 * What the names of an environment do not contain: resources that CloudFormation names, and the environment's limits.
 */
export interface Watched {
  config: EnvironmentConfig;
  metrics: ServiceMetrics;
  queues: Record<QueueName, QueueWithDeadLetters>;
  /** Events that worker-execution-ended did not receive or could not record. */
  undelivered: Queue;
}

const MINUTES_15 = Duration.minutes(15);
const HOUR = Duration.hours(1);

/** Share of the gateway's 29 s that a caller may wait before it is certain that some give up. */
export const LONG_WAIT_MS = 20_000;
/** A month's money spent at this share a day is gone in half a month. */
export const DAYS_TOO_FEW = 15;

/**
 * All alarms for operators. A row is a problem of users, its conditions are its alarms; docs/runbook.md has an entry
 * for each.
 */
export function alarmDefinitions({ config, metrics, queues, undelivered }: Watched): AlarmDefinition[] {
  const { badEndings, counted, deadLetters, failedStudies, refused, serverErrors, waiting } = conditionsOf(metrics);
  const models = askedModels(config);

  return [
    {
      name: "Studies fail",
      severity: "urgent",
      first: "Three studies failed within 15 minutes; read their error_name in the log of simulation-fail-study.",
      conditions: [failedStudies(...simulationTypes), badEndings("simulation")],
    },
    {
      name: "Personas cannot be generated",
      severity: "urgent",
      first:
        "Three generations failed within 15 minutes; read error_name in the log of persona-generation-fail-generation.",
      conditions: [failedStudies("persona_generation"), badEndings("persona-generation")],
    },
    {
      name: "Reliability studies fail",
      severity: "urgent",
      first: "Three of them failed within 15 minutes; look whether simulations fail as well, which they run.",
      conditions: [failedStudies("reliability_study"), badEndings("reliability-study")],
    },
    {
      name: "Answers cannot be coded",
      severity: "soon",
      first: "Three codings failed within 15 minutes; read error_name in the log of answer-coding-fail-coding.",
      conditions: [badEndings("answer-coding")],
    },
    {
      name: "Studies take much longer than usual",
      severity: "soon",
      first: "See on the dashboard whether models have become slow or the cap on concurrent calls is reached.",
      conditions: Object.entries(longestUsual).map(([type, minutes]) => ({
        of: type,
        metric: metrics.own("StudyDuration", type, { statistic: "p90", period: Duration.minutes(30) }),
        threshold: Duration.minutes(minutes).toMilliseconds(),
        periods: 2,
      })),
    },
    {
      name: "A stopped study may look as if it were running",
      severity: "soon",
      first: "worker-execution-ended could not record how an execution ended; the dead letter names it.",
      conditions: [deadLetters(undelivered)],
    },
    {
      name: "Work that was left behind is not picked up",
      severity: "urgent",
      first: "worker-sweep-unfinished fails, as a whole or on single items; read its log.",
      conditions: [
        counted(metrics.lambda("worker-sweep-unfinished", "Errors"), 5, Duration.minutes(10)),
        { of: "items", ...counted(metrics.log("SweepsFailed"), 10, MINUTES_15) },
      ],
    },
    {
      name: "Background work is not looked after",
      severity: "urgent",
      first:
        "The sweeper has not run for 10 minutes although it is due every minute; look at its rule and its throttles.",
      conditions: [
        {
          ...counted(metrics.lambda("worker-sweep-unfinished", "Invocations"), 1),
          below: true,
          periods: 2,
          treatMissingData: "breaching",
        },
      ],
    },
    {
      name: "Sign-ups are refused",
      severity: "urgent",
      first: "Tell server errors (5xx) from too many attempts (429) by the alarm's name; read the log of api-auth.",
      // Ten an hour are allowed per address: fifty refusals mean a crowd behind one address, or an attack.
      conditions: [serverErrors("signUp"), refused("signUp", HOUR, 50)],
    },
    {
      name: "Customers cannot log in",
      severity: "urgent",
      first: "Tell server errors (5xx) from too many attempts (429) by the alarm's name; read the log of api-auth.",
      conditions: [serverErrors("logIn"), serverErrors("refreshSession"), refused("logIn", MINUTES_15, 100)],
    },
    {
      name: "Callers get server errors",
      severity: "urgent",
      first: "Five answers with 5xx within five minutes; search the function logs for request failed.",
      conditions: [counted(metrics.api("5XXError"), 5)],
    },
    {
      name: "Callers wait too long",
      severity: "urgent",
      first:
        "One answer in twenty takes over 20 s, and the gateway gives up at 29 s; find the slow route in the access " +
        "log.",
      conditions: [{ metric: metrics.api("Latency", null, { statistic: "p95" }), threshold: LONG_WAIT_MS, periods: 3 }],
    },
    {
      name: "Callers are throttled",
      severity: "soon",
      first: "A hundred answers with 429 within five minutes; the access log says whose they are and who gave them.",
      conditions: [{ ...counted(metrics.log("RequestsThrottled"), 100), periods: 2 }],
    },
    {
      name: "Work is turned away for lack of concurrency",
      severity: "urgent",
      first:
        "Functions outside the cap on model calls are throttled; compare the account's concurrency with its quota.",
      conditions: Object.entries(sharedFunctions).flatMap(([kind, names]) =>
        inChunks(names, METRICS_PER_ALARM).map((chunk, index) => ({
          of: `${kind} ${index + 1}`,
          metric: total(chunk.map((name) => metrics.lambda(name, "Throttles"))),
          threshold: 10,
          periods: 3,
        })),
      ),
    },
    {
      name: "Models cannot be called",
      severity: "urgent",
      first:
        "Half of a model's calls come to nothing; read error_name in the logs, then its quota and access in Bedrock.",
      conditions: models.map((model) => ({
        of: model,
        metric: failureShare(
          metrics.own("ModelFailed", model),
          metrics.own("ModelLatency", model, { statistic: "SampleCount" }),
          20,
        ),
        threshold: 50,
        periods: 2,
      })),
    },
    {
      name: "Answers come from second-choice models",
      severity: "soon",
      first: "A model could not be called and another one answered in its place; findings may shift with the model.",
      conditions: models
        .filter((model) => model in config.models.fallbacks)
        .map((model) => ({ of: model, ...counted(metrics.own("FallbackUsed", model), 20, MINUTES_15) })),
    },
    {
      name: "Work is refused because a budget is used up",
      severity: "soon",
      first: "See in the logs whose budget it is, the company's or the environment's, and decide whether to raise it.",
      conditions: [counted(metrics.own("BudgetReached", null), 1, HOUR)],
    },
    {
      name: "Spending runs ahead of the budget",
      severity: "soon",
      first:
        `A day has cost a ${DAYS_TOO_FEW}th of the month's budget, which then lasts half a month; find out who ` +
        "spends it.",
      conditions: inChunks(models, METRICS_PER_ALARM).map((chunk, index) => ({
        ...(index > 0 ? { of: `models ${index + 1}` } : {}),
        metric: total(
          chunk.map((model) => metrics.own("ModelCost", model)),
          Duration.days(1),
        ),
        threshold: Math.round((100 * config.budgets.environment_usd) / DAYS_TOO_FEW) / 100,
      })),
    },
    {
      name: "Data cannot be read or written",
      severity: "urgent",
      first: "Look whether DynamoDB throttles one hot key of ours or has errors of its own.",
      conditions: [
        {
          of: "errors",
          metric: total(tableOperations.map((Operation) => metrics.table("SystemErrors", { Operation }))),
          threshold: 5,
        },
        {
          of: "throttles",
          metric: total(
            ["ReadThrottleEvents", "WriteThrottleEvents"].flatMap((name) => [
              metrics.table(name),
              metrics.table(name, { GlobalSecondaryIndexName: WORK_INDEX.name }),
            ]),
          ),
          threshold: 20,
          periods: 2,
        },
      ],
    },
    {
      name: "Deleted data stays behind",
      severity: "soon",
      first:
        "A deletion failed five times, or waits; read the log of worker-delete-resources, then redrive the dead " +
        "letters.",
      conditions: [deadLetters(queues.deletion.deadLetters), waiting(queues.deletion.queue, Duration.hours(1))],
    },
    {
      name: "Reset links and invitations do not arrive",
      severity: "urgent",
      first: "Read the log of worker-send-mail, and whether SES has paused the account; then redrive the dead letters.",
      conditions: [
        deadLetters(queues.mail.deadLetters),
        waiting(queues.mail.queue, Duration.minutes(10)),
        { of: "given up", ...counted(metrics.log("MailsGivenUp"), 5, HOUR) },
      ],
    },
    {
      name: "Personas are grounded in old signals or none",
      severity: "soon",
      first:
        "Read which source of signals fails in the log of market-refresh-record-refresh, or redrive the dead letters.",
      conditions: [
        deadLetters(queues["market-refresh"].deadLetters),
        badEndings("market-refresh"),
        { of: "no source", metric: marketsWithoutSignals(config.name), threshold: 2 },
      ],
    },
    {
      name: "Webhooks are not told",
      severity: "soon",
      first:
        "A worker failed five times on a webhook, and not its receiver, whose failures are no errors here; read the " +
        "log of worker-deliver-webhooks.",
      conditions: [deadLetters(queues.webhooks.deadLetters)],
    },
    {
      name: "Deletions, mails and refreshes are late",
      severity: "soon",
      first: "Workers fail and are repeated; read the errors in their logs before the messages end as dead letters.",
      conditions: [
        {
          metric: total(
            workersOfQueues.map((name) => metrics.lambda(name, "Errors")),
            MINUTES_15,
          ),
          threshold: 5,
        },
      ],
    },
  ];
}

/** Only customers know which markets exist, so this cannot be a sum of named metrics. */
const marketsWithoutSignals = (environment: string): IMetric =>
  new MathExpression({
    expression:
      `SELECT SUM(MarketWithoutSignals) FROM SCHEMA("${METRIC_NAMESPACE}", environment, market) WHERE environment = ` +
      `'${environment}'`,
    period: HOUR,
  });
