import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DeleteObjectsCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openFileStore, type FileStore } from "../../../../functions/platform/files/file-store.ts";
import { startFilesAndQueues, type FilesAndQueues } from "../../../../local/s3-sqs/files-and-queues.ts";

let folder: string;
let services: FilesAndQueues;
let client: S3Client;
let store: FileStore;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "files-"));
  services = await startFilesAndQueues(folder, "local", "000000000000", { queues: [], buckets: ["files"] });
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  client = new S3Client({ endpoint: services.endpoint, region: "local", forcePathStyle: true, credentials });
  store = openFileStore("files", client);
});
afterAll(async () => {
  client.destroy();
  await services.close();
  rmSync(folder, { recursive: true, force: true });
});

it("removes every object under a prefix, beyond the thousand of one page, and no other", async () => {
  // 1,000 objects are what S3 lists and deletes in one request.
  const keys = Array.from({ length: 1_001 }, (_, index) => `uploads/a/${index}`);
  for (let start = 0; start < keys.length; start += 50)
    await Promise.all(keys.slice(start, start + 50).map((key) => store.put(key, "x", "text/plain")));
  await store.put("uploads/ab/1", "another's", "text/plain");
  await store.removeAll("uploads/a/");
  for (const key of [keys[0], keys[999], keys[1_000]]) expect(await store.get(key as string, 100)).toBeUndefined();
  expect((await store.get("uploads/ab/1", 100))?.toString()).toBe("another's");
  await store.removeAll("uploads/a/");
});

it("deletes more objects than S3 takes at once with several requests", async () => {
  await store.put("last", "x", "text/plain");
  const send = vi.spyOn(client, "send");
  await store.remove([...Array.from({ length: 1_800 }, (_, index) => `none/${index}`), "last"]);
  const sent = send.mock.calls.map(([command]) => (command as DeleteObjectsCommand).input.Delete?.Objects?.length);
  send.mockRestore();
  expect(sent).toEqual([1_000, 801]);
  expect(await store.get("last", 100)).toBeUndefined();
});
