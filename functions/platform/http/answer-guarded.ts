import type { Idempotency } from "../idempotency/record.ts";
import { BadRequest } from "../errors.ts";
import type { Guards } from "./guards.ts";

/** The stored answer to a request with an `Idempotency-Key`. */
export interface IdempotencyRecord {
  fingerprint: string;
  status: number;
  body: unknown;
}

/** Thrown if the same request has already been answered, so that its work is not done again. */
class AnsweredBefore extends Error {
  override readonly name = "AnsweredBefore";
  readonly answer: IdempotencyRecord;
  constructor(answer: IdempotencyRecord) {
    super("The same request has been answered before");
    this.answer = answer;
  }
}

export interface GuardedWork<A, Loaded> {
  /** Guards that already check whether the request is allowed: by rate limit, user and role. */
  guards: Guards;
  /** Null for a request without a key. */
  idempotency: Idempotency | null;
  /** Finds the answer that a key got before. */
  findIdempotencyRecord: (key: string) => Promise<IdempotencyRecord | undefined>;
  /** For a route that spends: checks whether there is money left for models. @throws BudgetReached */
  requireBudget: (() => Promise<void>) | null;
  /**
   * Whether `act` runs in parallel with the pending guards, once the key is known to be new. Waiting would cost one
   * more round trip. Only for work that loads nothing and whose every write checks the same conditions in the table.
   */
  actsAtOnce: boolean;
  load: () => Promise<Loaded>;
  act: (loaded: Loaded) => Promise<A>;
}

/**
 * Answers a request: loads in parallel with the guards, then acts. An error of the load never hides these, which are
 * checked in this order:
 * 1. the guards refuse the request,
 * 2. its key already has an answer,
 * 3. the budget is used up.
 * The result therefore does not depend on which of them finished first.
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
