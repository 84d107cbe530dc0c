import type { Idempotency } from "../../domain/idempotency/idempotency.ts";
import { BadRequest } from "../errors.ts";

/** An answer as a key got it. */
export interface IdempotencyRecord {
  fingerprint: string;
  status: number;
  body: unknown;
}

/** The same request has been answered: thrown into a handler that wants to begin its work again. */
class AnsweredBefore extends Error {
  override readonly name = "AnsweredBefore";
  readonly answer: IdempotencyRecord;
  constructor(answer: IdempotencyRecord) {
    super("The same request has been answered before");
    this.answer = answer;
  }
}

export interface IdempotentWork<A> {
  /** Whether the request is let in at all, see `guards.ts`; null if nothing of the table decides that. */
  authorized: Promise<void> | null;
  /** Whether the handler waits to be authorized. Otherwise whether it is let in is asked before it is answered. */
  waits: boolean;
  /** Null for a request without a key. */
  idempotency: Idempotency | null;
  /** The answer a key got before. */
  findIdempotencyRecord: (key: string) => Promise<IdempotencyRecord | undefined>;
  /** Of a route that spends: whether there is money left for models. @throws BudgetReached */
  requireBudget: (() => Promise<void>) | null;
  /**
   * The work of a request.
   * @param authorize of a route that may refuse: waited for before anything is written, stored or asked of a model
   */
  work: (authorize: () => Promise<void>) => Promise<A>;
}

/**
 * Answers a request with a known key as it was answered before. The answer is stored in one transaction with the effect,
 * so a request that lost a race against itself finds it after its own attempt has failed.
 *
 * A route with a limit or a role, or that needs a budget, looks for that answer and into window, role and budget while its handler
 * reads what it needs; the handler waits for all of them before its work has any effect. Whatever the handler finds wrong,
 * a refusal to let the request in comes first, the answer of before second and a refusal for want of money third, so that
 * it makes no difference which of them was known first.
 */
export async function idempotent<A>({
  authorized,
  waits,
  idempotency,
  findIdempotencyRecord,
  requireBudget,
  work,
}: IdempotentWork<A>): Promise<A | IdempotencyRecord> {
  const before = async (): Promise<IdempotencyRecord | undefined> => {
    if (!idempotency) return undefined;
    const found = await findIdempotencyRecord(idempotency.key);
    if (found && found.fingerprint !== idempotency.fingerprint)
      throw new BadRequest("This Idempotency-Key was used for another request; use a new key");
    return found;
  };
  const attempt = waits
    ? workWhileAuthorizing(authorized, before, requireBudget, work)
    : afterwards(authorized, before, work);
  try {
    return await attempt;
  } catch (error) {
    await authorized;
    if (error instanceof AnsweredBefore) return error.answer;
    const meanwhile = await before();
    if (meanwhile) return meanwhile;
    throw error;
  }
}

type Before = () => Promise<IdempotencyRecord | undefined>;

/** Work that begins once it is known that the request is a new one. */
async function afterwards<A>(
  authorized: IdempotentWork<A>["authorized"],
  before: Before,
  work: IdempotentWork<A>["work"],
): Promise<A> {
  const answered = await before();
  if (answered) throw new AnsweredBefore(answered);
  const answer = await work(() => Promise.resolve());
  await authorized;
  return answer;
}

/** Work that begins at once and waits to be authorized. */
async function workWhileAuthorizing<A>(
  authorized: IdempotentWork<A>["authorized"],
  before: Before,
  requireBudget: IdempotentWork<A>["requireBudget"],
  work: IdempotentWork<A>["work"],
): Promise<A> {
  const budget = requireBudget?.();
  const answered = before();
  for (const promise of [budget, answered]) promise?.catch(() => undefined);
  const authorization = (async () => {
    await authorized;
    const answer = await answered;
    if (answer) throw new AnsweredBefore(answer);
    await budget;
  })();
  authorization.catch(() => undefined);
  let waited = false;
  let answer: A;
  try {
    answer = await work(() => {
      waited = true;
      return authorization;
    });
  } catch (error) {
    await authorization;
    throw error;
  }
  // A mistake in the handler, which the first request to it brings to light.
  if (!waited) throw new Error("The handler of a route that may refuse did not waits to be authorized");
  return answer;
}
