import * as z from "zod";
import { Unauthorised, type Answer, type Question } from "./ask.ts";
import type { Refresh } from "./refresh.ts";
import { SourceUnusable } from "./signal-source.ts";

/** What identifies our application to a source. */
export interface AppCredentials {
  client_id: string;
  client_secret: string;
}

export interface AppTokensOptions {
  /** Name of the source in sentences. */
  source: string;
  url: string;
  credentials: AppCredentials;
  scope?: string;
  headers?: Record<string, string>;
  /** Asks once. */
  ask: (question: Question, refresh: Refresh) => Promise<Answer>;
  now: () => number;
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** A token is renewed this long before it runs out. */
const MARGIN_MS = 60_000;

/**
 * Tokens of our application (OAuth 2 client credentials, RFC 6749 section 4.4), kept in the process until they run out.
 */
export class AppTokens {
  private readonly options: AppTokensOptions;
  private current: { token: string; until: number } | null = null;
  private pending: Promise<string> | null = null;

  constructor(options: AppTokensOptions) {
    this.options = options;
  }

  /**
   * Asks with a token. One that the source no longer takes is replaced once: it can be withdrawn before it runs out.
   * @throws SourceUnusable if the source refuses our credentials, and whatever `ask` throws
   */
  async ask(question: Question, refresh: Refresh): Promise<Answer> {
    const token = await this.token(refresh);
    try {
      return await this.options.ask(withToken(question, token), refresh);
    } catch (error) {
      if (!(error instanceof Unauthorised)) throw error;
      if (this.current?.token === token) this.current = null;
      return this.options.ask(withToken(question, await this.token(refresh)), refresh);
    }
  }

  private async token(refresh: Refresh): Promise<string> {
    if (this.current && this.current.until > this.options.now()) return this.current.token;
    // Requests made at the same time share one token request.
    this.pending ??= this.request(refresh).finally(() => {
      this.pending = null;
    });
    return this.pending;
  }

  private async request(refresh: Refresh): Promise<string> {
    const { source, url, credentials, scope, headers, now } = this.options;
    const basic = Buffer.from(`${credentials.client_id}:${credentials.client_secret}`).toString("base64");
    const { body } = await this.options.ask(
      {
        source,
        about: "a token",
        url,
        method: "POST",
        headers: {
          ...headers,
          authorization: `Basic ${basic}`,
          "content-type": "application/x-www-form-urlencoded",
        },
        body: new URLSearchParams({ grant_type: "client_credentials", ...(scope ? { scope } : {}) }).toString(),
      },
      refresh,
    );
    const answer = tokenSchema.safeParse(body);
    if (!answer.success)
      throw new SourceUnusable(`${source} gave us no token for our client id and secret; check them.`);
    const { access_token, expires_in } = answer.data;
    this.current = { token: access_token, until: now() + Math.max(0, expires_in * 1000 - MARGIN_MS) };
    return access_token;
  }
}

const withToken = (question: Question, token: string): Question => ({
  ...question,
  headers: { ...question.headers, authorization: `Bearer ${token}` },
});
