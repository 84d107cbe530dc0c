import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "../../functions/accounts/tokens/opaque-tokens.ts";
import { newSession } from "../../functions/accounts/sign-in/sessions.ts";
import {
  createSessionStore,
  type SessionStore,
  type StoredRefreshToken,
} from "../../functions/accounts/sessions/store.ts";
import { openTable } from "../../functions/platform/table/table.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { TABLE_NAME } from "../../local/stack/function-environment.ts";
import type { Answer } from "../support/raw-client.ts";
import { colleagues } from "../support/colleagues.ts";
import { Company, PASSWORD } from "../support/company.ts";
import { tokenIn, waitForMail } from "../support/mails.ts";
import { cookieOf, refresh } from "../support/refresh-token.ts";
import { itemsOf } from "../support/table-contents.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let sessions: SessionStore;
let fault: FaultInjector = () => undefined;
beforeAll(async () => {
  stack = await borrowStack({ modelFaults: (call) => fault(call) });
  sessions = createSessionStore(
    openTable(TABLE_NAME, {
      endpoint: stack.endpoints.dynamodb,
      region: "local",
      credentials: { accessKeyId: "local", secretAccessKey: "local" },
    }),
  );
});
afterAll(() => stack.close());

const logIn = (company: Company) => company.post("/auth/login", { email: company.email, password: PASSWORD });
const times = <T>(count: number, action: () => Promise<T>) => Promise.all(Array.from({ length: count }, action));

async function withResetToken() {
  const company = await Company.signUp(stack.url);
  await company.post("/auth/forgot-password", { email: company.email });
  const mailed = tokenIn(await waitForMail(stack, company.email));
  const reset = () =>
    company.post("/auth/reset-password", { token: mailed, new_password: "a wholly different battery" });
  return { company, reset, token: cookieOf(await logIn(company)) };
}

/** Whatever session somebody got out of a race that the user's sessions lost must not work. */
async function expectDead(company: Company, answers: Answer[]): Promise<void> {
  for (const { status } of answers) expect([200, 401]).toContain(status);
  const tokens = answers.filter(({ status }) => status === 200).map(cookieOf);
  for (const token of new Set(tokens)) expect((await refresh(company, token)).status).toBe(401);
}

describe("a password reset", () => {
  it("leaves no session to logins with the old password that race it", async () => {
    const { company, reset } = await withResetToken();
    const logins = times(6, () => logIn(company));
    expect((await reset()).status).toBe(200);
    await expectDead(company, await logins);
  });

  it("leaves no session to refreshes that race it", async () => {
    const { company, reset, token } = await withResetToken();
    const refreshes = times(4, () => refresh(company, token));
    expect((await reset()).status).toBe(200);
    await expectDead(company, await refreshes);
  });

  it("between reading the account and starting the session wins over the login", async () => {
    const { company, reset } = await withResetToken();
    const { session } = newSession(company.user.company_id as string, company.user.id as string, 0);
    expect(await sessions.start(session)).toBe(true);
    await reset();
    const late = newSession(company.user.company_id as string, company.user.id as string, 0);
    expect(await sessions.start(late.session)).toBe(false);
    expect(await sessions.findToken(late.session.tokenSha256)).toBeUndefined();
  });

  it("between reading the token and exchanging it wins over the refresh", async () => {
    const { company, reset, token } = await withResetToken();
    const stored = (await sessions.findToken(sha256(token))) as StoredRefreshToken;
    await reset();
    const { session } = newSession(company.user.company_id as string, company.user.id as string, 0);
    const successor = { ...session, familyId: stored.family_id };
    expect(await sessions.rotate(sha256(token), stored, successor, "encrypted", Date.now())).toBe("revoked");
  });
});

describe("the deletion of a member", () => {
  it("leaves nothing to logins and refreshes that race it", async () => {
    const owner = await Company.signUp(stack.url);
    const email = `racing-${owner.email}`;
    await owner.post("/company/invitations", { email });
    const joined = await owner.post("/auth/accept-invitation", {
      token: tokenIn(await waitForMail(stack, email)),
      password: PASSWORD,
    });
    const member = new Company(stack.url, "127.0.70.1");
    Object.assign(member, { email, user: joined.body.user });
    const racing = Promise.all([times(5, () => logIn(member)), times(3, () => refresh(member, cookieOf(joined)))]);
    expect((await owner.delete(`/company/members/${member.user.id}`)).status).toBe(204);
    const [logins, refreshes] = await racing;
    await expectDead(member, [...logins, ...refreshes]);
    await until(
      () => itemsOf(stack.endpoints.dynamodb, member.user.id as string),
      (items) => items.length === 0,
    );
  });

  it("stops a request that was let in before it and writes after it", async () => {
    const owner = await Company.signUp(stack.url);
    const { client, user } = await colleagues(stack, owner).join();
    const { projectId, groupId } = await owner.prepare({ persona_count: 1 });
    const created = await owner.post(`/projects/${projectId}/simulations`, {
      persona_group_id: groupId,
      simulation_type: "idi_manual",
      prompt_question: "Breakfast drinks",
    });
    const study = `/projects/${projectId}/simulations/${created.body.id}`;
    const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    fault = async ({ kind }) => {
      if (kind !== "converse") return undefined;
      asked.resolve();
      await released.promise;
      return undefined;
    };
    const late = client.post(`${study}/messages`, { content: "What did you drink this morning?" });
    await asked.promise;
    expect((await owner.delete(`/company/members/${user.id}`)).status).toBe(204);
    released.resolve();
    expect((await late).status).toBe(401);
    fault = () => undefined;
    expect((await owner.get(`${study}/messages`)).body).toEqual([]);
    // The turn of the message was given back: the next one need not wait until it can no longer be alive.
    expect((await owner.post(`${study}/messages`, { content: "And yesterday?" })).status).toBe(201);
  });

  it("is the end of all writing, whatever was under way when it was acknowledged", async () => {
    const owner = await Company.signUp(stack.url);
    const { client, user } = await colleagues(stack, owner).join();
    const projectId = await owner.createProject();
    const names = async () => ((await owner.get("/projects")).body as { name: string }[]).map(({ name }) => name);
    const racing = times(25, () => client.post("/projects", { name: "Racing" }));
    const changing = times(10, () => client.patch(`/projects/${projectId}`, { name: "Racing" }));
    expect((await owner.delete(`/company/members/${user.id}`)).status).toBe(204);
    const written = await names();
    const statuses = (await Promise.all([racing, changing])).flat().map(({ status }) => status);
    for (const status of statuses) expect([200, 201, 401]).toContain(status);
    expect(await names()).toEqual(written);
    expect((await client.post("/projects", { name: "Late" })).status).toBe(401);
  });
});
