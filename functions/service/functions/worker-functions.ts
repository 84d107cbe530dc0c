import type { FunctionName } from "../../platform/functions/environment.ts";
import type { FunctionDefinition } from "../../platform/functions/function-definition.ts";

/** One function per queue, event rule and schedule. */
export const workerFunctions = {
  "worker-delete-resources": {
    description: "Removes what hangs below a deleted resource",
    entry: "functions/service/deletion/delete-resources.lambda.ts",
    trigger: { kind: "queue", queue: "deletion", batchSize: 1 },
    memoryMb: 512,
    timeoutSeconds: 300,
    permissions: {
      table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem"],
      files: { companies: ["DeleteObject"], uploads: ["DeleteObject"], exports: ["DeleteObject"] },
      listsFiles: true,
      stopsPipelines: ["persona-generation", "simulation", "reliability-study", "answer-coding"],
      sendsTo: ["webhooks", "mail"],
    },
  },
  "worker-send-mail": {
    description: "Sends reset links, invitations and news of work that has ended",
    entry: "functions/notifications/mail/send-mail.lambda.ts",
    trigger: { kind: "queue", queue: "mail", batchSize: 1 },
    memoryMb: 256,
    timeoutSeconds: 30,
    permissions: {
      table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
      sendsMail: true,
    },
  },
  "worker-refresh-market": {
    description: "Starts the refresh of a market's signals, at most once a day",
    entry: "functions/personas/signals/refresh/refresh-market.lambda.ts",
    trigger: { kind: "queue", queue: "market-refresh", batchSize: 1 },
    memoryMb: 256,
    timeoutSeconds: 30,
    permissions: { table: ["UpdateItem"], startsPipelines: ["market-refresh"] },
  },
  "worker-deliver-webhooks": {
    description: "Sends events to webhooks",
    entry: "functions/notifications/webhooks/deliver-webhooks.lambda.ts",
    trigger: { kind: "queue", queue: "webhooks", batchSize: 1 },
    memoryMb: 256,
    // A slice of 30 s, the last attempts that began in it with 15 s each, and the writes of their results.
    timeoutSeconds: 60,
    permissions: {
      table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem"],
      respondentsSecret: true,
      sendsTo: ["webhooks", "mail"],
    },
  },
  "worker-execution-ended": {
    description: "Marks a resource failed when its execution ended without saying so, and tells who wants to know",
    entry: "functions/service/sweeping/execution-ended.lambda.ts",
    trigger: { kind: "executionStatus" },
    memoryMb: 256,
    timeoutSeconds: 30,
    permissions: {
      table: ["GetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"],
      sendsTo: ["webhooks", "mail"],
    },
  },
  "worker-sweep-unfinished": {
    description: "Starts, repeats or fails background work that was left behind",
    entry: "functions/service/sweeping/sweep-unfinished.lambda.ts",
    trigger: { kind: "schedule", everyMinutes: 1 },
    memoryMb: 256,
    timeoutSeconds: 55,
    permissions: {
      table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
      workIndex: true,
      files: { companies: ["DeleteObject"], uploads: ["DeleteObject"] },
      startsPipelines: ["persona-generation", "simulation", "reliability-study", "answer-coding"],
      describesPipelines: ["persona-generation", "simulation", "reliability-study", "answer-coding"],
      sendsTo: ["deletion", "mail", "webhooks"],
    },
  },
} as const satisfies Partial<Record<FunctionName, FunctionDefinition>>;
