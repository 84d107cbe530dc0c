import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "../../../clients/typescript/src/index.ts";

/** Between two requests of somebody who asks whether the service is there. */
const EVERY_MS = 20;

export interface Health {
  /** Of each request, in seconds. */
  answers: number[];
}

/** Asks for the service's health while something else is done. */
export async function healthDuring(url: string, work: Promise<unknown>): Promise<Health> {
  const api = createClient({ url, patience: { attempts: 1 } });
  const answers: number[] = [];
  let done = false;
  const ended = work.finally(() => (done = true));
  // Looked at below; a rejection meanwhile is not unhandled.
  ended.catch(() => undefined);
  while (!done) {
    answers.push((await api.exchange("getHealth")).seconds);
    await sleep(EVERY_MS);
  }
  await ended;
  return { answers };
}
