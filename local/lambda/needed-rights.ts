import type { ModelIds } from "../../functions/platform/functions/environment.ts";
import { resourceNames, type Right } from "../../lib/permissions/right.ts";

/** A command of the AWS SDK: its class's name, and its input under the names of the service's API. */
export interface SentCommand {
  /** `GetItemCommand` */
  name: string;
  input: Readonly<Record<string, unknown>>;
}

type Variables = Readonly<Record<string, string | undefined>>;
type Needed = (input: Readonly<Record<string, unknown>>, variables: Variables) => Right[];

const known = (variables: Variables, value: unknown): string =>
  Object.entries(variables).find(([, held]) => held === value)?.[0] ?? `unknown resource ${String(value)}`;

const named =
  (action: string, field: string): Needed =>
  (input, variables) => [{ action, resource: known(variables, input[field]) }];

const table = (action: string): Needed => named(`dynamodb:${action}`, "TableName");

const batch =
  (action: string): Needed =>
  ({ RequestItems }, variables) =>
    Object.keys(RequestItems as object).map((name) => ({
      action: `dynamodb:${action}`,
      resource: known(variables, name),
    }));

/** By kind of write in a transaction; IAM knows no action for the transaction itself. */
const transactionActions: Readonly<Record<string, string>> = {
  Put: "dynamodb:PutItem",
  Update: "dynamodb:UpdateItem",
  Delete: "dynamodb:DeleteItem",
  ConditionCheck: "dynamodb:ConditionCheckItem",
  Get: "dynamodb:GetItem",
};

const transaction: Needed = ({ TransactItems }, variables) =>
  (TransactItems as Record<string, { TableName: string }>[]).flatMap((item) =>
    Object.entries(item).map(([kind, { TableName }]) => ({
      action: transactionActions[kind] ?? `unknown write ${kind}`,
      resource: known(variables, TableName),
    })),
  );

/** @param keysOf the objects that a command names */
const objects =
  (action: string, keysOf = ({ Key }: Parameters<Needed>[0]) => [Key]): Needed =>
  (input, variables) => {
    const bucket = known(variables, input.Bucket);
    const folders = new Set(keysOf(input).map((key) => String(key).split("/")[0] as string));
    return [...folders].map((folder) => ({ action: `s3:${action}`, resource: resourceNames.objects(bucket, folder) }));
  };

const executions =
  (action: string): Needed =>
  ({ executionArn }, variables) => {
    const stateMachine = String(executionArn)
      .replace(":execution:", ":stateMachine:")
      .replace(/:[^:]+$/, "");
    return [{ action: `states:${action}`, resource: resourceNames.executions(known(variables, stateMachine)) }];
  };

/** Textract has no resources, but reads what lies in a bucket with the rights of its caller. */
const textract =
  (action: string): Needed =>
  ({ Document, DocumentLocation }, variables) => {
    const { S3Object } = (Document ?? DocumentLocation ?? {}) as { S3Object?: { Bucket: string; Name: string } };
    return [
      { action: `textract:${action}`, resource: resourceNames.any },
      ...(S3Object ? objects("GetObject", ({ Name }) => [Name])({ ...S3Object }, variables) : []),
    ];
  };

const model: Needed = ({ modelId }, { MODEL_IDS = "{}" }) => {
  // In a deployment one embedding model rates and tells similarity, under one right.
  const { fallbacks, similarity, ...own } = JSON.parse(MODEL_IDS) as ModelIds;
  const roles = { ...own, embedding: similarity ?? own.embedding };
  const played = (Object.entries(roles) as [keyof typeof roles, string | string[] | null][]).filter(([, ids]) =>
    [ids].flat().includes(modelId as string),
  );
  const replaces = Object.values(fallbacks).includes(modelId as string);
  const resources = [
    ...played.map(([role]) => resourceNames.model(role)),
    ...(replaces ? [resourceNames.model("fallbacks")] : []),
  ];
  const action = "bedrock:InvokeModel";
  if (resources.length === 0) return [{ action, resource: `unknown resource ${String(modelId)}` }];
  // A model with several roles does not tell in which of them it was called: that is no evidence of any.
  return resources.length === 1 ? resources.map((resource) => ({ action, resource })) : [];
};

const mail: Needed = ({ FromEmailAddress }, { MAIL_FROM }) => [
  {
    action: "ses:SendEmail",
    resource: FromEmailAddress === MAIL_FROM ? resourceNames.mailDomain : `unknown sender ${String(FromEmailAddress)}`,
  },
];

/** What IAM checks for each command that functions may send. https://docs.aws.amazon.com/service-authorization/ */
const neededBy: Readonly<Record<string, Needed>> = {
  GetItemCommand: table("GetItem"),
  UpdateItemCommand: table("UpdateItem"),
  BatchGetItemCommand: batch("BatchGetItem"),
  BatchWriteItemCommand: batch("BatchWriteItem"),
  TransactWriteItemsCommand: transaction,
  QueryCommand: ({ TableName, IndexName }, variables) => {
    const name = known(variables, TableName);
    const resource = IndexName === undefined ? name : resourceNames.index(name, IndexName as string);
    return [{ action: "dynamodb:Query", resource }];
  },
  StartExecutionCommand: named("states:StartExecution", "stateMachineArn"),
  StopExecutionCommand: executions("StopExecution"),
  DescribeExecutionCommand: executions("DescribeExecution"),
  SendMessageCommand: named("sqs:SendMessage", "QueueUrl"),
  SendMessageBatchCommand: named("sqs:SendMessage", "QueueUrl"),
  GetObjectCommand: objects("GetObject"),
  HeadObjectCommand: objects("GetObject"),
  PutObjectCommand: objects("PutObject"),
  DeleteObjectCommand: objects("DeleteObject"),
  DeleteObjectsCommand: objects("DeleteObject", ({ Delete }) =>
    (Delete as { Objects: { Key: string }[] }).Objects.map(({ Key }) => Key),
  ),
  ListObjectsV2Command: named("s3:ListBucket", "Bucket"),
  GetSecretValueCommand: named("secretsmanager:GetSecretValue", "SecretId"),
  DetectDocumentTextCommand: textract("DetectDocumentText"),
  StartDocumentTextDetectionCommand: textract("StartDocumentTextDetection"),
  GetDocumentTextDetectionCommand: textract("GetDocumentTextDetection"),
  ConverseCommand: model,
  InvokeModelCommand: model,
  SendEmailCommand: mail,
};

/**
 * The rights that a call needs. What is not known here is a right that nobody has, so that it comes to light.
 * @param variables environment of the function
 */
export function rightsNeededBy({ name, input }: SentCommand, variables: Variables): Right[] {
  const needed = neededBy[name];
  return needed ? needed(input, variables) : [{ action: `unknown command ${name}`, resource: resourceNames.any }];
}
