import { describe, expect, it } from "vitest";
import { functionEntries, type FunctionDefinition } from "../../functions/service/functions/functions.ts";
import { appWith, templateOf } from "./synthesise.ts";

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
}

const app = appWith("staging");
const stacks = ["staging-data", "staging-pipelines", "staging-api"];
const templates = stacks.map((stack) => templateOf(app, stack));

const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** Statements of every role, by the start of the policy's logical id, which is the construct's. */
const policies = templates.flatMap((template) =>
  Object.entries(template.findResources("AWS::IAM::Policy")).map(([id, policy]) => ({
    id,
    statements: policy.Properties.PolicyDocument.Statement as Statement[],
  })),
);

const statementsOf = (functionName: string): Statement[] =>
  policies.find(({ id }) => id.startsWith(`${functionName.replaceAll("-", "")}roleDefaultPolicy`))?.statements ?? [];

/** What a function's code may do according to the catalogue, beside writing its log. */
function expectedActions({ permissions, trigger }: FunctionDefinition): string[] {
  const when = (condition: unknown, ...actions: string[]) => (condition ? actions : []);
  return [
    "logs:CreateLogStream",
    "logs:PutLogEvents",
    ...(permissions.table ?? []).map((action) => `dynamodb:${action}`),
    ...when(permissions.workIndex, "dynamodb:Query"),
    ...when(
      permissions.tokenSecret || permissions.respondentsSecret || permissions.signalSecret,
      "secretsmanager:GetSecretValue",
    ),
    ...when(permissions.models, "bedrock:InvokeModel"),
    ...when(permissions.startsPipelines, "states:StartExecution"),
    ...when(permissions.stopsPipelines, "states:StopExecution"),
    ...when(permissions.describesPipelines, "states:DescribeExecution"),
    ...when(permissions.sendsTo, "sqs:SendMessage"),
    ...Object.values(permissions.files ?? {}).flatMap((actions) => actions.map((action) => `s3:${action}`)),
    ...when(permissions.listsFiles, "s3:ListBucket"),
    ...when(
      permissions.readsScans,
      "textract:DetectDocumentText",
      "textract:GetDocumentTextDetection",
      "textract:StartDocumentTextDetection",
    ),
    ...when(permissions.sendsMail, "ses:SendEmail"),
    // Callers wait for these, so they are traced.
    ...when(trigger.kind === "api", "xray:PutTelemetryRecords", "xray:PutTraceSegments"),
    // Lambda leaves the events that the function could not process in a queue, under the function's role.
    ...when(trigger.kind === "executionStatus", "sqs:GetQueueAttributes", "sqs:GetQueueUrl", "sqs:SendMessage"),
    ...when(
      trigger.kind === "queue",
      "sqs:ChangeMessageVisibility",
      "sqs:DeleteMessage",
      "sqs:GetQueueAttributes",
      "sqs:GetQueueUrl",
      "sqs:ReceiveMessage",
    ),
  ];
}

describe.each(functionEntries)("the role of %s", (name, definition) => {
  const statements = statementsOf(name);

  it("allows what the catalogue says it touches, and nothing else", () => {
    const allowed = new Set(statements.flatMap((statement) => list(statement.Action)));
    expect([...allowed].sort()).toEqual([...new Set(expectedActions(definition))].sort());
  });

  it("names the index only where unfinished work is looked for", () => {
    const readsIndex = JSON.stringify(statements).includes("/index/unfinished-work");
    expect(readsIndex).toBe(definition.permissions.workIndex === true);
  });

  it("reads no secret but those it needs", () => {
    const text = JSON.stringify(statements.filter((statement) => JSON.stringify(statement.Action).includes("secrets")));
    expect(text.includes("TokenSecret")).toBe(definition.permissions.tokenSecret === true);
    expect(text.includes("RespondentsSecret")).toBe(definition.permissions.respondentsSecret === true);
    expect(text.includes("SignalSecret")).toBe(definition.permissions.signalSecret === true);
  });

  it("touches files below no folder but those it works with, and lists no others", () => {
    const { files = {}, listsFiles } = definition.permissions;
    const s3 = statements.filter(({ Action }) => list(Action).some((action) => action.startsWith("s3:")));
    const foldersOf = (chosen: Statement[]) =>
      [...new Set(JSON.stringify(chosen).match(/\w*(?=\/\*")/g))].filter(Boolean).toSorted();
    expect(foldersOf(s3)).toEqual(Object.keys(files).toSorted());
    const lists = s3.filter(({ Action }) => list(Action).includes("s3:ListBucket"));
    expect(foldersOf(lists)).toEqual(listsFiles ? Object.keys(files).toSorted() : []);
  });

  it("names no pipeline but those it starts, stops or describes", () => {
    const { startsPipelines = [], stopsPipelines = [], describesPipelines = [] } = definition.permissions;
    const touched = [...startsPipelines, ...stopsPipelines, ...describesPipelines];
    const text = JSON.stringify(statements.filter((statement) => /states:/.test(JSON.stringify(statement.Action))));
    expect(/personagenerationpipeline|staging-persona-generation/.test(text)).toBe(
      touched.includes("persona-generation"),
    );
    expect(/simulationpipeline|staging-simulation/.test(text)).toBe(touched.includes("simulation"));
    expect(/marketrefreshpipeline|staging-market-refresh/.test(text)).toBe(touched.includes("market-refresh"));
  });
});

describe("wildcards", () => {
  /** The only ones there are, and why nothing narrower works. */
  const explained: [RegExp, string][] = [
    [
      /:bedrock:\*::foundation-model\/[\w.:-]+$/,
      "an inference profile chooses the region; a condition names the profile",
    ],
    [/:execution:staging-[a-z-]+:\*$/, "executions are named after resources"],
    [/^x\/(companies|uploads|exports)\/\*$/, "objects of the bucket of files are named after resources"],
  ];
  /** Actions that have no resource-level permissions. */
  const withoutResources = [
    /^xray:(PutTraceSegments|PutTelemetryRecords|GetSamplingRules|GetSamplingTargets)$/,
    /^logs:(\w+LogDelivery|ListLogDeliveries|PutResourcePolicy|DescribeResourcePolicies|DescribeLogGroups)$/,
    /^textract:\w+DocumentText(Detection)?$/,
  ];
  const hasNoResource = (action: string) => withoutResources.some((pattern) => pattern.test(action));

  const flat = (resource: unknown): string =>
    typeof resource === "object" && resource !== null && "Fn::Join" in resource
      ? (resource["Fn::Join"] as [string, unknown[]])[1].map((part) => (typeof part === "string" ? part : "x")).join("")
      : typeof resource === "string"
        ? resource
        : "x";

  const statements = policies.flatMap(({ id, statements }) => statements.map((statement) => ({ id, ...statement })));

  it("stand in no action", () => {
    expect(statements.flatMap((statement) => list(statement.Action)).filter((action) => action.includes("*"))).toEqual(
      [],
    );
  });

  it("stand in no resource beyond the explained ones", () => {
    const unexplained = statements.flatMap(({ id, Action, Resource }) =>
      list(Resource)
        .map(flat)
        .filter((resource) => resource.includes("*"))
        .filter((resource) => !(resource === "*" && list(Action).every(hasNoResource)))
        .filter((resource) => !explained.some(([pattern]) => pattern.test(resource)))
        .map((resource) => `${id}: ${resource}`),
    );
    expect(unexplained).toEqual([]);
  });

  it("of a model's region are allowed through one inference profile alone", () => {
    const acrossRegions = statements.filter(({ Resource }) => flat(Resource).includes(":bedrock:*"));
    expect(acrossRegions.length).toBeGreaterThan(0);
    for (const { Condition } of acrossRegions) {
      expect(JSON.stringify(Condition)).toMatch(/StringEquals.*bedrock:InferenceProfileArn.*:inference-profile\/eu\./);
    }
  });

  it("are in no managed policy but the one API Gateway asks for", () => {
    const managed = templates.flatMap((template) =>
      Object.values(template.findResources("AWS::IAM::Role")).flatMap(
        (role) => role.Properties.ManagedPolicyArns ?? [],
      ),
    );
    expect(JSON.stringify(managed).match(/policy\/[\w/-]+/g)).toEqual([
      "policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs",
    ]);
  });
});
