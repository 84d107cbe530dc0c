import { randomBytes, timingSafeEqual } from "node:crypto";
import type { AppCredentials } from "../../functions/personas/signals/sources/app-tokens.ts";
import type { Asked, Reply } from "./reply.ts";

/** The tokens that a source has given out to our application. */
export class IssuedTokens {
  private readonly credentials: AppCredentials;
  private readonly lifetimeSeconds: number;
  private readonly expiries = new Map<string, number>();

  constructor(credentials: AppCredentials, lifetimeSeconds: number) {
    this.credentials = credentials;
    this.lifetimeSeconds = lifetimeSeconds;
  }

  /** Answers a request for a token. */
  answer(asked: Asked): Reply {
    if (!this.knows(asked)) return { status: 401, body: { error: "invalid_client", message: "Unauthorized" } };
    return { status: 200, body: { ...this.issue(asked.now), token_type: "bearer" } };
  }

  /** Whether the request carries our client id and secret (Basic). */
  private knows({ headers }: Asked): boolean {
    const { client_id, client_secret } = this.credentials;
    const wanted = Buffer.from(`Basic ${Buffer.from(`${client_id}:${client_secret}`).toString("base64")}`);
    const given = Buffer.from(headers.authorization ?? "");
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }

  private issue(now: number): { access_token: string; expires_in: number } {
    const access_token = randomBytes(24).toString("base64url");
    this.expiries.set(access_token, now + this.lifetimeSeconds * 1000);
    return { access_token, expires_in: this.lifetimeSeconds };
  }

  /** Whether the request carries a token that has not run out (Bearer). */
  admits({ headers, now }: Asked): boolean {
    const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
    return token !== undefined && (this.expiries.get(token) ?? 0) > now;
  }

  /** Withdraws all tokens before they run out. */
  withdraw(): void {
    this.expiries.clear();
  }
}
