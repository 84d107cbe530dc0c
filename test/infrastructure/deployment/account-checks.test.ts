import {
  BedrockClient,
  GetFoundationModelAvailabilityCommand,
  GetInferenceProfileCommand,
  GetUseCaseForModelAccessCommand,
  type GetFoundationModelAvailabilityResponse,
} from "@aws-sdk/client-bedrock";
import { CloudFormationClient, DescribeStacksCommand } from "@aws-sdk/client-cloudformation";
import { GetAccountSettingsCommand, GetFunctionConcurrencyCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { environmentConfig, environmentSettings, type EnvironmentSettings } from "../../../lib/config.ts";
import { reservedExecutions } from "../../../lib/reserved-executions.ts";
import { checkAccount } from "../../../lib/deployment/account-checks.ts";

const config = environmentConfig("staging", environmentSettings.staging as EnvironmentSettings);
const ACCOUNT = "123456789012";
const HAIKU = "eu.anthropic.claude-haiku-4-5-20251001-v1:0";
const RESERVED = [...reservedExecutions(config).values()].reduce((a, b) => a + b);

const cloudFormation = mockClient(CloudFormationClient);
const lambda = mockClient(LambdaClient);
const bedrock = mockClient(BedrockClient);

/** An error as the SDK throws it. */
const refusal = (name: string, message = "no") => Object.assign(new Error(message), { name, $fault: "client" });
const available = (changes: Partial<GetFoundationModelAvailabilityResponse> = {}) => ({
  modelId: "any",
  agreementAvailability: { status: "AVAILABLE" as const },
  authorizationStatus: "AUTHORIZED" as const,
  entitlementAvailability: "AVAILABLE" as const,
  regionAvailability: "AVAILABLE" as const,
  ...changes,
});
const bootstrapIs = (StackStatus: "CREATE_COMPLETE" | "ROLLBACK_COMPLETE") =>
  cloudFormation
    .on(DescribeStacksCommand, { StackName: "CDKToolkit" })
    .resolves({ Stacks: [{ StackName: "CDKToolkit", StackStatus, CreationTime: new Date() }] });
const lambdaHas = (ConcurrentExecutions: number, UnreservedConcurrentExecutions = ConcurrentExecutions) =>
  lambda
    .on(GetAccountSettingsCommand)
    .resolves({ AccountLimit: { ConcurrentExecutions, UnreservedConcurrentExecutions } });
const modelIs = (modelId: string, changes: Partial<GetFoundationModelAvailabilityResponse>) =>
  bedrock.on(GetFoundationModelAvailabilityCommand, { modelId }).resolves(available(changes));

// Files of this project share their modules.
afterAll(() => [cloudFormation, lambda, bedrock].forEach((client) => client.restore()));
beforeEach(() => {
  for (const client of [cloudFormation, lambda, bedrock]) client.reset();
  bootstrapIs("CREATE_COMPLETE");
  lambdaHas(1_000);
  lambda.on(GetFunctionConcurrencyCommand).rejects(refusal("ResourceNotFoundException"));
  bedrock.on(GetFoundationModelAvailabilityCommand).resolves(available());
  bedrock.on(GetInferenceProfileCommand).resolves({ status: "ACTIVE" });
  bedrock.on(GetUseCaseForModelAccessCommand).resolves({ formData: new Uint8Array() });
});

const findings = () => checkAccount(config, ACCOUNT);

describe("an account that is ready", () => {
  it("has nothing that is wrong, and every model is asked about once, profiles by their model too", async () => {
    expect(await findings()).toEqual({ problems: [], notes: [] });
    const asked = bedrock.commandCalls(GetFoundationModelAvailabilityCommand).map(({ args }) => args[0].input.modelId);
    expect(asked.toSorted()).toEqual([
      "amazon.nova-pro-v1:0",
      "amazon.titan-embed-text-v2:0",
      "anthropic.claude-haiku-4-5-20251001-v1:0",
      "anthropic.claude-sonnet-4-6",
    ]);
  });

  it("may have given everything else away, when what the environment holds itself is enough", async () => {
    const [first, ...others] = [...reservedExecutions(config)];
    for (const [name, share] of [first, ...others] as [string, number][])
      lambda
        .on(GetFunctionConcurrencyCommand, { FunctionName: `staging-${name}` })
        .resolves({ ReservedConcurrentExecutions: share });
    lambdaHas(1_000, 100);
    expect(await findings()).toEqual({ problems: [], notes: [] });
    lambdaHas(1_000, 99);
    expect((await findings()).problems).toHaveLength(1);
  });
});

describe("an account that lacks something hears it in a sentence:", () => {
  const only = async () => {
    const { problems, notes } = await findings();
    expect(notes).toEqual([]);
    expect(problems).toHaveLength(1);
    return problems[0] as string;
  };

  it("no bootstrap, or one that failed", async () => {
    cloudFormation.on(DescribeStacksCommand).rejects(refusal("ValidationError", "Stack CDKToolkit does not exist"));
    expect(await only()).toBe(
      "Account 123456789012 has not been bootstrapped for the CDK in eu-central-1: run " +
        "`npx cdk bootstrap aws://123456789012/eu-central-1`.",
    );
    bootstrapIs("ROLLBACK_COMPLETE");
    expect(await only()).toContain("has a bootstrap that is ROLLBACK_COMPLETE");
  });

  it("the ten concurrent executions of a new account", async () => {
    lambdaHas(10);
    expect(await only()).toBe(
      "Lambda has 10 concurrent executions in eu-central-1, 10 of them for staging to reserve from; " +
        `modelCallsAtOnce: 120 and apiRequestsAtOnce: 10 reserve ${RESERVED} and 100 must be left: ask Service ` +
        `Quotas for ${RESERVED + 100} ("Concurrent executions"), or lower them in lib/config.ts.`,
    );
    lambdaHas(RESERVED + 100);
    expect((await findings()).problems).toEqual([]);
  });

  it.each<[string, Partial<GetFoundationModelAvailabilityResponse>, RegExp]>([
    [
      "no agreement",
      { agreementAvailability: { status: "NOT_AVAILABLE" } },
      /^There is no agreement for eu\.anthropic\.claude-haiku\S+ yet: accept the offer/,
    ],
    [
      "an agreement that failed",
      { agreementAvailability: { status: "ERROR", errorMessage: "INVALID_PAYMENT_INSTRUMENT" } },
      /yet \(INVALID_PAYMENT_INSTRUMENT\): accept the offer/,
    ],
    ["one that is being made", { agreementAvailability: { status: "PENDING" } }, /is being made, which takes minutes/],
    [
      "no authorization",
      { authorizationStatus: "NOT_AUTHORIZED" },
      /may not call .+ \(NOT_AUTHORIZED, entitlement AVAILABLE\)/,
    ],
    ["no entitlement", { entitlementAvailability: "NOT_AVAILABLE" }, /may not call .+entitlement NOT_AVAILABLE/],
  ])("%s for a model", async (_, changes, sentence) => {
    modelIs("anthropic.claude-haiku-4-5-20251001-v1:0", changes);
    expect(await only()).toMatch(sentence);
  });

  it("no model of that name, in the region or behind a profile", async () => {
    modelIs("amazon.titan-embed-text-v2:0", { regionAvailability: "NOT_AVAILABLE" });
    expect(await only()).toContain("Bedrock has no model amazon.titan-embed-text-v2:0 in eu-central-1");
    modelIs("amazon.titan-embed-text-v2:0", {});
    // What is reached through a profile need not be in the region of the profile.
    modelIs("anthropic.claude-haiku-4-5-20251001-v1:0", { regionAvailability: "NOT_AVAILABLE" });
    expect(await findings()).toEqual({ problems: [], notes: [] });
    bedrock
      .on(GetInferenceProfileCommand, { inferenceProfileIdentifier: HAIKU })
      .rejects(refusal("ResourceNotFoundException"));
    expect(await only()).toContain(`Bedrock has no inference profile ${HAIKU} in eu-central-1`);
  });

  it("no first-use form of Anthropic, which models of others do not need", async () => {
    bedrock.on(GetUseCaseForModelAccessCommand).rejects(refusal("ResourceNotFoundException"));
    expect(await only()).toContain("Anthropic's first-use form has not been sent in for this account");
    const nova = "eu.amazon.nova-pro-v1:0";
    const models = { persona: [nova], moderator: nova, report: nova, parse: nova, embedding: nova, fallbacks: {} };
    expect((await checkAccount({ ...config, models }, ACCOUNT)).problems).toEqual([]);
  });

  it("everything at once, a sentence each", async () => {
    cloudFormation.on(DescribeStacksCommand).rejects(refusal("ValidationError"));
    lambdaHas(10);
    bedrock.on(GetUseCaseForModelAccessCommand).rejects(refusal("ResourceNotFoundException"));
    modelIs("anthropic.claude-sonnet-4-6", { agreementAvailability: { status: "NOT_AVAILABLE" } });
    expect((await findings()).problems).toHaveLength(4);
  });
});

describe("what cannot be asked", () => {
  it("is noted when these credentials may not, as those of a pipeline, and stops nothing", async () => {
    cloudFormation.on(DescribeStacksCommand).rejects(refusal("AccessDenied"));
    lambda.on(GetAccountSettingsCommand).rejects(refusal("AccessDeniedException"));
    for (const command of [
      GetFoundationModelAvailabilityCommand,
      GetInferenceProfileCommand,
      GetUseCaseForModelAccessCommand,
    ])
      bedrock.on(command as typeof GetInferenceProfileCommand).rejects(refusal("AccessDeniedException"));
    const { problems, notes } = await findings();
    expect(problems).toEqual([]);
    expect(notes).toEqual([
      "Not checked: whether the CDK is bootstrapped (these credentials lack cloudformation:DescribeStacks).",
      "Not checked: Lambda's concurrent executions (these credentials lack lambda:GetAccountSettings).",
      expect.stringContaining("Not checked: whether every model can be called"),
    ]);
  });

  it("ends the deployment when AWS fails", async () => {
    bedrock.on(GetFoundationModelAvailabilityCommand).rejects(refusal("ThrottlingException", "slow down"));
    await expect(findings()).rejects.toThrow(/AWS does not tell about the model .+ \(ThrottlingException\): slow down/);
  });
});
