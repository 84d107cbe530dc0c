import { execFile, execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { REAL_SIGNAL_HOSTS } from "../../functions/platform/functions/signal-hosts.ts";
import { batchCapacities } from "../../functions/service/functions/model-capacity.ts";
import { languages } from "../../functions/languages/registry.ts";
import { functionEntries } from "../../functions/service/functions/functions.ts";
import { bundleFunctions, missingEntriesSentence, type BundleResult } from "../../lib/bundle.ts";
import { withLiteralKeys } from "../../lib/bundled/literal-schema-keys.ts";
import { environmentSettings } from "../../lib/config.ts";

const folder = mkdtempSync(join(tmpdir(), "bundles-"));
const names = functionEntries.map(([name]) => name).sort();
let result: BundleResult;
beforeAll(async () => {
  result = await bundleFunctions(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Variables that every function's schema accepts. */
const environment = {
  ENVIRONMENT: "test",
  SERVICE_VERSION: "1.2.3",
  EXECUTION_LINK: "https://console.example.com/executions/{arn}",
  AWS_REGION: "eu-central-1",
  CORS_ORIGINS: "https://app.example.com",
  TABLE_NAME: "table",
  TOKEN_SECRET_ID: "secret",
  RESPONDENTS_SECRET_ID: "respondents",
  BATCH_CAPACITIES: JSON.stringify(batchCapacities(400)),
  BUDGETS: JSON.stringify(environmentSettings.staging?.budgets),
  MODEL_IDS: JSON.stringify(environmentSettings.staging?.models),
  PERSONA_GENERATION_ARN: "arn:aws:states:eu-central-1:123456789012:stateMachine:persona-generation",
  SIMULATION_ARN: "arn:aws:states:eu-central-1:123456789012:stateMachine:simulation",
  RELIABILITY_STUDY_ARN: "arn:aws:states:eu-central-1:123456789012:stateMachine:reliability-study",
  ANSWER_CODING_ARN: "arn:aws:states:eu-central-1:123456789012:stateMachine:answer-coding",
  DELETION_QUEUE_URL: "https://sqs.eu-central-1.amazonaws.com/123456789012/deletion",
  MAIL_QUEUE_URL: "https://sqs.eu-central-1.amazonaws.com/123456789012/mail",
  PROJECTS_URL: "https://app.example.com/projects",
  WEBHOOK_QUEUE_URL: "https://sqs.eu-central-1.amazonaws.com/123456789012/webhooks",
  MARKET_REFRESH_QUEUE_URL: "https://sqs.eu-central-1.amazonaws.com/123456789012/market-refresh",
  MARKET_REFRESH_ARN: "arn:aws:states:eu-central-1:123456789012:stateMachine:market-refresh",
  SIGNAL_HOSTS: JSON.stringify(REAL_SIGNAL_HOSTS),
  SIGNAL_SECRET_ID: "signals",
  MAIL_FROM: "no-reply@example.com",
  RESET_PASSWORD_URL: "https://app.example.com/reset-password",
  ACCEPT_INVITATION_URL: "https://app.example.com/accept-invitation",
  FILES_BUCKET: "files",
  FILES_ORIGIN: "https://files.s3.eu-central-1.amazonaws.com",
  ASSETS_ROOT: "/var/task",
};

/**
 * 1.61 MB with six languages. Functions that rate answers contain 120 KB of words for each, most of them graded. The
 * one that writes reports also contains the kinds of question, the table of participants and the comparison of arms.
 * The one that serves reports writes seven formats; slides take 40 KB, the workbook 30,
 * the disclosure 14 and replays 50.
 */
const MOST_BYTES = (0.83 + 0.13 * languages.length) * 1_048_576;

it("bundles every function of the catalogue, each to 0.83 MB and 0.13 MB a language at most", () => {
  expect(missingEntriesSentence(result)).toBeUndefined();
  expect([...result.sizes.keys()].sort()).toEqual(names);
  expect([...result.sizes].filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([]);
});

it("makes bundles that start outside the repository and export a handler", () => {
  const program = `
    for (const name of ${JSON.stringify(names)}) console.log(name, typeof require("./" + name).handler);`;
  const output = execFileSync(process.execPath, ["-e", program], { cwd: folder, env: environment, encoding: "utf8" });
  expect(output.trim().split("\n")).toEqual(names.map((name) => `${name} function`));
});

it("lays the console beside the function that serves it", () => {
  const program = `
    const event = { httpMethod: "GET", resource: "/v1/console", path: "/v1/console", headers: {},
      requestContext: { requestId: "1", identity: {} } };
    const context = { getRemainingTimeInMillis: () => 29_000 };
    require("./api-documents").handler(event, context).then(({ statusCode, body }) =>
      process.stderr.write(statusCode + body));`;
  const { stderr } = spawnSync(process.execPath, ["-e", program], {
    cwd: folder,
    env: { ...environment, ASSETS_ROOT: join(folder, "api-documents") },
    encoding: "utf8",
  });
  expect(stderr).toBe(`200${result.console.page}`);
});

it("makes bundles that sign with the credentials in the environment, as Lambda passes them in", async () => {
  let signed: IncomingHttpHeaders = {};
  const server = createServer(({ headers }, response) => {
    signed = headers;
    response.writeHead(400, { "content-type": "application/x-amz-json-1.0" });
    response.end('{ "__type": "com.amazonaws.dynamodb.v20120810#ValidationException" }');
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const program = `
    const { handler } = require("./worker-sweep-unfinished");
    handler({}, { awsRequestId: "1" }).catch(() => {}).finally(() => process.exit());`;
  const credentials = { AWS_ACCESS_KEY_ID: "AKIDROLE", AWS_SECRET_ACCESS_KEY: "secret", AWS_SESSION_TOKEN: "session" };
  await promisify(execFile)(process.execPath, ["-e", program], {
    cwd: folder,
    env: { ...environment, ...credentials, AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${port}` },
  });
  server.close();
  expect(signed.authorization).toContain("Credential=AKIDROLE/");
  expect(signed["x-amz-security-token"]).toBe("session");
});

const codeOf = (name: string) => readFileSync(join(folder, name, "index.js"), "utf8");
/** Those of the bundles that hold anything of a source, by a part of its path. */
const bundlesWith = (source: string) =>
  names.filter((name) => {
    const { sources } = JSON.parse(readFileSync(join(folder, name, "index.js.map"), "utf8")) as { sources: string[] };
    return sources.some((path) => path.includes(source));
  });

it.each([
  "@aws-sdk/nested-clients/dist-es/submodules/sso-oidc",
  "node_modules/@aws-sdk/token-providers/",
  "node_modules/@aws-sdk/middleware-endpoint-discovery/",
  "node_modules/mnemonist/",
  "node_modules/@dicebear/",
])("leaves out of every bundle what no function uses at its start: %s", (source) => {
  expect(bundlesWith(source)).toEqual([]);
});

it("has the parser of forms and the client of S3 only where every start needs them", () => {
  expect(bundlesWith("node_modules/@fastify/busboy/")).toEqual([
    "api-briefings",
    "api-human-studies",
    "api-respondents",
    "api-study-inputs",
  ]);
  expect(bundlesWith("node_modules/@aws-sdk/client-s3/")).toEqual(["api-briefings"]);
});

it.each([
  ["api-briefings", "PutObject", "SelectObjectContent"],
  ["simulation-ask-concept", "InvokeModel", "ApplyGuardrail"],
])("leaves the schemas of operations out that %s does not use", (name, used, unused) => {
  expect([used, unused].filter((operation) => codeOf(name).includes(`"${operation}"`))).toEqual([used]);
});

it("writes constants where they are keys, and nothing else otherwise", () => {
  const code = 'const _h = "http";\nconst _q = "a-b";\nvar x = [_h, { [_h]: [_q], [_q]: 1, [other]: 2 }];\n';
  expect(withLiteralKeys(code)).toBe(code.replace("[_h]: ", '"http": ').replace("[_q]: ", '"a-b": '));
});

it("finds what is loaded later beside the bundle: it draws an avatar", () => {
  const event = {
    httpMethod: "GET",
    resource: "/v1/avatars/{avatar_id}",
    path: "/api/v1/avatars/019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f",
    headers: {},
    pathParameters: { avatar_id: "019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f" },
    requestContext: { requestId: "1", identity: { sourceIp: "192.0.2.1" } },
  };
  const program = `
    require("./api-system").handler(${JSON.stringify(event)}, {}).then(({ body }) => console.log(body));`;
  const output = execFileSync(process.execPath, ["-e", program], { cwd: folder, env: environment, encoding: "utf8" });
  expect(output).toContain("<svg ");
});

it("puts the store of files beside every bundle that loads it later, with what it needs", () => {
  const loading = names.filter((name) => codeOf(name).includes("./file-store.js"));
  expect(loading).toEqual(names.filter((name) => existsSync(join(folder, name, "file-store.js"))));
  expect(loading).toContain("worker-sweep-unfinished");
  const program = `console.log(require("./worker-sweep-unfinished/file-store.js").openFileStore("files").bucket);`;
  const output = execFileSync(process.execPath, ["-e", program], { cwd: folder, env: environment, encoding: "utf8" });
  expect(output).toBe("files\n");
});

it("names functions without an entry file in one sentence", () => {
  expect(missingEntriesSentence({ missing: [["api-system", "functions/service/system/lambda.ts"]] })).toBe(
    "1 function of the catalogue has no entry file: api-system (functions/service/system/lambda.ts).",
  );
});
