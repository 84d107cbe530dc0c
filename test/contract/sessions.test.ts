import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "../../functions/accounts/tokens/opaque-tokens.ts";
import { refreshTokenKey } from "../../functions/platform/table/unowned-keys.ts";
import { Company, PASSWORD } from "../support/company.ts";
import { openRawTable, type RawTable } from "../support/raw-table.ts";
import { cookieOf, refresh } from "../support/refresh-token.ts";
import { tableContents } from "../support/table-contents.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

let table: RawTable;
beforeAll(async () => {
  table = openRawTable(stack.endpoints.dynamodb);
});
afterAll(() => {
  table.close();
});

const signIn = async (): Promise<{ company: Company; token: string }> => {
  const company = await Company.signUp(stack.url);
  const answer = await company.post("/auth/login", { email: company.email, password: PASSWORD });
  return { company, token: cookieOf(answer) };
};
/** Lets an exchange lie in the past, beyond the grace for lost answers. */
const age = (token: string, milliseconds: number) =>
  table.set(refreshTokenKey(sha256(token)), { rotated_at: Date.now() - milliseconds });

describe("refreshing a session", () => {
  it("gives a working access token and a successor of the cookie", async () => {
    const { company, token } = await signIn();
    const answer = await refresh(company, token);
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).toMatch(/^[\w-]{43}$/);
    expect(cookieOf(answer)).not.toBe(token);
    company.token = answer.body.access_token as string;
    expect((await company.get("/auth/me")).body.email).toBe(company.email);
    expect((await refresh(company, cookieOf(answer))).status).toBe(200);
  });

  it("survives a lost answer: the same token again gets the same successor", async () => {
    const { company, token } = await signIn();
    const first = cookieOf(await refresh(company, token));
    expect(cookieOf(await refresh(company, token))).toBe(first);
    expect((await refresh(company, first)).status).toBe(200);
  });

  it("asked many times at once leaves one live chain", async () => {
    const { company, token } = await signIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(company, token)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    expect(new Set(answers.map(cookieOf)).size).toBe(1);
  });

  it("with an old token, later, ends the whole session", async () => {
    const { company, token } = await signIn();
    const successor = cookieOf(await refresh(company, token));
    await age(token, 11_000);
    expect((await refresh(company, token)).status).toBe(401);
    expect((await refresh(company, successor)).status).toBe(401);
  });

  it("does not end the user's other sessions", async () => {
    const { company, token } = await signIn();
    const other = cookieOf(await company.post("/auth/login", { email: company.email, password: PASSWORD }));
    await refresh(company, token);
    await age(token, 11_000);
    await refresh(company, token);
    expect((await refresh(company, other)).status).toBe(200);
  });

  it("refuses a token that has expired", async () => {
    const { company, token } = await signIn();
    await table.set(refreshTokenKey(sha256(token)), { expires_at: Math.floor(Date.now() / 1000) - 1 });
    expect((await refresh(company, token)).status).toBe(401);
  });

  it("gives no successor that lives longer than the session", async () => {
    const { company, token } = await signIn();
    const end = Math.floor(Date.now() / 1000) + 60;
    await table.set(refreshTokenKey(sha256(token)), { family_expires_at: end });
    const successor = cookieOf(await refresh(company, token));
    const items = await tableContents(stack.endpoints.dynamodb);
    expect(items.find(({ PK }) => PK === refreshTokenKey(sha256(successor)).PK)?.expires_at).toBe(end);
  });

  it.each(["", "rubbish", "A".repeat(43), "%00"])("refuses the cookie '%s'", async (token) => {
    const { company } = await signIn();
    expect((await refresh(company, token)).status).toBe(401);
  });

  it("does not take an access token for a refresh token, nor the other way round", async () => {
    const { company, token } = await signIn();
    expect((await refresh(company, company.token as string)).status).toBe(401);
    company.token = token;
    expect((await company.get("/auth/me")).status).toBe(401);
  });
});

describe("logging out", () => {
  it("revokes the session and clears the cookie", async () => {
    const { company, token } = await signIn();
    const answer = await company.post("/auth/logout", undefined, { cookie: `refresh_token=${token}` });
    expect(answer.status).toBe(204);
    expect(answer.headers["set-cookie"]?.[0]).toBe(
      "refresh_token=; HttpOnly; SameSite=Lax; Path=/api/v1/auth; Max-Age=0",
    );
    expect((await refresh(company, token)).status).toBe(401);
  });

  it("also ends what was refreshed a moment before with a lost answer", async () => {
    const { company, token } = await signIn();
    const successor = cookieOf(await refresh(company, token));
    await company.post("/auth/logout", undefined, { cookie: `refresh_token=${successor}` });
    expect((await refresh(company, token)).status).toBe(401);
  });

  it("needs an access token, and cannot end somebody else's session", async () => {
    const { token } = await signIn();
    const { company: stranger } = await signIn();
    expect((await stranger.post("/auth/logout", undefined, { cookie: `refresh_token=${token}` })).status).toBe(204);
    expect((await refresh(stranger, token)).status).toBe(200);
    stranger.token = undefined;
    expect((await stranger.post("/auth/logout")).status).toBe(401);
  });
});
