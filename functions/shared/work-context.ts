import { AsyncLocalStorage } from "node:async_hooks";

/** What a piece of work belongs to; everything it calls knows it without being told. */
export interface WorkContext {
  /** One id from the request through its executions and messages to the model calls. */
  correlationId: string;
  /** Who pays; known as soon as a token has been verified or a state's input been read. */
  companyId?: string;
}

const storage = new AsyncLocalStorage<WorkContext>();

/** Runs work in a context of its own. */
export const inContext = <T>(context: WorkContext, work: () => T): T => storage.run(context, work);

/** The context of the work that is being done; undefined outside of requests, states and messages. */
export const workContext = (): WorkContext | undefined => storage.getStore();

/** Says whose work it is that is being done, once that is known. */
export function belongsTo(companyId: string): void {
  const context = storage.getStore();
  if (context) context.companyId = companyId;
}

/** @throws Error if the work is nobody's: then nobody would pay for it */
export function payingCompany(): string {
  const companyId = storage.getStore()?.companyId;
  if (companyId === undefined) throw new Error("A model was to be called outside of any company's work");
  return companyId;
}
