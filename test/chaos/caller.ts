import { AssertionError } from "node:assert";
import { setTimeout as sleep } from "node:timers/promises";
import { createApiClient, type ApiClient } from "../../bin/api-client/client.ts";
import { ServiceAnsweredError, ServiceUnreachable } from "../../bin/api-client/errors.ts";
import type { Answer, Call, OperationId } from "../../bin/api-client/operations.ts";
import { RawClient } from "../support/raw-client.ts";

/** How a request was answered that was sent until somebody did. */
export interface Sending {
  refusal: ServiceAnsweredError | undefined;
  /** How many sendings before it have an unknown outcome: no answer, or one that says nothing. */
  unsure: number;
}

export interface Outcome<Id extends OperationId> extends Sending {
  /** undefined if it was refused. */
  body: Answer<Id> | undefined;
}

export interface CallerHooks {
  /** Hears of every answer, for faults that strike after so many. */
  answered: () => void;
  /** Looks at the text of every answer. */
  inspect: (text: string) => void;
  renewToken: () => Promise<string>;
}

/** How long a request is repeated; a stack that was killed is back in seconds. */
const PATIENCE_MS = 90_000;
const PAUSE_MS = 100;

/** Whoever gets no answer, or one that says "later", asks again. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof ServiceUnreachable || (error instanceof ServiceAnsweredError && error.status >= 500);
const isLater = (error: unknown): boolean => error instanceof ServiceAnsweredError && error.status === 429;

/** Sends requests of one client from an address of its own, each until it is answered. */
export class Caller {
  readonly #raw: RawClient;
  readonly #hooks: CallerHooks;
  #api: ApiClient;

  constructor(url: string, address: string, hooks: CallerHooks) {
    this.#raw = new RawClient(url, address);
    this.#hooks = hooks;
    this.#api = this.#withToken(undefined);
  }

  /** Goes on in the name of another. @param renewable whether a token that is refused is renewed */
  useToken(token: string | undefined, renewable = true): void {
    this.#api = this.#withToken(token, renewable);
  }

  #withToken(token: string | undefined, renewable = true): ApiClient {
    return createApiClient({
      url: this.#raw.url,
      retryReads: false,
      ...(token ? { token } : {}),
      ...(renewable ? { renewToken: this.#hooks.renewToken } : {}),
      send: async (request) => {
        try {
          const received = await this.#raw.send(request);
          this.#hooks.answered();
          this.#hooks.inspect(received.text);
          return received;
        } catch (error) {
          if (error instanceof AssertionError || (error as Error).name === "AssertionError") throw error;
          throw new ServiceUnreachable(String(error));
        }
      },
    });
  }

  /** Sends a request until it is answered by something that says what came of it. */
  async ask<Id extends OperationId>(operationId: Id, call: Call<Id>): Promise<Outcome<Id>> {
    const deadline = performance.now() + PATIENCE_MS;
    for (let unsure = 0; ;) {
      try {
        const { body } = await (this.#api.exchange as (id: Id, call: Call<Id>) => Promise<{ body: Answer<Id> }>)(
          operationId,
          call,
        );
        return { body, refusal: undefined, unsure };
      } catch (error) {
        if (error instanceof ServiceAnsweredError && !isNoAnswer(error) && !isLater(error))
          return { body: undefined, refusal: error, unsure };
        if (!isNoAnswer(error) && !isLater(error)) throw error;
        if (performance.now() > deadline) throw new Error(`${operationId} was never answered: ${String(error)}`);
        if (isNoAnswer(error)) unsure += 1;
        await sleep(PAUSE_MS);
      }
    }
  }
}
