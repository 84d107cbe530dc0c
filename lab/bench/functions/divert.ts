import type { FunctionName } from "../../../functions/platform/functions/environment.ts";
import type { FunctionHost } from "../../../local/lambda/host.ts";

/** An invocation of a function of a running stack. */
export interface Call {
  name: FunctionName;
  event: unknown;
  requestId: string;
}

/**
 * Has some of a stack's invocations carried out elsewhere: whoever invokes gets the answer from there, as if the
 * stack's own host had given it. So what is measured is a real first request, and no task runs twice because of it.
 * @param elsewhere the answer to come, or undefined to leave an invocation to the host
 * @returns leaves all further ones to the host again
 */
export function divert(host: FunctionHost, elsewhere: (call: Call) => Promise<unknown> | undefined): () => void {
  const { invoke } = host;
  host.invoke = (name, event, requestId) => elsewhere({ name, event, requestId }) ?? invoke(name, event, requestId);
  return () => {
    host.invoke = invoke;
  };
}
