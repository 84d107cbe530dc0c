import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { FunctionName } from "../../../functions/contracts/environment.ts";
import type { Fault } from "../../../local/bedrock/faults.ts";
import { functionEnvironment } from "../../../local/stack/function-environment.ts";
import { variablesOf } from "../../../bin/cold-starts/function-variables.ts";
import { chooseModels } from "../../../local/stack/model-choice.ts";
import { startStack, type Stack } from "../../../local/stack.ts";
import { answerOf, invokeBundle, type Invocation } from "./bundle-process.ts";
import { divert, type Call } from "./divert.ts";
import { walkAccounts, walkSimulations, type Ground } from "./walk.ts";

/** An invocation that was carried out by a built function in a process of its own. */
export interface MeasuredRequest {
  name: FunctionName;
  /** What was asked: see {@link operationOf}. */
  operation: string;
  invocation: Invocation;
}

export interface FirstRequests {
  /** Of each function, the first invocation there was. */
  first: MeasuredRequest[];
  /** Of each function, one invocation for each thing that is asked of it, with what of its code has run. */
  covered: MeasuredRequest[];
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

/** Studies of which one state is looked at, or messages of one queue: some of each kind. */
const MOST_OPERATIONS = 8;

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

interface AnyEvent {
  httpMethod?: string;
  resource?: string;
  simulation_id?: string;
  persona_group_id?: string;
  Records?: { messageId: string }[];
}

/** What is asked of a function by an event: the route, the resource that a state works for, the message of a queue. */
function operationOf(event: unknown): string {
  const { httpMethod, resource, simulation_id: simulation, persona_group_id: group, Records } = event as AnyEvent;
  if (httpMethod && resource) return `${httpMethod} ${resource}`;
  return simulation ?? group ?? Records?.[0]?.messageId ?? "event";
}

/**
 * Makes a customer's walk through the whole service twice, on a stack of its own. What each function is asked first is
 * done by its bundle in a fresh process: in one walk to see its memory, in the other one to see which code it runs.
 */
export async function measureFirstRequests(options: FirstRequestOptions): Promise<FirstRequests> {
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
    const walk = async (purpose: string, coverage: boolean): Promise<MeasuredRequest[]> => {
      const { requests, stop } = carryOut(stack, { bundles, coverage });
      const ground: Ground = {
        stack,
        setFault: (next) => (fault = next),
        signal,
        say: (progress) => say(`${purpose}: ${progress}`),
      };
      ground.say("a customer's company and projects");
      const begun = await walkAccounts(ground);
      // The mail and what hangs below a deleted project are other functions' work, out of a queue.
      if (quick) await sleep(2_000, undefined, { signal });
      else await walkSimulations(ground, begun);
      stop();
      return requests;
    };
    return { first: await walk("memory", false), covered: await walk("code that runs", true) };
  } finally {
    await stack.close();
  }
}

/** Diverts the invocations that are to be measured. */
function carryOut(stack: Stack, { bundles, coverage }: { bundles: string; coverage: boolean }) {
  const requests: MeasuredRequest[] = [];
  const asked = new Map<FunctionName, Set<string>>();
  const isWanted = ({ name, event }: Call): boolean => {
    const known = asked.get(name) ?? new Set();
    const operation = coverage ? operationOf(event) : "first";
    if (known.has(operation) || (!name.startsWith("api-") && known.size >= MOST_OPERATIONS)) return false;
    asked.set(name, known.add(operation));
    return true;
  };
  const stop = divert(stack.functions, (call) => {
    if (!isWanted(call)) return undefined;
    const bundle = join(bundles, call.name, "index.js");
    const variables = bundleVariables(stack, call.name, bundles);
    return invokeBundle({ ...call, bundle, variables, coverage }).then((invocation) => {
      requests.push({ name: call.name, operation: operationOf(call.event), invocation });
      return answerOf(invocation);
    });
  });
  return { requests, stop };
}
