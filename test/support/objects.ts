import { GetObjectCommand, PutObjectCommand, S3Client, paginateListObjectsV2 } from "@aws-sdk/client-s3";
import { FILES_BUCKET } from "../../local/stack/function-environment.ts";

const open = (endpoint: string) =>
  new S3Client({
    endpoint,
    region: "local",
    forcePathStyle: true,
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });

/** Keys of every object in a stack's bucket, for tests that ask what is left behind. */
export async function objectKeys(endpoint: string): Promise<string[]> {
  const client = open(endpoint);
  const keys: string[] = [];
  for await (const page of paginateListObjectsV2({ client }, { Bucket: FILES_BUCKET }))
    keys.push(...(page.Contents ?? []).map(({ Key }) => Key ?? ""));
  client.destroy();
  return keys;
}

/** Puts an object, as whoever holds a presigned form may. */
export async function putObject(endpoint: string, key: string, text: string): Promise<void> {
  const client = open(endpoint);
  await client.send(new PutObjectCommand({ Bucket: FILES_BUCKET, Key: key, Body: text }));
  client.destroy();
}

export async function objectText(endpoint: string, key: string): Promise<string> {
  const client = open(endpoint);
  const { Body } = await client.send(new GetObjectCommand({ Bucket: FILES_BUCKET, Key: key }));
  const text = (await Body?.transformToString()) ?? "";
  client.destroy();
  return text;
}
