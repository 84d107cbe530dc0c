import { beforeAll, describe, expect, it } from "vitest";
import { companyPartition } from "../../functions/platform/table/keys.ts";
import { CONCEPT, Company } from "../support/company.ts";
import { tableContents } from "../support/table-contents.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { until } from "../support/until.ts";

let company: Company;
beforeAll(async () => {
  company = await Company.signUp(stack.url);
});

let keys = 0;
const newKey = () => ({ "idempotency-key": `key-${(keys += 1)} of this test` });
const idempotencyRecords = async () =>
  (await tableContents(stack.endpoints.dynamodb)).filter(
    ({ PK, entity }) => PK === companyPartition(company.user.company_id as string) && entity === "answer",
  );

describe("a POST with an Idempotency-Key", () => {
  it("sent again gets the first answer, and creates nothing more", async () => {
    const key = newKey();
    const first = await company.post("/projects", { name: "Once" }, key);
    const second = await company.post("/projects", { name: "Once" }, key);
    expect(first.status).toBe(201);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    const named = (await company.get("/projects")).body.filter(({ name }: { name: string }) => name === "Once");
    expect(named).toHaveLength(1);
  });

  it("sent ten times at once has one effect and one answer", async () => {
    const projectId = await company.createProject();
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => company.post(`/projects/${projectId}/persona-groups`, { name: "Once" }, key)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await company.get(`/projects/${projectId}`)).body.persona_group_count).toBe(1);
    expect((await company.get(`/projects/${projectId}/persona-groups`)).body).toHaveLength(1);
  });

  it("does not care for the order and spacing of the body's fields", async () => {
    const key = newKey();
    const first = await company.post("/projects", { name: "Spaced", description: "x" }, key);
    const second = await company.call("POST", "/projects", {
      raw: '{ "description" : "x",\n "name": "Spaced" }',
      headers: { ...key, "content-type": "application/json" },
    });
    expect(second.body).toEqual(first.body);
  });

  it("is refused for another body or another route", async () => {
    const key = newKey();
    const { body } = await company.post("/projects", { name: "One" }, key);
    const other = await company.post("/projects", { name: "Another" }, key);
    expect([other.status, other.body.detail]).toEqual([
      400,
      "This Idempotency-Key was used for another request; use a new key",
    ]);
    expect((await company.post(`/projects/${body.id}/persona-groups`, { name: "One" }, key)).status).toBe(400);
  });

  it("belongs to one company: another may use the same", async () => {
    const key = newKey();
    const other = await Company.signUp(stack.url);
    const mine = await company.post("/projects", { name: "Mine" }, key);
    const theirs = await other.post("/projects", { name: "Mine" }, key);
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it("that failed may be sent again, corrected or not: only what had an effect is remembered", async () => {
    const key = newKey();
    expect((await company.post("/projects", { name: "" }, key)).status).toBe(422);
    expect((await company.post("/projects", { name: "Corrected" }, key)).status).toBe(201);
  });

  it.each(["", "x".repeat(256), "ümlaut"])("must have a key of 1 to 255 printable characters: $0", async (value) => {
    const answer = await company.post(
      "/projects",
      { name: "P" },
      { "idempotency-key": Buffer.from(value).toString("latin1") },
    );
    expect(answer.status).toBe(400);
  });

  it("starts one generation and one study, however often it is sent", async () => {
    const projectId = await company.createProject();
    const groupId = await company.createGroup(projectId, { persona_count: 1 });
    const generate = newKey();
    const path = `/projects/${projectId}/persona-groups/${groupId}/generate`;
    const starts = await Promise.all(Array.from({ length: 5 }, () => company.post(path, undefined, generate)));
    expect(starts.map(({ status }) => status)).toEqual(Array(5).fill(202));
    const group = await company.waitForGroup(projectId, groupId);
    expect(group.personas_total).toBe(1);
    // Complete by now: without the key this would generate one more.
    expect((await company.post(path, undefined, generate)).status).toBe(202);
    expect((await company.get(`/projects/${projectId}/persona-groups/${groupId}`)).body).toMatchObject({
      generation_status: "complete",
      personas_total: 1,
    });

    const study = newKey();
    const body = { persona_group_id: groupId, simulation_type: "concept_test", prompt_question: CONCEPT };
    const studies = await Promise.all(
      Array.from({ length: 5 }, () => company.post(`/projects/${projectId}/simulations`, body, study)),
    );
    expect(new Set(studies.map((answer) => answer.body.id as string)).size).toBe(1);
    await company.waitForSimulation(projectId, studies[0]?.body.id as string);
    expect((await company.get(`/projects/${projectId}`)).body.simulation_count).toBe(1);
    // The first answer, not the state of things by now.
    expect((await company.post(`/projects/${projectId}/simulations`, body, study)).body.status).toBe("pending");
  });

  it("is stored as a hash, and forgotten with what it created", async () => {
    const key = newKey();
    const { body } = await company.post("/projects", { name: "Short-lived" }, key);
    await company.post(`/projects/${body.id}/persona-groups`, { name: "Below" }, newKey());
    expect(JSON.stringify(await tableContents(stack.endpoints.dynamodb))).not.toContain(key["idempotency-key"]);
    const before = (await idempotencyRecords()).length;
    await company.delete(`/projects/${body.id}`);
    await until(idempotencyRecords, (answers) => answers.length === before - 2);
  });
});
