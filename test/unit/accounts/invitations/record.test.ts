import { describe, expect, it } from "vitest";
import {
  INVITATION_LIMITS,
  invite,
  openWith,
  presentInvitation,
} from "../../../../functions/accounts/invitations/record.ts";
import type { InvitationRecord } from "../../../../functions/accounts/invitations/record.ts";
import { invitationSchema } from "../../../../functions/accounts/company/schemas.ts";

const NOW = new Date("2026-11-20T20:43:00.123Z");
const DAY_MS = 86_400_000;
let ids = 0;
const fresh = () => ({ id: `invitation-${(ids += 1)}`, mailRequestId: `mail-${ids}` });
const request = (email: string) => ({ companyId: "company", email, invitedBy: "owner" });

function invited(email: string, existing: readonly InvitationRecord[] = [], now = NOW): InvitationRecord {
  const invitation = invite(request(email), existing, fresh(), now);
  if ("refused" in invitation) throw new Error(invitation.refused);
  return invitation;
}

describe("inviting an address", () => {
  it("makes an invitation for seven days", () => {
    const invitation = invited("a@example.com");
    expect(invitation.created_at).toBe("2026-11-20T20:43:00.123");
    expect(presentInvitation(invitation)).toEqual({
      id: invitation.id,
      email: "a@example.com",
      created_at: "2026-11-20T20:43:00.123",
      expires_at: "2026-11-27T20:43:00.000",
    });
    expect(invitationSchema.safeParse(presentInvitation(invitation)).success).toBe(true);
  });

  it("again renews the open one under its id, with another mail and a new time", () => {
    const first = invited("a@example.com");
    const later = new Date(NOW.getTime() + DAY_MS);
    const second = invited("a@example.com", [{ ...first, token_sha256: "of the first link" }], later);
    expect(second).toMatchObject({ id: first.id, created_at: first.created_at, mails: 2 });
    expect(second.mail_request_id).not.toBe(first.mail_request_id);
    expect(second.expires_at).toBe(first.expires_at + 86_400);
    expect(second.token_sha256).toBeUndefined();
  });

  it("begins anew when the earlier one has expired", () => {
    const first = { ...invited("a@example.com"), mails: INVITATION_LIMITS.mails };
    const later = new Date(NOW.getTime() + 8 * DAY_MS);
    expect(invited("a@example.com", [first], later)).toMatchObject({
      id: first.id,
      mails: 1,
      created_at: "2026-11-28T20:43:00.123",
    });
  });

  it("is refused when it has got five mails", () => {
    let invitation = invited("a@example.com");
    for (let mails = 2; mails <= 5; mails++) invitation = invited("a@example.com", [invitation]);
    expect(invite(request("a@example.com"), [invitation], fresh(), NOW)).toHaveProperty("refused");
  });

  it("is refused when a hundred are open, but renewing one of them is not", () => {
    const open = Array.from({ length: 100 }, (_, index) => invited(`${index}@example.com`));
    expect(invite(request("a@example.com"), open, fresh(), NOW)).toHaveProperty("refused");
    expect(invited("7@example.com", open).mails).toBe(2);
    const expired = open.map((invitation, index) => (index === 0 ? { ...invitation, expires_at: 1 } : invitation));
    expect(invited("a@example.com", expired).mails).toBe(1);
  });
});

describe("the open invitations", () => {
  it("are one per address, without those that have expired", () => {
    const [first, other] = [invited("a@example.com"), invited("b@example.com")];
    const later = new Date(NOW.getTime() + DAY_MS);
    const renewed = invited("a@example.com", [first, other], later);
    expect(openWith(renewed, [first, other], later).map(({ email, mails }) => [email, mails])).toEqual([
      ["b@example.com", 1],
      ["a@example.com", 2],
    ]);
    const end = new Date(NOW.getTime() + 7 * DAY_MS);
    expect(openWith(invited("c@example.com", [], end), [other, renewed], end).map(({ email }) => email)).toEqual([
      "a@example.com",
      "c@example.com",
    ]);
  });

  it("hold nothing of an invitation but what the next one depends on", () => {
    const [kept] = openWith({ ...invited("a@example.com"), token_sha256: "of the link" }, [], NOW);
    expect(Object.keys(kept ?? {}).sort()).toEqual(["created_at", "email", "expires_at", "id", "mails"]);
  });
});
