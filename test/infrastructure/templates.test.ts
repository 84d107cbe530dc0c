import { describe, expect, it } from "vitest";
import { environmentSettings } from "../../lib/config.ts";
import { LONGEST_ENVIRONMENT_NAME } from "../../lib/config-schema.ts";
import { resourcesIn, stacksOf, type Resource } from "./resources.ts";
import { appOf, appWith, templateOf } from "./synthesise.ts";

const app = appOf();
const environments = Object.keys(environmentSettings);
const all = (environment: string, type?: string) => resourcesIn(app, stacksOf(app, environment), type);

// What CloudFormation takes: https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html
const MOST_RESOURCES = 500;
const LARGEST_TEMPLATE = 1_048_576;

describe.each(stacksOf(app).map((stack) => [stack.stackName, stack] as const))("the stack %s", (name, stack) => {
  it("is within what CloudFormation takes", () => {
    expect(resourcesIn(app, [stack]).length).toBeLessThanOrEqual(MOST_RESOURCES);
    expect(Buffer.byteLength(JSON.stringify(templateOf(app, name).toJSON()))).toBeLessThanOrEqual(LARGEST_TEMPLATE);
  });

  it("names its environment in every tag, and imports from its own environment alone", () => {
    const environment = environments.find((candidate) => name.startsWith(`${candidate}-`)) as string;
    const template = JSON.stringify(templateOf(app, name).toJSON());
    const imports = [...template.matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map((match) => match[1] as string);
    expect(imports.filter((value) => !value.startsWith(`${environment}-`))).toEqual([]);
    const tags = [...template.matchAll(/\{"Key":"environment","Value":"([^"]+)"\}/g)].map((match) => match[1]);
    expect(new Set(tags)).toEqual(new Set([environment]));
  });

  it("can be taken down by mistake in staging only, where it holds data", () => {
    expect(stack.terminationProtection ?? false).toBe(name === "production-data");
  });
});

describe.each(environments)("what keeps data in %s", (environment) => {
  const encrypted: Record<string, (properties: Record<string, unknown>) => boolean> = {
    "AWS::DynamoDB::Table": ({ SSESpecification }) =>
      (SSESpecification as { SSEEnabled?: boolean }).SSEEnabled === true,
    "AWS::S3::Bucket": ({ BucketEncryption }) => BucketEncryption !== undefined,
    "AWS::SQS::Queue": ({ SqsManagedSseEnabled }) => SqsManagedSseEnabled === true,
    // Both are encrypted unless told otherwise: with the service's key, the secret of real respondents with its own.
    "AWS::SecretsManager::Secret": () => true,
    "AWS::Logs::LogGroup": () => true,
    // Alarm texts name resources and numbers only, and CloudWatch cannot publish under the account's key for SNS.
    "AWS::SNS::Topic": () => true,
  };
  /** Types that hold nothing of their own. */
  const holdsNothing = [
    /^AWS::(ApiGateway|IAM|Lambda|Events|WAFv2|CloudWatch|StepFunctions|Budgets|XRay|ResourceGroups)::/,
    /^AWS::(SQS::Queue|S3::Bucket|SNS::Topic)Policy$/,
    /^AWS::Logs::(MetricFilter|QueryDefinition|ResourcePolicy)$/,
    /^AWS::(SNS::Subscription|CDK::Metadata|KMS::Key|SecretsManager::ResourcePolicy)$/,
  ];

  it("is encrypted at rest, whatever it is", () => {
    const stores = all(environment).filter(({ Type }) => !holdsNothing.some((pattern) => pattern.test(Type)));
    expect(stores.length).toBeGreaterThan(0);
    const open = stores.filter(({ Type, Properties }) => encrypted[Type]?.(Properties) !== true);
    expect(open.map(({ Type, logicalId }) => `${Type} ${logicalId}`)).toEqual([]);
  });

  it("is reached over TLS alone, and by nobody from elsewhere", () => {
    const policies = ["AWS::SQS::QueuePolicy", "AWS::S3::BucketPolicy", "AWS::SNS::TopicPolicy"].flatMap((type) =>
      all(environment, type),
    );
    const guarded = (type: string, property: string) =>
      policies.flatMap(({ Properties, stack }) => {
        const document = JSON.stringify(Properties.PolicyDocument);
        const targets = [Properties[property]].flat() as ({ Ref?: string } | undefined)[];
        return document.includes('"aws:SecureTransport":"false"')
          ? targets.map((target) => `${stack} ${type} ${target?.Ref}`)
          : [];
      });
    for (const [type, property] of [
      ["AWS::SQS::Queue", "Queues"],
      ["AWS::S3::Bucket", "Bucket"],
      ["AWS::SNS::Topic", "Topics"],
    ] as const) {
      const expected = all(environment, type).map(({ stack, logicalId }) => `${stack} ${type} ${logicalId}`);
      expect(expected.length).toBeGreaterThan(0);
      expect(guarded(type, property)).toEqual(expect.arrayContaining(expected));
    }
    const allowed = policies.flatMap(({ Properties }) =>
      (Properties.PolicyDocument as { Statement: { Effect: string; Principal: unknown }[] }).Statement.filter(
        ({ Effect }) => Effect === "Allow",
      ),
    );
    expect(JSON.stringify(allowed.map(({ Principal }) => Principal))).not.toContain("*");
  });

  it("takes objects over TLS 1.2 at least", () => {
    const [policy] = all(environment, "AWS::S3::BucketPolicy");
    expect(JSON.stringify(policy?.Properties.PolicyDocument)).toContain('"NumericLessThan":{"s3:TlsVersion":1.2}');
  });
});

describe.each(environments)("names that AWS reads in %s", (environment) => {
  const logGroups = all(environment, "AWS::Logs::LogGroup");
  const names = logGroups.map(({ Properties }) => Properties.LogGroupName as string);

  it("are those of the log groups of functions", () => {
    for (const { Properties } of all(environment, "AWS::Lambda::Function")) {
      expect(names).toContain(`/aws/lambda/${Properties.FunctionName as string}`);
    }
  });

  it("are those of the log groups of pipelines and of the firewall", () => {
    for (const { Properties } of all(environment, "AWS::StepFunctions::StateMachine")) {
      // The prefix spares the log delivery's resource policy, which holds 5,120 characters.
      expect(names).toContain(`/aws/vendedlogs/states/${Properties.StateMachineName as string}`);
    }
    expect(all(environment, "AWS::WAFv2::LoggingConfiguration")).toHaveLength(1);
    expect(names).toContain(`aws-waf-logs-${environment}-api`);
  });

  it("leave no log group without a name, a retention, and what lets a later stack take it over", () => {
    const { logRetentionDays } = environmentSettings[environment] as (typeof environmentSettings)[string];
    for (const { Properties, DeletionPolicy } of logGroups) {
      expect(Properties.LogGroupName).toBeDefined();
      expect(Properties.RetentionInDays).toBe(logRetentionDays);
      // CloudFormation imports what exists if its policy is one of two; of these, this one goes with a rollback.
      expect(DeletionPolicy).toBe("RetainExceptOnCreate");
    }
    expect(new Set(names.map((name) => JSON.stringify(name))).size).toBe(names.length);
  });

  it("have the log group that the gateway would make with its first error, before the stage", () => {
    const [stage] = all(environment, "AWS::ApiGateway::Stage");
    const executionLog = logGroups.find(({ Properties }) =>
      JSON.stringify(Properties.LogGroupName).includes("API-Gateway-Execution-Logs_"),
    );
    expect(executionLog?.Properties.LogGroupName).toEqual({
      "Fn::Join": [
        "",
        ["API-Gateway-Execution-Logs_", stage?.Properties.RestApiId, `/${stage?.Properties.StageName as string}`],
      ],
    });
    expect(stage?.DependsOn).toContain(executionLog?.logicalId);
  });

  it("leave no function that nobody wrote, whose log would have no end", () => {
    const handlers = all(environment, "AWS::Lambda::Function").map(({ Properties }) => Properties.LoggingConfig);
    expect(handlers.filter((logging) => logging === undefined)).toEqual([]);
    expect(
      all(environment).filter(({ Type }) => Type.startsWith("Custom::") || Type.includes("CustomResource")),
    ).toEqual([]);
  });

  it("are as long as AWS takes them, under the longest name an environment may have", () => {
    const longest = "a".repeat(LONGEST_ENVIRONMENT_NAME);
    const longestOf = (type: string, property: string) =>
      Math.max(
        ...all(environment, type).map(
          ({ Properties }) => (Properties[property] as string).replace(environment, longest).length,
        ),
      );
    expect(longestOf("AWS::Lambda::Function", "FunctionName")).toBe(64);
    expect(longestOf("AWS::StepFunctions::StateMachine", "StateMachineName")).toBeLessThanOrEqual(80);
    expect(longestOf("AWS::WAFv2::WebACL", "Name")).toBeLessThanOrEqual(128);
    expect(longestOf("AWS::CloudWatch::Alarm", "AlarmName")).toBeLessThanOrEqual(255);
  });
});

describe("a restored table", () => {
  const restored = appWith("staging", { restoredTable: "staging-restored-2026-11-22" });
  const functionsOf = (from: typeof restored) => resourcesIn(from, stacksOf(from), "AWS::Lambda::Function");
  const tableNameOf = ({ Properties }: Resource) =>
    (Properties.Environment as { Variables: Record<string, unknown> }).Variables.TABLE_NAME;
  const tableGrants = resourcesIn(restored, stacksOf(restored), "AWS::IAM::Policy").flatMap(({ Properties }) =>
    (Properties.PolicyDocument as { Statement: { Action: unknown; Resource: unknown }[] }).Statement.filter(
      ({ Action }) => JSON.stringify(Action).includes("dynamodb:"),
    ),
  );

  it("is what every function uses that used the stack's own", () => {
    const names = functionsOf(restored)
      .map(tableNameOf)
      .filter((name) => name !== undefined);
    expect(new Set(names)).toEqual(new Set(["staging-restored-2026-11-22"]));
    const before = functionsOf(appWith("staging")).filter((resource) => tableNameOf(resource) !== undefined);
    expect(names).toHaveLength(before.length);
  });

  it("is named in every grant, with its index, and the stack's own in none", () => {
    const targets = tableGrants.flatMap(({ Resource }) => [Resource].flat()).map((target) => JSON.stringify(target));
    expect(targets.length).toBeGreaterThan(0);
    expect(
      targets.filter((target) => !/:table\/staging-restored-2026-11-22(\/index\/unfinished-work)?"/.test(target)),
    ).toEqual([]);
    expect(targets.some((target) => target.includes("/index/unfinished-work"))).toBe(true);
  });

  it("leaves the stack's own table there, and exported to stacks that are updated after it", () => {
    const data = templateOf(restored, "staging-data");
    expect(Object.keys(data.findResources("AWS::DynamoDB::Table"))).toHaveLength(1);
    const exportsOf = (from: typeof restored) =>
      Object.values(templateOf(from, "staging-data").findOutputs("*")).flatMap(({ Export }) =>
        Export ? [(Export as { Name: string }).Name] : [],
      );
    expect(exportsOf(restored)).toEqual(expect.arrayContaining(exportsOf(appWith("staging"))));
  });
});
