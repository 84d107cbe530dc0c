import { AsyncLocalStorage } from "node:async_hooks";
import type { Identity } from "./http/identity.ts";
import type { Payer } from "./costs/budget.ts";

/** What a piece of work belongs to; all code that it calls can read this without parameters. */
export interface WorkContext {
  /** One id from the request through its executions and messages to the model calls. */
  correlationId: string;
  /** The company that pays; known as soon as a token has been verified or a state's input has been read. */
  companyId?: string;
  /** The run of a study that it is done for, which may have a limit of its own. */
  study?: { projectId: string; simulationId: string };
  /** The study whose record lists the model calls, if it is not the one above. Live interviews set it. */
  recordedIn?: { projectId: string; simulationId: string };
  /** The work speaks as real people: answers of models are stored only in the study. */
  isPersonal?: boolean;
  /** The caller that asks for it, with a token or an API key; undefined for work that no caller waits for. */
  caller?: Identity | undefined;
  /** When the function's time for it is over, in milliseconds since 1970; undefined where nothing ends it. */
  deadline?: number | undefined;
  /** Aborted when the caller has hung up; undefined where that cannot be known, as on Lambda. */
  callerGone?: AbortSignal | undefined;
}

/** When an invocation ends, in milliseconds since 1970; undefined if the invocation does not report it, as in tests. */
export function deadlineOf(invocation: { getRemainingTimeInMillis?(): number }): number | undefined {
  const remaining = invocation.getRemainingTimeInMillis?.();
  return remaining === undefined ? undefined : Date.now() + remaining;
}

/** A piece of running work, with the tasks that run in parallel with it. */
interface Work {
  context: WorkContext;
  pending: Set<Promise<void>>;
  /** Tasks to do when the work is over, by their owner. */
  last: Map<object, () => Promise<void>>;
}

const storage = new AsyncLocalStorage<Work>();

/**
 * Runs work in a context of its own. It ends, with success or failure, only after its parallel tasks have ended: a
 * function is frozen as soon as it has answered.
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
 * Lets a task run in parallel with the current work, which does not end before the task. Outside of any work the task
 * runs on its own.
 * @param task must never reject: no caller is left to get the error
 */
export function waitUntil(task: Promise<void>): void {
  const pending = storage.getStore()?.pending;
  if (!pending) return;
  pending.add(task);
  void task.finally(() => pending.delete(task));
}

/**
 * Runs a task once when the current work is over; the work does not end before the task. Outside of any work the task
 * runs now.
 * @param owner identifies the requester: only the first task of each owner runs
 * @param task must never reject: no caller is left to get the error
 */
export function beforeEnd(owner: object, task: () => Promise<void>): void {
  const last = storage.getStore()?.last;
  if (!last) void task();
  else if (!last.has(owner)) last.set(owner, task);
}

/** The context of the current work; undefined outside of requests, states and messages. */
export const workContext = (): WorkContext | undefined => storage.getStore()?.context;

/** Milliseconds left for the current work; Infinity if it has no deadline. */
export const timeLeft = (): number => (workContext()?.deadline ?? Infinity) - Date.now();

/** Time before the function ends, enough to record what a call has cost and to report why it failed. */
const EARLY_MS = 1_000;

/** A signal that is aborted when an answer is no longer needed: its caller has gone, or the function's time is over. */
export function answerUnwanted(): AbortSignal | undefined {
  const callerGone = workContext()?.callerGone;
  const left = timeLeft() - EARLY_MS;
  const signals = [
    ...(callerGone ? [callerGone] : []),
    ...(left === Infinity ? [] : [AbortSignal.timeout(Math.max(0, Math.floor(left)))]),
  ];
  return signals.length > 0 ? AbortSignal.any(signals) : undefined;
}

/** Sets the caller of the current work; the work then belongs to the caller's company. */
export function setTenant(caller: Identity): void {
  const context = workContext();
  if (context) Object.assign(context, { companyId: caller.companyId, caller });
}

/** Marks that the current work speaks as real people. */
export function setPersonal(): void {
  const context = workContext();
  if (context) context.isPersonal = true;
}

/**
 * Does something for the company without a caller: for cleanup that must happen even if the caller no longer exists.
 */
export function inNobodysName<T>(work: () => Promise<T>): Promise<T> {
  const current = storage.getStore();
  return current ? storage.run({ ...current, context: { ...current.context, caller: undefined } }, work) : work();
}

/** Does something that asks models for a study but is not a run of the study. */
export function recordedIn<T>(study: NonNullable<WorkContext["recordedIn"]>, work: () => Promise<T>): Promise<T> {
  const current = storage.getStore();
  return current ? storage.run({ ...current, context: { ...current.context, recordedIn: study } }, work) : work();
}

/** The payer for the current work. @throws Error if it belongs to no company */
export const currentPayer = (): Payer => ({ companyId: currentTenant(), study: workContext()?.study });

/** @throws Error if the work belongs to no company: then no company would pay for it */
export function currentTenant(): string {
  const companyId = workContext()?.companyId;
  if (companyId === undefined) throw new Error("A model was to be called outside of any company's work");
  return companyId;
}
