import { CreateFunctionCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { CreateStateMachineCommand, SFNClient } from "@aws-sdk/client-sfn";
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { json } from "node:stream/consumers";
import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import { functionEntries } from "../../functions/service/functions/functions.ts";
import { createLocalServer } from "../../local/http/local-server.ts";
import { openServer } from "../../local/http/open-server.ts";
import type { FunctionError, FunctionHost } from "../../local/lambda/host.ts";
import { freePort } from "../../local/stack/free-port.ts";
import { ACCOUNT_ID, REGION, functionOfArn, loadStateMachines } from "../../local/stack/state-machines.ts";
import { zip } from "./documents/zip.ts";
import { until } from "./until.ts";

/** What EventBridge follows, as lib/stacks/pipelines-stack.ts has it. */
const ENDED = {
  source: ["aws.states"],
  "detail-type": ["Step Functions Execution Status Change"],
  detail: { status: ["SUCCEEDED", "FAILED", "TIMED_OUT", "ABORTED"] },
};
const ROLE = `arn:aws:iam::${ACCOUNT_ID}:role/local`;
const FOLLOWER = "worker-execution-ended" satisfies FunctionName;
const functionName = (name: FunctionName): string => `local-${name}`;

/**
 * What MiniStack runs in place of a function: asks the Runtime API of Lambda for events, has the real function answer
 * them, and hands on its result, or its error under its own name.
 */
const BOOTSTRAP = `#!/usr/bin/env python3
import os, urllib.request
api = "http://" + os.environ["AWS_LAMBDA_RUNTIME_API"] + "/2018-06-01/runtime/invocation/"
function = os.environ["FUNCTIONS"] + "/" + os.environ["AWS_LAMBDA_FUNCTION_NAME"]
def post(url, body):
    with urllib.request.urlopen(urllib.request.Request(url, body, {"content-type": "application/json"})) as answer:
        return answer.headers["outcome"], answer.read()
while True:
    with urllib.request.urlopen(api + "next") as event:
        id, body = event.headers["Lambda-Runtime-Aws-Request-Id"], event.read()
    outcome, reply = post(function, body)
    post(api + id + "/" + outcome, reply)
`;

/** Serves the functions of a stack over HTTP, each at `/local-NAME`; a header says whether it answered or failed. */
function serveFunctions(host: Promise<FunctionHost>) {
  const server = createLocalServer(async (request, response, { pathname }) => {
    const invoked = (await host).invoke(functionOfArn(pathname.replace("/", ":")), await json(request), randomUUID());
    const [outcome, reply] = await invoked.then(
      (result) => ["response", result] as const,
      ({ name, message }: FunctionError) => ["error", { errorType: name, errorMessage: message }] as const,
    );
    response.writeHead(200, { "content-type": "application/json", outcome }).end(JSON.stringify(reply));
  });
  return openServer(server);
}

/** One call of EventBridge, whose client nothing else here needs. MiniStack reads the region from the credential. */
async function callEventBridge(endpoint: string, action: string, body: object): Promise<void> {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSEvents.${action}`,
      authorization: `AWS4-HMAC-SHA256 Credential=local/20260101/${REGION}/events/aws4_request`,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${action} answered ${response.status}: ${await response.text()}`);
}

export interface MiniStack {
  /** All services of MiniStack. */
  endpoint: string;
  close(): Promise<void>;
}

/**
 * Starts MiniStack, an emulator of AWS that others wrote, with our pipelines as they are deployed. The functions of a
 * stack run their states.
 * @param program path of `ministack` (PyPI)
 * @param waitScale factor on waits between retries; 1 is real time
 */
export async function startMiniStack(
  program: string,
  host: Promise<FunctionHost>,
  waitScale: number,
): Promise<MiniStack> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const child = spawn(program, [], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      GATEWAY_PORT: String(port),
      BIND_HOST: "127.0.0.1",
      MINISTACK_REGION: REGION,
      MINISTACK_ACCOUNT_ID: ACCOUNT_ID,
      SFN_WAIT_SCALE: String(waitScale),
      // The stack's own host refuses what is above a function's share.
      LAMBDA_ACCOUNT_CONCURRENCY: "0",
      LOG_LEVEL: "ERROR",
    },
  });
  // A program that is not there is an error before anything of it is waited for.
  await once(child, "spawn");
  const functions = await serveFunctions(host);
  const common = { endpoint, region: REGION, credentials: { accessKeyId: "local", secretAccessKey: "local" } };
  const [lambda, steps] = [new LambdaClient(common), new SFNClient(common)];
  const close = async () => {
    lambda.destroy();
    steps.destroy();
    if (child.exitCode === null && child.signalCode === null) {
      child.kill();
      await once(child, "exit");
    }
    await functions.close();
  };
  try {
    await until(
      () =>
        fetch(`${endpoint}/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      (answers) => answers || child.exitCode !== null,
      60,
    );
    const ZipFile = zip([{ name: "bootstrap", data: BOOTSTRAP }]);
    for (const [name, { timeoutSeconds, trigger }] of functionEntries)
      if (trigger.kind === "state" || name === FOLLOWER)
        await lambda.send(
          new CreateFunctionCommand({
            FunctionName: functionName(name),
            Runtime: "provided.al2023",
            Handler: "bootstrap",
            Role: ROLE,
            Code: { ZipFile },
            Timeout: timeoutSeconds,
            Environment: { Variables: { FUNCTIONS: functions.endpoint } },
          }),
        );
    for (const [name, { definition }] of Object.entries(loadStateMachines()))
      await steps.send(new CreateStateMachineCommand({ name, definition: JSON.stringify(definition), roleArn: ROLE }));
    await callEventBridge(endpoint, "PutRule", { Name: "ExecutionEnded", EventPattern: JSON.stringify(ENDED) });
    await callEventBridge(endpoint, "PutTargets", {
      Rule: "ExecutionEnded",
      Targets: [{ Id: FOLLOWER, Arn: `arn:aws:lambda:${REGION}:${ACCOUNT_ID}:function:${functionName(FOLLOWER)}` }],
    });
    return { endpoint, close };
  } catch (error) {
    await close();
    throw error;
  }
}
