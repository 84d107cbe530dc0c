import type * as z from "zod";
import { StepFailed } from "./step-failed.ts";

// The gateway answers within 29 s or not at all.
const REQUEST_MS = 35_000;
/** As much of an unexpected answer as is shown. */
const SHOWN_CHARACTERS = 500;

export interface Asked {
  method: "GET" | "POST" | "DELETE";
  /** Below the service's address, or an address of its own. */
  path: string;
  /** JSON, or a form. */
  body?: object;
  headers?: Record<string, string>;
  /** The status that the step expects. */
  status: number;
  /** Without the access token. */
  anonymous?: boolean;
}

export interface Answer {
  text: string;
  contentType: string;
  requestId: string;
  /** What was asked and its request's id, for sentences about what is wrong with the answer. */
  where: string;
}

/** Requests of one company, all of them counted. */
export interface Traffic {
  requests: number;
}

/**
 * Uses the service as a customer's program would: HTTP, JSON, a bearer token and a cookie, nothing of this project's
 * own between. An access token that has expired on the way (15 minutes) is renewed.
 */
export class Customer {
  readonly email: string;
  readonly password: string;
  readonly companyName: string;
  /** Known once the company was signed up. */
  companyId: string | undefined;
  #token: string | undefined;
  #cookie = "";
  readonly #url: string;
  readonly #traffic: Traffic;

  constructor(url: string, account: { email: string; password: string; companyName: string }, traffic: Traffic) {
    this.#url = url;
    this.#traffic = traffic;
    this.email = account.email;
    this.password = account.password;
    this.companyName = account.companyName;
  }

  /** Uses a token from now on. */
  signedIn(token: string): void {
    this.#token = token;
  }

  /** @throws StepFailed when the answer has another status; the signal's reason when it is aborted */
  async send(asked: Asked, signal: AbortSignal): Promise<Answer> {
    const { status, answer } = await this.#sendOnce(asked, signal);
    if (status === asked.status) return answer;
    if (status === 401 && !asked.anonymous && this.#token && (await this.logIn(signal))) {
      const again = await this.#sendOnce(asked, signal);
      if (again.status === asked.status) return again.answer;
    }
    const text = answer.text.slice(0, SHOWN_CHARACTERS).replaceAll(/\p{Cc}+/gu, " ");
    throw new StepFailed(`${answer.where} answered ${status} instead of ${asked.status}: ${text || "(nothing)"}`);
  }

  /** As {@link send}, for an answer whose body has to fit a schema. */
  async ask<S extends z.ZodType>(asked: Asked, schema: S, signal: AbortSignal): Promise<z.infer<S>> {
    const answer = await this.send(asked, signal);
    let body: unknown;
    try {
      body = JSON.parse(answer.text);
    } catch {
      throw new StepFailed(`${answer.where} answered something that is no JSON`);
    }
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new StepFailed(`${answer.where} answered out of its contract: ${issue?.path.join(".")} ${issue?.message}`);
  }

  /** @returns whether the service knows the account */
  async logIn(signal: AbortSignal): Promise<boolean> {
    const body = { email: this.email, password: this.password };
    const asked = { method: "POST", path: "/auth/login", body, status: 200, anonymous: true } as const;
    const { status, answer } = await this.#sendOnce(asked, signal);
    if (status !== 200) return false;
    this.#token = (JSON.parse(answer.text) as { access_token: string }).access_token;
    return true;
  }

  async #sendOnce(asked: Asked, signal: AbortSignal): Promise<{ status: number; answer: Answer }> {
    const { method, path, body, headers, anonymous } = asked;
    const ours = !URL.canParse(path);
    const isForm = body instanceof FormData;
    const what = `${method} ${path}`;
    this.#traffic.requests += 1;
    try {
      const response = await fetch(ours ? this.#url + path : path, {
        method,
        headers: {
          // A form brings its own content type, with its boundary.
          ...(body && !isForm ? { "content-type": "application/json" } : {}),
          ...(this.#token && ours && !anonymous ? { authorization: `Bearer ${this.#token}` } : {}),
          ...(this.#cookie && path.startsWith("/auth/") ? { cookie: this.#cookie } : {}),
          ...headers,
        },
        body: isForm ? body : body ? JSON.stringify(body) : null,
        signal: AbortSignal.any([AbortSignal.timeout(REQUEST_MS), signal]),
      });
      const text = await response.text();
      for (const cookie of response.headers.getSetCookie()) {
        if (cookie.startsWith("refresh_token=")) [this.#cookie = ""] = cookie.split(";");
      }
      const requestId = response.headers.get("x-request-id") ?? "none";
      const contentType = response.headers.get("content-type") ?? "";
      const where = `${what} (x-request-id ${requestId})`;
      return { status: response.status, answer: { text, contentType, requestId, where } };
    } catch (error) {
      signal.throwIfAborted();
      const { name, cause, message } = error as Error & { cause?: Error };
      const reason = name === "TimeoutError" ? `nothing within ${REQUEST_MS / 1000} s` : (cause?.message ?? message);
      throw new StepFailed(`${what} was not answered: ${reason}`);
    }
  }
}
