import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newOpaqueToken, sha256 } from "../../../../functions/accounts/tokens/opaque-tokens.ts";
import {
  REFRESH_TOKEN_SECONDS,
  REUSE_GRACE_MS,
  SESSION_FAMILY_SECONDS,
  clearedCookie,
  newSession,
  refresh,
  refreshCookie,
} from "../../../../functions/accounts/sign-in/sessions.ts";
import { newId } from "../../../../functions/platform/ids.ts";
import { createAccountStore } from "../../../../functions/accounts/sign-in/store.ts";
import { createPasswordResetStore } from "../../../../functions/accounts/passwords/store-resets.ts";
import { createSessionStore, type SessionStore } from "../../../../functions/accounts/sessions/store.ts";
import { startEngineTable, type EngineTable } from "../../../support/engine-table.ts";

const DAY_MS = 86_400_000;

let engine: EngineTable;
let sessions: SessionStore;
beforeAll(async () => {
  engine = await startEngineTable();
  sessions = createSessionStore(engine.table);
});
afterAll(() => engine.close());

const ENDED = "The session has ended; sign in again";
let identity: { userId: string; companyId: string };
let email: string;
let first: string;
/** Half a second into the second in which the session begins. */
let began: number;
beforeEach(async () => {
  identity = { userId: newId(), companyId: newId() };
  email = `${newId()}@example.com`;
  const { token, session } = newSession(identity.companyId, identity.userId);
  const user = { id: identity.userId, email, full_name: "Ada", company_name: "Oats", role: "owner" as const };
  const store = createAccountStore(engine.table);
  expect(await store.signUp({ ...user, company_id: identity.companyId }, "hash", session, null)).toBe(true);
  first = token;
  began = (session.tokenExpiresAt - REFRESH_TOKEN_SECONDS) * 1_000;
});

/** Exchanges a token at some time after its session began. */
const exchange = (token: string, afterMs: number) => refresh(sessions, token, began + afterMs);
const isDead = (token: string, afterMs: number) => expect(exchange(token, afterMs)).rejects.toThrow(ENDED);

describe("a refresh token", () => {
  it("is exchanged for another one of the same user", async () => {
    const renewed = await exchange(first, 1_000);
    expect(renewed.identity).toEqual(identity);
    expect(renewed.token).not.toBe(first);
    expect((await exchange(renewed.token, 2_000)).identity).toEqual(identity);
  });

  it("is nothing if nobody was given it", async () => {
    await isDead(newOpaqueToken(), 0);
  });

  it("works until thirty days have passed, and no longer", async () => {
    await isDead(first, 30 * DAY_MS);
    const renewed = await exchange(first, 30 * DAY_MS - 1_000);
    await isDead(renewed.token, 60 * DAY_MS - 1_000);
    expect((await exchange(renewed.token, 60 * DAY_MS - 1_001)).identity).toEqual(identity);
  });

  it("works no longer than half a year after signing in, however often it was exchanged", async () => {
    let token = first;
    for (let day = 29; day < 180; day += 29) ({ token } = await exchange(token, day * DAY_MS));
    const stored = await sessions.findToken(sha256(token));
    expect(stored?.expires_at).toBe(began / 1_000 + SESSION_FAMILY_SECONDS);
    await isDead(token, 180 * DAY_MS);
    expect(await exchange(token, 180 * DAY_MS - 1_000)).toMatchObject({ identity });
  });

  it("gets the same successor when it is used again within ten seconds", async () => {
    const renewed = await exchange(first, 0);
    for (const after of [1, REUSE_GRACE_MS]) expect(await exchange(first, after)).toEqual(renewed);
    expect(REUSE_GRACE_MS).toBe(10_000);
    expect((await exchange(renewed.token, 11_000)).identity).toEqual(identity);
  });

  it("ends its whole session when it is used again later, also the token that was fresh", async () => {
    const renewed = await exchange(first, 0);
    await isDead(first, REUSE_GRACE_MS + 1);
    await isDead(renewed.token, REUSE_GRACE_MS + 2);
    await isDead(first, 1);
  });

  it("ends no other session of the user", async () => {
    const other = newSession(identity.companyId, identity.userId);
    expect(await sessions.start(other.session)).toBe(true);
    await exchange(first, 0);
    await isDead(first, REUSE_GRACE_MS + 1);
    expect((await exchange(other.token, REUSE_GRACE_MS + 2)).identity).toEqual(identity);
  });

  it("has one successor, however many ask at the same moment", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(first, 1_000)));
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
  });

  it("is dead once its session was revoked or its user removed, before it was exchanged or after", async () => {
    const { token } = await exchange(first, 0);
    await sessions.revoke((await sessions.findToken(sha256(token)))!);
    await isDead(token, 1);
    await isDead(first, 1);

    const other = newSession(identity.companyId, identity.userId);
    expect(await sessions.start(other.session)).toBe(true);
    const exchanged = newSession(identity.companyId, identity.userId);
    expect(await sessions.start(exchanged.session)).toBe(true);
    await exchange(exchanged.token, 0);
    const accounts = createAccountStore(engine.table);
    const member = (await accounts.findMember(identity.companyId, identity.userId))!;
    expect(await accounts.removeMember(identity.companyId, member, newId(), "2026-11-22T00:00:00.000")).toBe(true);
    await isDead(other.token, 1);
    await isDead(exchanged.token, 1);
    expect(await sessions.start(newSession(identity.companyId, identity.userId).session)).toBe(false);
  });
});

describe("a reset of the password", () => {
  const resets = () => createPasswordResetStore(engine.table);
  const account = async () => (await createAccountStore(engine.table).findAccount(email))!;
  /** A link's token that works until a moment, in seconds. */
  const link = async (expiresAt: number) => {
    const hash = sha256(newOpaqueToken());
    expect(await resets().save(hash, await account(), expiresAt, "2026-11-22T00:00:00.000")).toBe(true);
    return hash;
  };

  it("ends every session of the user, and those only that began before it", async () => {
    const exchanged = await exchange(first, 0);
    const other = newSession(identity.companyId, identity.userId);
    expect(await sessions.start(other.session)).toBe(true);
    const hash = await link(1_000);
    const reset = (await resets().find(hash, 999))!;
    expect(reset).toMatchObject({ email, user_id: identity.userId, company_id: identity.companyId });
    expect(await resets().redeem(hash, reset, "new hash", 999)).toBe(true);
    for (const token of [exchanged.token, first, other.token]) await isDead(token, 1);

    expect(await account()).toMatchObject({ password_hash: "new hash", session_epoch: 1 });
    expect(await sessions.start(newSession(identity.companyId, identity.userId, 0).session)).toBe(false);
    const again = newSession(identity.companyId, identity.userId, 1);
    expect(await sessions.start(again.session)).toBe(true);
    expect((await exchange(again.token, 1)).identity).toEqual(identity);
  });

  it("works once, and ends with the links that were made before it", async () => {
    const [used, earlier] = [await link(1_000), await link(1_000)];
    const [one, other] = [(await resets().find(used, 1))!, (await resets().find(earlier, 1))!];
    expect(await resets().redeem(used, one, "a", 1)).toBe(true);
    expect(await resets().redeem(used, one, "b", 1)).toBe(false);
    expect(await resets().redeem(earlier, other, "c", 1)).toBe(false);
    expect((await account()).password_hash).toBe("a");
  });

  it("works until its moment, and no longer", async () => {
    const hash = await link(1_000);
    expect(await resets().find(hash, 1_000)).toBeUndefined();
    const reset = (await resets().find(hash, 999.5))!;
    expect(await resets().redeem(hash, reset, "late", 1_000)).toBe(false);
    expect((await account()).password_hash).toBe("hash");
    expect(await resets().redeem(hash, reset, "in time", 999.9)).toBe(true);
  });

  it("has no link for an account as it was before another reset, and none for a user who is gone", async () => {
    const before = await account();
    const hash = await link(1_000);
    expect(await resets().redeem(hash, (await resets().find(hash, 1))!, "new", 1)).toBe(true);
    expect(await resets().save(sha256("x"), before, 1_000, "2026-11-22T00:00:00.000")).toBe(false);
    expect(await resets().find(sha256("x"), 1)).toBeUndefined();
  });

  it("is not of an address that has become somebody else's", async () => {
    const hash = await link(1_000);
    const reset = (await resets().find(hash, 1))!;
    const accounts = createAccountStore(engine.table);
    const member = (await accounts.findMember(identity.companyId, identity.userId))!;
    await accounts.removeMember(identity.companyId, member, newId(), "2026-11-22T00:00:00.000");
    const [userId, companyId] = [newId(), newId()];
    const { session } = newSession(companyId, userId);
    const user = { id: userId, email, full_name: "Eve", company_id: companyId, company_name: "Soy" };
    expect(await accounts.signUp({ ...user, role: "owner" }, "theirs", session, null)).toBe(true);
    expect(await resets().redeem(hash, reset, "stolen", 1)).toBe(false);
    expect((await account()).password_hash).toBe("theirs");
  });
});

it("is kept in a cookie for the service's sign-in alone, for thirty days, over HTTPS", () => {
  expect(refreshCookie("t", true)).toBe(
    "refresh_token=t; HttpOnly; Secure; SameSite=Lax; Path=/api/v1/auth; Max-Age=2592000",
  );
  expect(refreshCookie("t", false)).toBe("refresh_token=t; HttpOnly; SameSite=Lax; Path=/api/v1/auth; Max-Age=2592000");
  expect(clearedCookie(true)).toBe("refresh_token=; HttpOnly; Secure; SameSite=Lax; Path=/api/v1/auth; Max-Age=0");
  expect(clearedCookie(false)).toBe("refresh_token=; HttpOnly; SameSite=Lax; Path=/api/v1/auth; Max-Age=0");
});
