import { consoleAssets, documentationAssets, imageAssets, reportAssets } from "../../platform/functions/assets.ts";
import type { FunctionName } from "../../platform/functions/environment.ts";
import {
  CALCULATION_THREAD,
  READING_PROCESS,
  type FunctionDefinition,
  type FunctionPermissions,
} from "../../platform/functions/function-definition.ts";

const api = (
  folder: string,
  description: string,
  permissions: FunctionPermissions,
  memoryMb = 512,
): FunctionDefinition => ({
  description,
  entry: `functions/${folder}/lambda.ts`,
  trigger: { kind: "api" },
  memoryMb,
  // API Gateway gives up after 29 s; a function that runs longer would work for nobody.
  timeoutSeconds: 28,
  permissions,
});

/** One function per resource of the API. */
export const apiFunctions = {
  "api-system": api("service/system", "Health and avatars", { table: ["GetItem", "UpdateItem"] }),
  "api-auth": api(
    "accounts/sign-in",
    "Sign-up, login, sessions and passwords",
    {
      table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem", "ConditionCheckItem"],
      tokenSecret: true,
      sendsTo: ["mail"],
    },
    // Argon2id with 19 MiB is CPU-bound, and a function's CPU grows with its memory.
    1024,
  ),
  "api-company": api("accounts/company", "The company, its members and invitations, what it spends", {
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    tokenSecret: true,
    sendsTo: ["mail", "deletion"],
  }),
  "api-webhooks": api("notifications/webhooks", "Webhooks and what is sent to them", {
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    tokenSecret: true,
    respondentsSecret: true,
    sendsTo: ["deletion", "webhooks"],
  }),
  "api-projects": api("projects", "Projects", {
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    tokenSecret: true,
    sendsTo: ["deletion"],
  }),
  "api-persona-groups": api("personas/groups", "Persona groups and their generation", {
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    tokenSecret: true,
    models: ["parse"],
    startsPipelines: ["persona-generation"],
    sendsTo: ["deletion", "market-refresh"],
  }),
  "api-personas": api("personas/people", "Personas", {
    table: ["GetItem", "BatchGetItem", "Query", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    tokenSecret: true,
    respondentsSecret: true,
  }),
  "api-codebooks": api("findings/codebook", "Codebooks of open answers", {
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    tokenSecret: true,
    startsPipelines: ["answer-coding"],
  }),
  "api-respondents": {
    ...api("findings/respondents", "Real respondents of whom personas are made", {
      table: [
        "GetItem",
        "BatchGetItem",
        "Query",
        "PutItem",
        "UpdateItem",
        "DeleteItem",
        "BatchWriteItem",
        "ConditionCheckItem",
      ],
      tokenSecret: true,
      respondentsSecret: true,
      startsPipelines: ["persona-generation"],
      sendsTo: ["deletion"],
    }),
    // The process that reads a file has up to 480 MB; CPU grows with memory.
    memoryMb: 1769,
    threads: READING_PROCESS,
  },
  "api-briefings": {
    ...api("briefings", "Uploads and briefings", {
      table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
      tokenSecret: true,
      files: {
        companies: ["GetObject", "PutObject", "DeleteObject"],
        uploads: ["GetObject", "PutObject", "DeleteObject"],
      },
      readsScans: true,
      models: ["parse"],
      sendsTo: ["deletion"],
    }),
    // A 50 MB upload, and the process that reads it with up to 480 MB; CPU grows with memory.
    memoryMb: 1769,
    threads: READING_PROCESS,
    assets: imageAssets,
  },
  "api-library": api("personas/library", "The library of proven personas", {
    table: ["BatchGetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"],
    tokenSecret: true,
  }),
  "api-documents": {
    ...api("service/documents", "The OpenAPI document, the reference page and the console", {}),
    assets: [...documentationAssets, ...consoleAssets],
  },
  "api-simulations": {
    ...api("studies/simulation", "Simulations, their transcripts and results", {
      table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
      tokenSecret: true,
      startsPipelines: ["simulation"],
      sendsTo: ["deletion"],
    }),
    // Comparing thirty simulations of fifty personas is two to four seconds of computing on a whole CPU, which grows
    // with memory.
    memoryMb: 1769,
    threads: [CALCULATION_THREAD],
  },
  "api-estimates": {
    ...api("studies/estimate", "Estimate the cost and time of a study", {
      table: ["BatchGetItem", "Query", "UpdateItem"],
      tokenSecret: true,
    }),
    // Building the prompts of a group discussion of fifty takes a second of a whole CPU, which grows with memory.
    memoryMb: 1769,
    threads: READING_PROCESS,
  },
  "api-reliability": api("findings/reliability", "Reliability studies of simulations", {
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"],
    tokenSecret: true,
    startsPipelines: ["reliability-study"],
  }),
  "api-reports": {
    ...api("reports", "Reports of simulations, links to them, exports, cross-tabs and comparisons", {
      table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
      tokenSecret: true,
      respondentsSecret: true,
      files: { companies: ["GetObject"], exports: ["GetObject", "PutObject"] },
    }),
    // A report of three hundred people with a hundred answers each is seconds of computing; CPU grows with memory.
    memoryMb: 1769,
    assets: reportAssets,
    threads: [CALCULATION_THREAD],
  },
  "api-human-studies": {
    ...api("findings/human-study", "Human studies, and simulations compared with them", {
      table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
      tokenSecret: true,
      respondentsSecret: true,
      sendsTo: ["deletion"],
    }),
    // A file of 20,000 people takes a second of computing, and so do a hundred questions of three hundred people and as
    // many personas. CPU grows with memory.
    memoryMb: 1769,
    threads: [...READING_PROCESS, CALCULATION_THREAD],
  },
  "api-study-inputs": {
    ...api("studies/inputs", "Surveys, discussion guides and conjoint designs", {
      table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"],
      tokenSecret: true,
      models: ["parse"],
      startsPipelines: ["simulation"],
    }),
    // The search for a conjoint design is half a second of computing at most; CPU grows with memory.
    memoryMb: 1769,
    threads: [...READING_PROCESS, CALCULATION_THREAD],
  },
  "api-live-interviews": api("studies/interview/live", "Live interviews", {
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"],
    tokenSecret: true,
    respondentsSecret: true,
    models: ["persona"],
    files: { companies: ["GetObject"] },
    startsPipelines: ["simulation"],
  }),
} as const satisfies Partial<Record<FunctionName, FunctionDefinition>>;
