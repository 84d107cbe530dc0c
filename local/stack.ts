import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { SQSClient } from "@aws-sdk/client-sqs";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { BASE_PATH, routes } from "../functions/service/routes.ts";
import { functionEntries } from "../functions/service/functions/functions.ts";
import { reservedConcurrency } from "../functions/service/functions/model-capacity.ts";
import type { FaultInjector } from "./bedrock/faults.ts";
import { warmOfflineModel } from "./bedrock/offline-model.ts";
import { startBedrock, type BedrockCalls } from "./bedrock/server.ts";
import { writeConsole } from "../lib/console-bundle.ts";
import { PortTaken, takeDataFolder } from "./data-folder.ts";
import { createTable } from "./dynamodb/create-table.ts";
import { startDatabase } from "./dynamodb/start-database.ts";
import { startFilesAndQueues } from "./s3-sqs/files-and-queues.ts";
import { FILES_BUCKET, TABLE_NAME, functionEnvironment, type Endpoints } from "./stack/function-environment.ts";
import { startFunctionHost, type FunctionHost } from "./lambda/host.ts";
import { stretch } from "./lambda/time-limit.ts";
import { giveWayToDatabase } from "./stack/give-way.ts";
import { checkKeptFiles } from "./stack/kept-files.ts";
import { freePort, isFree } from "./stack/free-port.ts";
import type { ServedPage } from "./api-gateway/home-page.ts";
import { startGateway } from "./api-gateway/server.ts";
import { startMail } from "./ses/start-mail.ts";
import { chooseModels, type ModelChoice } from "./stack/model-choice.ts";
import { pollQueue } from "./s3-sqs/queue-poller.ts";
import type { Watch } from "./stack/keep-running.ts";
import { watchDisk } from "./stack/watch-disk.ts";
import { startSecrets } from "./secrets-manager/secrets.ts";
import { startSchedules } from "./eventbridge/schedules.ts";
import { LOCAL_SIGNAL_CREDENTIALS } from "./signals/credentials.ts";
import { startSignals, type LocalSignals } from "./signals/start-signals.ts";
import { ACCOUNT_ID, REGION, functionOfArn, loadStateMachines } from "./stack/state-machines.ts";
import { startTextract } from "./textract/server.ts";
import { startStepFunctions } from "./step-functions/start-step-functions.ts";

export interface StackOptions {
  /** 0 takes any free port. */
  port: number;
  dataFolder: string;
  /** Faults of the model service, for tests. */
  modelFaults?: FaultInjector;
  /** Factor on the state machines' waits between retries, for tests; 1 is real time. */
  retryDelayScale?: number;
  /** Which models answer; as the variables say unless told. */
  models?: ModelChoice;
  /** Whether functions are loaded before their first use, while nothing else is to be done; true unless told. */
  loadAhead?: boolean;
  /** Hears of parts that ended and are started again, and what a model server can do, which is asked only for it. */
  notice?: (line: string) => void;
  /** Variables of whoever starts the stack: `LOCAL_…` and `DYNAMODB_ENDPOINT`. */
  variables?: NodeJS.ProcessEnv;
  /** Where functions find the services instead, for tests that put something in between. */
  reachedBy?: (endpoints: Endpoints) => Promise<Endpoints>;
}

export interface Stack {
  /** `http://127.0.0.1:3000/api/v1` */
  url: string;
  endpoints: Endpoints;
  /** The functions, to invoke one by hand (as operators do with a test event). */
  functions: FunctionHost;
  modelCalls(): BedrockCalls;
  /** Changes of executions' status that functions have not been told of yet. */
  announcements(): number;
  /** Has a source of signals fail, or no longer with null. */
  setSignalFault: LocalSignals["setFault"];
  /** Resolves with a sentence when a part of it cannot be kept running: whoever started it has to close it. */
  failed: Promise<string>;
  close(): Promise<void>;
}

/** For what is in work to be finished when the stack closes. */
const CLOSE_MS = 1_500;

const deadLetters = (queue: string) => `${queue}-dead-letters`;
/** The queues that functions consume, each with its dead letters; six times the consumer's timeout, as AWS advises. */
const queues = () =>
  functionEntries.flatMap(([, { trigger, timeoutSeconds }]) =>
    trigger.kind === "queue"
      ? [
          { name: trigger.queue, visibilitySeconds: 6 * timeoutSeconds },
          { name: deadLetters(trigger.queue), visibilitySeconds: 30 },
        ]
      : [],
  );
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};

/**
 * Starts the whole system on this machine, on the data of a folder: database, files and queues, Step Functions, model
 * endpoint, functions and gateway, each on 127.0.0.1.
 * @throws CannotStart with a sentence for the person at the terminal
 */
export async function startStack(options: StackOptions, attempts = 3): Promise<Stack> {
  try {
    return await startOnce(options);
  } catch (error) {
    // A port that was free when it was chosen may be somebody else's a second later.
    if (!(error instanceof PortTaken) || options.port !== 0 || attempts === 1) throw error;
    return startStack(options, attempts - 1);
  }
}

/** As a deployment's, but with one turn for each function where a deployment would need a higher cap. */
const concurrencyFor = (callsAtOnce: number) =>
  new Map([...reservedConcurrency(callsAtOnce)].map(([name, turns]) => [name, Math.max(1, turns)]));

/** What the stack serves for people; the reference under the name by which they have reached the stack. */
const pagesOf = ({ mail, step_functions: executions }: Endpoints): ServedPage[] => [
  { address: `${BASE_PATH}/console`, name: "Console", shows: "The service for people: audiences, studies, reports" },
  { address: `${BASE_PATH}/docs`, name: "Reference", shows: "The API: guide, every operation, forms to try them" },
  { address: mail, name: "Outbox", shows: "The mails that the service would have sent" },
  {
    address: `${executions}/executions`,
    name: "Executions",
    shows: "What runs and ran in the background, and why it failed",
  },
];

async function startOnce(options: StackOptions): Promise<Stack> {
  const variables = options.variables ?? process.env;
  const models = options.models ?? chooseModels(variables);
  const folder = takeDataFolder(options.dataFolder);
  giveWayToDatabase();
  const closers: (() => Promise<void> | void)[] = [() => folder.release()];
  const close = async () => {
    for (const closer of closers.toReversed()) await closer();
    closers.length = 0;
  };
  const log = (line: string) => {
    try {
      appendFileSync(folder.file("logs", "stack.log"), `${new Date().toISOString()} ${line}\n`);
    } catch {
      // A line for which there is no room on the disk is no reason to refuse what it tells of.
    }
  };
  const failed = Promise.withResolvers<string>();
  const watch: Watch = {
    log: (line) => {
      log(line);
      options.notice?.(line);
    },
    giveUp: (sentence) => {
      log(sentence);
      failed.resolve(`${sentence} The logs in ${folder.file("logs")} say more; its data are kept.`);
    },
  };
  try {
    checkKeptFiles(folder, variables.DYNAMODB_ENDPOINT !== undefined);
    const [database, files, secrets, signals, bedrock] = await Promise.all([
      startDatabase({
        databaseFile: folder.file("dynamodb.sqlite"),
        logFile: folder.file("logs", "dynamodb.log"),
        external: variables.DYNAMODB_ENDPOINT,
        watch,
        log,
      }),
      startFilesAndQueues(folder.file("files-and-queues"), REGION, ACCOUNT_ID, {
        queues: queues(),
        buckets: [FILES_BUCKET],
      }),
      startSecrets(
        { tokens: folder.file("signing-key.json"), respondents: folder.file("respondents-key.json") },
        LOCAL_SIGNAL_CREDENTIALS,
        log,
      ),
      startSignals({
        // Beside the API's, so that links to signals outlive a restart; the one before it is that of mails.
        port: options.port > 0 && (await isFree(options.port + 2)) ? options.port + 2 : 0,
        log,
      }),
      models.backend === "local"
        ? startBedrock({
            latencyMs: models.latencyMs,
            embeddingLatencyMs: models.embeddingLatencyMs,
            callsAtOnce: models.callsAtOnce,
            callerSeconds: models.callerSeconds,
            ...(models.upstream ? { upstream: models.upstream } : {}),
            ...(models.record === undefined ? {} : { record: models.record }),
            ...(models.recording ? { recording: models.recording } : {}),
            replay: models.replay,
            ...(options.modelFaults ? { faults: options.modelFaults } : {}),
            log,
          })
        : null,
    ]);
    closers.push(watchDisk(folder.path, watch.log), database.close, files.close, secrets.close, signals.close, () =>
      bedrock?.close(),
    );
    // Beside the rest: a server that loads its model first, or is not there yet, holds nothing up.
    if (options.notice) void bedrock?.probe(options.notice).catch((error: unknown) => log(String(error)));

    const credentials = { region: REGION, credentials: { accessKeyId: "local", secretAccessKey: "local" } };
    // Step Functions needs the functions, and they its address: executions wait until the functions are there.
    const hosted = Promise.withResolvers<FunctionHost>();
    const stepFunctions = await startStepFunctions({
      // Beside the API's, so that links to executions outlive a restart.
      port: options.port > 0 && (await isFree(options.port + 3)) ? options.port + 3 : 0,
      region: REGION,
      accountId: ACCOUNT_ID,
      databaseFile: folder.file("step-functions.sqlite"),
      stateMachines: loadStateMachines(concurrencyFor(models.callsAtOnce), stretch(models.callerSeconds)),
      invoke: async (arn, payload) => (await hosted.promise).invoke(functionOfArn(arn), payload, randomUUID()),
      onStatusChange: async (detail) => {
        if (!["SUCCEEDED", "FAILED", "TIMED_OUT", "ABORTED"].includes(detail.status)) return;
        await (await hosted.promise).invoke("worker-execution-ended", { source: "aws.states", detail }, randomUUID());
      },
      resumeWhen: hosted.promise,
      retryDelayScale: options.retryDelayScale ?? 1,
      log: (level, message) => log(`${level} ${message}`),
    });
    closers.push(stepFunctions.close);

    const port = options.port === 0 ? await freePort() : options.port;
    const mail = await startMail({
      databaseFile: folder.file("outbox.sqlite"),
      // Beside the API's, so that its address outlives a restart.
      port: options.port > 0 && (await isFree(port + 1)) ? port + 1 : 0,
      log,
    });
    const textract = await startTextract({ s3Endpoint: files.endpoint, region: REGION, log });
    closers.push(mail.close, textract.close);
    const endpoints: Endpoints = {
      api: `http://127.0.0.1:${port}${BASE_PATH}`,
      dynamodb: database.endpoint,
      s3: files.endpoint,
      sqs: files.endpoint,
      step_functions: stepFunctions.endpoint,
      secrets_manager: secrets.endpoint,
      bedrock: bedrock?.endpoint ?? null,
      mail: mail.endpoint,
      textract: textract.endpoint,
      signals: signals.endpoint,
    };
    const reached = (await options.reachedBy?.(endpoints)) ?? { ...endpoints, dynamodb: database.engine };
    const environment = functionEnvironment({
      endpoints: reached,
      models,
      queueUrl: (name) => files.queueUrl(name).replace(endpoints.sqs, reached.sqs),
      version,
      caller: variables,
    });
    const dynamodb = new DynamoDBClient({ ...credentials, endpoint: database.engine });
    const [host] = await Promise.all([
      startFunctionHost(environment, folder.file("logs", "functions.log"), {
        ...(options.loadAhead === undefined ? {} : { loadAhead: options.loadAhead }),
        concurrency: concurrencyFor(models.callsAtOnce),
        watch,
      }),
      createTable(dynamodb, TABLE_NAME).finally(() => dynamodb.destroy()),
      writeConsole(),
    ]);
    closers.push(host.close);
    const gateway = await startGateway(routes, host, port, pagesOf(endpoints));

    const sqs = new SQSClient({ ...credentials, endpoint: files.endpoint });
    const pollers = functionEntries.flatMap(([name, { trigger }]) => {
      if (trigger.kind !== "queue") return [];
      const queue = {
        url: files.queueUrl(trigger.queue),
        deadLetterUrl: files.queueUrl(deadLetters(trigger.queue)),
        function: name,
        batchSize: trigger.batchSize,
      };
      // A message about a webhook may take as long as its receiver: others are not to wait behind it.
      const atOnce = trigger.queue === "webhooks" ? 4 : 1;
      return Array.from({ length: atOnce }, () => pollQueue(sqs, queue, host, log));
    });
    const polled = Promise.all(pollers.map(({ ended }) => ended));
    closers.push(async () => {
      for (const poller of pollers) poller.stop();
      await Promise.race([polled, sleep(CLOSE_MS, undefined, { ref: false })]);
      await host.close();
      await polled;
      sqs.destroy();
    });
    closers.push(startSchedules(host, log), gateway.close);
    hosted.resolve(host);
    // Beside what callers ask from now on. A server of one's own has been asked its short question.
    if (options.loadAhead !== false && models.backend === "local" && !models.upstream)
      void warmOfflineModel().catch((error: unknown) => log(String(error)));
    writeFileSync(folder.file("endpoints.json"), `${JSON.stringify(endpoints, null, 2)}\n`);
    return {
      url: endpoints.api,
      endpoints,
      functions: host,
      announcements: stepFunctions.announcements,
      modelCalls: () => bedrock?.calls() ?? { converse: 0, embed: 0, inputTokens: 0, outputTokens: 0 },
      setSignalFault: signals.setFault,
      failed: failed.promise,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
