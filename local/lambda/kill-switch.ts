import { AsyncLocalStorage } from "node:async_hooks";
import { SFNClient } from "@aws-sdk/client-sfn";
import type { FunctionName } from "../../functions/platform/functions/environment.ts";

/**
 * Where an invocation of a function dies; several of one function are for its next invocations, one after the other.
 */
export interface Kill {
  name: FunctionName;
  /**
   * Before its nth call to a service, from 1; the answer counts as its last call. An invocation that makes fewer
   * survives.
   */
  beforeCall: number;
}

interface Doomed {
  calls: number;
  fatal: number;
  die: () => void;
}

/** An invocation that was killed: what it did is done, what it was about to do never happens. */
export class Killed extends Error {
  override readonly name = "Runtime.ExitError";
  readonly beforeCall: number;
  constructor(beforeCall: number) {
    super(`The invocation was killed before call ${beforeCall}`);
    this.beforeCall = beforeCall;
  }
}

/** Lets invocations die like a process does: in the middle, without a chance to clean up. */
export function createKillSwitch() {
  const doomed = new AsyncLocalStorage<Doomed>();
  const armed = new Map<FunctionName, number[]>();
  // Installed with the first order to kill: nothing that is not told to die runs any differently.
  let installed = false;
  const install = () => {
    if (installed) return;
    installed = true;
    // What every client of the SDK inherits its `send` from.
    const prototype = Object.getPrototypeOf(SFNClient.prototype) as { send: (...parameters: unknown[]) => unknown };
    const send = prototype.send;
    prototype.send = async function (this: unknown, ...parameters: unknown[]) {
      const invocation = doomed.getStore();
      if (invocation && (invocation.calls += 1) >= invocation.fatal) {
        invocation.die();
        // To the dead code its call fails, and so does every further one: it cannot do anything any more.
        throw new Killed(invocation.fatal);
      }
      return send.apply(this, parameters);
    };
  };

  return {
    arm(kills: readonly Kill[]): void {
      install();
      armed.clear();
      for (const { name, beforeCall } of kills) armed.set(name, [...(armed.get(name) ?? []), beforeCall]);
    },

    /** Runs an invocation, and kills it if its function is armed. @throws Killed */
    async run<T>(name: FunctionName, invoke: () => Promise<T>): Promise<T> {
      const fatal = armed.get(name)?.shift();
      if (fatal === undefined) return invoke();
      return new Promise<T>((resolve, reject) => {
        const die = () => reject(new Killed(fatal));
        const invocation: Doomed = { calls: 0, fatal, die };
        doomed.run(invocation, invoke).then((result) => {
          if (invocation.calls + 1 === fatal) die();
          resolve(result);
        }, reject);
      });
    },
  };
}
