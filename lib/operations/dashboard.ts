import { Duration, Stack } from "aws-cdk-lib";
import {
  AlarmStatusWidget,
  Dashboard,
  LogQueryWidget,
  PeriodOverride,
  TextWidget,
  type Alarm,
  type IWidget,
} from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import { functionEntries, type FunctionDefinition } from "../../functions/service/functions/functions.ts";
import { apiRow, modelsRow, pipelinesRow, queuesRow, studiesRow, tableRow } from "./dashboard-rows.ts";
import type { Watched } from "./alarms.ts";
import { pipelineNames } from "./watched-functions.ts";

export interface DashboardProps extends Watched {
  alarms: readonly Alarm[];
}

/** Height of a row's heading, in the dashboard's grid units. */
const HEADING = 1;

/** The dashboard that is opened first when something is wrong: from what customers feel down to what causes it. */
export function serviceDashboard(scope: Construct, props: DashboardProps): Dashboard {
  const { config, alarms } = props;
  const heading = (markdown: string): IWidget =>
    new TextWidget({ markdown: `## ${markdown}`, width: 24, height: HEADING });
  return new Dashboard(scope, "Dashboard", {
    dashboardName: `${config.name}-service`,
    defaultInterval: Duration.hours(12),
    // Widgets say their own periods: a day's cost stays a day's, however long the window is.
    periodOverride: PeriodOverride.INHERIT,
    widgets: [
      [
        new TextWidget({ markdown: linksOf(scope, props), width: 6, height: 6 }),
        new AlarmStatusWidget({ title: "Alarms", alarms: [...alarms], width: 18, height: 6 }),
      ],
      [heading("Studies: what customers wait for")],
      ...studiesRow(props),
      [heading("Pipelines: executions of the state machines")],
      ...pipelinesRow(props),
      [heading("Models: what studies spend their time and money on")],
      ...modelsRow(props),
      [heading("API: what callers see")],
      ...apiRow(props),
      [heading("Queues: deletions, mails, refreshes of markets, webhooks")],
      ...queuesRow(props),
      [heading("Table")],
      ...tableRow(props),
      [
        latestErrors(config.name, "the API and workers", ({ kind }) => kind !== "state"),
        latestErrors(config.name, "pipelines", ({ kind }) => kind === "state"),
      ],
    ],
  });
}

/** Failed requests, studies and sweeps of some functions; one query takes up to 50 log groups. */
const latestErrors = (
  environment: string,
  what: string,
  holds: (trigger: FunctionDefinition["trigger"]) => boolean,
): IWidget =>
  new LogQueryWidget({
    title: `Latest errors of ${what}`,
    logGroupNames: functionEntries.flatMap(([name, { trigger }]) =>
      holds(trigger) ? [`/aws/lambda/${environment}-${name}`] : [],
    ),
    queryLines: [
      "fields @timestamp, @log, message, correlation_id, error_name, error.name, error.message, cause, execution",
      'filter level = "error" or @message like /Task timed out|Runtime exited|Runtime\\.\\w+Error/',
      "sort @timestamp desc",
      "limit 50",
    ],
    width: 12,
    height: 9,
  });

function linksOf(scope: Construct, { config, metrics }: DashboardProps): string {
  const { region } = Stack.of(scope);
  const console = (service: string, rest: string) =>
    `https://${region}.console.aws.amazon.com/${service}/home?region=${region}#${rest}`;
  return [
    `# ${config.name}`,
    "What to do about an alarm: `docs/runbook.md` in the repository, one entry per alarm.",
    "",
    `- [Alarms](${console("cloudwatch", `alarmsV2:?search=${config.name}`)}) · ` +
      `[traces](${console("cloudwatch", "xray:traces/query")}) · [log ` +
      `queries](${console("cloudwatch", "logsV2:logs-insights")})`,
    ...pipelineNames.map(
      (name) =>
        `- [${name}](${console("states", `/statemachines/view/${metrics.stateMachineArn(name)}`)}): every ` +
        "execution, named after its resource",
    ),
  ].join("\n");
}
