import {
  ApiError,
  clientOver,
  sendByFetch,
  type Client,
  type Received,
  type Sent,
} from "../../../clients/typescript/src/index.ts";
import { routeTable } from "../../../functions/service/routes.ts";
import { checkAnswer } from "../../cli/check-answer.ts";
import { Refused, StepFailed } from "./step-failed.ts";

// The gateway answers within 29 s or not at all.
const sendOnce = sendByFetch(35_000);
/** As much of an unexpected answer as is shown. */
const SHOWN_CHARACTERS = 500;

/** Requests of all companies of a walk. */
export interface Traffic {
  requests: number;
}

/** A customer's account. */
export interface Account {
  email: string;
  password: string;
  companyName: string;
}

/**
 * Uses the service with the client that customers have: a bearer token, the cookie of the session, and every answer
 * checked against its schema. Nothing is sent twice, so that temporary failures are seen as well. An access token that
 * has expired on the way (15 minutes) is renewed.
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

  constructor(url: string, { email, password, companyName }: Account, traffic: Traffic) {
    this.#url = url;
    this.#traffic = traffic;
    this.email = email;
    this.password = password;
    this.companyName = companyName;
  }

  /** Uses a token from now on. */
  signedIn(token: string): void {
    this.#token = token;
  }

  /**
   * The API. Its calls throw Refused for an answer that is no success, StepFailed for none or one out of its contract,
   * and the signal's reason when that is aborted.
   */
  api(signal: AbortSignal): Client {
    const options = { url: this.#url, signal, idempotencyKeys: false, check: checkAnswer };
    return clientOver((request) => this.#send(request), options);
  }

  /** @returns whether the service knows the account */
  async logIn(signal: AbortSignal): Promise<boolean> {
    try {
      const { email, password } = this;
      this.#token = (await this.api(signal).logIn({ body: { email, password } })).access_token;
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  async #send(request: Sent): Promise<Received> {
    const what = `${request.method} ${request.url.slice(this.#url.length)}`;
    let received = await this.#sendOnce(request, what);
    if (received.status === 401 && request.needsToken && this.#token && (await this.logIn(request.signal)))
      received = await this.#sendOnce(request, what);
    const { status, headers, text } = received;
    const successes = Object.keys(routeTable[request.operationId].responses);
    if (successes.includes(String(status))) return received;
    const shown = text.slice(0, SHOWN_CHARACTERS).replaceAll(/\p{Cc}+/gu, " ") || "(nothing)";
    const id = headers.get("x-request-id") ?? "none";
    throw new Refused(`${what} (x-request-id ${id}) answered ${status} instead of ${successes[0]}: ${shown}`, received);
  }

  async #sendOnce(request: Sent, what: string): Promise<Received> {
    this.#traffic.requests += 1;
    const headers = {
      ...(this.#token && request.needsToken ? { authorization: `Bearer ${this.#token}` } : {}),
      ...(this.#cookie && what.includes(" /auth/") ? { cookie: this.#cookie } : {}),
      ...request.headers,
    };
    const received = await sendOnce({ ...request, headers }).catch((error: unknown) => {
      if (error instanceof ApiError) throw new StepFailed(`${what} was not answered: ${error.detail}`);
      throw error;
    });
    for (const cookie of received.headers.getSetCookie())
      if (cookie.startsWith("refresh_token=")) [this.#cookie = ""] = cookie.split(";");
    return received;
  }
}
