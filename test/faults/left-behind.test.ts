import { S3Client } from "@aws-sdk/client-s3";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFileStore } from "../../functions/platform/files/file-store.ts";
import { newId } from "../../functions/platform/ids.ts";
import { briefingObjects, uploadObject } from "../../functions/briefings/record.ts";
import { createBriefingStore } from "../../functions/briefings/store.ts";
import {
  briefingKey,
  groupKey,
  personaKey,
  deletionJobKey,
  simulationKey,
  uploadKey,
} from "../../functions/platform/table/keys.ts";
import { createReliabilityStore } from "../../functions/findings/reliability/store.ts";
import { openTable } from "../../functions/platform/table/table.ts";
import { FILES_BUCKET, TABLE_NAME } from "../../local/stack/function-environment.ts";
import { Company } from "../support/company.ts";
import { operators } from "../support/executions.ts";
import { objectKeys } from "../support/objects.ts";
import { itemsOf } from "../support/table-contents.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let company: Company;
let table: DynamoDBDocumentClient;
beforeAll(async () => {
  stack = await borrowStack();
  company = await Company.signUp(stack.url);
  table = DynamoDBDocumentClient.from(new DynamoDBClient(clientOptions()));
});
afterAll(() => {
  table.destroy();
  return stack.close();
});

const clientOptions = () => ({
  endpoint: stack.endpoints.dynamodb,
  region: "local",
  credentials: { accessKeyId: "local", secretAccessKey: "local" },
});
const sweep = () => stack.functions.invoke("worker-sweep-unfinished", {}, "test");
const LONG_AGO = { ":shard": "work", ":since": "2026-01-01T00:00:00.000" };

describe("the sweeper", () => {
  it("starts a generation whose execution was never started", async () => {
    const projectId = await company.createProject();
    const groupId = await company.createGroup(projectId, { persona_count: 2 });
    // What the route leaves behind when the call to Step Functions fails after its write.
    await table.send(
      new UpdateCommand({
        TableName: TABLE_NAME,
        Key: groupKey({ companyId: company.user.company_id, projectId, groupId }),
        UpdateExpression:
          "SET #status = :generating, generation = :one, generating_count = :two, work_shard = :shard, " +
          "work_since = :since",
        ExpressionAttributeNames: { "#status": "status" },
        ExpressionAttributeValues: { ":generating": "generating", ":one": 1, ":two": 2, ...LONG_AGO },
      }),
    );
    await sweep();
    expect(await company.waitForGroup(projectId, groupId)).toMatchObject({
      generation_status: "complete",
      personas_total: 2,
    });
  });

  it("fails a study whose execution ended without saying so", async () => {
    const { projectId, groupId } = await company.prepare({ persona_count: 1 });
    const id = (await company.startConceptTest(projectId, groupId)).body.id as string;
    await company.waitForSimulation(projectId, id);
    const step = operators(stack.endpoints.step_functions);
    await until(
      () => step.history("simulation", id),
      (events) => events.at(-1)?.type === "ExecutionSucceeded",
    );
    step.close();
    await table.send(
      new UpdateCommand({
        TableName: TABLE_NAME,
        Key: simulationKey({ companyId: company.user.company_id, projectId, simulationId: id }),
        UpdateExpression: "SET #status = :running, work_shard = :shard, work_since = :since",
        ExpressionAttributeNames: { "#status": "status" },
        ExpressionAttributeValues: { ":running": "running", ...LONG_AGO },
      }),
    );
    // The execution's last event and the sweeper can meet; a second sweep finds it ended.
    await until(
      async () => {
        await sweep();
        return (await company.get(`/projects/${projectId}/simulations/${id}`)).body;
      },
      ({ status }) => status === "failed",
    );
    expect((await company.get(`/projects/${projectId}/simulations/${id}`)).body.error).toMatch(
      /internal error; try again/,
    );
  });

  it("starts a reliability study whose execution was never started", async () => {
    const { projectId, groupId } = await company.prepare({ persona_count: 1 });
    const simulationId = (await company.startConceptTest(projectId, groupId)).body.id as string;
    await company.waitForSimulation(projectId, simulationId);
    const ref = { companyId: company.user.company_id as string, projectId, simulationId };
    // What the route leaves behind when the call to Step Functions fails after its write.
    const study = {
      id: newId(),
      simulation_id: simulationId,
      project_id: projectId,
      status: "running",
      runs: 2,
      no_persona_run: false,
      direct_estimate: false,
      vary: [] as [],
      completed: new Set<string>(),
      created_at: "2026-01-01T00:00:00.000",
    } as const;
    const store = createReliabilityStore(openTable(TABLE_NAME, clientOptions()));
    expect(await store.create(ref, [], study, null)).toBe("created");
    await sweep();
    const path = `/projects/${projectId}/simulations/${simulationId}/reliability-check`;
    const ended = await until(
      async () => (await company.get(path)).body,
      ({ status }) => status !== "running",
    );
    expect(ended).toMatchObject({ id: study.id, status: "complete", completed_runs: 2 });
  });

  it("leaves young work alone", async () => {
    const projectId = await company.createProject();
    const groupId = await company.createGroup(projectId);
    await table.send(
      new UpdateCommand({
        TableName: TABLE_NAME,
        Key: groupKey({ companyId: company.user.company_id, projectId, groupId }),
        UpdateExpression:
          "SET #status = :generating, generation = :one, generating_count = :one, work_shard = :shard, " +
          "work_since = :since",
        ExpressionAttributeNames: { "#status": "status" },
        ExpressionAttributeValues: {
          ":generating": "generating",
          ":one": 1,
          ":shard": "work",
          ":since": new Date().toISOString().slice(0, 23),
        },
      }),
    );
    await sweep();
    expect((await company.get(`/projects/${projectId}/persona-groups/${groupId}`)).body.generation_status).toBe(
      "generating",
    );
  });

  it("repeats a deletion whose message was lost", async () => {
    const projectId = newId();
    const groupId = newId();
    const companyId = company.user.company_id as string;
    await table.send(
      new PutCommand({
        TableName: TABLE_NAME,
        Item: { ...personaKey({ companyId, projectId, groupId }, newId()), entity: "persona" },
      }),
    );
    const jobId = newId();
    await table.send(
      new PutCommand({
        TableName: TABLE_NAME,
        Item: {
          ...deletionJobKey(companyId, jobId),
          entity: "deletion",
          job_id: jobId,
          company_id: companyId,
          project_id: projectId,
          target: { kind: "persona_group", group_id: groupId, generation: 0 },
          work_shard: "work",
          work_since: LONG_AGO[":since"],
        },
      }),
    );
    await sweep();
    await until(
      async () => [
        ...(await itemsOf(stack.endpoints.dynamodb, groupId)),
        ...(await itemsOf(stack.endpoints.dynamodb, jobId)),
      ],
      (items) => items.length === 0,
    );
  });
});

describe("files that were left behind", () => {
  const ids = async () => {
    const projectId = await company.createProject();
    return { companyId: company.user.company_id as string, projectId };
  };
  const objectsOf = async (id: string) => (await objectKeys(stack.endpoints.s3)).filter((key) => key.includes(id));
  const makeOld = (key: { PK: string; SK: string }) =>
    table.send(
      new UpdateCommand({
        TableName: TABLE_NAME,
        Key: { ...key },
        UpdateExpression: "SET work_since = :since",
        ExpressionAttributeValues: { ":since": LONG_AGO[":since"] },
      }),
    );
  const files = () =>
    openFileStore(
      FILES_BUCKET,
      new S3Client({
        endpoint: stack.endpoints.s3,
        region: "local",
        credentials: { accessKeyId: "local", secretAccessKey: "local" },
      }),
    );

  it("by a briefing that was never completed are removed, and it is never seen", async () => {
    const ref = { ...(await ids()), briefingId: newId() };
    const store = createBriefingStore(openTable(TABLE_NAME, clientOptions()));
    await store.begin(ref);
    await files().put(briefingObjects(ref, ref.briefingId).file, "half", "text/plain");
    expect((await company.get(`/projects/${ref.projectId}/briefings`)).body).toEqual([]);
    expect((await company.get(`/projects/${ref.projectId}/briefings/${ref.briefingId}`)).status).toBe(404);
    await sweep();
    // It may be in the making still.
    expect(await objectsOf(ref.briefingId)).toHaveLength(1);
    await makeOld(briefingKey(ref));
    await sweep();
    expect([await objectsOf(ref.briefingId), await itemsOf(stack.endpoints.dynamodb, ref.briefingId)]).toEqual([
      [],
      [],
    ]);
  });

  it("by an upload that became a briefing are removed, which stays", async () => {
    const ref = await ids();
    const base = `/projects/${ref.projectId}/briefings`;
    const upload = { file_name: "a.txt", content_type: "text/plain", size: 10 };
    const id = (await company.post(`${base}/uploads`, upload)).body.upload_id as string;
    await files().put(uploadObject(ref, id), "0123456789", "text/plain");
    const { body } = await company.post(base, { upload_id: id, title: "Board" });
    expect(await objectsOf(id)).toEqual([]);
    await makeOld(uploadKey(ref, id));
    await sweep();
    expect(await itemsOf(stack.endpoints.dynamodb, id)).toEqual([]);
    expect((await company.get(`${base}/${body.id as string}`)).body).toEqual(body);
    expect((await company.post(base, { upload_id: id, title: "Board" })).status).toBe(404);
  });

  it("by an upload that became no briefing are removed after an hour", async () => {
    const ref = await ids();
    const { body } = await company.post(`/projects/${ref.projectId}/briefings/uploads`, {
      file_name: "a.txt",
      content_type: "text/plain",
      size: 10,
    });
    const id = body.upload_id as string;
    await files().put(uploadObject(ref, id), "0123456789", "text/plain");
    await sweep();
    expect(await objectsOf(id)).toHaveLength(1);
    await makeOld(uploadKey(ref, id));
    await sweep();
    expect([await objectsOf(id), await itemsOf(stack.endpoints.dynamodb, id)]).toEqual([[], []]);
  });
});

describe("a queue message", () => {
  it("delivered three times has one effect, and an unknown job none", async () => {
    const { projectId, groupId } = await company.prepare({ persona_count: 1 });
    const other = await company.prepare({ persona_count: 1 });
    await company.delete(`/projects/${projectId}/persona-groups/${groupId}`);
    const message = {
      Records: [{ messageId: "1", body: JSON.stringify({ company_id: company.user.company_id, job_id: newId() }) }],
    };
    await Promise.all([1, 2, 3].map(() => stack.functions.invoke("worker-delete-resources", message, "test")));
    await until(
      () => itemsOf(stack.endpoints.dynamodb, groupId),
      (items) => items.length === 0,
    );
    expect(
      (await company.get(`/projects/${other.projectId}/persona-groups/${other.groupId}`)).body.personas_total,
    ).toBe(1);
    expect((await company.get(`/projects/${projectId}`)).body.persona_group_count).toBe(0);
  });
});
