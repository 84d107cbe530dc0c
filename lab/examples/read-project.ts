import { brotliDecompressSync } from "node:zlib";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";
import {
  ANSWERS_PREFIX,
  VECTORS_PREFIX,
  projectKey,
  projectPartition,
  type ProjectRef,
} from "../../functions/platform/table/keys.ts";
import { COMPANY, type RecordedForms, type RecordedProject } from "../../functions/projects/sample/sample.ts";
import type { Project } from "../../functions/projects/schemas.ts";
import { TABLE_NAME } from "../../local/stack/function-environment.ts";

/** Bytes as JSON: what they hold, where they are compressed JSON, so that the ids in it can be found. */
function formOf(bytes: Uint8Array): Pick<RecordedForms, "$packed"> | Pick<RecordedForms, "$bytes"> {
  try {
    return { $packed: JSON.parse(brotliDecompressSync(bytes).toString()) as unknown };
  } catch {
    return { $bytes: Buffer.from(bytes).toString("base64") };
  }
}

const written = (_: string, value: unknown): unknown =>
  // Only the stack that made it answers there.
  typeof value === "string" && value.startsWith("http://127.0.0.1")
    ? null
    : value instanceof Set
      ? { $set: [...(value as Set<string>)] }
      : value instanceof Uint8Array
        ? formOf(value)
        : value;

const MOMENT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\b/g;

/** Moments in a text, moved into the past. @param age milliseconds */
const moved = (text: string, age: number): string =>
  text.replaceAll(MOMENT, (moment) => new Date(Date.parse(`${moment}Z`) - age).toISOString().slice(0, -1));

/**
 * A project with all that lies below it in the table of a stack.
 * @param endpoint of the stack's database
 * @param age milliseconds since its answers were recorded: that is when they are said to have been given
 */
export async function readProject(
  endpoint: string,
  ref: ProjectRef,
  age: number,
): Promise<Pick<RecordedProject, "project" | "items">> {
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: "local", credentials }));
  const all: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: TABLE_NAME, ConsistentRead: true }))
    all.push(...Items);
  client.destroy();
  const { PK, SK } = projectKey(ref);
  const project = all.find((item) => item["PK"] === PK && item["SK"] === SK) as unknown as Project;
  // A copy has ids of its own, from which it would draw other orders: it cannot be replayed.
  const isAnswer = ({ SK: name }: Record<string, unknown>) =>
    [ANSWERS_PREFIX, VECTORS_PREFIX].some((prefix) => String(name).startsWith(prefix));
  const below = all
    .filter((item) => String(item["PK"]).startsWith(projectPartition(ref)) && !isAnswer(item))
    .map(({ schema_version: _, ...item }) => item);
  const { id, name, persona_group_count, simulation_count } = project;
  const text = JSON.stringify({ project: { id, name, persona_group_count, simulation_count }, items: below }, written);
  return JSON.parse(moved(text.replaceAll(ref.companyId, COMPANY), age)) as Pick<RecordedProject, "project" | "items">;
}
