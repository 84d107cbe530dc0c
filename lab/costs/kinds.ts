import type { PipelineName } from "../../functions/service/functions/functions.ts";
import { loadStateMachines } from "../../local/stack/state-machines.ts";
import type { StatesBlock } from "../../local/step-functions/definition.ts";
import type { KnownInput } from "./choice-rules.ts";
import { transitionFormula, type Formula, type SymbolName } from "./transition-formula.ts";

/** The kinds of work that are measured, in the order of the table. */
export const costKinds = {
  persona_generation: "Persona generation",
  concept_test: "Concept test",
  survey: "Survey",
  focus_group: "Focus group",
  idi_ai: "AI interviews",
  conjoint: "Conjoint",
  live_message: "Live-interview message",
  reliability_study: "Reliability study",
  answer_coding: "Coding of open answers",
  market_refresh: "Market refresh",
} as const;
export type CostKind = keyof typeof costKinds;

/** The formula of one state machine, and how many executions of it there are. */
export interface ExecutionFormula {
  pipeline: PipelineName;
  formula: Formula;
  times: SymbolName | "1";
}

const definitions = loadStateMachines();
const formulaOf = (pipeline: PipelineName, input: KnownInput = {}): Formula =>
  transitionFormula((definitions[`local-${pipeline}`] as { definition: StatesBlock }).definition, input);

/** The formulas of the executions that a kind of work consists of. */
export function formulasOf(kind: CostKind): ExecutionFormula[] {
  const one = (pipeline: PipelineName, input?: KnownInput): ExecutionFormula => ({
    pipeline,
    formula: formulaOf(pipeline, input),
    times: "1",
  });
  switch (kind) {
    case "persona_generation":
      return [one("persona-generation")];
    case "answer_coding":
      return [one("answer-coding")];
    case "market_refresh":
      return [one("market-refresh")];
    case "live_message":
      return [];
    case "reliability_study": {
      // Of a concept test, the study that is run again most.
      const rerun = { study: { simulation_type: "concept_test", is_rerun: true } };
      return [one("reliability-study"), { ...one("simulation", rerun), times: "r" }];
    }
    default:
      return [one("simulation", { study: { simulation_type: kind, is_rerun: false } })];
  }
}
