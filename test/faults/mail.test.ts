import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { MailNotSent, MailRejected } from "../../functions/notifications/mail/mail-errors.ts";
import type { Mail, Mailer } from "../../functions/notifications/mail/mailer.ts";
import type { MailMessage } from "../../functions/platform/queues/mail-queue.ts";
import type { InvitationRecord } from "../../functions/accounts/invitations/record.ts";
import { newId } from "../../functions/platform/ids.ts";
import { createLogger } from "../../functions/platform/log/logger.ts";
import { createAccountStore } from "../../functions/accounts/sign-in/store.ts";
import { createInvitationStore } from "../../functions/accounts/invitations/store.ts";
import { invitationKey } from "../../functions/platform/table/keys.ts";
import { requestedMailKey } from "../../functions/platform/table/unowned-keys.ts";
import { createPasswordResetStore } from "../../functions/accounts/passwords/store-resets.ts";
import { createRateWindowStore } from "../../functions/platform/rate-windows/store.ts";
import { createWebhookStore } from "../../functions/notifications/webhooks/store.ts";
import { createRequestedMailStore } from "../../functions/accounts/sign-in/store-requested-mails.ts";
import type { Table } from "../../functions/platform/table/table.ts";
import { unfinishedBefore } from "../../functions/platform/table/unfinished-work.ts";
import { deliverMail, type MailDependencies } from "../../functions/notifications/mail/delivery.ts";
import { MailBeingSent } from "../../functions/notifications/send-once.ts";
import { RawClient } from "../support/raw-client.ts";
import { Company, PASSWORD } from "../support/company.ts";
import { openLocalTable } from "../support/library.ts";
import { mailsTo, tokenIn, waitForMail } from "../support/mails.ts";
import { openRawTable, type RawTable } from "../support/raw-table.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { rawItem } from "../support/raw-item.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let table: Table;
let raw: RawTable;
let company: Company;
beforeAll(async () => {
  stack = await borrowStack();
  vi.stubEnv("LOG_LEVEL", "silent");
  table = openLocalTable(stack.endpoints.dynamodb);
  raw = openRawTable(stack.endpoints.dynamodb);
  company = await Company.signUp(stack.url);
});
afterAll(() => {
  vi.unstubAllEnvs();
  raw.close();
  return stack.close();
});

/** The worker's own code on the stack's table, with a mail service that answers as it is told. */
function setup(send: (mail: Mail, attempt: number) => void = () => undefined) {
  const sent: Mail[] = [];
  let attempts = 0;
  const mailer: Mailer = {
    async send(mail) {
      send(mail, (attempts += 1));
      sent.push(mail);
    },
  };
  const dependencies: MailDependencies = {
    accounts: createAccountStore(table),
    passwordResets: createPasswordResetStore(table),
    invitations: createInvitationStore(table),
    requestedMails: createRequestedMailStore(table),
    rateWindows: createRateWindowStore(table),
    mailer,
    webhooks: createWebhookStore(table),
    table,
    projectsPage: "https://app.example/projects",
    pages: { resetPassword: "https://app.example/reset", acceptInvitation: "https://app.example/join?lang=de" },
    logger: createLogger(),
  };
  const deliver = (message: MailMessage) => deliverMail(dependencies, message);
  return { dependencies, sent, deliver };
}

const resetMessage = (): MailMessage => ({ kind: "password_reset", request_id: newId(), email: company.email });
const linkIn = (mail: Mail | undefined): URL => new URL(/https:\S+/.exec(mail?.text ?? "")?.[0] ?? "");
const reset = (token: string | null) =>
  company.post("/auth/reset-password", { token, new_password: `a battery ${randomUUID()}` });

/** An invitation as the route leaves it when its message gets lost on the way to the queue. */
async function unsentInvitation({ dependencies }: ReturnType<typeof setup>, email = `${newId()}@example.com`) {
  const request = { companyId: company.user.company_id as string, email, invitedBy: company.user.id as string };
  const { invitations } = dependencies;
  const background = await invitations.background(request.companyId, email);
  const invitation = (await invitations.invite(request, background, () => null)) as InvitationRecord;
  const { company_id, id: invitation_id } = invitation;
  const message: MailMessage = { kind: "invitation", company_id, invitation_id };
  return { invitation, message, email };
}
/** What the sweeper would find of an invitation. */
const unfinished = async (id: string) =>
  (await table.query(rawItem, unfinishedBefore("9999", 1_000))).filter((item) => item.id === id);

describe("a message of the mail queue", () => {
  it("delivered three times at once, and again later, makes one mail", async () => {
    const person = await Company.signUp(stack.url);
    const body = JSON.stringify({ kind: "password_reset", request_id: newId(), email: person.email });
    const deliver = () => stack.functions.invoke("worker-send-mail", { Records: [{ messageId: "1", body }] }, "test");
    await Promise.allSettled([deliver(), deliver(), deliver()]);
    await waitForMail(stack, person.email);
    await deliver();
    expect(await mailsTo(stack, person.email)).toHaveLength(1);
  });

  it("for an address without an account makes none", async () => {
    const { deliver, sent } = setup();
    expect(await deliver({ ...resetMessage(), email: "nobody@example.com" } as MailMessage)).toBe("nothing to send");
    expect(sent).toEqual([]);
  });

  it("comes back when the mail service fails, and then makes one mail whose link works", async () => {
    const { deliver, sent } = setup((_, attempt) => {
      if (attempt < 3) throw new MailNotSent("The mail could not be sent", "TooManyRequestsException");
    });
    const message = resetMessage();
    await expect(deliver(message)).rejects.toThrow(MailNotSent);
    await expect(deliver(message)).rejects.toThrow(MailNotSent);
    expect(await deliver(message)).toBe("sent");
    expect(await deliver(message)).toBe("sent before");
    expect(sent).toHaveLength(1);
    expect(linkIn(sent[0]).href).toMatch(/^https:\/\/app\.example\/reset\?token=[\w-]{43}$/);
    expect((await reset(linkIn(sent[0]).searchParams.get("token"))).status).toBe(200);
  });

  it("comes back while another worker is at it, and is done by the next when that one has died", async () => {
    const { deliver, sent, dependencies } = setup();
    const [alive, dead, ahead] = Array.from({ length: 3 }, resetMessage) as (MailMessage & { request_id: string })[];
    const { claim } = dependencies.requestedMails;
    await claim(alive!.request_id, Date.now() - 59_000);
    await expect(deliver(alive!)).rejects.toThrow(MailBeingSent);
    await claim(dead!.request_id, Date.now() - 61_000);
    await claim(ahead!.request_id, Date.now() + 1_800_000);
    expect([await deliver(dead!), await deliver(ahead!)]).toEqual(["sent", "sent"]);
    expect(sent).toHaveLength(2);
  });

  it("is done when the mail is out, even if that cannot be noted", async () => {
    const { sent, dependencies } = setup();
    const markSent = () => Promise.reject(new Error("no database"));
    const failing = { ...dependencies, requestedMails: { ...dependencies.requestedMails, markSent } };
    expect(await deliverMail(failing, resetMessage())).toBe("sent");
    expect(sent).toHaveLength(1);
  });

  it("is done when the mail service will never take the mail", async () => {
    const { deliver, sent } = setup(() => {
      throw new MailRejected("The mail service rejected the mail");
    });
    const message = resetMessage();
    expect(await deliver(message)).toBe("rejected");
    expect(await deliver(message)).toBe("sent before");
    expect(sent).toEqual([]);
  });
});

describe("one address", () => {
  const askFor = (email: string): MailMessage => ({ kind: "password_reset", request_id: newId(), email });
  const counts = (outcomes: readonly string[]) =>
    outcomes
      .toSorted()
      .map((outcome) => outcome[0])
      .join("");

  it("gets five reset mails an hour, whoever asks at once, and another one does not suffer for it", async () => {
    const { deliver, sent } = setup();
    const [person, other] = [await Company.signUp(stack.url), await Company.signUp(stack.url)];
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => deliver(askFor(person.email))));
    expect(counts(outcomes)).toBe("eeeeeeesssss");
    expect(sent).toHaveLength(5);
    expect(await deliver(askFor(other.email))).toBe("sent");
    const links = sent.slice(0, 5).map((mail) => linkIn(mail).searchParams.get("token"));
    expect(new Set(links).size).toBe(5);
  });

  it("gets five of them under all spellings that lead to its mailbox together", async () => {
    const { deliver, sent } = setup();
    const spelling = (mark: number) => `flooded-${process.pid}${mark === 0 ? "" : `+${mark}+`}@example.com`;
    const spellings = Array.from({ length: 7 }, (_, mark) => spelling(mark));
    const stranger = new RawClient(stack.url, "127.0.91.1");
    for (const email of spellings)
      await stranger.post("/auth/signup", { email, password: PASSWORD, company_name: "Somebody else's" });
    const outcomes: string[] = [];
    for (const email of spellings) outcomes.push(await deliver(askFor(email)));
    expect(counts(outcomes)).toBe("eesssss");
    expect(sent.map(({ to }) => to)).toEqual(spellings.slice(0, 5));
  });

  it("loses none of them to a mail service that is down", async () => {
    let down = true;
    const { deliver, sent } = setup(() => {
      if (down) throw new MailNotSent("The mail could not be sent", "TooManyRequestsException");
    });
    const person = await Company.signUp(stack.url);
    const messages = Array.from({ length: 6 }, () => askFor(person.email));
    for (const message of messages) await expect(deliver(message)).rejects.toThrow(MailNotSent);
    down = false;
    const outcomes: string[] = [];
    for (const message of messages) outcomes.push(await deliver(message));
    expect(outcomes).toEqual([...Array.from({ length: 5 }, () => "sent"), "enough for this hour"]);
    expect(sent).toHaveLength(5);
  });

  it("is asked for from many places and answered alike each time", async () => {
    const person = await Company.signUp(stack.url);
    const asked = Array.from({ length: 12 }, (_, number) =>
      new RawClient(stack.url, `127.0.90.${(number >> 2) + 1}`).post("/auth/forgot-password", { email: person.email }),
    );
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    await waitForMail(stack, person.email, 5);
    const { deliver, sent } = setup();
    expect(await deliver(askFor(person.email))).toBe("enough for this hour");
    expect(sent).toEqual([]);
  });
});

describe("an invitation", () => {
  it("whose message was lost is found by the sweeper until its mail is sent, and its link works", async () => {
    const parts = setup();
    const { invitation, message, email } = await unsentInvitation(parts);
    expect(await unfinished(invitation.id)).toMatchObject([
      { entity: "invitation", company_id: invitation.company_id, id: invitation.id },
    ]);
    expect(await parts.deliver(message)).toBe("sent");
    expect(await parts.deliver(message)).toBe("nothing to send");
    expect(await unfinished(invitation.id)).toEqual([]);
    expect(parts.sent).toMatchObject([{ to: email }]);
    const link = linkIn(parts.sent[0]);
    expect(link.searchParams.get("lang")).toBe("de");
    const answer = await new RawClient(stack.url).post("/auth/accept-invitation", {
      token: link.searchParams.get("token"),
      password: PASSWORD,
    });
    expect(answer.status).toBe(201);
  });

  it("is queued again by the sweeper", async () => {
    const { invitation, email } = await unsentInvitation(setup());
    const key = invitationKey(invitation.company_id, invitation.id);
    await raw.set(key, { work_since: "2026-01-01T00:00:00.000" });
    await stack.functions.invoke("worker-sweep-unfinished", {}, "test");
    await waitForMail(stack, email);
    await until(
      () => unfinished(invitation.id),
      (items) => items.length === 0,
    );
  });

  it("stays on the sweeper's list while the mail service fails", async () => {
    const parts = setup(() => {
      throw new MailNotSent("The mail could not be sent", "InternalServiceError");
    });
    const { invitation, message } = await unsentInvitation(parts);
    await expect(parts.deliver(message)).rejects.toThrow(MailNotSent);
    expect(await unfinished(invitation.id)).toHaveLength(1);
  });

  it("is taken off the list when its mail is refused for good, was tried too often, or it has expired", async () => {
    const refusing = setup(() => {
      throw new MailRejected("The mail service rejected the mail");
    });
    const [refused, failing, expired] = await Promise.all([1, 2, 3].map(() => unsentInvitation(refusing)));
    if (!refused || !failing || !expired) throw new Error("never");
    expect(await refusing.deliver(refused.message)).toBe("rejected");

    const { dependencies, deliver } = setup();
    await dependencies.requestedMails.claim(failing.invitation.mail_request_id, 0);
    await raw.set(requestedMailKey(failing.invitation.mail_request_id), { attempts: 500 });
    expect(await deliver(failing.message)).toBe("given up");

    await raw.set(invitationKey(expired.invitation.company_id, expired.invitation.id), { expires_at: 1 });
    expect(await deliver(expired.message)).toBe("nothing to send");
    for (const { invitation } of [refused, failing, expired]) expect(await unfinished(invitation.id)).toEqual([]);
  });

  it("renewed while its mail is being written gets the newer mail alone", async () => {
    const parts = setup();
    const { dependencies, sent, deliver } = parts;
    const { invitation, message, email } = await unsentInvitation(parts);
    const findUnsent: MailDependencies["invitations"]["findUnsent"] = async (...ids) => {
      const found = await dependencies.invitations.findUnsent(...ids);
      await unsentInvitation(parts, email);
      return found;
    };
    const late = { ...dependencies, invitations: { ...dependencies.invitations, findUnsent } };
    expect(await deliverMail(late, message)).toBe("nothing to send");
    expect(sent).toEqual([]);
    expect(await unfinished(invitation.id)).toHaveLength(1);
    expect(await deliver(message)).toBe("sent");
  });

  it("reaches the outbox by the queue", async () => {
    const email = `${newId()}@example.com`;
    await company.post("/company/invitations", { email });
    expect(tokenIn(await waitForMail(stack, email))).toMatch(/^[\w-]{43}$/);
  });
});
