import type { FunctionName } from "../../platform/functions/environment.ts";
import type { FunctionDefinition } from "../../platform/functions/function-definition.ts";
import { MODEL_TASK_SECONDS, state } from "../../platform/functions/state.ts";

export const codingStates = {
  // One function for both of its states: each function that calls models takes a share of the cap from all others.
  "answer-coding-read-answers": state(
    "answer-coding",
    "findings/codebook/read-answers",
    "ReadAnswers",
    "Has a model draft the codes of a codebook that has none, or say which codes each answer of a batch has",
    { table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"], models: ["report"] },
    MODEL_TASK_SECONDS,
    { atOnce: 1, weight: 2 },
  ),
  "answer-coding-complete-coding": state(
    "answer-coding",
    "findings/codebook/complete-coding",
    "CompleteCoding",
    "Puts together what the batches have come to, and completes the codebook",
    { table: ["GetItem", "BatchGetItem", "PutItem", "DeleteItem", "ConditionCheckItem"] },
  ),
  "answer-coding-fail-coding": state(
    "answer-coding",
    "findings/codebook/fail-coding",
    "FailCoding",
    "Moves the codebook to failed, with a readable reason",
    { table: ["GetItem", "UpdateItem", "ConditionCheckItem"] },
  ),
} as const satisfies Partial<Record<FunctionName, FunctionDefinition>>;
