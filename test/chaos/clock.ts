// Loaded before anything else into a process of the stack: one clock for all of its threads, which can jump. What waits
// (timers, sockets) does not notice, as on a machine whose clock is set.
import { getEnvironmentData, isMainThread, setEnvironmentData } from "node:worker_threads";

const SHARED = "milliseconds by which the clock is ahead";

if (isMainThread) setEnvironmentData(SHARED, new SharedArrayBuffer(8));
const ahead = new BigInt64Array(getEnvironmentData(SHARED) as unknown as SharedArrayBuffer);
const RealDate = Date;

const now = (): number => RealDate.now() + Number(Atomics.load(ahead, 0));

/** Sets the clock so many milliseconds ahead of the machine's, or behind it, in every thread of this process. */
export const setClock = (milliseconds: number): void => void Atomics.store(ahead, 0, BigInt(milliseconds));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === "now" ? now : (Reflect.get(target, name, receiver) as unknown)),
});
