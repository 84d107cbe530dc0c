import { beforeAll, describe, expect, it } from "vitest";
import { pathParameters, type Route } from "../../functions/platform/http/route.ts";
import { routes } from "../../functions/service/routes.ts";
import { Company } from "../support/company.ts";
import { form } from "../support/form.ts";
import { tableContents, tableHash } from "../support/table-contents.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

let company: Company;
let projectId: string;
let groupId: string;
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  projectId = await company.createProject();
  groupId = await company.createGroup(projectId);
});

const UNKNOWN = "019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f";
const placeholder = (_: string, name: string): string =>
  name === "project_id" ? projectId : name === "group_id" ? groupId : UNKNOWN;
const pathOf = (route: Route): string => route.path.replaceAll(/\{(\w+)\}/g, placeholder);
const withBody = routes.filter((route) => route.body);
const json = { "content-type": "application/json" };
let addresses = 0;
/** Limited routes are called from an address of their own each time: this is about bodies, not about limits. */
const send = (route: Route, raw: string | Buffer, headers: Record<string, string> = json) => {
  const client = new Company(stack.url, `127.0.${100 + Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`);
  client.token = company.token;
  return client.call(route.method, pathOf(route), { raw, headers });
};

/** A value of every JSON type for every field of the example, and values that break naive code. */
const hostile: unknown[] = [
  null,
  true,
  -1,
  1e308,
  9_007_199_254_740_993,
  "",
  "\u0000\u0007",
  "\ud800",
  "x".repeat(50_000),
  [],
  {},
  [[[[[[]]]]]],
  { $ne: null },
  "__proto__",
];

describe.each(withBody.map((route) => [route.operationId, route] as const))("%s", (_, route) => {
  it.each([
    ["malformed JSON", "{", json, 400],
    ...(route.bodyOptional ? [] : [["nothing", "", json, 400] as const]),
    ["bytes that are no text", Buffer.from([0xff, 0xfe, 0x00, 0x7b]), json, 400],
    ["another content type", "a=b", { "content-type": "application/x-www-form-urlencoded" }, 400],
    ["an array", "[]", json, 422],
    ["null", "null", json, 422],
    ["a string", '"x"', json, 422],
  ] as const)("answers %s with %4$s", async (_name, raw, headers, status) => {
    expect((await send(route, raw, headers)).status).toBe(status);
  });

  it("never fails on a field of another type", async () => {
    const example = route.bodyExample as Record<string, unknown>;
    const attempts = Object.keys(example).flatMap((field) => hostile.map((value) => ({ field, value })));
    const answers = await Promise.all(
      attempts.map(({ field, value }) => send(route, JSON.stringify({ ...example, [field]: value }))),
    );
    expect(attempts.filter((_, index) => (answers[index]?.status ?? 500) >= 500)).toEqual([]);
  });
});

describe("what has to be seen", () => {
  const fields: Record<string, readonly string[]> = {
    signUp: ["company_name", "full_name"],
    acceptInvitation: ["full_name"],
    createProject: ["name", "description"],
    updateProject: ["name", "description"],
    createPersonaGroup: ["name", "location", "occupation"],
    updatePersonaGroup: ["name", "location", "occupation"],
    parseAudiencePrompt: ["prompt"],
    createBriefing: ["title"],
    createSimulation: ["name", "prompt_question"],
    sendMessage: ["content"],
    previewConjointDesign: ["attributes.0.name"],
    simulateShares: ["scenarios.0.name"],
    sendConjointDesign: ["attributes.0.name", "attributes.0.levels.0"],
  };
  const cases = Object.entries(fields).flatMap(([operation, names]) => names.map((name) => [operation, name] as const));

  it.each(cases)("cannot be made of what nobody sees: %s, %s", async (operation, field) => {
    const route = routes.find(({ operationId }) => operationId === operation) as Route;
    const body = structuredClone(route.bodyExample) as Record<string, unknown>;
    const [last, ...path] = field.split(".").toReversed() as [string, ...string[]];
    const holder = path.reduceRight((found, name) => found[name] as Record<string, unknown>, body);
    holder[last] = "\u200b\u00ad\u3164\u2800";
    const { status, body: answer } = await send(route, JSON.stringify(body));
    expect([status, answer.detail]).toEqual([422, `${field}: must have a character that can be seen`]);
  });

  it("holds for the fields of a form, too", async () => {
    const { raw, headers } = form({ title: "\u200b" }, { name: "a.txt", bytes: Buffer.from("Oat drink") });
    const answer = await company.call("POST", `/projects/${projectId}/briefings`, { raw, headers });
    expect([answer.status, answer.body.detail]).toEqual([422, "title: must have a character that can be seen"]);
  });
});

describe("every id route", () => {
  const withIds = routes.filter((route) => pathParameters(route.path).length > 0 && route.auth === "bearer");
  it.each(["x", "%00", "..%2F..", "%E0%A4%A", "a".repeat(3_000), UNKNOWN.toUpperCase(), "lib-", "%F0%9F%A5%9B"])(
    "answers 404 to an id that cannot exist: $0",
    async (id) => {
      for (const route of withIds) {
        const path = route.path.replaceAll(/\{\w+\}/g, id);
        const answer = await company.call(route.method, path, { body: route.bodyExample });
        expect([route.operationId, answer.status]).toEqual([route.operationId, 404]);
      }
    },
  );

  it("answers 404 to one that no key of the table could hold, below what is there", async () => {
    for (const route of withIds.filter(({ path }) => path.endsWith("}"))) {
      const path = route.path.replace(/\{\w+\}$/, "a".repeat(1_100)).replaceAll(/\{(\w+)\}/g, placeholder);
      const answer = await company.call(route.method, path, { body: route.bodyExample });
      expect([route.operationId, answer.status]).toEqual([route.operationId, 404]);
    }
  });
});

describe("fields that callers may not set", () => {
  const theirs = {
    id: UNKNOWN,
    company_id: UNKNOWN,
    project_id: UNKNOWN,
    status: "complete",
    generation_status: "complete",
    created_at: "2001-01-01T00:00:00.000",
    simulation_count: 9,
    personas_total: 9,
    role: "owner",
    PK: "x",
    SK: "x",
    work_shard: "x",
    expires_at: 1,
  };

  it("are ignored and never stored", async () => {
    for (const [path, body] of [
      ["/projects", { name: "P" }],
      [`/projects/${projectId}/persona-groups`, { name: "G" }],
    ] as const) {
      const plain = await company.post(path, body);
      const { status, body: created } = await company.post(path, { ...body, ...theirs });
      expect(status).toBe(201);
      const { id, created_at, updated_at, ...rest } = created;
      expect(rest).toEqual(
        Object.fromEntries(
          Object.entries(plain.body as object).filter(([name]) => !["id", "created_at", "updated_at"].includes(name)),
        ),
      );
      expect([id, created_at, updated_at]).not.toContain(theirs.id);
      const changed = await company.patch(`${path}/${id}`, theirs);
      expect({ ...changed.body, updated_at }).toEqual(created);
    }
    expect(JSON.stringify(await tableContents(stack.endpoints.dynamodb)).includes(UNKNOWN)).toBe(false);
  });
});

describe("values out of range", () => {
  it.each([
    [{ persona_count: 0 }, "persona_count: must be between 1 and 10"],
    [{ persona_count: 11 }, "persona_count: must be between 1 and 10"],
    [{ persona_count: 1.5 }, /^persona_count: /],
    [{ age_min: 40, age_max: 30 }, /^age_min: must not exceed age_max/],
    [{ age_min: 12 }, /^age_min: /],
    [{ age_max: 121 }, /^age_max: /],
  ])("%j is 422 and writes nothing", async (fields, sentence) => {
    const path = `/projects/${projectId}/persona-groups`;
    const before = await tableHash(stack.endpoints.dynamodb, `C#${company.user.company_id}`);
    const created = await company.post(path, { name: "G", ...fields });
    const changed = await company.patch(`${path}/${groupId}`, fields);
    for (const answer of [created, changed]) {
      expect([answer.status, answer.body.detail]).toEqual([
        422,
        typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
      ]);
    }
    expect(await tableHash(stack.endpoints.dynamodb, `C#${company.user.company_id}`)).toBe(before);
  });

  it.each(["limit=101", "limit=0", "limit=x", "limit=1.5", "offset=-1", "age_min=-1", "gender=Other"])(
    "?%s is 400",
    async (query) => {
      const answer = await company.get(`/library/personas?${query}`);
      expect([answer.status, answer.body.detail.split(":")[0]]).toEqual([400, query.split("=")[0]]);
    },
  );
});
