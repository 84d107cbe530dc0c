import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { ObjectTooLarge, openFileStore } from "../../../../functions/platform/files/file-store.ts";

const service = mockClient(S3Client);
afterAll(() => service.restore());
const files = openFileStore("files", new S3Client({ region: "eu-central-1" }));
const refusal = (name: string, httpStatusCode: number) =>
  new S3ServiceException({ name, $fault: "client", $metadata: { httpStatusCode }, message: name });

beforeEach(() => {
  service.reset();
});

describe("an object that is read", () => {
  it.each([
    ["is not there", new NoSuchKey({ $metadata: {}, message: "none" })],
    ["is not there, and whose name alone is told", refusal("NotFound", 404)],
    ["is not there, for a role that may not list the bucket", refusal("AccessDenied", 403)],
  ])("is none when it %s", async (_, error) => {
    service.on(GetObjectCommand).rejects(error);
    expect(await files.get("key", 10)).toBeUndefined();
  });

  it.each([
    ["SlowDown", 503],
    ["InternalError", 500],
    ["RequestTimeout", 400],
  ])("is not taken for missing when the service says %s", async (name, status) => {
    service.on(GetObjectCommand).rejects(refusal(name, status));
    await expect(files.get("key", 10)).rejects.toMatchObject({ name });
  });

  it("is not read when it is too large", async () => {
    let cancelled = false;
    const Body = {
      transformToWebStream: () => new ReadableStream({ cancel: () => void (cancelled = true) }),
      transformToByteArray: () => Promise.reject(new Error("was read")),
    };
    service.on(GetObjectCommand).resolves({ Body: Body as never, ContentLength: 11 });
    await expect(files.get("key", 10)).rejects.toThrow(ObjectTooLarge);
    expect(cancelled).toBe(true);
  });
});

it("tells whoever stores that nothing was stored", async () => {
  service.on(PutObjectCommand).rejects(refusal("SlowDown", 503));
  await expect(files.put("key", "text", "text/plain")).rejects.toMatchObject({ name: "SlowDown" });
});

describe("deleting", () => {
  it("asks for nothing when there is nothing to delete", async () => {
    await files.remove([]);
    expect(service.calls()).toEqual([]);
  });

  it("fails when some objects are left, although the request was answered", async () => {
    service.on(DeleteObjectsCommand).resolves({ Errors: [{ Key: "b", Code: "InternalError" }] });
    await expect(files.remove(["a", "b"])).rejects.toThrow("1 objects could not be deleted: InternalError");
  });

  it("of a prefix stops at the first page that fails, so that it is done again", async () => {
    service
      .on(ListObjectsV2Command)
      .resolves({ Contents: [{ Key: "a/1" }], IsTruncated: true })
      .on(DeleteObjectsCommand)
      .resolvesOnce({})
      .rejects(refusal("SlowDown", 503));
    await expect(files.removeAll("a/")).rejects.toMatchObject({ name: "SlowDown" });
    expect(service.commandCalls(ListObjectsV2Command)).toHaveLength(2);
  });
});
