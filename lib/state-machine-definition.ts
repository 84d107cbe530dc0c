import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import type { FunctionName } from "../functions/platform/functions/environment.ts";
import { functionEntries, type PipelineName } from "../functions/service/functions/functions.ts";
import { projectRoot } from "./project-root.ts";

const folder = join(projectRoot, "state-machines");

type Turns = ReadonlyMap<FunctionName, number>;
interface StateNode {
  Type: string;
  Resource?: string;
  MaxConcurrency?: number;
  Retry?: { ErrorEquals: string[]; MaxDelaySeconds?: number }[];
  ItemProcessor?: { StartAt: string; States: Record<string, StateNode> };
}

/** Turns that the function behind a task's placeholder has; one that calls no model has as many as it likes. */
function turnsOf({ Resource = "" }: StateNode, turns: Turns): number {
  const [placeholder] = placeholdersOf(Resource);
  const entry = functionEntries.find(([, { trigger }]) => trigger.kind === "state" && trigger.state === placeholder);
  return (entry && turns.get(entry[0])) ?? Infinity;
}

/** Seconds of the longest wait for a turn, per lane of a Map. With these, six hours of waiting fit into a history. */
const WAIT_BY_LANE = 9;
const NO_TURN = "Lambda.TooManyRequestsException";

/** Lanes that wait ask again the sooner the fewer they are: their waits are together the same events of a history. */
const waiting = (task: StateNode, lanes: number): StateNode => ({
  ...task,
  ...(task.Retry && {
    Retry: task.Retry.map((retrier) => {
      const { ErrorEquals, MaxDelaySeconds } = retrier;
      if (!ErrorEquals.includes(NO_TURN) || MaxDelaySeconds === undefined) return retrier;
      return { ...retrier, MaxDelaySeconds: Math.min(MaxDelaySeconds, Math.ceil(WAIT_BY_LANE * lanes)) };
    }),
  }),
});

/**
 * A Map with at most as many lanes as its task has turns. A lane without a turn is refused, waits for increasing times,
 * and sleeps until turns become free.
 */
function withTurns(state: unknown, turns: Turns): unknown {
  if (Array.isArray(state)) return state.map((each) => withTurns(each, turns));
  if (state === null || typeof state !== "object") return state;
  const within = Object.fromEntries(Object.entries(state).map(([name, value]) => [name, withTurns(value, turns)]));
  const { Type, MaxConcurrency, ItemProcessor } = within as unknown as StateNode;
  const first = ItemProcessor?.States[ItemProcessor.StartAt];
  if (Type !== "Map" || MaxConcurrency === undefined || !first) return within;
  const states = Object.entries(ItemProcessor.States);
  const lanes = Math.min(MaxConcurrency, Math.max(1, turnsOf(first, turns)));
  return {
    ...within,
    MaxConcurrency: lanes,
    ItemProcessor: {
      ...ItemProcessor,
      States: Object.fromEntries(states.map(([name, each]) => [name, waiting(each, lanes)])),
    },
  };
}

/**
 * The text of a pipeline's file behind that of the retries that pipelines share: YAML anchors end with their document.
 * @throws if either file cannot be read
 */
export const pipelineText = (name: PipelineName): string =>
  ["retries.yaml", `${name}.asl.yaml`].map((file) => readFileSync(join(folder, file), "utf8")).join("");

/**
 * The definition of a pipeline in Amazon States Language, made from `state-machines/<name>.asl.yaml`. It is JSON with a
 * placeholder for the ARN of every function and child pipeline, for deployments and for local runs.
 * @param turns concurrent invocations of the functions that are capped
 */
export function definitionOf(name: PipelineName, turns: Turns = new Map()): string {
  // Both keys contain retries, catches and inputs under names, which states refer to; they are not part of the
  // definition.
  const { Shared: _, Named: __, ...definition } = load(pipelineText(name)) as Record<string, unknown>;
  return JSON.stringify(withTurns(definition, turns), undefined, 2);
}

/** The placeholders of a definition: `${PlanPersonas}` → `PlanPersonas`. */
export const placeholdersOf = (definition: string): string[] => [
  ...new Set([...definition.matchAll(/\$\{(\w+)\}/g)].map((match) => match[1] as string)),
];
