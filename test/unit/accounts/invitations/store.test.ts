import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newOpaqueToken, sha256 } from "../../../../functions/accounts/tokens/opaque-tokens.ts";
import { newSession } from "../../../../functions/accounts/sign-in/sessions.ts";
import {
  INVITATION_DAYS,
  INVITATION_LIMITS,
  presentInvitation,
  type InvitationRecord,
} from "../../../../functions/accounts/invitations/record.ts";
import { newId } from "../../../../functions/platform/ids.ts";
import { createAccountStore } from "../../../../functions/accounts/sign-in/store.ts";
import { invitationListEntity } from "../../../../functions/accounts/invitations/store-list.ts";
import { createInvitationStore, type InvitationStore } from "../../../../functions/accounts/invitations/store.ts";
import { companyKey, invitationListKey, userKey } from "../../../../functions/platform/table/keys.ts";
import { startEngineTable, type EngineTable } from "../../../support/engine-table.ts";

let engine: EngineTable;
let invitations: InvitationStore;
beforeAll(async () => {
  engine = await startEngineTable();
  invitations = createInvitationStore(engine.table);
});
afterAll(() => engine.close());

const AT = Date.UTC(2026, 10, 22, 12);
const WEEK_MS = INVITATION_DAYS * 86_400_000;

let companyId: string;
let owner: string;
let email: string;
const signUp = async (address: string, company = newId()) => {
  const user = { id: newId(), email: address, full_name: "Ada", company_id: company, company_name: "Oats" };
  const { session } = newSession(company, user.id);
  const store = createAccountStore(engine.table);
  expect(await store.signUp({ ...user, role: "owner" }, "hash", session, null)).toBe(true);
  return user.id;
};
const someAddress = () => `${newId()}@example.com`;
beforeEach(async () => {
  companyId = newId();
  owner = await signUp(someAddress(), companyId);
  email = someAddress();
});

const tryToInvite = async (address = email, at = AT) => {
  const background = await invitations.background(companyId, address);
  const request = { companyId, email: address, invitedBy: owner };
  return invitations.invite(request, background, () => null, new Date(at));
};
const invite = async (address = email, at = AT) => (await tryToInvite(address, at)) as InvitationRecord;
/** Makes the link of an invitation. @returns the hash of its token; undefined if it gets none */
const linkOf = async (invitation: InvitationRecord) => {
  const hash = sha256(newOpaqueToken());
  return (await invitations.issueToken(hash, invitation, "Oats")) ? hash : undefined;
};
/** Accepts as somebody new. */
const accept = async (hash: string, { address = email, at = AT }: { address?: string; at?: number } = {}) => {
  const token = (await invitations.findToken(hash, 0))!;
  const user = { id: newId(), email: address, full_name: "Bea", company_id: companyId, company_name: "Oats" };
  const { session } = newSession(companyId, user.id);
  return invitations.accept(hash, token, { ...user, role: "member" }, "hash", session, null, at);
};
const members = async () => (await createAccountStore(engine.table).listMembers(companyId)).map((one) => one.email);

describe("an invitation", () => {
  it("makes a member of whom it was sent to, once", async () => {
    const hash = (await linkOf(await invite()))!;
    expect(await accept(hash)).toBe("accepted");
    expect(await members()).toContain(email);
    expect((await engine.raw.get(companyKey(companyId)))?.member_count).toBe(2);
    expect(await accept(hash, { address: someAddress() })).toBe("not valid");
    expect(await members()).toHaveLength(2);
    expect(await tryToInvite()).toBe("member");
  });

  it("works for seven days, and no longer", async () => {
    const invitation = await invite();
    expect(invitation.expires_at).toBe((AT + WEEK_MS) / 1_000);
    expect(presentInvitation(invitation).expires_at).toBe("2026-11-29T12:00:00.000");
    const hash = (await linkOf(invitation))!;
    expect(await invitations.findToken(hash, (AT + WEEK_MS) / 1_000)).toBeUndefined();
    expect(await invitations.findToken(hash, (AT + WEEK_MS) / 1_000 - 0.5)).toMatchObject({ email });
    expect(await accept(hash, { at: AT + WEEK_MS })).toBe("not valid");
    expect(await members()).toHaveLength(1);
    expect(await accept(hash, { at: AT + WEEK_MS - 1 })).toBe("accepted");
  });

  it("that is renewed lasts a week from then, and its earlier link is dead", async () => {
    const first = await invite();
    const earlier = (await linkOf(first))!;
    const renewed = await invite(email, AT + 1_000);
    expect(renewed).toMatchObject({
      ...{ id: first.id, created_at: first.created_at, mails: 2 },
      expires_at: first.expires_at + 1,
    });
    expect(await accept(earlier)).toBe("not valid");
    expect(await linkOf(first)).toBeUndefined();
    expect(await accept((await linkOf(renewed))!)).toBe("accepted");
  });

  it("begins anew when it has expired, with its own count of mails", async () => {
    const first = await invite();
    for (let mail = 2; mail <= INVITATION_LIMITS.mails; mail += 1) await invite();
    expect(await tryToInvite()).toMatchObject({ refused: expect.stringContaining("5 invitations") });
    const again = await invite(email, AT + WEEK_MS);
    expect(again).toMatchObject({ id: first.id, mails: 1, created_at: "2026-11-29T12:00:00.000" });
  });

  it("is one of a hundred that are open, of which accepted and expired ones are none", async () => {
    const addresses = Array.from({ length: INVITATION_LIMITS.open - 1 }, someAddress);
    const open = addresses.map((address) => ({
      ...{ id: newId(), email: address, mails: 1 },
      ...{ created_at: "2026-11-22T12:00:00.000", expires_at: (AT + WEEK_MS) / 1_000 },
    }));
    await engine.raw.put(invitationListKey(companyId), { ...invitationListEntity.label, version: 1, open });
    const last = someAddress();
    const hash = (await linkOf(await invite(last)))!;
    expect(await tryToInvite()).toMatchObject({ refused: expect.stringContaining("100 open invitations") });
    expect(await invite(addresses[3])).toMatchObject({ mails: 2 });
    expect(await accept(hash, { address: last })).toBe("accepted");
    expect(await invite()).toMatchObject({ email });
    expect(await tryToInvite(someAddress())).toHaveProperty("refused");
    expect(await tryToInvite(someAddress(), AT + WEEK_MS)).toMatchObject({ mails: 1 });
  });

  it("says nothing of accounts elsewhere, whose address it cannot have", async () => {
    await signUp(email);
    const hash = (await linkOf(await invite()))!;
    expect(await accept(hash)).toBe("address taken");
    expect(await members()).toHaveLength(1);
    expect(await accept(hash, { address: someAddress() })).toBe("accepted");
  });

  it("is judged anew when another one came first", async () => {
    const background = await invitations.background(companyId, email);
    const request = { companyId, email, invitedBy: owner };
    const both = await Promise.all([1, 2].map(() => invitations.invite(request, background, () => null, new Date(AT))));
    const made = both as InvitationRecord[];
    expect(made.map(({ mails }) => mails).toSorted()).toEqual([1, 2]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it("is not made in a company that is gone, nor accepted into one", async () => {
    const hash = (await linkOf(await invite()))!;
    const background = await invitations.background(companyId, email);
    await engine.table.deleteAll([companyKey(companyId)]);
    expect(await accept(hash)).toBe("not valid");
    expect(await tryToInvite()).toBe("gone");
    const request = { companyId, email, invitedBy: owner };
    expect(await invitations.invite(request, background, () => null, new Date(AT))).toBe("gone");
  });
});

describe("the mail of an invitation", () => {
  it("is still to be sent until it was, with who invited", async () => {
    const invitation = await invite();
    const unsent = { companyName: "Oats", invitedBy: "Ada", invitation: { id: invitation.id, email } };
    expect(await invitations.findUnsent(companyId, invitation.id)).toMatchObject(unsent);
    await engine.table.deleteAll([userKey(companyId, owner)]);
    expect((await invitations.findUnsent(companyId, invitation.id))?.invitedBy).toBeUndefined();
    await invitations.settle(invitation);
    expect(await invitations.findUnsent(companyId, invitation.id)).toBeUndefined();
    expect(await invitations.findUnsent(companyId, newId())).toBeUndefined();
  });

  it("is not settled by the one before it, nor found once the company is gone", async () => {
    const first = await invite();
    const renewed = await invite();
    await invitations.settle(first);
    expect(await invitations.findUnsent(companyId, renewed.id)).toMatchObject({ invitation: { mails: 2 } });
    await engine.table.deleteAll([companyKey(companyId)]);
    expect(await invitations.findUnsent(companyId, renewed.id)).toBeUndefined();
  });
});
