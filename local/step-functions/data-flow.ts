import { ExecutionError, StateMachine } from "aws-local-stepfunctions";
import type { StateMachineDefinition as EvaluatorDefinition } from "aws-local-stepfunctions";
import { StatesError } from "./errors.ts";
import type { ChoiceState, DataFlowFields } from "./definition.ts";
import type { Json } from "./json.ts";

/*
 * What aws-local-stepfunctions does here: JSONPath, payload templates, intrinsic functions, choice rules and the
 * order of InputPath, Parameters, ResultSelector, ResultPath and OutputPath. It is given one state at a time; the
 * order of states, retries, catches, branches, time limits and the history are this folder's own, because its event
 * log does not say which Map iteration an event belongs to, its iterations lose the context object, and an aborted
 * or timed-out state of it cannot be told apart from a running one.
 */

/** The context object, `$$` in a path. */
export type ContextObject = Record<string, unknown>;

/** The longest a JavaScript timer lasts, in seconds: tasks end by our own time limits, not by its default of 60 s. */
const NO_TIME_LIMIT_SECONDS = 2_147_483;

/**
 * Runs `work` on a state's effective input (InputPath, then Parameters) and turns its result into the state's output
 * (ResultSelector, then ResultPath, then OutputPath).
 *
 * @throws StatesError what `work` threw, or States.Runtime and its kin for a path that leads nowhere
 */
export async function shapeData(
  fields: DataFlowFields,
  input: Json,
  context: ContextObject,
  work: (effectiveInput: Json) => Promise<Json>,
): Promise<Json> {
  return evaluate(
    {
      ...pick(fields, ["InputPath", "Parameters", "ResultSelector", "ResultPath", "OutputPath"]),
      Type: "Task",
      Resource: "work",
      TimeoutSeconds: NO_TIME_LIMIT_SECONDS,
      End: true,
    },
    input,
    context,
    work,
  );
}

/** The value of a payload template, such as ItemSelector. */
export async function fillTemplate(template: Json, input: Json, context: ContextObject): Promise<Json> {
  const filled = await evaluate({ Type: "Pass", Parameters: { value: template }, End: true }, input, context);
  return (filled as { value: Json }).value;
}

/** The value of a path or an intrinsic function. */
export async function follow(expression: string, input: Json, context: ContextObject): Promise<Json> {
  const found = await evaluate({ Type: "Pass", Parameters: { "value.$": expression }, End: true }, input, context);
  return (found as { value: Json }).value;
}

/**
 * The name of the state that a Choice leads to.
 *
 * @throws StatesError States.NoChoiceMatched, or States.Runtime for a variable that is not there
 */
export async function choose(state: ChoiceState, input: Json, context: ContextObject): Promise<string> {
  const names = state.Choices.map((rule) => rule.Next);
  const targets = [...names, ...(state.Default === undefined ? [] : [state.Default])];
  const States = Object.fromEntries(
    targets.map((name, index) => [`target ${index}`, { Type: "Pass", Result: name, End: true }]),
  );
  const choice = {
    Type: "Choice",
    Choices: state.Choices.map((rule, index) => ({ ...rule, Next: `target ${index}` })),
    ...(state.Default === undefined ? {} : { Default: `target ${names.length}` }),
  };
  return (await evaluate(choice, input, context, undefined, States)) as string;
}

async function evaluate(
  state: object,
  input: Json,
  context: ContextObject,
  work?: (effectiveInput: Json) => Promise<Json>,
  others: object = {},
): Promise<Json> {
  const definition = { StartAt: "state", States: { ...others, state } } as unknown as EvaluatorDefinition;
  const machine = new StateMachine(definition, { validationOptions: { noValidate: true } });
  const thrownByWork = new Set<unknown>();
  const handler = async (effectiveInput: Json): Promise<Json> => {
    try {
      return (await work?.(effectiveInput)) ?? null;
    } catch (error) {
      thrownByWork.add(error);
      throw error;
    }
  };
  const execution = machine.run(input, {
    context: { ...context },
    overrides: { taskResourceLocalHandlers: { state: handler } },
  });
  try {
    return await execution.result;
  } catch (error) {
    const cause = error instanceof ExecutionError ? error.cause : error;
    throw thrownByWork.has(cause) ? cause : evaluationError(cause);
  }
}

/** The evaluator names its own errors after ASL's; plain ones come from intrinsic functions, such as bad JSON text. */
function evaluationError(cause: unknown): StatesError {
  if (!(cause instanceof Error)) return new StatesError("States.Runtime", String(cause), { terminal: true });
  if (!cause.name.startsWith("States.")) return new StatesError("States.IntrinsicFailure", cause.message);
  return new StatesError(cause.name, cause.message, { terminal: cause.name === "States.Runtime" });
}

function pick<T extends object>(source: T, keys: (keyof T)[]): Partial<T> {
  const present = keys.filter((key) => key in source);
  return Object.fromEntries(present.map((key) => [key, source[key]])) as Partial<T>;
}
