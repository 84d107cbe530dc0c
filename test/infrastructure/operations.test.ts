import { Match } from "aws-cdk-lib/assertions";
import { describe, expect, it } from "vitest";
import { functionEntries } from "../../functions/service/functions/functions.ts";
import { reservedConcurrency } from "../../functions/service/functions/model-capacity.ts";
import { automaticStudyTypes, simulationTypes, studyTypes } from "../../functions/platform/log/study-types.ts";
import { environmentSettings } from "../../lib/config.ts";
import { anchorOf } from "../../lib/operations/alarm-definition.ts";
import { METRICS_PER_ALARM } from "../../lib/operations/metric-math.ts";
import { countedMessages } from "../../lib/operations/log-metrics.ts";
import { pipelineNames } from "../../lib/operations/watched-functions.ts";
import { alarmsOf, metricsOfAlarm, type AlarmProperties, type ReadMetric } from "./operations-template.ts";
import { appWith, templateOf } from "./synthesise.ts";

const app = appWith("staging");
const template = templateOf(app, "staging-operations");
const alarms = alarmsOf(template);
const [topicId] = Object.keys(template.findResources("AWS::SNS::Topic"));

const alarm = (name: string): AlarmProperties => {
  const found = alarms.find(({ AlarmName }) => AlarmName === `staging: ${name}`);
  if (!found) throw new Error(`There is no alarm ${name}; there are ${alarms.map((one) => one.AlarmName).join(", ")}`);
  return found;
};

describe("alarms", () => {
  it.each([
    ["Studies fail", 3],
    ["Studies fail (executions)", 3],
    ["Personas cannot be generated", 3],
    ["Personas cannot be generated (executions)", 3],
    ["Reliability studies fail", 3],
    ["Reliability studies fail (executions)", 3],
    ["Studies take much longer than usual (concept_test)", 10 * 60_000],
    ["Studies take much longer than usual (reliability_study)", 60 * 60_000],
    ["A stopped study may look as if it were running (dead letters)", 1],
    ["Work that was left behind is not picked up", 5],
    ["Work that was left behind is not picked up (items)", 10],
    ["Background work is not looked after", 1],
    ["Sign-ups are refused (signUp)", 3],
    ["Sign-ups are refused (signUp refused)", 50],
    ["Customers cannot log in (logIn)", 3],
    ["Customers cannot log in (refreshSession)", 3],
    ["Customers cannot log in (logIn refused)", 100],
    ["Callers get server errors", 5],
    ["Callers wait too long", 20_000],
    ["Callers are throttled", 100],
    ["Work is turned away for lack of concurrency (API 1)", 10],
    ["Models cannot be called (eu.anthropic.claude-sonnet-4-6)", 50],
    ["Answers come from second-choice models (eu.amazon.nova-pro-v1:0)", 20],
    ["Work is refused because a budget is used up", 1],
    ["Spending runs ahead of the budget", 13.33],
    ["Data cannot be read or written (errors)", 5],
    ["Data cannot be read or written (throttles)", 20],
    ["Deleted data stays behind (dead letters)", 1],
    ["Deleted data stays behind (waiting)", 3_600],
    ["Reset links and invitations do not arrive (dead letters)", 1],
    ["Reset links and invitations do not arrive (waiting)", 600],
    ["Reset links and invitations do not arrive (given up)", 5],
    ["Personas are grounded in old signals or none (dead letters)", 1],
    ["Personas are grounded in old signals or none (executions)", 3],
    ["Personas are grounded in old signals or none (no source)", 2],
    ["Deletions, mails and refreshes are late", 5],
  ])("go off when: %s (%d)", (name, threshold) => {
    expect(alarm(name).Threshold).toBe(threshold);
  });

  it("tell the topic, the urgent ones also when it is over", () => {
    for (const { AlarmName, AlarmActions, OKActions, AlarmDescription } of alarms) {
      expect(AlarmActions, AlarmName).toEqual([{ Ref: topicId }]);
      expect(OKActions, AlarmName).toEqual(AlarmDescription.startsWith("Urgent: ") ? [{ Ref: topicId }] : undefined);
      expect(AlarmDescription, AlarmName).toMatch(/^(Urgent|Soon): [A-Zw].+\. docs\/runbook\.md#[a-z-]+$/);
    }
  });

  it("take silence for peace, but for the sweeper's", () => {
    const breaching = alarms.filter(({ TreatMissingData }) => TreatMissingData !== "notBreaching");
    expect(breaching.map(({ AlarmName }) => AlarmName)).toEqual(["staging: Background work is not looked after"]);
    expect(alarm("Background work is not looked after")).toMatchObject({
      TreatMissingData: "breaching",
      ComparisonOperator: "LessThanThreshold",
      EvaluationPeriods: 2,
    });
    expect(metricsOfAlarm(alarm("Background work is not looked after"))).toEqual([
      expect.objectContaining({
        name: "Invocations",
        dimensions: { FunctionName: "staging-worker-sweep-unfinished" },
        period: 300,
      }),
    ]);
  });

  it("keep to what CloudWatch allows: ten metrics, no search, a day at a time, no name twice", () => {
    for (const properties of alarms) {
      const read = metricsOfAlarm(properties);
      expect(read.length, properties.AlarmName).toBeLessThanOrEqual(METRICS_PER_ALARM);
      expect(JSON.stringify(properties), properties.AlarmName).not.toContain("SEARCH");
      for (const { period } of read) expect(period * properties.EvaluationPeriods).toBeLessThanOrEqual(86_400);
      expect(properties.AlarmName.length).toBeLessThanOrEqual(255);
    }
    expect(new Set(alarms.map(({ AlarmName }) => AlarmName)).size).toBe(alarms.length);
  });

  it("use every metric that their expression reads, and read none that they do not have", () => {
    for (const { AlarmName, Metrics = [] } of alarms) {
      const ids = Metrics.filter(({ MetricStat }) => MetricStat).map(({ Id }) => Id);
      const used = Metrics.flatMap(({ Expression = "" }) =>
        Expression.startsWith("SELECT") ? [] : (Expression.match(/\b(m\d+|failed|succeeded)\b/g) ?? []),
      );
      expect([...new Set(used)].sort(), AlarmName).toEqual(ids.sort());
    }
  });

  it("watch every study type, function and model", () => {
    const dimensionsOf = (metric: string, dimension: string) =>
      alarms
        .flatMap(metricsOfAlarm)
        .filter(({ name }) => name === metric)
        .map(({ dimensions }) => dimensions[dimension])
        .sort();
    expect(dimensionsOf("StudyFailed", "study_type")).toEqual([...studyTypes].sort());
    expect(dimensionsOf("StudyDuration", "study_type")).toEqual([...automaticStudyTypes].sort());
    expect(metricsOfAlarm(alarm("Studies fail")).map(({ dimensions }) => dimensions.study_type)).toEqual(
      simulationTypes,
    );
    const capped = reservedConcurrency(environmentSettings.staging?.modelCallsAtOnce as number);
    expect(dimensionsOf("Throttles", "FunctionName")).toEqual(
      functionEntries
        .filter(([name]) => !capped.has(name))
        .map(([name]) => `staging-${name}`)
        .sort(),
    );
    const asked = [
      "eu.amazon.nova-pro-v1:0",
      "eu.anthropic.claude-haiku-4-5-20251001-v1:0",
      "eu.anthropic.claude-sonnet-4-6",
    ];
    for (const name of ["ModelFailed", "ModelLatency", "ModelCost", "FallbackUsed"])
      expect(dimensionsOf(name, "model"), name).toEqual(asked);
  });

  it.each(functionEntries)("go off when %s fails", (name, { trigger }) => {
    const read = alarms.flatMap(metricsOfAlarm);
    const ofFunction = ({ name: metric, dimensions }: ReadMetric) =>
      metric === "Errors" && dimensions.FunctionName === `staging-${name}`;
    // What a function of the API throws is a 5xx of the gateway; what a state does not survive fails its execution.
    const ofWhatItRunsIn = ({ name: metric, dimensions }: ReadMetric) =>
      trigger.kind === "api"
        ? metric === "5XXError" && dimensions.Resource === undefined
        : trigger.kind === "state" &&
          metric === "ExecutionsFailed" &&
          dimensions.StateMachineArn?.includes(`:stateMachine:staging-${trigger.pipeline}`);
    expect(read.some((metric) => ofFunction(metric) || ofWhatItRunsIn(metric))).toBe(true);
  });

  it("follow the environment's budget and models", () => {
    const models = { ...environmentSettings.staging?.models, persona: ["a.one", "a.two"] } as never;
    const changed = alarmsOf(
      templateOf(
        appWith("staging", {
          budgets: { company_usd: 10, environment_usd: 30 },
          models: { ...(models as object), fallbacks: {} } as never,
        }),
        "staging-operations",
      ),
    );
    expect(changed.find(({ AlarmName }) => AlarmName.includes("Spending"))?.Threshold).toBe(2);
    expect(changed.filter(({ AlarmName }) => AlarmName.includes("second-choice"))).toEqual([]);
    expect(changed.map(({ AlarmName }) => AlarmName)).toContain("staging: Models cannot be called (a.two)");
  });
});

describe("lines of logs that are counted", () => {
  it("are those of the API's access log with status 429, which writes the status as a string", () => {
    template.hasResourceProperties("AWS::Logs::MetricFilter", {
      LogGroupName: "/aws/apigateway/staging-api",
      FilterPattern: '{ $.status = "429" }',
    });
    const [stage] = Object.values(templateOf(app, "staging-api").findResources("AWS::ApiGateway::Stage"));
    const format = JSON.parse(stage?.Properties.AccessLogSetting.Format as string) as Record<string, string>;
    expect(format.status).toBe("$context.status");
  });

  it.each(Object.entries(countedMessages))("are the messages of %s", (metric, { functionName, messages }) => {
    const [filter] = Object.values(
      template.findResources("AWS::Logs::MetricFilter", {
        Properties: { LogGroupName: `/aws/lambda/staging-${functionName}` },
      }),
    );
    expect(filter?.Properties.MetricTransformations).toEqual([
      { MetricName: metric, MetricNamespace: "SyntheticConsumerResearch/staging", MetricValue: "1" },
    ]);
    for (const message of messages) expect(filter?.Properties.FilterPattern).toContain(`$.message = "${message}"`);
  });
});

describe("the topic of alarms", () => {
  it("lets CloudWatch and nobody from elsewhere publish, over TLS alone", () => {
    template.hasResourceProperties("AWS::SNS::TopicPolicy", {
      PolicyDocument: Match.objectLike({
        Statement: [
          Match.objectLike({ Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } }),
          {
            Effect: "Allow",
            Action: "sns:Publish",
            Principal: { Service: "cloudwatch.amazonaws.com" },
            Resource: { Ref: topicId },
            Condition: { StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } },
          },
        ],
      }),
    });
  });

  it("tells the address that the environment names, and nobody without one", () => {
    template.resourceCountIs("AWS::SNS::Subscription", 0);
    templateOf(appWith("staging", { alarmEmail: "ops@example.com" }), "staging-operations").hasResourceProperties(
      "AWS::SNS::Subscription",
      { Protocol: "email", Endpoint: "ops@example.com", TopicArn: { Ref: topicId } },
    );
  });
});

describe("tracing", () => {
  it("begins at the gateway and goes on in the functions that callers wait for, and in no others", () => {
    templateOf(app, "staging-api").hasResourceProperties("AWS::ApiGateway::Stage", { TracingEnabled: true });
    const modes = ["api", "pipelines"].flatMap((stack) =>
      Object.values(templateOf(app, `staging-${stack}`).findResources("AWS::Lambda::Function")).map(
        ({ Properties }) => [Properties.FunctionName as string, Properties.TracingConfig?.Mode as string] as const,
      ),
    );
    expect(modes).toHaveLength(functionEntries.length);
    for (const [name, mode] of modes) expect(mode, name).toBe(name.startsWith("staging-api-") ? "Active" : undefined);
  });
});

describe("names", () => {
  it("of pipelines are those of the state machines there are", () => {
    const machines = Object.values(
      templateOf(app, "staging-pipelines").findResources("AWS::StepFunctions::StateMachine"),
    );
    expect(machines.map(({ Properties }) => Properties.StateMachineName as string).sort()).toEqual(
      pipelineNames.map((name) => `staging-${name}`).sort(),
    );
  });

  it("of headings become anchors as GitHub makes them", () => {
    expect(anchorOf("Deletions, mails and refreshes are late")).toBe("deletions-mails-and-refreshes-are-late");
    expect(anchorOf("Sign-ups are refused")).toBe("sign-ups-are-refused");
  });
});
