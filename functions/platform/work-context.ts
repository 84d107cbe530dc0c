import { AsyncLocalStorage } from "node:async_hooks";
import type { Identity } from "./http/identity.ts";
import type { Payer } from "./costs/budget.ts";

/** What a piece of work belongs to; everything it calls knows it without being told. */
export interface WorkContext {
  /** One id from the request through its executions and messages to the model calls. */
  correlationId: string;
  /** Who pays; known as soon as a token has been verified or a state's input been read. */
  companyId?: string;
  /** The run of a study that it is done for, which may have a limit of its own. */
  study?: { projectId: string; simulationId: string };
  /** The study whose record says what models were asked, where that is not the one above: of live interviews. */
  recordedIn?: { projectId: string; simulationId: string };
  /** It speaks as real people: what models answer is kept nowhere but in the study. */
  isPersonal?: boolean;
  /** Who asks for it, with a token or an API key; undefined of everything that nobody waits for. */
  caller?: Identity | undefined;
  /** When the function's time for it is over, in milliseconds since 1970; undefined where nothing ends it. */
  deadline?: number | undefined;
  /** Is aborted when the caller has hung up; undefined where nothing can be known of that, as on Lambda. */
  callerGone?: AbortSignal | undefined;
}

/** When an invocation ends, in milliseconds since 1970; undefined of one that tells nothing of it, as in tests. */
export function deadlineOf(invocation: { getRemainingTimeInMillis?(): number }): number | undefined {
  const remaining = invocation.getRemainingTimeInMillis?.();
  return remaining === undefined ? undefined : Date.now() + remaining;
}

/** A piece of work under way, with what goes on beside it. */
interface Work {
  context: WorkContext;
  pending: Set<Promise<void>>;
  /** What is still to be done when the work is over, by what wants it done. */
  last: Map<object, () => Promise<void>>;
}

const storage = new AsyncLocalStorage<Work>();

/**
 * Runs work in a context of its own. It ends, well or badly, when what it has left to go on beside it has ended too: a
 * function stands still from the moment it has answered.
 */
export async function inContext<T>(context: WorkContext, work: () => T | Promise<T>): Promise<T> {
  const own: Work = { context, pending: new Set(), last: new Map() };
  try {
    return await storage.run(own, work);
  } finally {
    await storage.run(own, () => Promise.all([...own.last.values()].map((task) => task())));
    while (own.pending.size > 0) await Promise.all(own.pending);
  }
}

/**
 * Lets something go on beside the work that is being done, which does not end before it. Outside of any work it goes on
 * by itself.
 * @param task never rejects: there is nobody left to tell
 */
export function waitUntil(task: Promise<void>): void {
  const pending = storage.getStore()?.pending;
  if (!pending) return;
  pending.add(task);
  void task.finally(() => pending.delete(task));
}

/**
 * Has something done once when the work is over, which does not end before. Outside of any work it is done now.
 * @param owner who wants it done: of several tasks of the same owner the first counts
 * @param task never rejects: there is nobody left to tell
 */
export function beforeEnd(owner: object, task: () => Promise<void>): void {
  const last = storage.getStore()?.last;
  if (!last) void task();
  else if (!last.has(owner)) last.set(owner, task);
}

/** The context of the work that is being done; undefined outside of requests, states and messages. */
export const workContext = (): WorkContext | undefined => storage.getStore()?.context;

/** Milliseconds that are left for the work that is being done; Infinity where nothing ends it. */
export const timeLeft = (): number => (workContext()?.deadline ?? Infinity) - Date.now();

/** Before the function ends, enough to write down what a call has cost and to say why it came to nothing. */
const EARLY_MS = 1_000;

/** Is aborted when an answer is of no use any more: its caller has gone, or the function's time is over. */
export function answerUnwanted(): AbortSignal | undefined {
  const callerGone = workContext()?.callerGone;
  const left = timeLeft() - EARLY_MS;
  const signals = [
    ...(callerGone ? [callerGone] : []),
    ...(left === Infinity ? [] : [AbortSignal.timeout(Math.max(0, Math.floor(left)))]),
  ];
  return signals.length > 0 ? AbortSignal.any(signals) : undefined;
}

/** Says who asks for the work that is being done, whose company's it is then. */
export function setTenant(caller: Identity): void {
  const context = workContext();
  if (context) Object.assign(context, { companyId: caller.companyId, caller });
}

/** Says that the work speaks as real people. */
export function setPersonal(): void {
  const context = workContext();
  if (context) context.isPersonal = true;
}

/** Does something in the company's name alone: what has to be put in order even if who asked is gone by now. */
export function inNobodysName<T>(work: () => Promise<T>): Promise<T> {
  const current = storage.getStore();
  return current ? storage.run({ ...current, context: { ...current.context, caller: undefined } }, work) : work();
}

/** Does something in whose course models are asked for a study, though it is no run of the study. */
export function recordedIn<T>(study: NonNullable<WorkContext["recordedIn"]>, work: () => Promise<T>): Promise<T> {
  const current = storage.getStore();
  return current ? storage.run({ ...current, context: { ...current.context, recordedIn: study } }, work) : work();
}

/** Who pays for the work that is being done. @throws Error if it is nobody's */
export const currentPayer = (): Payer => ({ companyId: currentTenant(), study: workContext()?.study });

/** @throws Error if the work is nobody's: then nobody would pay for it */
export function currentTenant(): string {
  const companyId = workContext()?.companyId;
  if (companyId === undefined) throw new Error("A model was to be called outside of any company's work");
  return companyId;
}
