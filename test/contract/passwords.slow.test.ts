import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "../../functions/accounts/tokens/opaque-tokens.ts";
import { resetTokenKey } from "../../functions/platform/table/unowned-keys.ts";
import { RawClient } from "../support/raw-client.ts";
import { Company, PASSWORD } from "../support/company.ts";
import { mailsTo, tokenIn, waitForMail } from "../support/mails.ts";
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

const NEW_PASSWORD = "a wholly different battery";
const LINK_NOT_VALID = "This link is not valid or has expired; ask for a new one";

const forgot = (client: RawClient, email: string) => client.post("/auth/forgot-password", { email });
const reset = (client: RawClient, token: string, new_password = NEW_PASSWORD) =>
  client.post("/auth/reset-password", { token, new_password });
const logIn = (company: Company, password: string) => company.post("/auth/login", { email: company.email, password });

/** A company whose owner has got so many reset mails; the token of the last one. */
async function withResetMail(mails = 1): Promise<{ company: Company; token: string; tokens: string[] }> {
  const company = await Company.signUp(stack.url);
  const tokens: string[] = [];
  for (let count = 1; count <= mails; count++) {
    expect((await forgot(company, company.email)).status).toBe(200);
    tokens.push(tokenIn(await waitForMail(stack, company.email, count)));
  }
  return { company, token: tokens.at(-1) as string, tokens };
}

describe("a forgotten password", () => {
  it("is answered alike for a known and an unknown address, and only the known one gets a mail", async () => {
    const company = await Company.signUp(stack.url);
    const unknown = await forgot(company, "nobody-at-all@example.com");
    const known = await forgot(company, ` ${company.email.toUpperCase()} `);
    expect(known.status).toBe(200);
    expect(known.text).toBe(unknown.text);
    expect(unknown.status).toBe(200);
    await waitForMail(stack, company.email);
    expect(await mailsTo(stack, "nobody-at-all@example.com")).toEqual([]);
  });

  it("needs an e-mail address", async () => {
    const company = await Company.signUp(stack.url);
    const answer = await forgot(company, "no address");
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toBe("email: must be an e-mail address");
  });

  it("leaves the old password valid until the link is used", async () => {
    const { company } = await withResetMail();
    expect((await logIn(company, PASSWORD)).status).toBe(200);
  });

  it("stores of the link no more than a hash", async () => {
    const { token } = await withResetMail();
    expect(token).toMatch(/^[\w-]{43}$/);
    const items = await tableContents(stack.endpoints.dynamodb);
    expect(JSON.stringify(items)).not.toContain(token);
    const item = items.find(({ PK }) => PK === resetTokenKey(sha256(token)).PK);
    expect(Number(item?.expires_at) * 1000 - Date.now()).toBeGreaterThan(29 * 60_000);
    expect(Number(item?.expires_at) * 1000 - Date.now()).toBeLessThanOrEqual(30 * 60_000);
  });
});

describe("resetting the password", () => {
  it("sets it and ends every session", async () => {
    const { company, token } = await withResetMail();
    const phone = cookieOf(await logIn(company, PASSWORD));
    const laptop = cookieOf(await logIn(company, PASSWORD));
    const answer = await reset(company, token);
    expect(answer.status).toBe(200);
    expect(answer.body.message).toMatch(/sign in with the new password/);
    expect((await logIn(company, PASSWORD)).status).toBe(401);
    expect((await refresh(company, phone)).status).toBe(401);
    expect((await refresh(company, laptop)).status).toBe(401);
    const fresh = await logIn(company, NEW_PASSWORD);
    expect(fresh.status).toBe(200);
    expect((await refresh(company, cookieOf(fresh))).status).toBe(200);
  });

  it("leaves other users' sessions alone", async () => {
    const other = await Company.signUp(stack.url);
    const session = cookieOf(await logIn(other, PASSWORD));
    const { company, token } = await withResetMail();
    await reset(company, token);
    expect((await refresh(other, session)).status).toBe(200);
  });

  it("ends a session that was refreshed a moment before, with its successor and within the grace", async () => {
    const { company, token } = await withResetMail();
    const before = cookieOf(await logIn(company, PASSWORD));
    const successor = cookieOf(await refresh(company, before));
    await reset(company, token);
    expect((await refresh(company, before)).status).toBe(401);
    expect((await refresh(company, successor)).status).toBe(401);
  });

  it("works once", async () => {
    const { company, token } = await withResetMail();
    expect((await reset(company, token)).status).toBe(200);
    const again = await reset(company, token, "yet another battery");
    expect(again.status).toBe(400);
    expect(again.body.detail).toBe(LINK_NOT_VALID);
    expect((await logIn(company, NEW_PASSWORD)).status).toBe(200);
  });

  it("works for one of two who use the link at once", async () => {
    const { company, token } = await withResetMail();
    const passwords = ["the battery of the first", "the battery of the second"];
    const answers = await Promise.all(passwords.map((password) => reset(company, token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const logins = await Promise.all(passwords.map((password) => logIn(company, password)));
    expect(logins.map(({ status }) => status)).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
  });

  it("makes every other link useless", async () => {
    const { company, tokens } = await withResetMail(3);
    const [first, second, third] = tokens as [string, string, string];
    expect((await reset(company, second)).status).toBe(200);
    expect((await reset(company, first)).status).toBe(400);
    expect((await reset(company, third)).status).toBe(400);
  });

  it("is refused with an expired link", async () => {
    const { company, token } = await withResetMail();
    await table.set(resetTokenKey(sha256(token)), { expires_at: Math.floor(Date.now() / 1000) - 1 });
    const answer = await reset(company, token);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toBe(LINK_NOT_VALID);
    expect((await logIn(company, PASSWORD)).status).toBe(200);
  });

  it.each(["", "rubbish", "A".repeat(43), "\u0000"])("is refused with the token %j", async (token) => {
    const answer = await reset(new RawClient(stack.url), token);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toBe(LINK_NOT_VALID);
  });

  it("judges the new password as sign-up does, and leaves the link usable", async () => {
    const { company, token } = await withResetMail();
    const judged = async (password: string) => (await reset(company, token, password)).body.detail as string;
    expect(await judged("short")).toBe("new_password: must have at least 8 characters");
    expect(await judged("x".repeat(129))).toBe("new_password: must be at most 128 characters");
    expect(await judged("iloveyou")).toBe("new_password: is one of the most common passwords; choose another");
    expect(await judged(company.email)).toBe("new_password: must not be the e-mail address");
    expect((await reset(company, token)).status).toBe(200);
  });
});
