import { beforeAll, describe, expect, it } from "vitest";
import { EXPOSED_HEADERS } from "../../functions/platform/http/route.ts";
import { RawClient } from "../support/raw-client.ts";
import { Company } from "../support/company.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

let company: Company;
beforeAll(async () => {
  company = await Company.signUp(stack.url);
});

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
    "an id that cannot exist is 404: $0",
    async (id) => {
      expect((await company.get(`/projects/${id}`)).body).toEqual({ detail: "Project not found" });
    },
  );
});

describe("every answer", () => {
  it("carries the headers that browsers need, for allowed origins only", async () => {
    const allowed = await company.call("GET", "/health", { headers: { origin: "http://localhost:5173" } });
    expect(allowed.headers).toMatchObject({
      "access-control-allow-origin": "http://localhost:5173",
      "access-control-allow-credentials": "true",
      "x-content-type-options": "nosniff",
    });
    // A page of this machine, which the one-machine stack hears without letting it read the answer.
    const other = await company.call("GET", "/health", { headers: { origin: "http://localhost:4000" } });
    expect(other.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it.each([
    ["a function's refusal", "/projects", 401],
    ["a function's 404", "/avatars/x", 404],
    ["the gateway's 404", "/nothing", 404],
  ])("can be read by a page of an allowed origin also when it is an error: %s", async (_, path, status) => {
    const client = new RawClient(stack.url);
    const answer = await client.call("GET", path, { headers: { origin: "http://localhost:5173" } });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": "http://localhost:5173",
      "access-control-expose-headers": EXPOSED_HEADERS,
    });
    expect(answer.body.detail).toBeTypeOf("string");
  });

  it("is health without a token", async () => {
    expect((await new RawClient(stack.url).get("/health")).body).toMatchObject({ status: "ok", environment: "local" });
  });
});
