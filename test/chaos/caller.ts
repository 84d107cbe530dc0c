import { AssertionError } from "node:assert";
import { setTimeout as sleep } from "node:timers/promises";
import {
  ApiError,
  createClient,
  type Answer,
  type Call,
  type Client,
  type OperationId,
} from "../../clients/typescript/src/index.ts";
import { RawClient } from "../support/raw-client.ts";

/** How a request was answered that was sent until somebody did. */
export interface Sending {
  refusal: ApiError | undefined;
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
  error instanceof ApiError && (error.status === 0 || error.status >= 500);
const isLater = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

/** Sends requests of one client from an address of its own, each until it is answered. */
export class Caller {
  readonly #raw: RawClient;
  readonly #hooks: CallerHooks;
  #api: Client;

  constructor(url: string, address: string, hooks: CallerHooks) {
    this.#raw = new RawClient(url, address);
    this.#hooks = hooks;
    this.#api = this.#withToken(undefined);
  }

  /** Goes on in the name of another. @param renewable whether a token that is refused is renewed */
  useToken(token: string | undefined, renewable = true): void {
    this.#api = this.#withToken(token, renewable);
  }

  #withToken(token: string | undefined, renewable = true): Client {
    let known = token;
    const renewed = async (refused?: string) =>
      refused === undefined && known ? known : (known = await this.#hooks.renewToken());
    const key = renewable ? renewed : token;
    return createClient({
      url: this.#raw.url,
      patience: { attempts: 1 },
      idempotencyKeys: false,
      ...(key === undefined ? {} : { key }),
      send: async (request) => {
        try {
          const received = await this.#raw.send(request);
          this.#hooks.answered();
          this.#hooks.inspect(received.text);
          return received;
        } catch (error) {
          if (error instanceof AssertionError || (error as Error).name === "AssertionError") throw error;
          throw new ApiError(0, String(error));
        }
      },
    });
  }

  /** Sends a request until it is answered by something that says what came of it. */
  async ask<Id extends OperationId>(operationId: Id, call: Call<Id>): Promise<Outcome<Id>> {
    const deadline = performance.now() + PATIENCE_MS;
    for (let unsure = 0; ;) {
      try {
        const { body } = await (
          this.#api.exchange as unknown as (id: Id, call: Call<Id>) => Promise<{ body: Answer<Id> }>
        )(operationId, call);
        return { body, refusal: undefined, unsure };
      } catch (error) {
        if (error instanceof ApiError && !isNoAnswer(error) && !isLater(error))
          return { body: undefined, refusal: error, unsure };
        if (!isNoAnswer(error) && !isLater(error)) throw error;
        if (performance.now() > deadline) throw new Error(`${operationId} was never answered: ${String(error)}`);
        if (isNoAnswer(error)) unsure += 1;
        await sleep(PAUSE_MS);
      }
    }
  }
}
