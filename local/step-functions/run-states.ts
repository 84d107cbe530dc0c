import { setImmediate } from "node:timers/promises";
import { choose, shapeData } from "./data-flow.ts";
import { StatesError } from "./errors.ts";
import { WHOLE } from "./execution-history.ts";
import { exceedsPayloadLimit } from "./json.ts";
import { LAMBDA_FUNCTION } from "./prepare-definition.ts";
import { catcherFor, RetryPolicy } from "./retry-and-catch.ts";
import { runMap, runParallel } from "./run-branches.ts";
import { runChildExecution } from "./run-child-execution.ts";
import { runLambdaFunction } from "./run-lambda-task.ts";
import { serialise } from "./scope.ts";
import { sleep } from "./waiting.ts";
import type { DataFlowFields, State, StatesBlock } from "./definition.ts";
import type { Json } from "./json.ts";
import type { Scope } from "./scope.ts";

/** A state on its way: what it is, what came in, and the id of the event that says it was entered. */
interface Visit {
  name: string;
  state: State;
  input: Json;
  enteredId: number;
  enteredTime: string;
  scope: Scope;
}

interface Step {
  output: Json;
  next: string | undefined;
}

/**
 * Every so many states the sequence lets the rest of the process have its turn: a loop of Pass states has no other
 * pause.
 */
const STATES_BETWEEN_PAUSES = 100;

/**
 * Runs states one after the other until one of them ends the sequence; returns its output.
 *
 * @throws StatesError when a state fails and nothing catches it
 * @throws BranchAborted when the scope's signal aborts
 */
export async function runStates(block: StatesBlock, input: Json, scope: Scope): Promise<Json> {
  let name = block.StartAt;
  let value = input;
  for (;;) {
    const state = block.States[name];
    if (state === undefined)
      throw new StatesError("States.Runtime", `There is no state '${name}'.`, { terminal: true });
    scope.steps += 1;
    const enteredId = scope.record(`${state.Type}StateEntered`, {
      stateEnteredEventDetails: { name, input: serialise(value), inputDetails: WHOLE },
    });
    const visit = { name, state, input: value, enteredId, enteredTime: new Date().toISOString(), scope };
    const { output, next } = await runWithRetries(visit);
    const text = serialise(output);
    if (exceedsPayloadLimit(text)) throw outputTooLarge(name);
    scope.record(`${state.Type as Exclude<State["Type"], "Fail">}StateExited`, {
      stateExitedEventDetails: { name, output: text, outputDetails: WHOLE },
    });
    if (next === undefined) return output;
    if (scope.steps % STATES_BETWEEN_PAUSES === 0) await setImmediate();
    name = next;
    value = output;
  }
}

async function runWithRetries(visit: Visit): Promise<Step> {
  const { state, scope, name } = visit;
  const policy = new RetryPolicy("Retry" in state ? state.Retry : []);
  for (let retryCount = 0; ; retryCount += 1) {
    try {
      return await tryOnce(visit, retryCount);
    } catch (error) {
      if (!(error instanceof StatesError)) throw error;
      const failure = explained(error, visit);
      const delay = policy.nextDelay(failure);
      if (delay !== undefined) {
        await sleep(delay * 1000 * scope.run.retryDelayScale, scope.signal);
        continue;
      }
      if (state.Type === "Map" || state.Type === "Parallel") scope.record(`${state.Type}StateFailed`);
      const catcher = catcherFor("Catch" in state ? state.Catch : [], failure);
      if (catcher === undefined) throw failure;
      const caught = { Error: failure.error ?? "", Cause: failure.causeText ?? "" };
      const { ResultPath } = catcher;
      const flow = ResultPath === undefined ? {} : { ResultPath };
      const context = scope.contextFor(name, visit.enteredTime, retryCount);
      return { output: await shapeData(flow, visit.input, context, async () => caught), next: catcher.Next };
    }
  }
}

async function tryOnce(visit: Visit, retryCount: number): Promise<Step> {
  const { state, scope, name, input } = visit;
  const context = scope.contextFor(name, visit.enteredTime, retryCount);
  let next = "Next" in state ? state.Next : undefined;
  const output = await shapeData(flowOf(state), input, context, async (effective) => {
    switch (state.Type) {
      case "Task": {
        const runTask = LAMBDA_FUNCTION.test(state.Resource) ? runLambdaFunction : runChildExecution;
        return runTask({ state, stateName: name, input: effective, attempt: retryCount + 1, scope });
      }
      case "Map":
        return runMap(state, name, effective, context, scope, runStates);
      case "Parallel":
        return runParallel(state, effective, scope, runStates);
      case "Pass":
        return state.Result === undefined ? effective : state.Result;
      case "Wait":
        await sleep(state.Seconds * 1000, scope.signal);
        return effective;
      case "Choice":
        next = await choose(state, effective, context);
        return effective;
      case "Succeed":
        return effective;
      case "Fail":
        throw new StatesError(state.Error, state.Cause);
    }
  });
  return { output, next };
}

/** A Map's Parameters is the former name of its ItemSelector, and Fail has no output. */
function flowOf(state: State): DataFlowFields {
  if (state.Type === "Fail") return {};
  return state.Type === "Map" ? (({ Parameters: _, ...fields }) => fields)(state) : state;
}

/** Failures of the evaluation say where they happened, in the service's words. */
function explained(failure: StatesError, { name, enteredId }: Visit): StatesError {
  if (failure.error !== "States.Runtime" || failure.causeText?.startsWith("An error occurred")) return failure;
  const where = `An error occurred while executing the state '${name}' (entered at the event id #${enteredId}).`;
  return new StatesError(failure.error, `${where} ${failure.causeText ?? ""}`, { terminal: failure.terminal });
}

function outputTooLarge(name: string): StatesError {
  const cause =
    `The state/task '${name}' returned a result ` + "with a size exceeding the maximum number of bytes service limit.";
  return new StatesError("States.DataLimitExceeded", cause, { terminal: true });
}
