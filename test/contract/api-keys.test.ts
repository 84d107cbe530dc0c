import { beforeAll, describe, expect, it } from "vitest";
import { newApiKey } from "../../functions/accounts/tokens/api-keys.ts";
import { MOST_API_KEYS } from "../../functions/accounts/api-keys/record.ts";
import { newId } from "../../functions/platform/ids.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { clientWith, newProgram } from "../support/api-keys.ts";
import { colleagues } from "../support/colleagues.ts";
import { Company } from "../support/company.ts";
import { itemsOf, tableContents, tableHash } from "../support/table-contents.ts";

const REFUSED = [401, "This API key is not valid, or has been revoked"];
const MISTYPED = [401, "This API key is mistyped or cut off; send it exactly as it was shown"];
const USERS_ONLY = [403, "Only a user who is signed in may do this, not an API key"];

let owner: Company;
let member: Awaited<ReturnType<ReturnType<typeof colleagues>["join"]>>;
beforeAll(async () => {
  owner = await Company.signUp(stack.url);
  member = await colleagues(stack, owner).join();
});

const told = ({ status, body }: { status: number; body: { detail: string } }) => [status, body.detail];

describe("creating an API key", () => {
  it("shows it once, and keeps no more of it than its beginning and a hash", async () => {
    const { status, body } = await owner.post("/company/api-keys", { name: "  Nightly\u0000 tests ", role: "member" });
    expect(status).toBe(201);
    const { key, ...rest } = body;
    expect(key).toMatch(/^scr_[0-9a-f]{32}_[0-9a-f]{32}_[0-9a-f]{72}$/);
    expect(rest).toEqual({
      id: expect.any(String),
      name: "Nightly tests",
      prefix: key.slice(0, 16),
      role: "member",
      created_at: expect.any(String),
      last_used_at: null,
    });
    expect((await owner.get("/company/api-keys")).body.at(-1)).toEqual(rest);
    const kept = JSON.stringify(await tableContents(stack.endpoints.dynamodb));
    expect(kept).toContain(body.id);
    expect(kept).not.toContain(key.slice(71, 100));
  });

  it("sent again with its Idempotency-Key makes no second one, and does not show it twice", async () => {
    const headers = { "idempotency-key": newId() };
    const body = { name: "Once", role: "owner" };
    const first = await owner.post("/company/api-keys", body, headers);
    const again = await owner.post("/company/api-keys", body, headers);
    expect([again.status, again.body]).toEqual([201, { ...first.body, key: null }]);
    const named = (await owner.get("/company/api-keys")).body.filter(({ name }: { name: string }) => name === "Once");
    expect(named).toHaveLength(1);
    expect((await owner.post("/company/api-keys", { ...body, role: "member" }, headers)).status).toBe(400);
  });

  it.each([
    [{ role: "member" }, "name: is required"],
    [{ name: "A" }, "role: must be one of owner, member"],
    [{ name: "A", role: "admin" }, "role: must be one of owner, member"],
    [{ name: "\u200b", role: "owner" }, "name: must have a character that can be seen"],
    [{ name: "x".repeat(101), role: "owner" }, "name: must be at most 100 characters"],
  ])("needs a name and a role: $0", async (body, detail) => {
    expect(told(await owner.post("/company/api-keys", body))).toEqual([422, detail]);
  });

  it("is an owner's work, and not a key's", async () => {
    const key = await newProgram(owner, "owner");
    for (const [method, path] of [
      ["POST", "/company/api-keys"],
      ["GET", "/company/api-keys"],
      ["DELETE", `/company/api-keys/${key.id}`],
    ] as const) {
      const options = method === "POST" ? { body: { name: "A", role: "member" } } : {};
      expect((await member.client.call(method, path, options)).status).toBe(403);
      expect(told(await key.client.call(method, path, options))).toEqual(USERS_ONLY);
    }
  });

  it(`ends at ${MOST_API_KEYS}, also of many at once, until one is revoked`, async () => {
    const company = await Company.signUp(stack.url);
    const create = () => company.post("/company/api-keys", { name: "Many", role: "member" });
    const answers = await Promise.all(Array.from({ length: MOST_API_KEYS + 5 }, create));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_API_KEYS);
    expect(told(await create())).toEqual([
      400,
      "The company has 50 API keys already; revoke one that is no longer used",
    ]);
    const { body } = await company.get("/company/api-keys");
    expect(body).toHaveLength(MOST_API_KEYS);
    await company.delete(`/company/api-keys/${body[0].id}`);
    expect((await create()).status).toBe(201);
  });
});

describe("a request with an API key", () => {
  it("does what a member does, for the company and for no other", async () => {
    const { client } = await newProgram(owner);
    const created = await client.post("/projects", { name: "By a program" });
    expect(created.status).toBe(201);
    expect((await owner.get(`/projects/${created.body.id}`)).body.name).toBe("By a program");
    const other = await newProgram(await Company.signUp(stack.url), "owner");
    const foreign = await other.client.get(`/projects/${created.body.id}`);
    expect([foreign.status, foreign.text]).toEqual([404, (await other.client.get(`/projects/${newId()}`)).text]);
  });

  it("does an owner's work only with that role", async () => {
    const invitation = () => ({ email: `${newId()}@example.com` });
    expect((await (await newProgram(owner)).client.post("/company/invitations", invitation())).status).toBe(403);
    const { client } = await newProgram(owner, "owner");
    expect((await client.post("/company/invitations", invitation())).status).toBe(201);
  });

  it("does nothing that is a user's, cannot be undone or decides who has access", async () => {
    const { client } = await newProgram(owner, "owner");
    const answers = [
      await client.get("/auth/me"),
      await client.post("/auth/logout"),
      await client.delete("/company?name=Company"),
      await client.delete(`/company/members/${member.user.id}`),
    ];
    expect(answers.map(told)).toEqual(answers.map(() => USERS_ONLY));
    expect((await member.client.get("/auth/me")).status).toBe(200);
  });

  it("is noted, an hour's worth at a time", async () => {
    const { id, client } = await newProgram(owner);
    const lastUse = async () =>
      (await owner.get("/company/api-keys")).body.find((key: { id: string }) => key.id === id).last_used_at as string;
    expect(await lastUse()).toBeNull();
    await Promise.all(Array.from({ length: 5 }, () => client.get("/projects")));
    const first = await lastUse();
    expect(first).toMatch(/^2/);
    await client.get("/projects");
    expect(await lastUse()).toBe(first);
  });

  it("is refused where the key is anywhere but in the Authorization header", async () => {
    const { key } = await newProgram(owner);
    const nobody = clientWith(owner, "");
    for (const name of ["key", "api_key", "access_token", "token"])
      expect((await nobody.get(`/projects?${name}=${key}`)).status).toBe(401);
    expect((await nobody.get(`/projects/${key}`)).status).toBe(401);
    const misplaced: Record<string, string>[] = [
      { "x-api-key": key },
      { cookie: `authorization=${key}; refresh_token=${key}` },
      { authorization: key },
      { authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}` },
      { authorization: `Bearer ${key}, Bearer ${key}` },
    ];
    for (const headers of misplaced)
      expect([headers, (await nobody.call("GET", "/projects", { headers })).status]).toEqual([headers, 401]);
    expect((await nobody.call("POST", "/auth/refresh", { headers: { cookie: `refresh_token=${key}` } })).status).toBe(
      401,
    );
  });

  it("is refused, a thousand times, when the key is wrong, and leaves no trace", async () => {
    // Of a company for which nothing is under way, as what others have deleted would be.
    const alone = await Company.signUp(stack.url);
    const { key } = await newProgram(alone);
    const companyId = alone.user.company_id as string;
    const before = await tableHash(stack.endpoints.dynamodb, `C#${companyId}`);
    const flipped = (at: number) => key.slice(0, at) + (key[at] === "0" ? "1" : "0") + key.slice(at + 1);
    const mistyped = [
      key.slice(0, -1),
      `${key}0`,
      key.toUpperCase(),
      "scr_",
      `scr_${"_".repeat(2_000)}`,
      ...Array.from({ length: key.length - 4 }, (_, at) => flipped(at + 4)),
    ];
    for (const wrong of mistyped)
      expect([wrong, ...told(await clientWith(alone, wrong).get("/projects"))]).toEqual([wrong, ...MISTYPED]);
    // Well formed: of the right key another secret, another key of the company, one of another or of no company.
    const [, id = ""] = key.split("_");
    const idOfKey = id.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    const made = Array.from({ length: 840 }, (_, at) =>
      at % 3 === 0 ? newApiKey(companyId, idOfKey) : newApiKey(at % 3 === 1 ? companyId : newId(), newId()),
    );
    for (let start = 0; start < made.length; start += 20) {
      const answers = await Promise.all(
        made.slice(start, start + 20).map(({ text }) => clientWith(alone, text).post("/projects", { name: "A" })),
      );
      expect(answers.map(told)).toEqual(answers.map(() => REFUSED));
    }
    expect(await tableHash(stack.endpoints.dynamodb, `C#${companyId}`)).toBe(before);
  });
});

describe("revoking an API key", () => {
  it("refuses it at once, everywhere, and lets what it has created be", async () => {
    const { id, client } = await newProgram(owner);
    const headers = { "idempotency-key": newId() };
    const { body } = await client.post("/projects", { name: "Stays" }, headers);
    expect((await owner.delete(`/company/api-keys/${id}`)).status).toBe(204);
    expect(told(await client.get("/projects"))).toEqual(REFUSED);
    expect(told(await client.post("/projects", { name: "Stays" }, headers))).toEqual(REFUSED);
    expect(told(await client.get("/auth/me"))).toEqual(REFUSED);
    expect((await owner.get(`/projects/${body.id}`)).status).toBe(200);
    expect((await owner.get("/company/api-keys")).body.map((key: { id: string }) => key.id)).not.toContain(id);
  });

  it("twice finds nothing, and of two at once one does it", async () => {
    const { id } = await newProgram(owner);
    const answers = await Promise.all([1, 2].map(() => owner.delete(`/company/api-keys/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    const random = await owner.delete(`/company/api-keys/${newId()}`);
    expect((await owner.delete(`/company/api-keys/${id}`)).text).toBe(random.text);
    expect((await owner.delete("/company/api-keys/rubbish")).text).toBe(random.text);
  });

  it("of another company finds nothing", async () => {
    const { id, client } = await newProgram(owner);
    const other = await Company.signUp(stack.url);
    expect((await other.delete(`/company/api-keys/${id}`)).status).toBe(404);
    expect((await client.get("/projects")).status).toBe(200);
  });

  it("is not what the deletion of a user does: nothing of a key names one", async () => {
    const { id } = await newProgram(owner);
    const stored = (await tableContents(stack.endpoints.dynamodb)).find((item) => item.SK === `API_KEY#${id}`);
    expect(stored).toMatchObject({ id, entity: "api_key" });
    expect(JSON.stringify(stored)).not.toContain(owner.user.id);
  });

  it("comes with the end of the company", async () => {
    const company = await Company.signUp(stack.url);
    const { client } = await newProgram(company, "owner");
    expect((await client.get("/projects")).status).toBe(200);
    await company.delete(`/company?name=${encodeURIComponent(company.user.company_name as string)}`);
    expect(told(await client.get("/projects"))).toEqual(REFUSED);
    expect(told(await client.post("/projects", { name: "Late" }))).toEqual(REFUSED);
    const left = await itemsOf(stack.endpoints.dynamodb, company.user.company_id as string);
    expect(left.filter((key) => key.includes("API_KEY"))).toEqual([]);
  });
});
