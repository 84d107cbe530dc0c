import { SignJWT } from "jose";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { timestamp } from "../../functions/platform/timestamp.ts";
import { accountKey } from "../../functions/platform/table/unowned-keys.ts";
import { RawClient } from "../support/raw-client.ts";
import { Company, PASSWORD } from "../support/company.ts";
import { openRawTable } from "../support/raw-table.ts";
import { cookieOf, refresh } from "../support/refresh-token.ts";
import { tableContents } from "../support/table-contents.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

const signUp = (client: RawClient, fields: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  client.post(
    "/auth/signup",
    { email: `${Math.random()}@example.com`, password: PASSWORD, company_name: "Company", ...fields },
    headers,
  );

describe("sign-up", () => {
  it("creates a company with its owner and signs in", async () => {
    const client = new RawClient(stack.url, "127.0.9.1");
    const answer = await signUp(client, { email: " Mia.Berger@Example.com ", full_name: "Mia Berger" });
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({ email: "mia.berger@example.com", full_name: "Mia Berger", role: "owner" });
    const [cookie] = answer.headers["set-cookie"] as unknown as string[];
    expect(cookie).toMatch(/^refresh_token=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/api\/v1\/auth; Max-Age=2592000$/);
    client.token = answer.body.access_token as string;
    expect((await client.get("/auth/me")).body).toEqual(answer.body.user);
  });

  it("falls back to the address for the name", async () => {
    const answer = await signUp(new RawClient(stack.url, "127.0.9.1"), { email: "jo@example.com" });
    expect(answer.body.user.full_name).toBe("jo");
  });

  it.each([
    [{ password: "short" }, "password: must have at least 8 characters"],
    [{ password: "x".repeat(129) }, "password: must be at most 128 characters"],
    [{ password: "Sunshine1" }, undefined],
    [{ password: "iloveyou" }, "password: is one of the most common passwords; choose another"],
    [{ email: "same@example.com", password: "same@example.com" }, "password: must not be the e-mail address"],
    [{ email: "no address" }, "email: must be an e-mail address"],
    [{ company_name: "  " }, "company_name: must not be empty"],
    [{ company_name: undefined }, "company_name: is required"],
  ])("judges $0", async (fields, detail) => {
    const answer = await signUp(new RawClient(stack.url, "127.0.9.2"), fields);
    expect(answer.status).toBe(detail === undefined ? 201 : 422);
    if (detail !== undefined) expect(answer.body.detail).toBe(detail);
  });

  it("gives one address to one of many who ask at once", async () => {
    const email = "race@example.com";
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signUp(new RawClient(stack.url, `127.0.8.${index + 1}`), { email })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(400)]);
    const items = await tableContents(stack.endpoints.dynamodb);
    expect(items.filter((item) => item.entity === "user" && item.email === email)).toHaveLength(1);
    const winner = answers.find(({ status }) => status === 201);
    expect(items.filter((item) => item.entity === "company" && item.id === winner?.body.user.company_id)).toHaveLength(
      1,
    );
  });

  it("stores neither password nor refresh token", async () => {
    const client = new RawClient(stack.url, "127.0.9.3");
    const answer = await signUp(client, { password: "a very particular secret" });
    const [cookie] = answer.headers["set-cookie"] as unknown as string[];
    const token = /refresh_token=([^;]+)/.exec(cookie ?? "")?.[1] as string;
    const stored = JSON.stringify(await tableContents(stack.endpoints.dynamodb));
    expect(stored).not.toContain("a very particular secret");
    expect(stored).not.toContain(token);
  });
});

describe("sign-up with an Idempotency-Key", () => {
  const content = () => ({ email: `${Math.random()}@example.com`, full_name: "Mia Berger" });

  it("again answers with the same user and a session of its own", async () => {
    const client = new RawClient(stack.url, "127.0.9.4");
    const [fields, key] = [content(), { "idempotency-key": "sign-up 1" }];
    const answers = await Promise.all([1, 2, 3].map(() => signUp(client, fields, key)));
    answers.push(await signUp(client, fields, key));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    for (const answer of answers) expect(answer.body.user).toEqual(answers[0]?.body.user);
    const tokens = answers.map(cookieOf);
    expect(new Set(tokens).size).toBe(4);
    for (const token of tokens) expect((await refresh(client, token)).status).toBe(200);
    const stored = JSON.stringify(await tableContents(stack.endpoints.dynamodb));
    expect(stored).not.toContain("sign-up 1");
  });

  it("is refused with other content, another password or another key", async () => {
    const client = new RawClient(stack.url, "127.0.9.5");
    const [fields, key] = [content(), { "idempotency-key": "sign-up 2" }];
    expect((await signUp(client, fields, key)).status).toBe(201);
    const other = await signUp(client, { ...fields, company_name: "Another" }, key);
    expect(other.status).toBe(400);
    expect(other.body.detail).toBe("This Idempotency-Key was used for another request; use a new key");
    for (const [changes, header] of [
      [{ password: "another good battery" }, key],
      [{}, { "idempotency-key": "sign-up 3" }],
      [{}, undefined],
    ] as const) {
      const answer = await signUp(client, { ...fields, ...changes }, header);
      expect(answer.status).toBe(400);
      expect(answer.body.detail).toBe("This e-mail address is already in use");
    }
  });

  it("is another request after 24 hours", async () => {
    const client = new RawClient(stack.url, "127.0.9.6");
    const [fields, key] = [content(), { "idempotency-key": "sign-up 4" }];
    await signUp(client, fields, key);
    const table = openRawTable(stack.endpoints.dynamodb);
    await table.set(accountKey(fields.email), { created_at: timestamp(new Date(Date.now() - 86_400_001)) });
    table.close();
    expect((await signUp(client, fields, key)).status).toBe(400);
  });
});

describe("login", () => {
  it("gives a token that works", async () => {
    const company = await Company.signUp(stack.url);
    const answer = await company.post("/auth/login", { email: company.email.toUpperCase(), password: PASSWORD });
    expect(answer.status).toBe(200);
    company.token = answer.body.access_token as string;
    expect((await company.get("/auth/me")).body.email).toBe(company.email);
  });

  it("answers a wrong password and an unknown address alike", async () => {
    const company = await Company.signUp(stack.url);
    const wrong = await company.post("/auth/login", { email: company.email, password: "not the password" });
    const unknown = await company.post("/auth/login", { email: "nobody@example.com", password: "not the password" });
    expect(wrong.status).toBe(401);
    expect(wrong.text).toBe('{"detail":"Incorrect email or password"}');
    expect(unknown.text).toBe(wrong.text);
  });

  it.each([
    ["an empty text", ""],
    ["a text without an @", "no address"],
    ["a control character", "\u0000@example.com"],
    ["a name of 900 letters", `${"ä".repeat(900)}@example.com`],
  ])("answers what is not an address like an unknown one: %s", async (_, email) => {
    const answer = await new RawClient(stack.url, "127.0.9.7").post("/auth/login", { email, password: "password" });
    expect(answer.status).toBe(401);
    expect(answer.body.detail).toBe("Incorrect email or password");
  });
});

describe("rate limits", () => {
  const nobody = "nobody@example.com";
  it.each([
    ["sign-up", "/auth/signup", { email: nobody, password: "short", company_name: "Company" }, 10, 422],
    ["login", "/auth/login", { email: nobody, password: "x" }, 20, 401],
    ["forgot-password", "/auth/forgot-password", { email: nobody }, 5, 200],
  ])(
    "let exactly the allowed number of simultaneous requests through, whatever X-Forwarded-For says: %s",
    async (name, path, body, limit, status) => {
      const client = new RawClient(stack.url, `127.0.7.${name.length}`);
      const answers = await Promise.all(
        Array.from({ length: limit + 4 }, (_, index) =>
          client.post(path, body, {
            "x-forwarded-for": `10.0.0.${index}`,
            forwarded: `for=10.0.0.${index}`,
            "x-real-ip": `10.0.0.${index}`,
          }),
        ),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual(
        [...Array<number>(limit).fill(status), ...Array<number>(4).fill(429)].sort(),
      );
      const refused = await client.post(path, body);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    },
  );

  it("count each address for itself", async () => {
    const answer = await new RawClient(stack.url, "127.0.7.2").post("/auth/login", { email: nobody, password: "x" });
    expect(answer.status).toBe(401);
  });
});

describe("access tokens", () => {
  let claims: { company_id: string };
  let user: string;
  beforeAll(async () => {
    const { user: owner } = await Company.signUp(stack.url);
    claims = { company_id: owner.company_id as string };
    user = owner.id as string;
  });
  const signed = (key: Uint8Array, change: (jwt: SignJWT) => SignJWT = (jwt) => jwt, header = {}) =>
    change(
      new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256", typ: "at+jwt", kid: "local", ...header })
        .setIssuer("synthetic-consumer-research")
        .setAudience("synthetic-consumer-research/local")
        .setSubject(user)
        .setJti("1")
        .setIssuedAt()
        .setExpirationTime("5m"),
    ).sign(key);
  const ownKey = () => {
    const { versions } = JSON.parse(readFileSync(join(stack.dataFolder, "signing-key.json"), "utf8")) as {
      versions: [{ value: string }];
    };
    const { secret } = JSON.parse(versions[0].value) as { secret: string };
    return new TextEncoder().encode(secret);
  };
  const otherKey = new TextEncoder().encode("another key of more than thirty-two bytes");
  const base64Url = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const unsigned = () =>
    `${base64Url({ alg: "none", typ: "at+jwt", kid: "local" })}.${base64Url({ ...claims, exp: 4102444800 })}.`;

  it("are accepted when they are ours, so that the refusals below have their own reasons", async () => {
    const client = new RawClient(stack.url);
    client.token = await signed(ownKey());
    expect((await client.get("/projects")).status).toBe(200);
  });

  it.each([
    ["none", () => ""],
    ["algorithm none", unsigned],
    ["of nobody", () => signed(ownKey(), (jwt) => jwt.setSubject("019a9f5e-7c1a-7d3e-9b51-000000000002"))],
    ["another key", () => signed(otherKey)],
    ["another audience", () => signed(ownKey(), (jwt) => jwt.setAudience("synthetic-consumer-research/production"))],
    ["another issuer", () => signed(ownKey(), (jwt) => jwt.setIssuer("somebody"))],
    ["an unknown key id", () => signed(ownKey(), undefined, { kid: "other" })],
    ["an expired one", () => signed(ownKey(), (jwt) => jwt.setExpirationTime("-1s"))],
    ["rubbish", () => "rubbish"],
  ])("are refused: %s", async (_, make) => {
    const client = new RawClient(stack.url);
    client.token = await make();
    expect((await client.get("/projects")).status).toBe(401);
  });

  it("are needed", async () => {
    expect((await new RawClient(stack.url).get("/projects")).body.detail).toBe(
      "A bearer access token or API key is needed",
    );
  });
});
