import type { Idempotency } from "../idempotency/record.ts";
import { BadRequest } from "../errors.ts";
import type { Guards } from "./guards.ts";

/** An answer as a key got it. */
export interface IdempotencyRecord {
  fingerprint: string;
  status: number;
  body: unknown;
}

/** The same request has been answered: what keeps it from being worked on again. */
class AnsweredBefore extends Error {
  override readonly name = "AnsweredBefore";
  readonly answer: IdempotencyRecord;
  constructor(answer: IdempotencyRecord) {
    super("The same request has been answered before");
    this.answer = answer;
  }
}

export interface GuardedWork<A, Loaded> {
  /** Asked already whether the request is let in at all: by limit, user and role. */
  guards: Guards;
  /** Null for a request without a key. */
  idempotency: Idempotency | null;
  /** The answer a key got before. */
  findIdempotencyRecord: (key: string) => Promise<IdempotencyRecord | undefined>;
  /** Of a route that spends: whether there is money left for models. @throws BudgetReached */
  requireBudget: (() => Promise<void>) | null;
  /**
   * Whether `act` begins beside the guards asked already, once the key is known to be a new one. Only for work of which
   * every effect asks the table itself what they ask, and that loads nothing: to wait would be a round trip more.
   */
  actsAtOnce: boolean;
  load: () => Promise<Loaded>;
  act: (loaded: Loaded) => Promise<A>;
}

/**
 * Answers a request: loads beside the guards, then acts. Whatever the load finds wrong, a refusal to let the request in
 * comes first, the answer that its key got before second and a refusal for want of money third, so that it makes no
 * difference which of them was known first.
 *
 * An answer is stored in one transaction with the effect, so a request that lost a race against itself finds it after
 * its own attempt has failed.
 */
export async function answerGuarded<A, Loaded>(work: GuardedWork<A, Loaded>): Promise<A | IdempotencyRecord> {
  const { guards, idempotency, findIdempotencyRecord, requireBudget, actsAtOnce, load, act } = work;
  const before = async (): Promise<IdempotencyRecord | undefined> => {
    if (!idempotency) return undefined;
    const found = await findIdempotencyRecord(idempotency.key);
    if (found && found.fingerprint !== idempotency.fingerprint)
      throw new BadRequest("This Idempotency-Key was used for another request; use a new key");
    return found;
  };
  const requireNew = async (): Promise<void> => {
    const answer = await before();
    if (answer) throw new AnsweredBefore(answer);
  };

  const letIn = guards.authorize();
  const isNew = requireNew();
  guards.ask(isNew);
  guards.ask(requireBudget?.());
  try {
    const [loaded, authorized] = await Promise.allSettled([load(), actsAtOnce ? isNew : guards.authorize()]);
    if (authorized.status === "rejected") throw authorized.reason;
    if (loaded.status === "rejected") throw loaded.reason;
    const answer = await act(loaded.value);
    await letIn;
    return answer;
  } catch (error) {
    await letIn;
    if (error instanceof AnsweredBefore) return error.answer;
    const meanwhile = await before();
    if (meanwhile) return meanwhile;
    throw error;
  }
}
