import type { FunctionName } from "../../platform/functions/environment.ts";
import { CALCULATION_THREAD, type FunctionDefinition } from "../../platform/functions/function-definition.ts";
import { state } from "../../platform/functions/state.ts";

// Eight calls of 20 texts, 15 s for each slow answer, and the same number again for texts that were wrong.
const REWORDING_SECONDS = 300;

export const reliabilityStates = {
  "reliability-study-reword-questions": state(
    "reliability-study",
    "findings/reliability/reword-questions",
    "RewordQuestions",
    "Finds other words for the questions, where the study varies them, and writes the rerun that asks them",
    { table: ["BatchGetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"], models: ["parse"] },
    REWORDING_SECONDS,
    { atOnce: 1, weight: 2 },
  ),
  "reliability-study-plan-reruns": state(
    "reliability-study",
    "findings/reliability/plan-reruns",
    "PlanReruns",
    "Writes one simulation per rerun",
    { table: ["BatchGetItem", "Query", "PutItem", "ConditionCheckItem"] },
  ),
  "reliability-study-measure-reliability": {
    ...state(
      "reliability-study",
      "findings/reliability/measure-reliability",
      "MeasureReliability",
      "Compares the answers of all runs",
      { table: ["GetItem", "BatchGetItem", "Query", "UpdateItem"] },
      120,
    ),
    threads: [CALCULATION_THREAD],
  },
  "reliability-study-promote-consistent-personas": {
    ...state(
      "reliability-study",
      "findings/reliability/promote-consistent-personas",
      "PromoteConsistentPersonas",
      "Takes consistent personas into the library and completes the study",
      { table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"] },
      60,
    ),
    threads: [CALCULATION_THREAD],
  },
  "reliability-study-fail-reliability-study": state(
    "reliability-study",
    "findings/reliability/fail-reliability-study",
    "FailReliabilityStudy",
    "Moves the study to failed, with a readable reason",
    { table: ["GetItem", "UpdateItem"] },
  ),
} as const satisfies Partial<Record<FunctionName, FunctionDefinition>>;
