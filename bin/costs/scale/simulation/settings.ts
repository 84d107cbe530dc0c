import type { DeployedModelIds, FunctionName } from "../../../../functions/contracts/environment.ts";
import type { BatchCapacity } from "../../../../functions/contracts/batch-capacity.ts";
import { modelCapacity, reservedConcurrency } from "../../../../functions/contracts/model-capacity.ts";
import { BATCH_SECONDS, INTERVIEWS_SECONDS } from "../../../../functions/contracts/states/state.ts";
import { functions, type FunctionDefinition } from "../../../../functions/contracts/functions.ts";
import { functionOfArn, loadStateMachines } from "../../../../local/stack/state-machines.ts";
import type { Retrier, StateMachineDefinition, StatesBlock } from "../../../../local/step-functions/definition.ts";
import { outputWeight, type Quotas } from "../quotas.ts";

/** How a task that calls models is tried, as its definition and the catalogue have it. */
export interface TaskSettings {
  name: FunctionName;
  capacity: BatchCapacity;
  /** Items of its Map side by side; 1 outside of one. */
  lanes: number;
  retry: readonly Retrier[];
  inBatches: boolean;
  /** From when on an invocation puts no further question. */
  seconds: number;
}

/** The service as it is set up, and what its models may be asked. */
export interface Settings {
  tasks: ReadonlyMap<FunctionName, TaskSettings>;
  /** Seconds that an execution may take. */
  timeLimit: number;
  models: DeployedModelIds;
  /** Of each model: tokens a minute, and what an output token counts. */
  quotas: ReadonlyMap<string, { tokensAMinute: number; outputWeight: number }>;
  transitions: { aSecond: number; bucket: number };
}

/** Every task of a definition, with the Map it is in. */
function tasksIn({ States }: StatesBlock, lanes = 1): { resource: string; lanes: number; retry: readonly Retrier[] }[] {
  return Object.values(States).flatMap((state) => {
    if (state.Type === "Task") return [{ resource: state.Resource, lanes, retry: state.Retry ?? [] }];
    if (state.Type !== "Map" || !state.ItemProcessor) return [];
    return tasksIn(state.ItemProcessor, state.MaxConcurrency ?? Infinity);
  });
}

/**
 * @param cap model calls at once of the environment
 * @param timesQuotas by how much the quotas of the models and of transitions are raised
 */
export function settingsOf(cap: number, models: DeployedModelIds, quotas: Quotas, timesQuotas = 1): Settings {
  const machines = loadStateMachines(reservedConcurrency(cap));
  const definition = (pipeline: string) => machines[`local-${pipeline}`]?.definition as StateMachineDefinition;
  const found = ["simulation", "persona-generation"].flatMap((pipeline) => tasksIn(definition(pipeline)));
  const tasks = [...modelCapacity(cap)].flatMap(([name, capacity]): [FunctionName, TaskSettings][] => {
    const task = found.find(({ resource }) => functionOfArn(resource) === name);
    if (!task) return [];
    const { modelCalls }: FunctionDefinition = functions[name];
    const seconds = name === "simulation-interview-persona" ? INTERVIEWS_SECONDS : BATCH_SECONDS;
    const { lanes, retry } = task;
    return [[name, { name, capacity, lanes, retry, seconds, inBatches: modelCalls?.inBatches ?? false }]];
  });
  const [first = "", second = ""] = models.persona;
  const { haikuTokensAMinute, novaTokensAMinute, sonnetTokensAMinute, stateTransitions } = quotas.quotas;
  const quotaOf = (id: string, { value }: { value: number }) =>
    [id, { tokensAMinute: value * timesQuotas, outputWeight: outputWeight(quotas, id) }] as const;
  return {
    tasks: new Map(tasks),
    timeLimit: definition("simulation").TimeoutSeconds as number,
    models,
    quotas: new Map([
      quotaOf(first, haikuTokensAMinute),
      quotaOf(second, novaTokensAMinute),
      quotaOf(models.report, sonnetTokensAMinute),
    ]),
    transitions: {
      aSecond: stateTransitions.value * timesQuotas,
      bucket: (stateTransitions.burst ?? stateTransitions.value) * timesQuotas,
    },
  };
}
