import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../support/api-client.ts";
import { Company } from "../support/company.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let company: Company;
beforeAll(async () => {
  stack = await startTemporaryStack();
  company = await Company.signUp(stack.url);
});
afterAll(() => stack.close());

const UNKNOWN = "019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f";

describe("projects", () => {
  it("are created, read, changed and listed oldest first", async () => {
    const owner = await Company.signUp(stack.url);
    const first = (await owner.post("/projects", { name: " One ", description: "" })).body;
    expect(first).toMatchObject({
      name: "One",
      description: null,
      company_id: owner.user.company_id,
      simulation_count: 0,
      persona_group_count: 0,
    });
    const second = (await owner.post("/projects", { name: "Two", description: "words" })).body;
    expect((await owner.get(`/projects/${first.id}`)).body).toEqual(first);
    expect((await owner.patch(`/projects/${first.id}`, { description: "new" })).body).toEqual({
      ...first,
      description: "new",
    });
    expect((await owner.patch(`/projects/${first.id}`, { description: null })).body).toEqual(first);
    expect((await owner.patch(`/projects/${first.id}`, {})).body).toEqual(first);
    expect((await owner.get("/projects")).body).toEqual([first, second]);
    expect((await owner.get("/projects?order=desc")).body).toEqual([second, first]);
  });

  it("are gone after their deletion", async () => {
    const id = await company.createProject();
    expect((await company.delete(`/projects/${id}`)).status).toBe(204);
    for (const answer of [
      await company.get(`/projects/${id}`),
      await company.patch(`/projects/${id}`, { name: "x" }),
      await company.delete(`/projects/${id}`),
    ]) {
      expect(answer.status).toBe(404);
    }
  });

  it("ignore fields that callers may not set", async () => {
    const { body } = await company.post("/projects", {
      name: "x",
      id: UNKNOWN,
      company_id: UNKNOWN,
      simulation_count: 9,
      created_at: "2000-01-01",
    });
    expect(body.id).not.toBe(UNKNOWN);
    expect(body).toMatchObject({ company_id: company.user.company_id, simulation_count: 0 });
    const changed = await company.patch(`/projects/${body.id}`, { company_id: UNKNOWN, simulation_count: 9 });
    expect(changed.body).toEqual(body);
  });
});

describe("bad input", () => {
  it.each([
    [
      "malformed JSON",
      { raw: "{", headers: { "content-type": "application/json" } },
      400,
      "The body is not valid JSON",
    ],
    ["no body", {}, 400, "The request needs a JSON body"],
    [
      "another content type",
      { raw: "name=x", headers: { "content-type": "application/x-www-form-urlencoded" } },
      400,
      "Content-Type must be application/json",
    ],
    ["an array", { body: [] }, 422, "body: must be an object"],
    ["null", { raw: "null", headers: { "content-type": "application/json" } }, 422, "body: must be an object"],
    ["a number for a text", { body: { name: 5 } }, 422, "name: must be a string"],
    ["nothing but control characters", { body: { name: "\u0000\u0007" } }, 422, "name: must not be empty"],
    ["a long name", { body: { name: "x".repeat(201) } }, 422, "name: must be at most 200 characters"],
    [
      "several faults",
      { body: { name: "", description: 1 } },
      422,
      "name: must not be empty; description: must be a string",
    ],
    ["a huge number", { body: { name: 1e308 } }, 422, "name: must be a string"],
  ])("%s", async (_, options, status, detail) => {
    const answer = await company.call("POST", "/projects", options);
    expect([answer.status, answer.body.detail]).toEqual([status, detail]);
  });

  it("a body beyond the gateway's limit is 413", async () => {
    const answer = await company.call("POST", "/projects", {
      raw: Buffer.alloc(10 * 1024 * 1024 + 1, " "),
      headers: { "content-type": "application/json" },
    });
    expect(answer.status).toBe(413);
  });

  it("a bad query is 400", async () => {
    const answer = await company.get("/projects?order=sideways");
    expect([answer.status, answer.body.detail]).toEqual([400, "order: must be asc or desc"]);
  });

  it.each(["/nothing", "/projects/", "/projects/x/y/z", "/health/", ""])(
    "an unknown route is 404: %s",
    async (path) => {
      expect((await company.get(path)).body).toEqual({ detail: "Route not found" });
    },
  );

  it("an unknown method is 404", async () => {
    expect((await company.delete("/projects")).status).toBe(404);
  });

  it.each(["x", "%00", "..%2F..", "%E0%A4%A", "a".repeat(3000), UNKNOWN.toUpperCase()])(
    "an id that cannot exist is 404: %s",
    async (id) => {
      expect((await company.get(`/projects/${id}`)).body).toEqual({ detail: "Project not found" });
    },
  );
});

describe("tenancy", () => {
  it("answers every id route of another company as a random id", async () => {
    const { projectId, groupId } = await company.prepare({ persona_count: 1 });
    const personaId = (await company.get(`/projects/${projectId}/persona-groups/${groupId}/personas`)).body[0]
      .id as string;
    const simulationId = (await company.startConceptTest(projectId, groupId)).body.id as string;
    const before = await company.waitForSimulation(projectId, simulationId);
    const stranger = await Company.signUp(stack.url);
    const own = await stranger.createProject();

    const paths = (project: string, group: string, persona: string, simulation: string) =>
      [
        ["GET", `/projects/${project}`],
        ["PATCH", `/projects/${project}`, { name: "stolen" }],
        ["DELETE", `/projects/${project}`],
        ["GET", `/projects/${project}/persona-groups`],
        ["POST", `/projects/${project}/persona-groups`, { name: "x" }],
        ["POST", `/projects/${project}/persona-groups/parse-prompt`, { prompt: "women" }],
        ["GET", `/projects/${project}/persona-groups/${group}`],
        ["PATCH", `/projects/${project}/persona-groups/${group}`, { name: "stolen" }],
        ["POST", `/projects/${project}/persona-groups/${group}/generate`],
        ["GET", `/projects/${project}/persona-groups/${group}/personas`],
        ["GET", `/projects/${project}/persona-groups/${group}/personas/${persona}`],
        ["DELETE", `/projects/${project}/persona-groups/${group}/personas/${persona}`],
        ["DELETE", `/projects/${project}/persona-groups/${group}/personas`],
        ["DELETE", `/projects/${project}/persona-groups/${group}`],
        ["GET", `/projects/${project}/simulations`],
        [
          "POST",
          `/projects/${project}/simulations`,
          { persona_group_id: group, simulation_type: "concept_test", prompt_question: "x" },
        ],
        ["GET", `/projects/${project}/simulations/${simulation}`],
        ["POST", `/projects/${project}/simulations/${simulation}/abort`],
        ["GET", `/projects/${project}/simulations/${simulation}/results`],
        ["DELETE", `/projects/${project}/simulations/${simulation}`],
      ] as const;
    const foreign = paths(projectId, groupId, personaId, simulationId);
    const random = paths(UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN);
    for (const [index, [method, path, body]] of foreign.entries()) {
      const answer = await stranger.call(method, path, { body });
      const other = random[index] as (typeof random)[number];
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text).toBe((await stranger.call(other[0], other[1], { body: other[2] })).text);
    }
    // Own project, foreign children.
    for (const [method, path, body] of paths(own, groupId, personaId, simulationId)) {
      const needsChild =
        path.includes(groupId) || path.includes(simulationId) || JSON.stringify(body ?? "").includes(groupId);
      if (needsChild) expect([path, (await stranger.call(method, path, { body })).status]).toEqual([path, 404]);
    }
    expect(await company.waitForSimulation(projectId, simulationId)).toEqual(before);
    expect((await company.get(`/projects/${projectId}/persona-groups/${groupId}/personas/${personaId}`)).status).toBe(
      200,
    );
  });
});

describe("every answer", () => {
  it("carries the headers that browsers need, for allowed origins only", async () => {
    const allowed = await company.call("GET", "/health", { headers: { origin: "http://localhost:5173" } });
    expect(allowed.headers).toMatchObject({
      "access-control-allow-origin": "http://localhost:5173",
      "access-control-allow-credentials": "true",
      "x-content-type-options": "nosniff",
    });
    const stranger = await company.call("GET", "/health", { headers: { origin: "https://evil.example" } });
    expect(stranger.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("is health without a token", async () => {
    expect((await new ApiClient(stack.url).get("/health")).body).toMatchObject({ status: "ok", environment: "local" });
  });
});
