import { UnsupportedDefinitionError } from "./errors.ts";
import { isObject } from "./json.ts";
import type { Json } from "./json.ts";
import type { State, StateMachineDefinition, StatesBlock } from "./definition.ts";

/**
 * The name under which states find `$$.Execution`: aws-local-stepfunctions overwrites Execution.Input and
 * Execution.StartTime of every context object it is given, so the real ones travel under a key it does not know.
 */
export const EXECUTION_CONTEXT_KEY = "ThisExecution";

/** Resources of Task states that run here. */
export const LAMBDA_FUNCTION = /^arn:[a-z-]+:lambda:/;
const START_EXECUTION = /^arn:[a-z-]+:states:::states:startExecution\.sync:2$/;

/** Fields of JSONata, variables and distributed Map, and those of JSONPath that would be ignored in silence. */
const UNSUPPORTED_FIELDS = [
  "Assign",
  "Arguments",
  "Output",
  "Items",
  "ItemReader",
  "ItemBatcher",
  "ResultWriter",
  "ToleratedFailureCount",
  "ToleratedFailureCountPath",
  "ToleratedFailurePercentage",
  "ToleratedFailurePercentagePath",
  "TimeoutSecondsPath",
  "MaxConcurrencyPath",
  "SecondsPath",
  "Timestamp",
  "TimestampPath",
  "ErrorPath",
  "CausePath",
  "Iterator",
];

const STATE_TYPES = ["Task", "Map", "Parallel", "Pass", "Wait", "Choice", "Succeed", "Fail"];

/**
 * Checks a definition for what this endpoint, or its evaluator (aws-local-stepfunctions 3.0.0), cannot run as the
 * service would, and has `$$.Execution` found where it is (see above).
 *
 * @throws UnsupportedDefinitionError naming the state and the reason
 */
export function prepareDefinition(machine: string, definition: object): StateMachineDefinition {
  const refuse = (reason: string): never => {
    throw new UnsupportedDefinitionError(machine, reason);
  };
  const text = JSON.stringify(definition);
  if (text.includes("$$.Task.Token")) refuse("task tokens need the callback API");
  if (text.includes("States.JsonToString")) refuse("its evaluator loses the backslashes of States.JsonToString");
  if (/"Is[A-Z]\w+":false/.test(text)) refuse("its evaluator never finds IsNull and its kin false; write Not");
  if (/"(?:Input|Result|Output)Path":"\$"/.test(text)) refuse("its evaluator loses values at $; leave the path out");
  const source = JSON.parse(text) as StateMachineDefinition;
  return { ...source, ...prepareBlock(source, "the definition", refuse) };
}

type Refuse = (reason: string) => never;

function prepareBlock(block: StatesBlock, where: string, refuse: Refuse): StatesBlock {
  if (!isObject(block.States) || typeof block.StartAt !== "string") refuse(`${where} lacks StartAt or States`);
  const { QueryLanguage: language } = block as { QueryLanguage?: unknown };
  if (language !== undefined && language !== "JSONPath") refuse(`${where} asks for ${JSON.stringify(language)}`);
  if (!(block.StartAt in block.States)) refuse(`${where} starts at ${block.StartAt}, which is not among its states`);
  const states = Object.entries(block.States).map(([name, state]) => [name, prepareState(name, state, block, refuse)]);
  return { ...block, States: Object.fromEntries(states) as Record<string, State> };
}

function prepareState(name: string, state: State, block: StatesBlock, refuse: Refuse): State {
  if (!STATE_TYPES.includes(state.Type)) refuse(`state ${name} has no known Type`);
  for (const field of UNSUPPORTED_FIELDS) if (field in state) refuse(`state ${name} uses ${field}`);
  for (const target of targetsOf(state)) {
    if (!(target in block.States)) refuse(`state ${name} leads to ${target}, which is not among its neighbours`);
  }
  const { QueryLanguage: language } = state as { QueryLanguage?: unknown };
  if (language !== undefined && language !== "JSONPath") refuse(`state ${name} asks for ${JSON.stringify(language)}`);
  if (state.Type === "Task") checkResource(name, state.Resource, refuse);

  const { Branches, ItemProcessor, ...own } = state as unknown as Record<string, Json>;
  const prepared = rewriteExpressions(own, "") as Record<string, Json>;
  const nested = (inner: Json | undefined) => prepareBlock(inner as unknown as StatesBlock, `state ${name}`, refuse);
  if (state.Type === "Parallel") {
    return { ...prepared, Branches: (Branches as Json[]).map(nested) } as unknown as State;
  }
  if (state.Type === "Map") {
    const mode = (ItemProcessor as { ProcessorConfig?: { Mode?: string } } | undefined)?.ProcessorConfig?.Mode;
    if (mode === "DISTRIBUTED") refuse(`state ${name} is a distributed Map`);
    return { ...prepared, ItemProcessor: nested(ItemProcessor) } as unknown as State;
  }
  return prepared as unknown as State;
}

function targetsOf(state: State): string[] {
  if (state.Type === "Choice") {
    return [...state.Choices.map((rule) => rule.Next), ...(state.Default === undefined ? [] : [state.Default])];
  }
  const { Next, Catch } = state as { Next?: string; Catch?: { Next: string }[] };
  return [...(Next === undefined ? [] : [Next]), ...(Catch ?? []).map((catcher) => catcher.Next)];
}

function checkResource(name: string, resource: string, refuse: Refuse): void {
  if (typeof resource !== "string") refuse(`state ${name} has no Resource`);
  if (resource.includes("${")) refuse(`state ${name} has an unresolved placeholder, ${resource}`);
  if (![LAMBDA_FUNCTION, START_EXECUTION].some((known) => known.test(resource))) {
    refuse(`state ${name} uses ${resource}; only Lambda functions and startExecution.sync:2 run here`);
  }
}

/** Only these fields hold paths or intrinsic functions; everything else is literal text. */
const holdsExpression = (key: string): boolean => key.endsWith(".$") || key.endsWith("Path") || key === "Variable";

function rewriteExpressions(value: Json, key: string): Json {
  if (typeof value === "string") {
    return holdsExpression(key) ? value.replace(/\$\$\.Execution\b/g, () => `$$.${EXECUTION_CONTEXT_KEY}`) : value;
  }
  if (Array.isArray(value)) return value.map((item) => rewriteExpressions(item, ""));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, rewriteExpressions(item, name)]));
}
