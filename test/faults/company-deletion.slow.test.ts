import { GetQueueAttributesCommand, SQSClient, SendMessageCommand } from "@aws-sdk/client-sqs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pairEntity } from "../../functions/studies/calibration/record.ts";
import { monthOf } from "../../functions/platform/costs/month.ts";
import { newId } from "../../functions/platform/ids.ts";
import { timestamp } from "../../functions/platform/timestamp.ts";
import { createCompanyStore } from "../../functions/accounts/company/store.ts";
import { companyBudgetEntity, monthlyCostEntity } from "../../functions/platform/costs/store-items.ts";
import { noCost } from "../../functions/platform/costs/cost.ts";
import { companyBudgetKey, companyCostKey, deletionJobKey, pairKey } from "../../functions/platform/table/keys.ts";
import type { Table } from "../../functions/platform/table/table.ts";
import { ACCOUNT_ID } from "../../local/stack/state-machines.ts";
import { colleagues, invite, someone } from "../support/colleagues.ts";
import { Company, PASSWORD } from "../support/company.ts";
import { deleteKilledAtEveryCall } from "../support/dying-deletion.ts";
import { operators } from "../support/executions.ts";
import { form } from "../support/form.ts";
import { libraryPersona, openLibrary, openLocalTable, seedLibrary } from "../support/library.ts";
import { waitForMail } from "../support/mails.ts";
import { objectKeys, putObject } from "../support/objects.ts";
import { openRawTable, type RawTable } from "../support/raw-table.ts";
import { sendTestEvent, startReceiver, waitForDeliveries, type Receiver } from "../support/receiver.ts";
import { refresh } from "../support/refresh-token.ts";
import { mentionsOf, tableHash } from "../support/table-contents.ts";
import { samplePair } from "../support/sample-pairs.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { rawItem } from "../support/raw-item.ts";
import { until } from "../support/until.ts";

const LONG_AGO = "2026-01-01T00:00:00.000";

let stack: TemporaryStack;
let table: Table;
let raw: RawTable;
let sqs: SQSClient;
let hang = 0;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver((response, { path }) => response.writeHead(path === "/busy" ? 500 : 204).end());
  stack = await startTemporaryStack({ modelFaults: () => (hang > 0 ? { hangMs: hang } : undefined) });
  table = openLocalTable(stack.endpoints.dynamodb);
  raw = openRawTable(stack.endpoints.dynamodb);
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  sqs = new SQSClient({ endpoint: stack.endpoints.sqs, region: "local", credentials });
});
afterAll(async () => {
  await receiver.close();
  raw.close();
  sqs.destroy();
  return stack.close();
});

const idOf = (company: Company): string => company.user.company_id as string;
const deletion = `/company?name=`;
const nameOf = (company: Company): string => encodeURIComponent(company.user.company_name as string);
const sweep = () => stack.functions.invoke("worker-sweep-unfinished", {}, "test");

/** Everything that still speaks of a company: items and objects. */
const leftovers = async (companyId: string): Promise<string[]> => [
  ...(await mentionsOf(stack.endpoints.dynamodb, companyId)),
  ...(await objectKeys(stack.endpoints.s3)).filter((key) => key.includes(companyId)),
];

/** What speaks of a company beside the job that removes it. */
const leftoversBesideJob = async (companyId: string): Promise<string[]> =>
  (await leftovers(companyId)).filter((key) => !key.startsWith(`C#${companyId} DELETION#`));

/** A company with something of everything that it can have. */
async function fullCompany() {
  const owner = await Company.signUp(stack.url);
  const companyId = idOf(owner);
  const member = await colleagues(stack, owner).join();
  await owner.post("/auth/login", { email: owner.email, password: PASSWORD });
  expect((await refresh(member.client, member.refreshToken)).status).toBe(200);
  await owner.post("/auth/forgot-password", { email: owner.email });
  await waitForMail(stack, owner.email);
  // Renewed once: the link of the first mail has a token that no invitation names any more.
  const invited = someone();
  for (const mails of [1, 2]) {
    expect((await invite(owner, invited, { "idempotency-key": newId() })).status).toBe(201);
    await waitForMail(stack, invited, mails);
  }
  await seedLibrary(openLibrary(stack.endpoints.dynamodb), companyId, [{}, {}]);
  await raw.put(pairKey(companyId, newId()), { ...pairEntity.label, ...samplePair(1, [[0.5, 0.4]]) });
  await raw.put(companyBudgetKey(companyId), { ...companyBudgetEntity.label, monthly_usd: 200 });

  await sendTestEvent(owner, `${receiver.url}/taken`);

  const group = await owner.prepare({ persona_count: 1 });
  const { raw: content, headers } = form(
    { title: "Board" },
    { name: "a.txt", bytes: Buffer.from("Oat drink, 1.99 EUR") },
  );
  await owner.call("POST", `/projects/${group.projectId}/briefings`, { raw: content, headers });
  const upload = { file_name: "a.txt", content_type: "text/plain", size: 10 };
  await owner.post(`/projects/${group.projectId}/briefings/uploads`, upload, { "idempotency-key": newId() });
  const study = (await owner.startConceptTest(group.projectId, group.groupId)).body.id as string;
  expect((await owner.waitForSimulation(group.projectId, study)).status).toBe("complete");
  await waitForDeliveries(stack, companyId, ["webhook.test", "simulation.complete"]);
  return { owner, companyId, member, invited, ...group };
}

const kindsOf = (keys: readonly string[]): string[] =>
  [...new Set(keys.map((key) => /^[A-Z]+(?=#)|^\w+(?=\/)/.exec(key)?.[0] ?? key))].sort();

/** Of a company's items, once what its mails have begun has been written: a mail is there before its record is. */
function hashAtRest(companyId: string): Promise<string> {
  let last = "";
  const isAsBefore = (hash: string) => {
    const isSame = hash === last;
    last = hash;
    return isSame;
  };
  return until(() => tableHash(stack.endpoints.dynamodb, `C#${companyId}`), isAsBefore);
}

describe("the deletion of a company", () => {
  it("in the middle of a run leaves nothing but its job, and after a last pass nothing at all", async () => {
    const { owner, companyId, member, invited, projectId, groupId } = await fullCompany();
    // Waits for its next attempt.
    await sendTestEvent(owner, `${receiver.url}/busy`);
    const other = await fullCompany();
    const step = operators(stack.endpoints.step_functions);
    // A study is complete before its execution has ended, which then records its norm.
    await until(
      () => step.running("simulation"),
      (running) => running === 0,
    );
    const before = await hashAtRest(other.companyId);
    hang = 400;
    const running = (await owner.startConceptTest(projectId, groupId)).body.id as string;
    await until(
      async () => (await owner.get(`/projects/${projectId}/simulations/${running}`)).body.status as string,
      (status) => status === "running",
    );
    // It looks where a company can have something.
    const below = (await leftovers(companyId)).filter((key) => key.startsWith(`C#${companyId}#W#`));
    expect(below.map((key) => key.replace(/^\S+ (\w+).*/, "$1")).sort()).toEqual(
      expect.arrayContaining(["DELIVERY", "DELIVERY", "DUE", "OUTBOX", "OUTBOX"]),
    );
    expect(kindsOf(await leftovers(companyId))).toEqual(["C", "EMAIL", "INVITE", "REFRESH", "RESET", "companies"]);

    expect((await owner.delete(`${deletion}${nameOf(owner)}`)).status).toBe(204);
    hang = 0;
    await until(
      () => leftoversBesideJob(companyId),
      (left) => left.length === 0,
    );
    expect(await step.running("simulation")).toBe(0);
    step.close();
    for (const text of [owner.email, member.email, invited, projectId, groupId])
      expect(await mentionsOf(stack.endpoints.dynamodb, text)).toEqual([]);
    const [job = "", ...more] = await leftovers(companyId);
    expect([job, more]).toEqual([expect.stringMatching(/ DELETION#/), []]);
    const key = deletionJobKey(companyId, job.split("DELETION#")[1] as string);

    /** What a call of a model that was under way writes, and what a form does that was handed out before. */
    const comeLate = async () => {
      await raw.put(companyCostKey(companyId, monthOf(new Date())), {
        ...monthlyCostEntity.label,
        ...noCost,
        llm_calls: 1,
      });
      await putObject(stack.endpoints.s3, `uploads/${companyId}/${projectId}/${newId()}`, "late");
    };
    // A pass before its time takes what it finds, and is not the last one.
    await comeLate();
    await raw.set(key, { work_since: LONG_AGO });
    await sweep();
    await until(
      () => leftoversBesideJob(companyId),
      (left) => left.length === 0,
    );
    expect(await leftovers(companyId)).toEqual([job]);

    await comeLate();
    await raw.set(key, { work_since: LONG_AGO, last_pass_from: LONG_AGO });
    await sweep();
    await until(
      () => leftovers(companyId),
      (left) => left.length === 0,
    );
    expect(await tableHash(stack.endpoints.dynamodb, `C#${other.companyId}`)).toBe(before);
    expect((await other.member.client.get("/auth/me")).status).toBe(200);
  });

  it("lets its last pass wait until access tokens and states have come to their end", async () => {
    const owner = await Company.signUp(stack.url);
    const companyId = idOf(owner);
    const from = Date.now();
    await owner.delete(`${deletion}${nameOf(owner)}`);
    const job = await until(
      async () => {
        const [item] = await table.queryAll(rawItem, `C#${companyId}`, "DELETION#");
        return item;
      },
      (item) => item?.last_pass_from !== undefined,
    );
    const waits = new Date(`${job?.last_pass_from}Z`).getTime() - from;
    expect(waits).toBeGreaterThan(15.5 * 60_000);
    expect(waits).toBeLessThan(17 * 60_000);
    expect(job?.work_since).toBe(job?.last_pass_from);
  });

  it("killed at every call and repeated leaves nothing, and nothing begins meanwhile", async () => {
    const { owner, companyId } = await fullCompany();
    const { token } = await colleagues(stack, owner).invited();
    // The job is filed but not queued, and the users are still there: only this test works on it.
    const jobId = newId();
    const name = owner.user.company_name as string;
    const companies = createCompanyStore(table);
    expect(await companies.close(companyId, jobId, timestamp(), `${name}.`)).toBe("another name");
    expect(await companies.close(companyId, jobId, timestamp(), name)).toBe("closed");
    expect(await companies.close(companyId, newId(), timestamp(), name)).toBe("gone");

    const before = await hashAtRest(companyId);
    expect((await colleagues(stack, owner).accept(token)).status).toBe(400);
    expect((await invite(owner, someone())).status).toBe(401);
    expect((await owner.post("/projects", { name: "Late" }, { "idempotency-key": newId() })).status).toBe(401);
    expect(await openLibrary(stack.endpoints.dynamodb).promote(companyId, libraryPersona())).toBe(false);
    expect(await tableHash(stack.endpoints.dynamodb, `C#${companyId}`)).toBe(before);

    const job = { company_id: companyId, job_id: jobId };
    expect(await deleteKilledAtEveryCall(stack.endpoints, job)).toBeGreaterThan(9);
    expect(await leftovers(companyId)).toEqual([`C#${companyId} DELETION#${jobId}`]);
    await raw.put(companyCostKey(companyId, monthOf(new Date())), {
      ...monthlyCostEntity.label,
      ...noCost,
      llm_calls: 1,
    });
    await raw.set(deletionJobKey(companyId, jobId), { last_pass_from: LONG_AGO });
    expect(await deleteKilledAtEveryCall(stack.endpoints, job)).toBeGreaterThan(4);
    expect(await leftovers(companyId)).toEqual([]);
  });

  it("is repeated by the sweeper when its message is lost", async () => {
    const owner = await Company.signUp(stack.url);
    await owner.createProject();
    expect(await createCompanyStore(table).close(idOf(owner), newId(), LONG_AGO)).toBe("closed");
    await sweep();
    await until(
      () => leftoversBesideJob(idOf(owner)),
      (left) => left.length === 0,
    );
    expect((await owner.get("/auth/me")).status).toBe(401);
  });
});

describe("what operators order by hand", () => {
  const queueUrl = (name: string) => `${stack.endpoints.sqs}/${ACCOUNT_ID}/${name}`;
  const order = (fields: Record<string, unknown>) =>
    sqs.send(
      new SendMessageCommand({
        QueueUrl: queueUrl("deletion"),
        MessageBody: JSON.stringify({ kind: "company", ...fields }),
      }),
    );
  const messagesIn = async (name: string): Promise<number> => {
    const { Attributes = {} } = await sqs.send(
      new GetQueueAttributesCommand({ QueueUrl: queueUrl(name), AttributeNames: ["All"] }),
    );
    return Number(Attributes.ApproximateNumberOfMessages) + Number(Attributes.ApproximateNumberOfMessagesNotVisible);
  };
  const processed = () =>
    until(
      () => messagesIn("deletion"),
      (messages) => messages === 0,
    );

  it("deletes the company as its owner would, and takes up its job when it is ordered again", async () => {
    const { owner, companyId } = await fullCompany();
    await order({ company_id: companyId });
    await until(
      () => leftoversBesideJob(companyId),
      (left) => left.length === 0,
    );
    expect((await owner.post("/auth/login", { email: owner.email, password: PASSWORD })).status).toBe(401);
    const [job = ""] = await leftovers(companyId);
    await raw.set(deletionJobKey(companyId, job.split("DELETION#")[1] as string), { last_pass_from: LONG_AGO });
    await order({ company_id: companyId });
    await until(
      () => leftovers(companyId),
      (left) => left.length === 0,
    );
  });

  it("is over at once if the id is nobody's, of another kind, or missing", async () => {
    const company = await Company.signUp(stack.url);
    await processed();
    const before = await tableHash(stack.endpoints.dynamodb, "");
    for (const company_id of [newId(), company.user.id as string, "rubbish", "", undefined, 7]) {
      await order({ company_id });
      await processed();
    }
    expect(await messagesIn("deletion-dead-letters")).toBe(0);
    expect(await tableHash(stack.endpoints.dynamodb, "")).toBe(before);
  });
});
