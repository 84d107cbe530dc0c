import { expect, it } from "vitest";
import { rightsNeededBy } from "../../../local/lambda/needed-rights.ts";
import { rightText } from "../../../lib/permissions/right.ts";

const machine = "arn:aws:states:eu-central-1:000000000000:stateMachine:local-simulation";
const variables = {
  TABLE_NAME: "data",
  DELETION_QUEUE_URL: "http://127.0.0.1/deletion",
  MAIL_QUEUE_URL: "http://127.0.0.1/mail",
  FILES_BUCKET: "files",
  TOKEN_SECRET_ID: "key",
  SIMULATION_ARN: machine,
  MAIL_FROM: "Research <no-reply@example.com>",
  MODEL_IDS: JSON.stringify({
    persona: ["p1", "p2"],
    moderator: "m",
    report: "shared",
    parse: "shared",
    embedding: "e",
    fallbacks: { m: "instead", p1: "p2" },
  }),
};
const needed = (name: string, input: Record<string, unknown>) =>
  rightsNeededBy({ name, input }, variables).map(rightText);
const TableName = "data";

it.each<[string, Record<string, unknown>, string[]]>([
  ["GetItemCommand", { TableName }, ["dynamodb:GetItem on TABLE_NAME"]],
  ["UpdateItemCommand", { TableName }, ["dynamodb:UpdateItem on TABLE_NAME"]],
  ["BatchGetItemCommand", { RequestItems: { data: {} } }, ["dynamodb:BatchGetItem on TABLE_NAME"]],
  ["BatchWriteItemCommand", { RequestItems: { data: [] } }, ["dynamodb:BatchWriteItem on TABLE_NAME"]],
  ["QueryCommand", { TableName }, ["dynamodb:Query on TABLE_NAME"]],
  ["QueryCommand", { TableName, IndexName: "work" }, ["dynamodb:Query on TABLE_NAME/index/work"]],
  [
    "TransactWriteItemsCommand",
    { TransactItems: [{ Put: { TableName } }, { Update: { TableName } }, { ConditionCheck: { TableName } }] },
    [
      "dynamodb:PutItem on TABLE_NAME",
      "dynamodb:UpdateItem on TABLE_NAME",
      "dynamodb:ConditionCheckItem on TABLE_NAME",
    ],
  ],
  ["StartExecutionCommand", { stateMachineArn: machine }, ["states:StartExecution on SIMULATION_ARN"]],
  [
    "StopExecutionCommand",
    { executionArn: `${machine.replace("stateMachine", "execution")}:abc` },
    ["states:StopExecution on executions of SIMULATION_ARN"],
  ],
  ["SendMessageCommand", { QueueUrl: "http://127.0.0.1/mail" }, ["sqs:SendMessage on MAIL_QUEUE_URL"]],
  [
    "DeleteObjectsCommand",
    { Bucket: "files", Delete: { Objects: [{ Key: "uploads/a" }, { Key: "exports/b" }, { Key: "uploads/c" }] } },
    ["s3:DeleteObject on FILES_BUCKET/uploads/*", "s3:DeleteObject on FILES_BUCKET/exports/*"],
  ],
  ["ListObjectsV2Command", { Bucket: "files" }, ["s3:ListBucket on FILES_BUCKET"]],
  ["GetSecretValueCommand", { SecretId: "key" }, ["secretsmanager:GetSecretValue on TOKEN_SECRET_ID"]],
  ["DetectDocumentTextCommand", { Document: { Bytes: "x" } }, ["textract:DetectDocumentText on *"]],
  [
    "StartDocumentTextDetectionCommand",
    { DocumentLocation: { S3Object: { Bucket: "files", Name: "companies/x" } } },
    ["textract:StartDocumentTextDetection on *", "s3:GetObject on FILES_BUCKET/companies/*"],
  ],
  ["InvokeModelCommand", { modelId: "e" }, ["bedrock:InvokeModel on MODEL_IDS.embedding"]],
  ["ConverseCommand", { modelId: "p1" }, ["bedrock:InvokeModel on MODEL_IDS.persona"]],
  ["ConverseCommand", { modelId: "instead" }, ["bedrock:InvokeModel on MODEL_IDS.fallbacks"]],
  ["SendEmailCommand", { FromEmailAddress: variables.MAIL_FROM }, ["ses:SendEmail on domain of MAIL_FROM"]],
])("%s needs the right of the action on the resource: %j", (name, input, rights) => {
  expect(needed(name, input)).toEqual(rights);
});

it.each([
  ["report", "shared"],
  ["a fallback", "p2"],
])("takes a model that plays another role beside %s for evidence of neither", (_, modelId) => {
  expect(needed("ConverseCommand", { modelId })).toEqual([]);
});

it.each<[string, Record<string, unknown>]>([
  ["ScanCommand", { TableName }],
  ["GetItemCommand", { TableName: "another" }],
  ["TransactWriteItemsCommand", { TransactItems: [{ Replace: { TableName } }] }],
  ["ConverseCommand", { modelId: "another" }],
  ["SendEmailCommand", { FromEmailAddress: "somebody@else.example" }],
])("makes of what it does not know a right that nobody has: %s %j", (name, input) => {
  expect(needed(name, input).join()).toMatch(/unknown/);
});
