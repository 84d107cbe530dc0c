import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { ListExecutionsCommand, SFNClient } from "@aws-sdk/client-sfn";
import { GetQueueAttributesCommand, ListQueuesCommand, SQSClient } from "@aws-sdk/client-sqs";
import { setTimeout as sleep } from "node:timers/promises";
import type { PipelineName } from "../../functions/service/functions/functions.ts";
import { REGION, stateMachineArn } from "../../local/stack/state-machines.ts";
import { unfinishedBefore } from "../../functions/platform/table/unfinished-work.ts";
import { TABLE_NAME } from "../../local/stack/function-environment.ts";
import { goodMood } from "./model-moods.ts";
import type { CampaignStack } from "./stack.ts";

export type Item = Readonly<Record<string, unknown>> & { PK: string; SK: string };

const credentials = { accessKeyId: "local", secretAccessKey: "local" };
const pipelines: readonly PipelineName[] = [
  "persona-generation",
  "simulation",
  "reliability-study",
  "answer-coding",
  "market-refresh",
];
/** Looks without news before time is let pass; fewer where nothing is under way that could bring any. */
const LOOKS = { underWay: 12, waiting: 2 };
const LOOK_EVERY_MS = 100;
const MINUTE = 60_000;
/** How much time is let pass, one after the other, while something is unfinished: some six days. */
const JUMPS = [1, 20, 20, 60, 120, 360, 720, 1_440, 1_440, 2_880, 2_880].map((minutes) => minutes * MINUTE);

/** What lies in the queues of a stack, by their names; empty ones are left out. */
export async function messagesIn(endpoint: string): Promise<Map<string, number>> {
  const client = new SQSClient({ endpoint, region: REGION, credentials });
  try {
    const { QueueUrls = [] } = await client.send(new ListQueuesCommand({}));
    const counts = await Promise.all(
      QueueUrls.map(async (QueueUrl) => {
        const { Attributes = {} } = await client.send(
          new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ["All"] }),
        );
        const count = [
          Attributes.ApproximateNumberOfMessages,
          Attributes.ApproximateNumberOfMessagesNotVisible,
          Attributes.ApproximateNumberOfMessagesDelayed,
        ].reduce((sum, text) => sum + Number(text ?? 0), 0);
        return [QueueUrl.split("/").at(-1) as string, count] as const;
      }),
    );
    return new Map(counts.filter(([, count]) => count > 0));
  } finally {
    client.destroy();
  }
}

async function runningExecutions(endpoint: string): Promise<string[]> {
  const client = new SFNClient({ endpoint, region: REGION, credentials });
  try {
    const found = await Promise.all(
      pipelines.map(async (pipeline) => {
        const { executions = [] } = await client.send(
          new ListExecutionsCommand({ stateMachineArn: stateMachineArn(pipeline), statusFilter: "RUNNING" }),
        );
        return executions.map(({ name }) => `execution ${pipeline} ${name}`);
      }),
    );
    return found.flat();
  } finally {
    client.destroy();
  }
}

const AFTER_ALL = "9999";
const MOST = 1_000;

/** Keys of what the sweeper looks after. */
async function sweptItems(endpoint: string): Promise<string[]> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: REGION, credentials }));
  try {
    const { Items = [] } = await client.send(
      new QueryCommand({ TableName: TABLE_NAME, ...unfinishedBefore(AFTER_ALL, MOST) }),
    );
    return Items.map(({ PK, SK }) => `${String(PK)} ${String(SK)}`);
  } finally {
    client.destroy();
  }
}

interface Unfinished {
  /** What the sweeper would look after. */
  items: string[];
  /** Executions that run, and messages that are to be worked on. */
  underWay: string[];
}

/** What is left to do in a stack, in words. */
async function unfinished(stack: CampaignStack): Promise<Unfinished> {
  const { endpoints } = stack;
  const items = await sweptItems(endpoints.dynamodb);
  // In the order in which one leads to the next, so that nothing is missed on its way.
  const running = await runningExecutions(endpoints.step_functions);
  const announcements = (await stack.order({ order: "count announcements" })) as number;
  const messages = await messagesIn(endpoints.sqs);
  const waiting = [...messages].filter(([queue]) => !queue.endsWith("-dead-letters"));
  const told = announcements > 0 ? [`${announcements} ends of executions that are to be announced`] : [];
  return { items, underWay: [...running, ...told, ...waiting.map(([queue, count]) => `${count} in ${queue}`)] };
}

/**
 * Ends all faults and lets time pass until nothing is left to do.
 * @returns what never ended, in words
 */
export async function settle(stack: CampaignStack): Promise<string[]> {
  await stack.order({ order: "seams", faults: [] });
  await stack.order({ order: "kill functions", kills: [] });
  await stack.order({ order: "model", mood: goodMood });
  let left: string[] = ["everything"];
  for (const jump of [0, ...JUMPS]) {
    if (jump > 0) {
      await stack.jump(jump);
      await stack.order({ order: "sweep" });
    }
    for (let look = 0, looks: number = LOOKS.waiting; look < looks; look += 1) {
      const before = left.length;
      const { items, underWay } = await unfinished(stack);
      left = [...items, ...underWay];
      // A second time: what was on its way from one to another may have been missed.
      if (left.length === 0 && before === 0 && look > 0) return [];
      looks = underWay.length > 0 ? LOOKS.underWay : LOOKS.waiting;
      // As long as it becomes less it goes on by itself.
      if (left.length < before) look = 0;
      await sleep(LOOK_EVERY_MS);
    }
  }
  return left;
}
