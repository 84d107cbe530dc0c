import { Validations, type App } from "aws-cdk-lib";
import { RegionInfo } from "aws-cdk-lib/region-info";
import { childPipelines, functionEntries, type FunctionDefinition } from "../functions/service/functions/functions.ts";
import type { EnvironmentConfig } from "./config.ts";
import { modelIdsOf } from "./constructs/model-access.ts";
import { modelOfProfile } from "./model-ids.ts";
import { tracingOf } from "./constructs/service-function.ts";
import { pipelineNames } from "./operations/watched-functions.ts";

export interface NagAcknowledgement {
  /** Path of the construct in the app. */
  path: string;
  /** Rule, with the finding in brackets where a rule reports several. */
  id: string;
  reason: string;
}

const stackOf = ({ trigger }: FunctionDefinition): string => (trigger.kind === "api" ? "api" : "pipelines");

/** The finding on all executions of a pipeline. */
function allExecutions({ name, region }: EnvironmentConfig, pipeline: string): string {
  const { partition = "aws" } = RegionInfo.get(region);
  const arn = `arn:${partition}:states:${region}:<AWS::AccountId>:execution:${name}-${pipeline}:*`;
  return `AwsSolutions-IAM5[Resource::${arn}]`;
}

/** The wildcards of the functions' roles, which follow from the catalogue. */
function functionWildcards(config: EnvironmentConfig): Omit<NagAcknowledgement, "path">[][] {
  const { partition = "aws" } = RegionInfo.get(config.region);
  return functionEntries.map(([, definition]) => {
    const { permissions } = definition;
    const models = modelIdsOf(config.models, permissions.models ?? [])
      .map(modelOfProfile)
      .filter((id) => id !== undefined);
    const files = Object.keys(permissions.files ?? {}).map((folder) => ({
      // The bucket's ARN as one stack exports it to the other.
      id: `AwsSolutions-IAM5[Resource::${config.name}-data:ExportsOutputFnGetAttFiles8E6940B8ArnD8EE6C03/${folder}/*]`,
      reason: "Keys of objects are made of the ids of company, project and briefing, which are not known before.",
    }));
    const withoutResources = [
      ...(permissions.readsScans ? ["Amazon Textract"] : []),
      ...(tracingOf(definition) ? ["AWS X-Ray"] : []),
    ];
    const everything =
      withoutResources.length > 0
        ? [
            {
              id: "AwsSolutions-IAM5[Resource::*]",
              reason: `To name in a policy there are no resources of ${withoutResources.join(" and ")}.`,
            },
          ]
        : [];
    const pipelines = new Set([...(permissions.stopsPipelines ?? []), ...(permissions.describesPipelines ?? [])]);
    return [
      ...files,
      ...everything,
      ...models.map((id) => ({
        id: `AwsSolutions-IAM5[Resource::arn:${partition}:bedrock:*::foundation-model/${id}]`,
        reason:
          "An inference profile calls this one model in whichever region it chooses; a condition allows that " +
          "through the profile alone.",
      })),
      ...[...pipelines].map((name) => ({
        id: allExecutions(config, name),
        reason: `Executions of ${name} are named after what they work for, so their names are not known before.`,
      })),
    ];
  });
}

/** Every finding of cdk-nag that is accepted in an environment, each with its reason. */
export function nagAcknowledgements(config: EnvironmentConfig): NagAcknowledgement[] {
  const at = (path: string, id: string, reason: string) => ({ path: `${config.name}-${path}`, id, reason });
  const wildcards = functionWildcards(config);
  return [
    at(
      "data/TokenSecret",
      "AwsSolutions-SMG4",
      "The signing key is rotated by hand: the secret lists previous keys, which verify until the tokens they " +
        "signed have expired. A rotation function would be one more holder of the key.",
    ),
    at(
      "data/RespondentsSecret",
      "AwsSolutions-SMG4",
      "What was encrypted with a key can be opened with that key alone, so a key is only ever added, by " +
        "hand: one that was rotated away would lose what is known of real respondents.",
    ),
    at(
      "data/SignalSecret",
      "AwsSolutions-SMG4",
      "The services that signals come from give out credentials by hand, on their websites; there is nothing that " +
        "a rotation function could call.",
    ),
    at(
      "data/Files",
      "AwsSolutions-S1",
      "Objects are reached by functions alone, whose logs name every request; a presigned form writes one object " +
        "and reads none.",
    ),
    at(
      "api/Api",
      "AwsSolutions-APIG2",
      "Bodies and queries are validated in the functions, against the schemas the OpenAPI document is made of; the " +
        "gateway's validator would answer in other words and statuses.",
    ),
    at(
      "api/Api/CloudWatchRole",
      "AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/" +
        "AmazonAPIGatewayPushToCloudWatchLogs]",
      "API Gateway asks for this very policy on the role by which it writes logs for the account.",
    ),
    at(
      "pipelines/EndedExecutionsUndelivered",
      "AwsSolutions-SQS3",
      "It is a dead-letter queue itself, of an event rule and of a function, which the rule does not look at.",
    ),
    ...pipelineNames.map((name) =>
      at(
        `pipelines/${name}-pipeline`,
        "AwsSolutions-IAM5[Resource::*]",
        "Log delivery and X-Ray, which Step Functions needs here, have no resource-level permissions.",
      ),
    ),
    ...Object.entries(childPipelines).flatMap(([parent, children]) =>
      Object.values(children ?? {}).map((child) =>
        at(
          `pipelines/${parent}-pipeline`,
          allExecutions(config, child),
          `It looks after the executions of ${child} that it starts, whose names are not known before.`,
        ),
      ),
    ),
    ...functionEntries.flatMap(([name, definition], index) =>
      (wildcards[index] ?? []).map(({ id, reason }) => at(`${stackOf(definition)}/${name}-role`, id, reason)),
    ),
  ];
}

/**
 * Records acknowledgements in the app.
 * @throws Error if one is about a construct that does not exist
 */
export function acknowledgeFindings(app: App, acknowledgements: readonly NagAcknowledgement[]): void {
  const constructs = new Map(app.node.findAll().map((construct) => [construct.node.path, construct]));
  for (const { path, id, reason } of acknowledgements) {
    const construct = constructs.get(path);
    if (!construct) throw new Error(`lib/nag-acknowledgements.ts accepts ${id} at ${path}, where there is nothing.`);
    Validations.of(construct).acknowledge({ id, reason });
  }
}
