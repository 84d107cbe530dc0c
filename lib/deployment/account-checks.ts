import {
  BedrockClient,
  GetFoundationModelAvailabilityCommand,
  GetInferenceProfileCommand,
  GetUseCaseForModelAccessCommand,
} from "@aws-sdk/client-bedrock";
import { CloudFormationClient, DescribeStacksCommand } from "@aws-sdk/client-cloudformation";
import { GetAccountSettingsCommand, GetFunctionConcurrencyCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { modelServerOf } from "../../functions/platform/functions/model-servers.ts";
import type { EnvironmentConfig } from "../config-schema.ts";
import { modelOfProfile, vendorOf } from "../model-ids.ts";
import { reservedExecutions } from "../reserved-executions.ts";
import { clientOptions, sentenceOf } from "./ask-aws.ts";

/** What the account lacks for a deployment, one sentence each, and what could not be checked. */
export interface AccountFindings {
  problems: string[];
  notes: string[];
}

/** The stack of `npx cdk bootstrap`, which every deployment needs. */
const BOOTSTRAP_STACK = "CDKToolkit";
/** Lambda refuses to reserve the last of an account's concurrent executions: functions without a share need them. */
const LEFT_UNRESERVED = 100;
/** Vendors whose models Amazon itself sells: they need no agreement. */
const OWN_VENDORS = new Set(["amazon"]);
const GUIDE = "docs/operations.md, Before the first deployment";

const isDenied = ({ name }: Error) =>
  /^(AccessDenied|AuthorizationError|UnauthorizedOperation|NotAuthorized)/.test(name);
/** CloudFormation calls a stack that there is not a ValidationError. */
const isMissing = ({ name }: Error) =>
  ["ResourceNotFoundException", "NotFoundException", "ValidationException", "ValidationError"].includes(name);

/** The answer to a request; `missing` if AWS does not know the resource, `denied` if these credentials may not ask. */
export async function ask<T>(what: string, request: () => Promise<T>): Promise<T | "missing" | "denied"> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof Error && isDenied(error)) return "denied";
    if (error instanceof Error && isMissing(error)) return "missing";
    throw sentenceOf(error, (name, message) => `AWS does not tell about ${what} (${name}): ${message}`);
  }
}

type Check = (config: EnvironmentConfig, account: string) => Promise<AccountFindings>;
const found = (...problems: string[]): AccountFindings => ({ problems, notes: [] });
const notAsked = (what: string, right: string): AccountFindings => ({
  problems: [],
  notes: [`Not checked: ${what} (these credentials lack ${right}).`],
});

const checkBootstrap: Check = async ({ region }, account) => {
  const client = new CloudFormationClient(clientOptions(region));
  const request = () => client.send(new DescribeStacksCommand({ StackName: BOOTSTRAP_STACK }));
  const answer = await ask("the CDK's bootstrap", request).finally(() => client.destroy());
  if (answer === "denied") return notAsked("whether the CDK is bootstrapped", "cloudformation:DescribeStacks");
  const status = answer === "missing" ? undefined : answer.Stacks?.[0]?.StackStatus;
  if (status !== undefined && /^(CREATE|UPDATE|IMPORT)_COMPLETE$|^UPDATE_ROLLBACK_COMPLETE$/.test(status))
    return found();
  const state = status === undefined ? "has not been bootstrapped" : `has a bootstrap that is ${status}`;
  return found(
    `Account ${account} ${state} for the CDK in ${region}: run \`npx cdk bootstrap aws://${account}/${region}\`.`,
  );
};

const checkConcurrency: Check = async (config) => {
  const { name, region, modelCallsAtOnce, apiRequestsAtOnce } = config;
  const client = new LambdaClient(clientOptions(region));
  const shares = [...reservedExecutions(config)];
  const ofFunction = async (functionName: string) => {
    const answer = await ask("the concurrency of a function", () =>
      client.send(new GetFunctionConcurrencyCommand({ FunctionName: `${name}-${functionName}` })),
    );
    return typeof answer === "string" ? 0 : (answer.ReservedConcurrentExecutions ?? 0);
  };
  try {
    const account = await ask("Lambda's limits", () => client.send(new GetAccountSettingsCommand({})));
    const limits = typeof account === "string" ? undefined : account.AccountLimit;
    const { ConcurrentExecutions: limit, UnreservedConcurrentExecutions: unreserved } = limits ?? {};
    if (limit === undefined || unreserved === undefined)
      return notAsked("Lambda's concurrent executions", "lambda:GetAccountSettings");
    const held = (await Promise.all(shares.map(([functionName]) => ofFunction(functionName)))).reduce((a, b) => a + b);
    const wanted = shares.reduce((sum, [, share]) => sum + share, 0);
    const missing = wanted + LEFT_UNRESERVED - (unreserved + held);
    return missing <= 0
      ? found()
      : found(
          [
            `Lambda has ${limit} concurrent executions in ${region}, ${unreserved + held} of them for ${name} to ` +
              "reserve",
            `from; modelCallsAtOnce: ${modelCallsAtOnce} and apiRequestsAtOnce: ${apiRequestsAtOnce} reserve ${wanted}`,
            `and ${LEFT_UNRESERVED} must be left: ask Service Quotas for ${limit + missing} ("Concurrent executions"),`,
            "or lower them in lib/config.ts.",
          ].join(" "),
        );
  } finally {
    client.destroy();
  }
};

/** The problem that prevents calls of a model: a sentence or nothing; `denied` if these credentials may not ask. */
async function problemOfModel(client: BedrockClient, id: string, region: string): Promise<string[] | "denied"> {
  const model = modelOfProfile(id);
  if (model !== undefined) {
    const profile = await ask(`the inference profile ${id}`, () =>
      client.send(new GetInferenceProfileCommand({ inferenceProfileIdentifier: id })),
    );
    if (profile === "missing")
      return [`Bedrock has no inference profile ${id} in ${region}: name another one in models of lib/config.ts.`];
    if (profile === "denied") return "denied";
  }
  const answer = await ask(`the model ${id}`, () =>
    client.send(new GetFoundationModelAvailabilityCommand({ modelId: model ?? id })),
  );
  if (answer === "denied") return "denied";
  // A model that is reached through a profile need not be there in the profile's own region.
  if (answer === "missing" || (model === undefined && answer.regionAvailability === "NOT_AVAILABLE"))
    return [`Bedrock has no model ${id} in ${region}: name another one in models of lib/config.ts.`];
  const { authorizationStatus, entitlementAvailability, agreementAvailability: agreed } = answer;
  const agreement = OWN_VENDORS.has(vendorOf(id)) ? "AVAILABLE" : agreed?.status;
  if (agreement === "PENDING") return [`The agreement for ${id} is being made, which takes minutes: try again then.`];
  if (agreement !== "AVAILABLE") {
    const why = agreed?.errorMessage ? ` (${agreed.errorMessage})` : "";
    const accept = "accept the offer with marketplace permissions and a payment method that it takes";
    return [`There is no agreement for ${id} yet${why}: ${accept} (${GUIDE}).`];
  }
  if (authorizationStatus !== "AUTHORIZED" || entitlementAvailability !== "AVAILABLE") {
    const state = `${authorizationStatus}, entitlement ${entitlementAvailability}`;
    return [`This account may not call ${id} (${state}): ask AWS Support, or name another model in lib/config.ts.`];
  }
  return [];
}

const checkModels: Check = async ({ models, region }) => {
  const { fallbacks, ...roles } = models;
  const all = [...Object.values(roles).flat(), ...Object.values(fallbacks)];
  const ids = [...new Set(all)].filter((id) => modelServerOf(id) === undefined);
  const client = new BedrockClient(clientOptions(region));
  try {
    const problems = await Promise.all(ids.map((id) => problemOfModel(client, id, region)));
    const useCase = ids.some((id) => vendorOf(id) === "anthropic")
      ? await ask("Anthropic's first-use form", () => client.send(new GetUseCaseForModelAccessCommand({})))
      : undefined;
    const denied = problems.includes("denied") || useCase === "denied";
    return {
      problems: [
        ...(useCase === "missing"
          ? [`Anthropic's first-use form has not been sent in for this account: do that once (${GUIDE}).`]
          : []),
        ...problems.flatMap((problem) => (problem === "denied" ? [] : problem)),
      ],
      notes: denied
        ? notAsked(
            "whether every model can be called",
            "bedrock:GetFoundationModelAvailability, GetInferenceProfile or GetUseCaseForModelAccess",
          ).notes
        : [],
    };
  } finally {
    client.destroy();
  }
};

/**
 * Checks what a deployment needs and cannot create: the CDK's bootstrap, concurrent executions to reserve, and models
 * that may be called. It changes nothing, and notes what these credentials may not ask.
 * @throws OperatorError if AWS does not answer
 */
export async function checkAccount(config: EnvironmentConfig, account: string): Promise<AccountFindings> {
  const findings = await Promise.all(
    [checkBootstrap, checkConcurrency, checkModels].map((check) => check(config, account)),
  );
  return { problems: findings.flatMap(({ problems }) => problems), notes: findings.flatMap(({ notes }) => notes) };
}
