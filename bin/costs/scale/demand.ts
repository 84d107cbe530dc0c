import { batchesOf } from "../../../functions/contracts/batch-capacity.ts";
import { batchCapacities } from "../../../functions/contracts/model-capacity.ts";
import type { FunctionName } from "../../../functions/contracts/environment.ts";
import { formulasOf, type CostKind } from "../kinds.ts";
import type { MeasuredWork } from "../measured-file.ts";
import type { PartitionKind, Units } from "../partitions.ts";
import type { SymbolValues } from "../observed-counts.ts";
import { straightLine } from "../straight-line.ts";
import { evaluateFormula } from "../transition-formula.ts";
import { workOf, type Load } from "./load.ts";

/** Tokens of the calls of a role. */
export interface RoleDemand {
  calls: number;
  input: number;
  output: number;
}

/** What work consumes, all of it together. */
export interface Demand {
  transitions: number;
  executions: number;
  invocations: number;
  gbSeconds: number;
  apiRequests: number;
  embeddings: number;
  embeddingTokens: number;
  readUnits: number;
  writeUnits: number;
  usdInfrastructure: number;
  /** Forced tools included. */
  usdModels: number;
  roles: Record<string, RoleDemand>;
  partitions: Partial<Record<PartitionKind, Units>>;
}

/** A reliability study measured here has so many reruns. */
const RERUNS = 3;

/** The function whose batches a kind of work has its personas asked by. */
const asking: Partial<Record<CostKind, FunctionName>> = {
  persona_generation: "persona-generation-generate-persona",
  concept_test: "simulation-ask-concept",
  survey: "simulation-ask-survey",
  idi_ai: "simulation-interview-persona",
  conjoint: "simulation-make-choices",
  reliability_study: "simulation-ask-concept",
};

/** Along the straight line through what was measured with several numbers of personas; never below 0. */
const along = (
  measured: readonly MeasuredWork[],
  personas: number,
  value: (work: MeasuredWork) => number | undefined,
): number => {
  const { fixed, each } = straightLine(measured.map((work) => [work.personas, value(work) ?? 0]));
  return Math.max(0, fixed + each * personas);
};

/** States that are entered: by the formula of the definitions, with as many batches as the cap has turns for. */
function transitionsOf(kind: CostKind, personas: number, measured: readonly MeasuredWork[], cap: number): number {
  const name = asking[kind];
  const capacity = name && batchCapacities(cap)[name];
  const ids = Array.from({ length: personas }, (_, index) => String(index));
  const batches = capacity ? batchesOf(ids, capacity).length : personas;
  const symbol = (named: keyof SymbolValues) => along(measured, personas, ({ counts }) => counts[named]);
  const runs = kind === "reliability_study" ? RERUNS : 1;
  const values: SymbolValues = {
    n: personas,
    b: batches * runs,
    g: batches,
    r: RERUNS,
    u: symbol("u"),
    // Turns grow with the guide and not with the personas.
    t: Math.max(0, ...measured.map(({ counts }) => counts.t ?? 0)),
  };
  return formulasOf(kind).reduce(
    (sum, { formula, times }) => sum + evaluateFormula(formula, values, times === "1" ? 1 : (values[times] ?? 0)),
    0,
  );
}

const roleNames = (measured: readonly MeasuredWork[]) => [
  ...new Set(measured.flatMap(({ models }) => models.map(({ role }) => role))),
];
const partitionNames = (measured: readonly MeasuredWork[]) => [
  ...new Set(measured.flatMap(({ partitions }) => Object.keys(partitions) as PartitionKind[])),
];
const ofRole = ({ models }: MeasuredWork, role: string, field: keyof RoleDemand): number =>
  models.filter((one) => one.role === role).reduce((sum, one) => sum + one[field], 0);

/**
 * What one piece of work takes.
 * @param work everything that was measured
 * @param cap model calls at once of the environment
 */
export function demandOf(kind: CostKind, personas: number, work: readonly MeasuredWork[], cap: number): Demand {
  const measured = work.filter((one) => one.kind === kind);
  if (measured.length === 0) throw new Error(`Nothing was measured of ${kind}; run npm run costs -- --write.`);
  const line = (value: (one: MeasuredWork) => number | undefined) => along(measured, personas, value);
  return {
    transitions: transitionsOf(kind, personas, measured, cap),
    executions: line(({ executions }) => executions),
    invocations: line(({ invocations }) => invocations),
    gbSeconds: line(({ gbSeconds }) => gbSeconds),
    apiRequests: line(({ apiRequests }) => apiRequests),
    embeddings: line(({ embeddings }) => embeddings),
    embeddingTokens: line(({ embeddingTokens }) => embeddingTokens),
    readUnits: line(({ readUnits }) => readUnits),
    writeUnits: line(({ writeUnits }) => writeUnits),
    usdInfrastructure: line(({ usd }) => usd.infrastructure),
    usdModels: line(({ usd }) => usd.models + usd.forcedTools),
    roles: Object.fromEntries(
      roleNames(measured).map((role) => [
        role,
        {
          calls: line((one) => ofRole(one, role, "calls")),
          input: line((one) => ofRole(one, role, "input")),
          output: line((one) => ofRole(one, role, "output")),
        },
      ]),
    ),
    partitions: Object.fromEntries(
      partitionNames(measured).map((name) => [
        name,
        {
          read: line(({ partitions }) => partitions[name]?.read),
          write: line(({ partitions }) => partitions[name]?.write),
        },
      ]),
    ),
  };
}

type Numbers = { [name: string]: number | Numbers };
/** Adds `times` of every number of one tree to another. */
function addTimes(sum: Numbers, more: Numbers, times: number): void {
  for (const [name, value] of Object.entries(more)) {
    if (typeof value === "number") sum[name] = ((sum[name] as number | undefined) ?? 0) + times * value;
    else addTimes((sum[name] ??= {}) as Numbers, value, times);
  }
}

/** What one study takes in the mean of a load, with what comes beside it. */
export function meanDemand(load: Load, work: readonly MeasuredWork[], cap: number): Demand {
  const sum: Numbers = {};
  for (const { kind, personas, times } of workOf(load))
    addTimes(sum, demandOf(kind, personas, work, cap) as unknown as Numbers, times);
  return sum as unknown as Demand;
}
