import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import { functionEntries, type PipelineName } from "../../functions/service/functions/functions.ts";
import type { FunctionHost } from "../../local/lambda/host.ts";

const statesOf = (pipeline: PipelineName): FunctionName[] =>
  functionEntries.flatMap(([name, { trigger }]) =>
    trigger.kind === "state" && trigger.pipeline === pipeline ? [name] : [],
  );

/** A task is tried four times: three deaths it survives. */
const DEATHS = 3;

/**
 * Runs some work again and again: in the first run every state's function dies before its first call to a service, its
 * repetition before the second, and so on; the next run goes on where that one came to, until a function makes no more
 * calls.
 * @returns how many invocations were killed
 */
export async function killAtEveryCall(
  host: Pick<FunctionHost, "kill" | "killed">,
  pipeline: PipelineName,
  run: () => Promise<void>,
): Promise<number> {
  const before = host.killed().length;
  const next = new Map(statesOf(pipeline).map((name) => [name, 1]));
  while (next.size > 0) {
    const soFar = host.killed().length;
    host.kill(
      [...next].flatMap(([name, call]) =>
        Array.from({ length: DEATHS }, (_, death) => ({ name, beforeCall: call + death })),
      ),
    );
    await run();
    const deaths = host.killed().slice(soFar);
    for (const [name, call] of next) {
      const died = new Set(deaths.filter((death) => death.name === name).map(({ beforeCall }) => beforeCall));
      let following = call;
      while (died.has(following)) following += 1;
      // Whoever survives the first order of a run makes no call that nobody has died before.
      if (following === call) next.delete(name);
      else next.set(name, following);
    }
  }
  return host.killed().length - before;
}
