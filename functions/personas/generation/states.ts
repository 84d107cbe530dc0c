import type { FunctionName } from "../../platform/functions/environment.ts";
import type { FunctionDefinition } from "../../platform/functions/function-definition.ts";
import { BATCH_SECONDS, batchTaskSeconds, MODEL_TASK_SECONDS, state } from "../../platform/functions/state.ts";

export const generationStates = {
  "persona-generation-plan-personas": state(
    "persona-generation",
    "personas/generation/plan-personas",
    "PlanPersonas",
    "Reads the description of a group, reuses personas of the library and samples the hard facts of all others; or " +
      "makes personas of real respondents' rows",
    {
      table: [
        "GetItem",
        "BatchGetItem",
        "BatchWriteItem",
        "Query",
        "PutItem",
        "UpdateItem",
        "DeleteItem",
        "ConditionCheckItem",
      ],
      respondentsSecret: true,
      sendsTo: ["market-refresh"],
      models: ["parse"],
    },
    MODEL_TASK_SECONDS,
    { atOnce: 1, weight: 3 },
  ),
  "persona-generation-generate-persona": state(
    "persona-generation",
    "personas/generation/generate-persona",
    "GeneratePersona",
    "Has a model write a batch of persons around sampled facts and stores them",
    { table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"], models: ["persona", "embedding"] },
    batchTaskSeconds(BATCH_SECONDS),
    { atOnce: 1, weight: 8, inBatches: true },
  ),
  "persona-generation-find-duplicates": state(
    "persona-generation",
    "personas/generation/find-duplicates",
    "FindDuplicates",
    "Compares the personas of the group and drops who is nearly the same as another",
    {
      table: ["BatchGetItem", "BatchWriteItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
      models: ["embedding"],
    },
  ),
  "persona-generation-complete-generation": state(
    "persona-generation",
    "personas/generation/complete-generation",
    "CompleteGeneration",
    "Moves the group to complete",
    {
      table: ["UpdateItem", "DeleteItem"],
    },
  ),
  "persona-generation-fail-generation": state(
    "persona-generation",
    "personas/generation/fail-generation",
    "FailGeneration",
    "Moves the group to failed, with a readable reason",
    {
      table: ["GetItem", "UpdateItem"],
    },
  ),
} as const satisfies Partial<Record<FunctionName, FunctionDefinition>>;
