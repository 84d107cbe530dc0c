import { fork } from "node:child_process";
import { once } from "node:events";
import type { Endpoints } from "../../local/stack/function-environment.ts";

export interface HeldStack {
  url: string;
  endpoints: Endpoints;
  /** From now on the model answers no call of these tools. */
  hold(tools: readonly string[]): Promise<void>;
  /** Ends it like kill -9 does: in the middle of everything. */
  kill(): Promise<void>;
}

/** Starts a stack that can be killed, on a folder and a port that stay. */
export async function startHeldStack(
  dataFolder: string,
  port: number,
  held: readonly string[] = [],
): Promise<HeldStack> {
  const child = fork(new URL("./held-stack-process.ts", import.meta.url), [dataFolder, String(port), ...held], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  const ended = once(child, "exit");
  const [started] = (await Promise.race([once(child, "message"), ended])) as [Pick<HeldStack, "url" | "endpoints">];
  if (typeof started !== "object") throw new Error("The stack did not start");
  return {
    ...started,
    async hold(tools) {
      const taken = once(child, "message");
      child.send(tools);
      await taken;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
