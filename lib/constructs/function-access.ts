import { Stack } from "aws-cdk-lib";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { ISecret } from "aws-cdk-lib/aws-secretsmanager";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import type { DeployedModelIds } from "../../functions/platform/functions/environment.ts";
import type { PipelineName, QueueName, FunctionPermissions } from "../../functions/service/functions/functions.ts";
import { modelAccess, modelIdsOf } from "./model-access.ts";

const TEXTRACT_ACTIONS = [
  "textract:DetectDocumentText",
  "textract:StartDocumentTextDetection",
  "textract:GetDocumentTextDetection",
];

/**
 * The resources that functions may access. Pipelines are created after the functions of their states, so they are
 * optional.
 */
export interface TouchableResources {
  table: ITable;
  workIndexName: string;
  tokenSecret: ISecret;
  respondentsSecret: ISecret;
  signalSecret: ISecret;
  queues: Record<QueueName, IQueue>;
  files: IBucket;
  /** Domain that SES has verified for the sender. */
  mailDomain: string;
  models: DeployedModelIds;
  /** ARNs of the secrets that are keys of model servers. */
  modelKeys: readonly string[];
  pipelines?: Record<PipelineName, TouchablePipeline>;
}

export interface TouchablePipeline {
  stateMachineArn: string;
  /** Pattern of the ARNs of its executions. */
  executionsArn: string;
}

/** The policy statements for the resources that a function accesses, and no others. */
export function accessStatements(
  scope: Construct,
  permissions: FunctionPermissions,
  resources: TouchableResources,
): PolicyStatement[] {
  const pipeline = (name: PipelineName): TouchablePipeline => {
    const found = resources.pipelines?.[name];
    if (!found) throw new Error(`${scope.node.path} touches the pipeline ${name}, which is not there yet`);
    return found;
  };
  const statement = (actions: string[], targets: string[]): PolicyStatement[] =>
    actions.length > 0 && targets.length > 0 ? [new PolicyStatement({ actions, resources: targets })] : [];

  return [
    ...statement(
      (permissions.table ?? []).map((action) => `dynamodb:${action}`),
      [resources.table.tableArn],
    ),
    ...statement(
      ["dynamodb:Query"],
      permissions.workIndex ? [`${resources.table.tableArn}/index/${resources.workIndexName}`] : [],
    ),
    ...(["tokenSecret", "respondentsSecret", "signalSecret"] as const).flatMap((secret) =>
      statement(["secretsmanager:GetSecretValue"], permissions[secret] ? [resources[secret].secretArn] : []),
    ),
    ...statement(["secretsmanager:GetSecretValue"], permissions.models ? [...resources.modelKeys] : []),
    ...modelAccess(scope, modelIdsOf(resources.models, permissions.models ?? [])),
    ...statement(
      ["states:StartExecution"],
      (permissions.startsPipelines ?? []).map((name) => pipeline(name).stateMachineArn),
    ),
    ...statement(
      ["states:StopExecution"],
      (permissions.stopsPipelines ?? []).map((name) => pipeline(name).executionsArn),
    ),
    ...statement(
      ["states:DescribeExecution"],
      (permissions.describesPipelines ?? []).map((name) => pipeline(name).executionsArn),
    ),
    ...statement(
      ["sqs:SendMessage"],
      (permissions.sendsTo ?? []).map((queue) => resources.queues[queue].queueArn),
    ),
    ...Object.entries(permissions.files ?? {}).flatMap(([folder, actions]) =>
      statement(
        actions.map((action) => `s3:${action}`),
        [resources.files.arnForObjects(`${folder}/*`)],
      ),
    ),
    ...(permissions.listsFiles
      ? [
          new PolicyStatement({
            actions: ["s3:ListBucket"],
            resources: [resources.files.bucketArn],
            conditions: {
              StringLike: { "s3:prefix": Object.keys(permissions.files ?? {}).map((name) => `${name}/*`) },
            },
          }),
        ]
      : []),
    // Textract has no resources; a document it reads from the bucket it reads with the caller's s3:GetObject.
    ...statement(permissions.readsScans ? TEXTRACT_ACTIONS : [], ["*"]),
    ...statement(permissions.sendsMail ? ["ses:SendEmail"] : [], [
      Stack.of(scope).formatArn({ service: "ses", resource: "identity", resourceName: resources.mailDomain }),
    ]),
  ];
}
