import { Duration } from "aws-cdk-lib";
import {
  Color,
  GraphWidget,
  GraphWidgetView,
  MathExpression,
  SearchExpression,
  type GraphWidgetProps,
  type IMetric,
  type IWidget,
} from "aws-cdk-lib/aws-cloudwatch";
import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import type { PipelineName } from "../../functions/service/functions/functions.ts";
import {
  METRIC_NAMESPACE,
  metrics as ownMetrics,
  type MetricName,
} from "../../functions/platform/log/metric-definitions.ts";
import { reservedConcurrency } from "../../functions/service/functions/model-capacity.ts";
import { automaticStudyTypes, studyTypes } from "../../functions/platform/log/study-types.ts";
import { WORK_INDEX } from "../stacks/data-stack.ts";
import { DAYS_TOO_FEW, LONG_WAIT_MS, type Watched } from "./alarms.ts";
import { scaled } from "./metric-math.ts";
import { askedModels, pipelineNames, tableOperations, workersOfQueues } from "./watched-functions.ts";

const DAY = Duration.days(1);
const HOUR = Duration.hours(1);
const GATEWAY_LIMIT_MS = 29_000;

const graph = (title: string, width: number, props: Omit<GraphWidgetProps, "title" | "width">): IWidget =>
  new GraphWidget({ title, width, height: 6, ...props });
const axis = (label: string) => ({ label, min: 0, showUnits: false });
const limit = (value: number, label: string) => ({ value, label, color: Color.RED });

export function studiesRow({ config, metrics }: Watched): IWidget[][] {
  const ofTypes = (name: "StudyCompleted" | "StudyFailed" | "StudyCost", period: Duration, types = [...studyTypes]) =>
    types.map((type) => metrics.own(name, type, { label: type, period }));
  const minutes = (statistic: "p50" | "p90") =>
    automaticStudyTypes.map((type) =>
      scaled(
        `${type}_${statistic}`,
        metrics.own("StudyDuration", type, { statistic }),
        "/ 60000",
        `${type} ${statistic}`,
        HOUR,
      ),
    );
  const budget = config.budgets.environment_usd;
  return [
    [
      graph("Studies completed, by type", 8, {
        left: ofTypes("StudyCompleted", HOUR),
        stacked: true,
        leftYAxis: axis("studies per hour"),
      }),
      graph("Studies failed, by type", 8, {
        left: ofTypes("StudyFailed", HOUR),
        stacked: true,
        leftYAxis: axis("studies per hour"),
      }),
      graph("How long studies take: half of them, and nine in ten", 8, {
        left: [...minutes("p50"), ...minutes("p90")],
        leftYAxis: axis("minutes"),
      }),
    ],
    [
      graph("What models cost per day, by model", 12, {
        left: askedModels(config).map((model) => metrics.own("ModelCost", model, { label: model, period: DAY })),
        stacked: true,
        view: GraphWidgetView.BAR,
        leftYAxis: axis("US dollars at list price"),
        leftAnnotations: [
          { value: budget / 30, label: "a thirtieth of the month's budget", color: Color.ORANGE },
          limit(budget / DAYS_TOO_FEW, "the budget lasts half a month"),
        ],
      }),
      graph("What completed studies cost per day, by type", 12, {
        left: ofTypes("StudyCost", DAY),
        stacked: true,
        view: GraphWidgetView.BAR,
        leftYAxis: axis("US dollars at list price"),
      }),
    ],
  ];
}

export function pipelinesRow({ metrics }: Watched): IWidget[][] {
  const endings = ["ExecutionsSucceeded", "ExecutionsFailed", "ExecutionsTimedOut", "ExecutionsAborted"] as const;
  const label = (name: string) => name.replace("Executions", "").replace("TimedOut", "Timed out").toLowerCase();
  // Step Functions counts starts and endings of a machine, not its running executions.
  const running = (pipeline: PipelineName): IMetric =>
    new MathExpression({
      expression: "RUNNING_SUM(FILL(m0, 0) - FILL(m1, 0) - FILL(m2, 0) - FILL(m3, 0) - FILL(m4, 0))",
      usingMetrics: Object.fromEntries(
        ["ExecutionsStarted", ...endings].map((name, index) => [`m${index}`, metrics.pipeline(pipeline, name)]),
      ),
      label: "running, against the left edge",
    });
  // The 24 columns, divided as evenly as possible.
  const width = (index: number) => Math.floor((24 + index) / pipelineNames.length);
  return [
    pipelineNames.map((pipeline, index) =>
      graph(`Executions of ${pipeline}`, width(index), {
        left: ["ExecutionsStarted", ...endings].map((name) => metrics.pipeline(pipeline, name, { label: label(name) })),
        right: [running(pipeline)],
        leftYAxis: axis("executions per 5 minutes"),
        rightYAxis: { label: "running", showUnits: false },
      }),
    ),
  ];
}

export function modelsRow({ config, metrics }: Watched): IWidget[][] {
  const models = askedModels(config);
  const latency = (statistic: "p50" | "p95") =>
    models.map((model) => metrics.own("ModelLatency", model, { statistic, label: `${model} ${statistic}` }));
  const share = ([name, reserved]: [FunctionName, number]): IMetric =>
    scaled(
      name.replaceAll("-", "_"),
      metrics.lambda(name, "ConcurrentExecutions", { statistic: "Maximum" }),
      `* 100 / ${reserved}`,
      `${name} of ${reserved}`,
      Duration.minutes(1),
    );
  return [
    [
      graph("How long a model call takes: half of them, and 19 in 20", 12, {
        left: [...latency("p50"), ...latency("p95")],
        leftYAxis: axis("milliseconds"),
      }),
      graph("Model calls that came to nothing, and second choices", 12, {
        left: models.flatMap((model) => [
          metrics.own("ModelFailed", model, { label: `${model} failed` }),
          ...(model in config.models.fallbacks
            ? [metrics.own("FallbackUsed", model, { label: `${model} replaced` })]
            : []),
        ]),
        leftYAxis: axis("calls per 5 minutes"),
      }),
    ],
    [
      graph("Tokens of completed studies, by type", 12, {
        left: studyTypes.flatMap((type) => [
          metrics.own("StudyInputTokens", type, { label: `${type} in`, period: HOUR }),
          metrics.own("StudyOutputTokens", type, { label: `${type} out`, period: HOUR }),
        ]),
        leftYAxis: axis("tokens per hour"),
      }),
      graph("Functions that call models: how much of their reserved concurrency is used", 12, {
        left: [...reservedConcurrency(config.modelCallsAtOnce)].map(share),
        leftYAxis: { ...axis("percent"), max: 110 },
        leftAnnotations: [limit(100, "more has to wait")],
      }),
    ],
  ];
}

export function apiRow({ config, metrics }: Watched): IWidget[][] {
  // The operations that were refused or failed are not known in advance: a search only shows those.
  const byOperation = (name: MetricName): IMetric =>
    new SearchExpression({
      expression:
        `SEARCH('{${METRIC_NAMESPACE},environment,${ownMetrics[name].dimension}} MetricName="${name}" ` +
        `environment="${config.name}"', 'Sum', 300)`,
      label: "",
    });
  return [
    [
      graph("Requests and errors", 12, {
        left: [metrics.api("Count", null, { label: "requests", color: Color.BLUE })],
        right: [
          metrics.api("4XXError", null, { label: "4xx", color: Color.ORANGE }),
          metrics.api("5XXError", null, { label: "5xx", color: Color.RED }),
        ],
        leftYAxis: axis("requests per 5 minutes"),
        rightYAxis: axis("errors per 5 minutes"),
      }),
      graph("How long callers wait: half of them, and 19 in 20", 12, {
        left: ["p50", "p95"].map((statistic) => metrics.api("Latency", null, { statistic, label: statistic })),
        leftYAxis: axis("milliseconds"),
        leftAnnotations: [
          { value: LONG_WAIT_MS, label: "alarm", color: Color.ORANGE },
          limit(GATEWAY_LIMIT_MS, "the gateway gives up"),
        ],
      }),
    ],
    [
      graph("Requests throttled, whoever did it", 8, {
        left: [metrics.log("RequestsThrottled", { label: "429" })],
        leftYAxis: axis("requests per 5 minutes"),
      }),
      graph("Requests that functions refused with 429, by operation", 8, {
        left: [byOperation("RequestRefused")],
        leftYAxis: axis("requests per 5 minutes"),
      }),
      graph("Requests that failed with 500, by operation", 8, {
        left: [byOperation("RequestFailed")],
        leftYAxis: axis("requests per 5 minutes"),
      }),
    ],
  ];
}

export function queuesRow({ metrics, queues, undelivered }: Watched): IWidget[][] {
  const named = Object.entries(queues);
  return [
    [
      graph("Age of the oldest message", 8, {
        left: named.map(([label, { queue }]) => metrics.queue(queue, "ApproximateAgeOfOldestMessage", { label })),
        leftYAxis: axis("seconds"),
      }),
      graph("Dead letters", 8, {
        left: [
          ...named.map(([label, { deadLetters }]) => ({ label, queue: deadLetters })),
          { label: "ended executions", queue: undelivered },
        ].map(({ label, queue }) => metrics.queue(queue, "ApproximateNumberOfMessagesVisible", { label })),
        leftYAxis: axis("messages"),
        leftAnnotations: [limit(1, "alarm")],
      }),
      graph("Errors of workers", 8, {
        left: [...workersOfQueues, "worker-sweep-unfinished" as const].map((name) =>
          metrics.lambda(name, "Errors", { label: name }),
        ),
        leftYAxis: axis("errors per 5 minutes"),
      }),
    ],
  ];
}

export function tableRow({ metrics }: Watched): IWidget[][] {
  const index = { GlobalSecondaryIndexName: WORK_INDEX.name };
  const readsAndWrites = (nameOf: (kind: string) => string) =>
    ["Read", "Write"].flatMap((kind) => [
      metrics.table(nameOf(kind), {}, { label: kind }),
      metrics.table(nameOf(kind), index, { label: `${kind} of the index` }),
    ]);
  return [
    [
      graph("Capacity used", 8, {
        left: readsAndWrites((kind) => `Consumed${kind}CapacityUnits`),
        leftYAxis: axis("request units per 5 minutes"),
      }),
      graph("Throttled reads and writes", 8, {
        left: readsAndWrites((kind) => `${kind}ThrottleEvents`),
        leftYAxis: axis("events per 5 minutes"),
      }),
      graph("How long the table takes, by operation (average)", 8, {
        left: tableOperations.map((Operation) =>
          metrics.table("SuccessfulRequestLatency", { Operation }, { statistic: "Average", label: Operation }),
        ),
        leftYAxis: axis("milliseconds"),
      }),
    ],
  ];
}
