import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { FunctionName } from "../../../functions/platform/functions/environment.ts";
import type { Fault } from "../../../local/bedrock/faults.ts";
import { functionEnvironment } from "../../../local/stack/function-environment.ts";
import { variablesOf } from "../../cold-starts/function-variables.ts";
import { chooseModels } from "../../../local/stack/model-choice.ts";
import { startStack, type Stack } from "../../../local/stack.ts";
import { answerOf, invokeBundle, type Invocation } from "./bundle-process.ts";
import { divert } from "./divert.ts";
import { walkAccounts, walkSimulations, type Ground } from "./walk.ts";

/** An invocation that was carried out by a built function in a process of its own. */
export interface MeasuredRequest {
  name: FunctionName;
  /** The route that was asked; undefined of what is no function of the API. */
  operation?: string;
  invocation: Invocation;
}

export interface FirstRequestOptions {
  /** Folder of the built functions. */
  bundles: string;
  /** For the data of the stack. */
  dataFolder: string;
  /** Leaves studies out. */
  quick: boolean;
  say: (progress: string) => void;
  signal: AbortSignal;
}

/** The variables of every function of a running stack, as those of its own host. */
const environmentOf = ({ endpoints }: Stack): Record<string, string> =>
  functionEnvironment({
    endpoints,
    models: chooseModels({}),
    queueUrl: (queue) => `${endpoints.sqs}/000000000000/${queue}`,
    version: "0.0.0",
    caller: {},
  });

/** @returns the environment of a built function against the services of a running stack */
export function bundleVariables(stack: Stack, name: FunctionName, bundles: string): Record<string, string> {
  const all = { ...environmentOf(stack), ASSETS_ROOT: join(bundles, name) };
  const reserved = Object.entries(all).filter(([variable]) => variable.startsWith("AWS_"));
  return { ...Object.fromEntries(reserved), ...variablesOf(name, all) };
}

const operationOf = (event: unknown): Pick<MeasuredRequest, "operation"> => {
  const { httpMethod, resource } = event as { httpMethod?: string; resource?: string };
  return httpMethod && resource ? { operation: `${httpMethod} ${resource}` } : {};
};

/**
 * Makes a customer's walk through the whole service, on a stack of its own. What each function is asked first is done
 * by its bundle in a fresh process.
 * @returns of each function, the first invocation there was
 */
export async function measureFirstRequests(options: FirstRequestOptions): Promise<MeasuredRequest[]> {
  const { bundles, dataFolder, quick, say, signal } = options;
  let fault: Fault | undefined;
  const stack = await startStack({
    port: 0,
    dataFolder,
    retryDelayScale: 0.01,
    loadAhead: false,
    variables: {},
    modelFaults: () => fault,
  });
  try {
    const { requests, stop } = carryOut(stack, bundles);
    const ground: Ground = { stack, setFault: (next) => (fault = next), signal, say };
    say("a customer's company and projects");
    const begun = await walkAccounts(ground);
    // The mail and what hangs below a deleted project are other functions' work, out of a queue.
    if (quick) await sleep(2_000, undefined, { signal });
    else await walkSimulations(ground, begun);
    stop();
    return requests;
  } finally {
    await stack.close();
  }
}

/** Diverts the first invocation of every function. */
function carryOut(stack: Stack, bundles: string) {
  const requests: MeasuredRequest[] = [];
  const asked = new Set<FunctionName>();
  const stop = divert(stack.functions, (call) => {
    if (asked.has(call.name)) return undefined;
    asked.add(call.name);
    const bundle = join(bundles, call.name, "index.js");
    const variables = bundleVariables(stack, call.name, bundles);
    return invokeBundle({ ...call, bundle, variables }).then((invocation) => {
      requests.push({ name: call.name, ...operationOf(call.event), invocation });
      return answerOf(invocation);
    });
  });
  return { requests, stop };
}
