import { S3Client, PutObjectCommand } from "@aws-sdk/client-s3";
import { SFNClient, StartExecutionCommand } from "@aws-sdk/client-sfn";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient, type Client } from "../../clients/typescript/src/index.ts";
import { createRespondentStore } from "../../functions/findings/respondents/store.ts";
import { openEncryption } from "../../functions/personas/respondents/encryption-keys.ts";
import { createSaltStore } from "../../functions/personas/respondents/store-salts.ts";
import { simulationExecutionName } from "../../functions/platform/pipelines/state-inputs.ts";
import {
  CALLS_PREFIX,
  MESSAGE_PREFIX,
  RESULT_PREFIX,
  aggregateKey,
  keyReader,
  simulationKey,
  simulationPartition,
  type Key,
  type SimulationRef,
} from "../../functions/platform/table/keys.ts";
import { itemFromJson, type ItemJson } from "../../functions/platform/table/item-json.ts";
import { openTable, type Item, type Table } from "../../functions/platform/table/table.ts";
import { openFiles } from "../../functions/reports/files.ts";
import { openPages } from "../../functions/reports/page.ts";
import { fileBytes, type Bundle, type BundledFile } from "../../functions/reports/replay/bundle.ts";
import { makeOutputs } from "../../functions/reports/replay/outputs.ts";
import { createReportStore, type ReportMaterial } from "../../functions/reports/store.ts";
import { kindOf } from "../../functions/studies/study-kinds.ts";
import { executionInput } from "../../functions/studies/simulation/start-simulation.ts";
import { projectRoot } from "../../lib/project-root.ts";
import { CannotStart } from "../data-folder.ts";
import type { ReplayedCalls } from "../bedrock/replayed-calls.ts";
import { FILES_BUCKET, TABLE_NAME, type Endpoints } from "../stack/function-environment.ts";
import { REGION, stateMachineArn } from "../stack/state-machines.ts";
import { compareFiles, type FileDifference } from "./compare-files.ts";
import { takeRecorded } from "./take-recorded.ts";

/** What came of a replay. */
export interface Replay {
  /** Files that this version makes otherwise of the recorded answers and results. */
  rendered: FileDifference[];
  /** Files that differ after the study was computed again. */
  computed: FileDifference[];
  /** What the code asked that the bundle does not hold, such as `the prompt concept-test@6`. */
  missing: string[];
  /** Why the study failed when it was computed again; null if it is complete. */
  failed: string | null;
  outputs: BundledFile[];
}

const credentials = { accessKeyId: "local", secretAccessKey: "local" };
const POLL_MS = 50;
/** What a study's own item loses before it is held again. */
const ENDED = "completed_at, headline, #error, attempt, reopened_by, reliability_study";

/** Every item of a bundle, as one of the company that the replay signed up. */
const ownItems = ({ items, study }: Bundle, companyId: string) =>
  (JSON.parse(JSON.stringify(items).replaceAll(study.company_id, companyId)) as ItemJson[]).map(itemFromJson);

/** Puts the study back to where nobody has been asked: who takes part stays, what they said and were asked goes. */
async function reset(table: Table, ref: SimulationRef, { simulation }: ReportMaterial): Promise<void> {
  const partition = simulationPartition(ref);
  const made = await Promise.all(
    [RESULT_PREFIX, MESSAGE_PREFIX, CALLS_PREFIX].map((prefix) =>
      table.queryAll(keyReader, partition, prefix, { keysOnly: true }),
    ),
  );
  await table.deleteAll([...made.flat(), aggregateKey(ref)]);
  const live = kindOf(simulation).isLive;
  await table.update({
    Key: { ...simulationKey(ref) },
    UpdateExpression: `SET #status = :status, progress = :none${live ? ", chat = :chat" : ""} REMOVE ${ENDED}`,
    ExpressionAttributeNames: { "#status": "status", "#error": "error" },
    ExpressionAttributeValues: {
      ":status": live ? "active" : "running",
      ":none": {},
      ...(live ? { ":chat": { messages: 0, last_spoken_to: null, tickets: 0, waiting: {} } } : {}),
    },
  });
}

/** Says again what the interviewer said, in the same order, and ends the interview. */
async function talkAgain(api: Client, ref: SimulationRef, messages: ReportMaterial["messages"]): Promise<void> {
  const params = { project_id: ref.projectId, simulation_id: ref.simulationId };
  for (const { role, content, persona_id } of messages.toSorted((a, b) => a.sequence - b.sequence))
    if (role === "interviewer") await api.sendMessage({ params, body: { content, persona_id } });
  await api.endInterview({ params });
}

/** Opens the place where studies are computed again: a stack whose models are `calls`. */
export function openReplays({ endpoints, url }: { endpoints: Endpoints; url: string }, calls: ReplayedCalls) {
  const client = (endpoint: string) => ({ region: REGION, endpoint, credentials });
  const s3 = new S3Client({ ...client(endpoints.s3), forcePathStyle: true });
  const stepFunctions = new SFNClient(client(endpoints.step_functions));
  const table = openTable(TABLE_NAME, client(endpoints.dynamodb));
  const encryption = openEncryption("", createSaltStore(table));
  const reports = createReportStore(table, encryption, createRespondentStore(table, encryption));
  let account: Promise<{ api: Client; companyId: string }> | undefined;
  let replayed = 0;

  /** The company that studies become part of, whichever they were of. */
  async function signUp(): Promise<{ api: Client; companyId: string }> {
    const body = { email: "replay@example.com", password: "replayed on this machine", company_name: "Replay" };
    const { access_token, user } = await createClient({ url }).signUp({ body });
    return { api: createClient({ url, key: access_token }), companyId: user.company_id };
  }

  async function read(ref: SimulationRef): Promise<ReportMaterial> {
    const material = await reports.find(ref);
    if (!material) throw new CannotStart("The bundle does not hold a whole study; download it again.");
    return material;
  }

  async function untilOver(ref: SimulationRef): Promise<ReportMaterial> {
    for (;;) {
      const material = await read(ref);
      if (["complete", "failed", "aborted"].includes(material.simulation.status)) return material;
      await sleep(POLL_MS);
    }
  }

  return {
    /** Computes a study again from its bundle, and compares what comes of it with what the service made. */
    async replay(bundle: Bundle): Promise<Replay> {
      calls.load(bundle);
      replayed += 1;
      const { api, companyId } = await (account ??= signUp());
      const { project_id: projectId, simulation_id: simulationId } = bundle.study;
      const ref: SimulationRef = { companyId, projectId, simulationId };
      await table.putAll(ownItems(bundle, companyId) as (Key & Item)[]);
      for (const file of bundle.files)
        await s3.send(
          new PutObjectCommand({
            Bucket: FILES_BUCKET,
            Key: file.name.replaceAll(bundle.study.company_id, companyId),
            Body: fileBytes(file),
          }),
        );
      const makers = {
        ...openPages(projectRoot, async (key) => {
          const picture = bundle.files.find(({ name }) => name.replaceAll(bundle.study.company_id, companyId) === key);
          return picture && fileBytes(picture);
        }),
        makeFile: openFiles(),
      };
      const recorded = await read(ref);
      const rendered = compareFiles(bundle.outputs, await makeOutputs(recorded, makers));
      await reset(table, ref, recorded);
      if (kindOf(recorded.simulation).isLive) await talkAgain(api, ref, recorded.messages);
      else
        await stepFunctions.send(
          new StartExecutionCommand({
            stateMachineArn: stateMachineArn("simulation"),
            name: simulationExecutionName(simulationId, replayed - 1),
            input: JSON.stringify({ ...executionInput(ref), correlation_id: simulationId }),
          }),
        );
      const computed = await untilOver(ref);
      const { simulation } = computed;
      if (simulation.status !== "complete")
        return {
          rendered,
          computed: [],
          missing: calls.missing(),
          failed: "error" in simulation ? (simulation.error ?? null) : "The study was stopped.",
          outputs: [],
        };
      const outputs = await makeOutputs(takeRecorded(computed, recorded), makers);
      return {
        rendered,
        computed: compareFiles(bundle.outputs, outputs),
        missing: calls.missing(),
        failed: null,
        outputs,
      };
    },

    /** The bundle of a study that was replayed, as the code of today makes it. */
    async remade({ study: { project_id, simulation_id } }: Bundle): Promise<Bundle> {
      const { api } = await (account ??= signUp());
      return api.getReplay({ params: { project_id, simulation_id } });
    },

    close(): void {
      for (const one of [s3, stepFunctions]) one.destroy();
    },
  };
}
