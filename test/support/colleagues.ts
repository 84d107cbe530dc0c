import { expect } from "vitest";
import type { Stack } from "../../local/stack.ts";
import { RawClient } from "./raw-client.ts";
import { PASSWORD, type Company } from "./company.ts";
import { mailsTo, tokenIn, waitForMail } from "./mails.ts";
import { cookieOf } from "./refresh-token.ts";

let people = 0;

/** An address that nobody has used before. */
export const someone = (): string => `person-${process.pid}-${(people += 1)}@example.com`;

export const invite = (client: RawClient, email: string, headers?: Record<string, string>) =>
  client.post("/company/invitations", { email }, headers);

/** The calls by which colleagues come into a company. */
export function colleagues(stack: Pick<Stack, "url" | "endpoints">, owner: Company) {
  const accept = (token: string, fields: Record<string, unknown> = {}, headers?: Record<string, string>) =>
    new RawClient(stack.url, `127.0.50.${((people += 1) % 250) + 1}`).post(
      "/auth/accept-invitation",
      { token, password: PASSWORD, full_name: "Jonas Weber", ...fields },
      headers,
    );

  /** Invites an address and reads the token of the mail. */
  async function invited(email = someone()): Promise<{ email: string; token: string }> {
    const before = (await mailsTo(stack, email)).length;
    expect((await invite(owner, email)).status).toBe(201);
    return { email, token: tokenIn(await waitForMail(stack, email, before + 1)) };
  }

  /** A member of the company, signed in, with the refresh token. */
  async function join() {
    const { email, token } = await invited();
    const answer = await accept(token);
    expect(answer.status).toBe(201);
    const client = new RawClient(stack.url, `127.0.60.${(people % 250) + 1}`);
    client.token = answer.body.access_token as string;
    return { client, email, user: answer.body.user as { id: string }, refreshToken: cookieOf(answer) };
  }

  return { accept, invited, join };
}
