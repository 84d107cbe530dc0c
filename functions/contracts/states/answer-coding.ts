import type { FunctionName } from "../environment.ts";
import type { FunctionDefinition } from "../function-definition.ts";
import { MODEL_TASK_SECONDS, state } from "./state.ts";

export const codingStates = {
  "answer-coding-draft-codes": state(
    "answer-coding",
    "draft-codes",
    "DraftCodes",
    "Has a model draft the codes of a codebook that has none, and divides the answers into batches",
    { table: ["BatchGetItem", "Query", "UpdateItem"], models: ["report"] },
    MODEL_TASK_SECONDS,
    { atOnce: 1, weight: 3 },
  ),
  "answer-coding-code-answers": state(
    "answer-coding",
    "code-answers",
    "CodeAnswers",
    "Has a model say which codes each answer of a batch has",
    { table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "ConditionCheckItem"], models: ["report"] },
    MODEL_TASK_SECONDS,
    { atOnce: 1, weight: 5 },
  ),
  "answer-coding-complete-coding": state(
    "answer-coding",
    "complete-coding",
    "CompleteCoding",
    "Puts together what the batches have come to, and completes the codebook",
    { table: ["GetItem", "BatchGetItem", "PutItem", "DeleteItem", "ConditionCheckItem"] },
  ),
  "answer-coding-fail-coding": state(
    "answer-coding",
    "fail-coding",
    "FailCoding",
    "Moves the codebook to failed, with a readable reason",
    { table: ["GetItem", "UpdateItem", "ConditionCheckItem"] },
  ),
} as const satisfies Partial<Record<FunctionName, FunctionDefinition>>;
