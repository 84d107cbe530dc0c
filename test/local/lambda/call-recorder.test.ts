import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { S3Client } from "@aws-sdk/client-s3";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { SESv2Client } from "@aws-sdk/client-sesv2";
import { SFNClient } from "@aws-sdk/client-sfn";
import { SQSClient } from "@aws-sdk/client-sqs";
import { TextractClient } from "@aws-sdk/client-textract";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { FunctionName } from "../../../functions/platform/functions/environment.ts";
import { createCallRecorder } from "../../../local/lambda/call-recorder.ts";
import { createKillSwitch } from "../../../local/lambda/kill-switch.ts";
import { readRecordedCalls } from "../../support/recorded-calls.ts";

const folder = join(mkdtempSync(join(tmpdir(), "recorder-")), "calls");
afterAll(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

// Nobody listens on port 1: what is to be seen is that calls are made, not that they are answered.
Object.assign(process.env, {
  AWS_REGION: "eu-central-1",
  AWS_ACCESS_KEY_ID: "local",
  AWS_SECRET_ACCESS_KEY: "local",
  AWS_ENDPOINT_URL: "http://127.0.0.1:1",
  AWS_MAX_ATTEMPTS: "1",
});
const recorder = createCallRecorder(folder, { TABLE_NAME: "data", FILES_BUCKET: "files" });
const killSwitch = createKillSwitch();
// After the recorder, as on the functions' host: the form's maker is bound when its module is first imported.
const { openFileStore } = await import("../../../functions/platform/files/file-store.ts");
const { openUploadForms } = await import("../../../functions/platform/files/upload-forms.ts");
const { presence } = await import("../../../functions/platform/table/entity.ts");
const { openTable } = await import("../../../functions/platform/table/table.ts");
const table = openTable("data");
const files = openFileStore("files");

const key = { PK: "a", SK: "b" };
const recorded = () => Object.fromEntries([...readRecordedCalls(folder)].map(([name, rights]) => [name, [...rights]]));
const invoke = (name: FunctionName, work: () => Promise<unknown>) =>
  killSwitch.run(name, () => recorder.run(name, work)).catch(() => undefined);
beforeEach(() => killSwitch.arm([]));

describe("the recorder", () => {
  it("puts calls down to the function that makes them, side by side with others, each right once", async () => {
    await Promise.all([
      invoke("api-auth", () => table.get(presence, key)),
      invoke("api-auth", () => table.get(presence, key)),
      invoke("api-company", async () => {
        await table.transact({ Put: { Item: key } }, { Delete: { Key: key } }).catch(() => undefined);
        await files.remove(["exports/c/p/s.csv"]);
      }),
    ]);
    expect(recorded()).toEqual({
      "api-auth": ["dynamodb:GetItem on TABLE_NAME"],
      "api-company": [
        "dynamodb:PutItem on TABLE_NAME",
        "dynamodb:DeleteItem on TABLE_NAME",
        "s3:DeleteObject on FILES_BUCKET/exports/*",
      ],
    });
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it("sees that a presigned form is signed, which is no call but needs the signer's right", async () => {
    let form: unknown;
    await invoke(
      "api-briefings",
      async () => (form = await openUploadForms("files")("uploads/key", "text/plain", 10, 60)),
    );
    expect(form).toMatchObject({ fields: { key: "uploads/key" } });
    expect(recorded()["api-briefings"]).toEqual(["s3:PutObject on FILES_BUCKET/uploads/*"]);
  });

  it("sees what an invocation calls before it is killed, and not the call that never happens", async () => {
    killSwitch.arm([{ name: "api-library", beforeCall: 2 }]);
    await invoke("api-library", async () => {
      await table.get(presence, key).catch(() => undefined);
      await table.queryAll(presence, "a", "b");
    });
    expect(recorded()["api-library"]).toEqual(["dynamodb:GetItem on TABLE_NAME"]);
  });

  it("sees a call that belongs to no invocation", async () => {
    await table.get(presence, key).catch(() => undefined);
    expect(recorded()["no function"]).toEqual(["dynamodb:GetItem on TABLE_NAME"]);
  });
});

it.each([
  BedrockRuntimeClient,
  DynamoDBClient,
  DynamoDBDocumentClient,
  S3Client,
  SecretsManagerClient,
  SESv2Client,
  SQSClient,
  TextractClient,
])("sends what $name sends through the one method that is recorded", (client) => {
  expect(Object.getPrototypeOf(client.prototype)).toBe(Object.getPrototypeOf(SFNClient.prototype));
  expect(Object.hasOwn(client.prototype, "send")).toBe(false);
});
