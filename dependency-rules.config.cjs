// Imports run one way (docs/decisions/02-imports-run-one-way.md).
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { path: "^(functions|lib|local|bin|lab|test|console|clients)/", pathNot: allowed },
});

/** The rooms of functions/, lowest first: each knows those before it. */
const ROOMS = [
  "data",
  "statistics",
  "languages",
  "platform",
  "models",
  "accounts",
  "projects",
  "briefings",
  "personas",
  "studies",
  "dataset",
  "findings",
  "reports",
  "notifications",
  "service",
];

/** What puts a function together; it may know more than its room does. */
const WIRING = "lambda\\.ts$";

/** Files that know a room above their own, and why. */
const KNOWN = [
  // The function of a resource answers these routes, whose place in the OpenAPI document is fixed.
  "functions/accounts/company/(handlers|routes)\\.ts",
  "functions/studies/simulation/(handlers|routes)\\.ts",
  // A key that is withdrawn takes its webhooks along.
  "functions/accounts/api-keys/store-withdraw\\.ts",
  // Whether an embedder tells people apart is learned from the answers that ratings are read by.
  "functions/personas/generation/drop-duplicates\\.ts",
];

const oneWay = ROOMS.map((room, index) => ({
  name: `${room}-knows-lower-rooms`,
  severity: "error",
  from: { path: `^functions/${room}/`, pathNot: [WIRING, ...KNOWN.map((file) => `^${file}$`)] },
  to: {
    path: "^(functions|lib|local|bin|lab|test|console|clients)/",
    pathNot: `^functions/(${ROOMS.slice(0, index + 1).join("|")})/`,
  },
}));

const STORE = "/store[a-z-]*\\.ts$";

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
      from: {
        path: "^(functions|lib|local|bin|lab|clients|console)/",
        pathNot: ["^lab/(bench|peers|test)/", "^bin/(app|client-types|mcp)\\.ts$"],
      },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown", "unknown", "undetermined"], pathNot: "\\.json$" },
    },
    {
      name: "no-dev-packages-in-functions",
      comment: "What is bundled into a Lambda is a dependency; the OpenAPI document is made at build time only.",
      severity: "error",
      from: { path: "^functions/", pathNot: "^functions/service/openapi/" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "node_modules/@types/" },
    },
    ...oneWay,
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
        "The page for people uses nothing but the API; what it shares with the service are types, what the " +
        "answers of each kind of question hold, what questions and columns are called, what computes the route of a " +
        "persona, which it previews, the size of a logo, the formats of exports, and the languages that there are.",
      severity: "error",
      from: { path: "^console/" },
      to: {
        path: "^(functions|lib|local|bin|lab|test)/",
        pathNot:
          "^functions/(languages/registry|accounts/company/logo|studies/estimate/power-sentence|studies/facts/heading-fact|studies/simulation/study-title|findings/human-study/table-header|studies/survey/(answer-forms|condition|piping|question-numbers|route)|platform/files/(export|survey)-formats)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    only("clients-know-themselves", "^clients/", "^clients/", "What is published is all there is of it."),
    only(
      "deployment-knows-the-catalogue",
      "^lib/",
      "^(lib/|functions/(service/(functions|openapi)/|service/routes\\.ts$|platform/(functions|http|log)/))",
      "Functions, routes, environments and metrics; the code of functions is bundled, not imported.",
    ),
    {
      name: "only-wiring-opens-stores",
      comment: "What a handler imports, its load can call (docs/decisions/03-handlers-load-first-then-act.md).",
      severity: "error",
      from: { path: "/[a-z-]*handlers\\.ts$" },
      to: {
        path: [
          STORE,
          "^functions/(models/(port|bedrock|openai-compatible|providers)|notifications/mail/(?!messages)|accounts/passwords/argon2|platform/(pipelines/executions|deletion/queue|sdk|files/(file-store|upload)|queues/.+-queue))",
          "^functions/(briefings/documents/textract|accounts/tokens/access|personas/signals/refresh/queue)",
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "pictures-of-reports-call-nothing",
      severity: "error",
      from: { path: "^functions/reports/(content|data-files|document|page|slides)/" },
      to: {
        path: [
          STORE,
          "node_modules/@aws-sdk/",
          "^functions/(models/(port|bedrock|openai-compatible|providers)|platform/(table|files/file-store|queues))/",
        ],
      },
    },
    {
      name: "mathematics-knows-no-service",
      severity: "error",
      from: { path: "^functions/(statistics|languages|dataset)/" },
      to: { path: ["node_modules/@aws-sdk/", "^node:(http|https|net|fs)$"] },
    },
    {
      name: "nothing-but-the-table-talks-to-the-table",
      severity: "error",
      from: { path: "^functions/", pathNot: "^functions/platform/table/" },
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
    // What `npm pack` has built of a client.
    exclude: { path: "^clients/[^/]+/dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    // A workspace may use the packages of the root.
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
