import { beforeAll, describe, expect, it } from "vitest";
import { routes } from "../../functions/service/routes.ts";
import { Company } from "../support/company.ts";
import { RawClient } from "../support/raw-client.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

let company: Company;
let projectId: string;
let groups: string[];
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  projectId = await company.createProject();
  groups = [];
  for (const name of ["One", "Two", "Three"]) groups.push(await company.createGroup(projectId, { name }));
});
const path = () => `/projects/${projectId}/persona-groups`;
const idsIn = (body: { id: string }[]) => body.map(({ id }) => id);

describe("a list in pages", () => {
  it.each(["asc", "desc"])("goes on at the address that Link says until it ends: %s", async (order) => {
    const read: string[][] = [];
    for (let address = `${path()}?limit=2&order=${order}`; ;) {
      const { body, headers } = await company.get(address);
      read.push(idsIn(body));
      const next = /^<(\?[^>]+)>; rel="next"$/.exec(String(headers.link ?? ""))?.[1];
      if (next === undefined) break;
      address = `${path()}${next}`;
    }
    const [one, two, three] = order === "asc" ? groups : groups.toReversed();
    expect(read).toEqual([[one, two], [three]]);
  });

  it("goes on behind one that is gone by now", async () => {
    const other = await company.createProject();
    const ids = [];
    for (const name of ["A", "B", "C"]) ids.push(await company.createGroup(other, { name }));
    await company.delete(`/projects/${other}/persona-groups/${ids[1]}`);
    const list = `/projects/${other}/persona-groups?after=${ids[1]}`;
    expect(idsIn((await company.get(list)).body)).toEqual([ids[2]]);
    expect(idsIn((await company.get(`${list}&order=desc`)).body)).toEqual([ids[0]]);
    expect((await company.get(`/projects/${other}/persona-groups?after=${ids[2]}`)).body).toEqual([]);
  });

  it("is asked for with numbers and ids that can be", async () => {
    for (const [query, detail] of [
      ["limit=0", "limit: must be a whole number between 1 and 1000"],
      ["limit=1001", "limit: must be a whole number between 1 and 1000"],
      ["after=3", "after: must be the id of a persona group"],
      ["generation_status=ready", "generation_status: must be one of pending, generating, complete, failed"],
    ]) {
      const answer = await company.get(`${path()}?${query}`);
      expect([answer.status, answer.body]).toEqual([400, { detail }]);
    }
  });

  it("holds those of a state, a type or a group alone where it is asked to", async () => {
    expect((await company.get(`${path()}?generation_status=complete`)).body).toEqual([]);
    expect(idsIn((await company.get(`${path()}?generation_status=pending&limit=1`)).body)).toEqual([groups[0]]);

    const { projectId: other, groupId } = await company.prepare({ persona_count: 1 });
    const studies = `/projects/${other}/simulations`;
    const started = (await company.startConceptTest(other, groupId)).body.id as string;
    const survey = await company.post(studies, { persona_group_id: groupId, simulation_type: "survey" });
    await company.waitForSimulation(other, started);
    const listed = async (query: string) => idsIn((await company.get(`${studies}?${query}`)).body);
    expect(await listed("status=complete")).toEqual([started]);
    expect(await listed("simulation_type=survey&limit=1")).toEqual([survey.body.id]);
    expect(await listed("simulation_type=survey&status=failed")).toEqual([]);
    expect((await company.get(`${studies}?status=done`)).status).toBe(400);
  });

  it("may be any list of the service", () => {
    const lists = routes.filter(({ operationId, method }) => method === "GET" && operationId.startsWith("list"));
    expect(lists.length).toBeGreaterThan(8);
    for (const { operationId, query } of lists)
      expect([operationId, Object.keys(query?.shape ?? {})]).toEqual([
        operationId,
        expect.arrayContaining(["limit", "after"]),
      ]);
  });
});

describe("what was created", () => {
  it("is read at the address that Location says", async () => {
    const created = await company.post("/projects", { name: "Found again" }, { "idempotency-key": "found-again" });
    const again = await company.post("/projects", { name: "Found again" }, { "idempotency-key": "found-again" });
    const location = String(created.headers.location);
    expect(location).toBe(`${stack.url}/projects/${created.body.id}`);
    expect(again.headers.location).toBe(location);
    expect((await company.get(location.slice(stack.url.length))).body).toEqual(created.body);
  });

  it("says so wherever there is such an address", () => {
    const created = routes.filter(({ responses }) => responses[201]);
    const silent = created.filter((row) => row.created === undefined).map(({ operationId }) => operationId);
    expect(silent).toEqual(["inviteMember", "createApiKey", "createBriefingUpload", "createReportLink"]);
    const reads = new Set(routes.filter(({ method }) => method === "GET").map((row) => row.path));
    for (const row of created) if (row.created !== undefined) expect(reads).toContain(row.created);
  });
});

describe("a read that is polled", () => {
  it("has no body again until something has changed", async () => {
    const project = `/projects/${await company.createProject("Polled")}`;
    const tag = String((await company.get(project)).headers.etag);
    const poll = (known: string) => company.call("GET", project, { headers: { "if-none-match": known } });
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const { status, text, headers } = await poll(known);
      expect([status, text, headers.etag, headers["content-type"]]).toEqual([304, "", tag, undefined]);
    }
    expect((await poll('"other"')).status).toBe(200);
    await company.patch(project, { name: "Changed" });
    const changed = await poll(tag);
    expect([changed.status, changed.body.name]).toEqual([200, "Changed"]);
    expect(changed.headers.etag).not.toBe(tag);
  });

  it("is refused to whom it is not for, whatever they hold", async () => {
    const project = `/projects/${await company.createProject()}`;
    const tag = String((await company.get(project)).headers.etag);
    const stranger = await Company.signUp(stack.url);
    expect((await stranger.call("GET", project, { headers: { "if-none-match": tag } })).status).toBe(404);
    expect((await new RawClient(stack.url).call("GET", project, { headers: { "if-none-match": tag } })).status).toBe(
      401,
    );
  });
});

describe("a limited route", () => {
  it("says how far its limit is used up, refused requests included", async () => {
    const client = new RawClient(stack.url, "127.9.9.9");
    const ask = () => client.post("/auth/login", { email: "nobody@example.com", password: "not the password" });
    const first = await ask();
    expect(first.status).toBe(401);
    expect(first.headers["ratelimit-policy"]).toBe('"address";q=20;w=60');
    expect(first.headers.ratelimit).toMatch(/^"address";r=19;t=(?:\d|[1-5]\d|60)$/);
    expect((await ask()).headers.ratelimit).toMatch(/^"address";r=18;t=\d+$/);
    await Promise.all(Array.from({ length: 18 }, ask));
    const { status, headers } = await ask();
    expect([status, headers.ratelimit]).toEqual([429, `"address";r=0;t=${String(headers["retry-after"])}`]);
  });
});
