import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import { loadStateMachines } from "../../local/stack/state-machines.ts";
import type { StatesBlock } from "../../local/step-functions/definition.ts";
import type { Consumption } from "./consumption.ts";
import type { Execution } from "./executions.ts";
import { formulasOf, type CostKind } from "./kinds.ts";
import { observedCounts, type SymbolValues } from "./observed-counts.ts";
import { evaluateFormula } from "./transition-formula.ts";

/** A piece of work that was done: what ran for it, what it consumed, and the results if it was a study. */
export interface DoneWork {
  executions: readonly Execution[];
  consumption: Consumption;
  results?: SimulationResults;
}

/** One kind of work with a number of personas, and what it consumed. */
export interface MeasuredKind extends DoneWork {
  kind: CostKind;
  /** 0 where no personas take part. */
  personas: number;
  /** What the formula of its state machines asks for, as the executions had it, and the transitions that it gives. */
  counts: SymbolValues;
  foreseenTransitions: number;
}

const definitions = loadStateMachines();
const definitionOf = ({ pipeline }: Execution) =>
  (definitions[`local-${pipeline}`] as { definition: StatesBlock }).definition;

/** Holds what a kind of work consumed against the formula of its state machines. */
export function measuredKind(kind: CostKind, personas: number, work: DoneWork): MeasuredKind {
  const counts: SymbolValues = {};
  for (const execution of work.executions)
    for (const [symbol, value] of Object.entries(observedCounts(definitionOf(execution), execution.history)) as [
      keyof SymbolValues,
      number,
    ][])
      counts[symbol] = (counts[symbol] ?? 0) + value;
  const foreseenTransitions = formulasOf(kind).reduce(
    (sum, { formula, times }) => sum + evaluateFormula(formula, counts, times === "1" ? 1 : (counts[times] ?? 0)),
    0,
  );
  const { executions, consumption, results } = work;
  return { kind, personas, executions, consumption, ...(results && { results }), counts, foreseenTransitions };
}
