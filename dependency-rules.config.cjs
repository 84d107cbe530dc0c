// Imports run one way (docs/decisions/0002-imports-run-one-way.md).
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { path: "^(functions|lib|local|bin|lab|test|console|clients)/", pathNot: allowed },
});

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-undeclared-packages",
      severity: "error",
      from: { path: "^(functions|lib|local|bin|lab|clients|console)/", pathNot: "^lab/(bench|peers|test)/" },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown", "unknown", "undetermined"], pathNot: "\\.json$" },
    },
    {
      name: "no-dev-packages-in-functions",
      comment: "What is bundled into a Lambda is a dependency; the OpenAPI document is made at build time only.",
      severity: "error",
      from: { path: "^functions/", pathNot: "^functions/contracts/openapi/" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "node_modules/@types/" },
    },
    only(
      "domain-knows-itself",
      "^functions/domain/",
      "^functions/(domain|data)/",
      "domain: zod, pure-rand, uuid, data and itself",
    ),
    only("prompts-know-domain", "^functions/prompts/", "^functions/(prompts|domain)/"),
    only("contracts-know-domain", "^functions/contracts/", "^functions/(contracts|domain)/"),
    only(
      "storage",
      "^functions/storage/",
      "^functions/(storage/|domain/|shared/work-context\\.ts$)",
      "Which reads belong to the same work, its context says.",
    ),
    only("adapters", "^functions/adapters/", "^functions/(adapters|domain|prompts|contracts|shared)/"),
    only("shared", "^functions/shared/", "^functions/(shared|contracts|domain)/"),
    only(
      "pipelines",
      "^functions/pipelines/",
      "^functions/(pipelines|adapters|storage|prompts|contracts|domain|shared)/",
    ),
    only("workers", "^functions/workers/", "^functions/(workers|adapters|storage|contracts|domain|shared)/"),
    only("api", "^functions/api/", "^functions/(api|adapters|storage|reports|prompts|contracts|domain|shared)/"),
    only("reports-know-domain", "^functions/reports/", "^functions/(reports|domain)/"),
    only(
      "calculations-know-domain",
      "^functions/adapters/calculations/(?!calculate\\.ts)",
      "^functions/(adapters/(calculations|threads)|domain|data)/",
      "What runs in a thread is computing alone.",
    ),
    {
      name: "services-know-no-commands",
      severity: "error",
      from: { path: "^(functions|lib|local)/" },
      to: { path: "^(bin|lab)/" },
    },
    {
      name: "nobody-needs-the-lab",
      severity: "error",
      from: { path: "^(bin|clients|console)/" },
      to: { path: "^lab/" },
    },
    {
      name: "console-knows-types",
      comment:
        "The page for people uses nothing but the API; what it shares with the service are types, and what computes the " +
        "route of a persona, which it previews.",
      severity: "error",
      from: { path: "^console/" },
      to: {
        path: "^(functions|lib|local|bin|lab|test)/",
        pathNot: "^functions/domain/survey/(piping|route)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    only("clients-know-themselves", "^clients/", "^clients/", "What is published is all there is of it."),
    only("deployment-knows-contracts", "^lib/", "^(lib|functions/contracts)/"),
    {
      name: "handlers-are-given-what-has-effects",
      comment: "What a handler imports, its load can call (docs/decisions/0042-a-handler-loads-then-acts.md).",
      severity: "error",
      from: { path: "^functions/api/", pathNot: "/(lambda|callers|open-reader)\\.ts$" },
      to: {
        path: "^functions/(storage|adapters/(bedrock|mail(?!/messages)|passwords|pipelines|sdk|textract|tokens/access)|adapters/files/(file-store|upload)|adapters/queues/.+-queue)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "nothing-but-storage-talks-to-the-table",
      severity: "error",
      from: { path: "^functions/", pathNot: "^functions/storage/" },
      to: { path: "node_modules/@aws-sdk/(client-dynamodb|lib-dynamodb|util-dynamodb)" },
    },
    {
      name: "threads-call-no-service",
      comment:
        "The recording that permissions are compared with (test/permissions) sees what functions call, not threads.",
      severity: "error",
      from: { path: "^functions/.+-thread\\.ts$" },
      to: { path: "node_modules/@aws-sdk/", reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
