import { randomUUID } from "node:crypto";
import { newId } from "../../../../functions/platform/ids.ts";
import { tokenIn, waitForMail } from "../../../../test/support/mails.ts";
import type { Stack } from "../../../../local/stack.ts";
import type { Visited, Visitor } from "./visitor.ts";

/** Whoever owns the company that a walk is made in. */
export interface Owner {
  companyId: string;
  companyName: string;
  email: string;
}

const PASSWORD = "correct horse battery";
const newAddress = (): string => `walk-${randomUUID()}@example.com`;
const cookieOf = ({ headers }: Visited) => ({ cookie: (headers.getSetCookie()[0] ?? "").split(";")[0] ?? "" });

/** Makes a company; the visitor is its owner from here. */
export async function signUp(visitor: Visitor): Promise<Owner> {
  const email = newAddress();
  const companyName = "Walk";
  const { body } = await visitor.visit("signUp", { body: { email, password: PASSWORD, company_name: companyName } });
  visitor.signIn(body.access_token);
  return { companyId: body.user.company_id, companyName, email };
}

/** What needs no company. */
export async function readWhatIsPublic(visitor: Visitor): Promise<void> {
  await visitor.visit("getHealth");
  await visitor.visit("getAvatar", { params: { avatar_id: newId() } });
  await visitor.visit("getOpenApiDocument");
  await visitor.visit("getReferencePage");
  await visitor.visit("getConsole");
  await visitor.visit("getConsoleWords", { params: { language: "de" } });
}

/** Sessions and passwords of the owner. */
export async function keepSessions(visitor: Visitor, stack: Stack, { email }: Owner): Promise<void> {
  const session = await visitor.visit("logIn", { body: { email, password: PASSWORD } });
  const refreshed = await visitor.visit("refreshSession", { headers: cookieOf(session) });
  visitor.signIn(refreshed.body.access_token);
  await visitor.visit("getCurrentUser");
  await visitor.visit("updateNotifications", { body: { completion_mails: true } });
  await visitor.visit("updateNotifications", { body: { completion_mails: false } });
  await visitor.visit("getNotifications");
  await visitor.visit("logOut", { headers: cookieOf(refreshed) });
  await visitor.visit("forgotPassword", { body: { email } });
  const token = tokenIn(await waitForMail(stack, email));
  await visitor.visit("resetPassword", { body: { token, new_password: `${PASSWORD} staple` } });
}

/** Colleagues of the owner, and a program: invited or created, listed and removed again. */
export async function workWithColleagues(visitor: Visitor, stack: Stack): Promise<void> {
  const email = newAddress();
  await visitor.visit("inviteMember", { body: { email } });
  await visitor.visit("listInvitations");
  const token = tokenIn(await waitForMail(stack, email));
  const body = { token, password: PASSWORD, full_name: "Jonas Weber" };
  const joined = await visitor.visit("acceptInvitation", { body });
  await visitor.visit("listMembers");
  await visitor.visit("removeMember", { params: { user_id: joined.body.user.id } });
  const { body: key } = await visitor.visit("createApiKey", { body: { name: "Walk", role: "member" } });
  await visitor.visit("listApiKeys");
  await visitor.visit("revokeApiKey", { params: { api_key_id: key.id } });
  await visitor.visit("getCompanyUsage");
  await visitor.visit("getCompanySettings");
  await visitor.visit("updateCompanySettings", { body: { public_spread: false } });
  await visitor.visit("getCalibration");
}

/** A webhook of the company, from its first day to its last. */
export async function keepWebhooks(visitor: Visitor): Promise<void> {
  // Nobody listens there, and it is on this machine.
  const url = "http://127.0.0.1:1024/hooks";
  const { body } = await visitor.visit("createWebhook", { body: { url, events: ["simulation.complete"] } });
  const params = { webhook_id: body.id };
  await visitor.visit("listWebhooks");
  await visitor.visit("getWebhook", { params });
  await visitor.visit("testWebhook", { params });
  await visitor.visit("listWebhookDeliveries", { params });
  await visitor.visit("updateWebhook", { params, body: { enabled: false } });
  await visitor.visit("deleteWebhook", { params });
}

/** The end of the company; nothing can be visited after it. */
export const closeCompany = (visitor: Visitor, { companyName }: Owner): Promise<unknown> =>
  visitor.visit("deleteCompany", { query: { name: companyName } });
