import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import {
  DetectDocumentTextCommand,
  GetDocumentTextDetectionCommand,
  StartDocumentTextDetectionCommand,
  TextractClient,
  type Block,
  type GetDocumentTextDetectionCommandOutput,
} from "@aws-sdk/client-textract";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startFilesAndQueues, type FilesAndQueues } from "../../../local/s3-sqs/files-and-queues.ts";
import { startTextract } from "../../../local/textract/server.ts";
import type { OpenServer } from "../../../local/http/open-server.ts";

const region = "eu-central-1";
const credentials = { accessKeyId: "local", secretAccessKey: "local" };
const folder = mkdtempSync(join(tmpdir(), "textract-"));
const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==",
  "base64",
);

let files: FilesAndQueues;
let textract: OpenServer;
let client: TextractClient;

beforeAll(async () => {
  files = await startFilesAndQueues(folder, region, "000000000000", { queues: [], buckets: ["scans"] });
  textract = await startTextract({ s3Endpoint: files.endpoint, region, log: () => undefined });
  client = new TextractClient({ endpoint: textract.endpoint, region, credentials, maxAttempts: 1 });
  const s3 = new S3Client({ endpoint: files.endpoint, region, credentials, forcePathStyle: true });
  const objects = {
    "scan.pdf": fixture("two-scanned-pages.pdf"),
    "encrypted.pdf": fixture("encrypted.pdf"),
    "broken.pdf": fixture("two-scanned-pages.pdf").subarray(0, 400),
    "photo.jpg": fixture("phone-photo-exif.jpg"),
    "notes.txt": Buffer.from("Nothing but text."),
    "empty.pdf": Buffer.alloc(0),
  };
  for (const [Key, Body] of Object.entries(objects))
    await s3.send(new PutObjectCommand({ Bucket: "scans", Key, Body }));
  s3.destroy();
});
afterAll(async () => {
  client.destroy();
  await textract.close();
  await files.close();
  rmSync(folder, { recursive: true });
});

const detect = async (Bytes: Uint8Array) => client.send(new DetectDocumentTextCommand({ Document: { Bytes } }));
const linesOf = (blocks: Block[] = []) => blocks.filter((block) => block.BlockType === "LINE").map(({ Text }) => Text);

function start(Name: string, ClientRequestToken?: string) {
  const DocumentLocation = { S3Object: { Bucket: "scans", Name } };
  return client.send(new StartDocumentTextDetectionCommand({ DocumentLocation, ClientRequestToken }));
}
async function resultOf(JobId: string | undefined): Promise<GetDocumentTextDetectionCommandOutput> {
  for (;;) {
    const answer = await client.send(new GetDocumentTextDetectionCommand({ JobId }));
    if (answer.JobStatus !== "IN_PROGRESS") return answer;
    await sleep(50);
  }
}

describe("DetectDocumentText", () => {
  test("German with umlauts, ß and prices is read letter by letter", async () => {
    const { Blocks, DocumentMetadata } = await detect(fixture("german-prices.png"));
    expect(linesOf(Blocks)).toEqual(["Süße Äpfel für 3,49 €", "Größere Tüte: 5,99 €", "Köstlich und natürlich."]);
    expect(DocumentMetadata).toEqual({ Pages: 1 });
  });

  test("blocks have Textract's shape", async () => {
    const { Blocks = [] } = await detect(fixture("phone-photo-exif.jpg"));
    expect(linesOf(Blocks)).toEqual(["Fresh oat clusters", "Only $4.99 this week"]);
    const byId = new Map(Blocks.map((block) => [block.Id, block]));
    const children = (block: Block | undefined) =>
      block?.Relationships?.filter(({ Type }) => Type === "CHILD").flatMap(({ Ids = [] }) =>
        Ids.map((id) => byId.get(id)),
      );
    const [page] = Blocks;
    expect(page).toMatchObject({ BlockType: "PAGE", Page: 1 });
    const lines = children(page) ?? [];
    expect(lines.map((line) => line?.BlockType)).toEqual(["LINE", "LINE"]);
    expect(children(lines[0])?.map((word) => [word?.BlockType, word?.Text])).toEqual([
      ["WORD", "Fresh"],
      ["WORD", "oat"],
      ["WORD", "clusters"],
    ]);
    const [upper, lower] = lines.map((line) => line?.Geometry?.BoundingBox ?? {});
    expect(upper?.Top).toBeLessThan(lower?.Top ?? 0);
    for (const { Confidence = 100, Geometry } of Blocks) {
      const { Left = -1, Top = -1, Width = 2, Height = 2 } = Geometry?.BoundingBox ?? {};
      expect(Math.min(Left, Top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(Left + Width, Top + Height)).toBeLessThanOrEqual(1.000001);
      expect(Confidence).toBeGreaterThan(50);
    }
  });

  test("a page upside down and askew is read", async () => {
    const { Blocks } = await detect(fixture("upside-down-and-skewed.jpg"));
    expect(linesOf(Blocks)).toEqual(["Fresh oat clusters", "Only $4.99 this week"]);
  });

  test("an image may lie in S3 as well", async () => {
    const Document = { S3Object: { Bucket: "scans", Name: "photo.jpg" } };
    expect(linesOf((await client.send(new DetectDocumentTextCommand({ Document }))).Blocks)).toHaveLength(2);
  });

  test("an image of one pixel has one page and no text", async () => {
    const { Blocks } = await detect(onePixel);
    expect(Blocks?.map(({ BlockType }) => BlockType)).toEqual(["PAGE"]);
  });

  test.each([
    ["neither image nor PDF", Buffer.from("GIF89a of another kind"), "UnsupportedDocumentException"],
    ["a PDF of two pages", fixture("two-scanned-pages.pdf"), "UnsupportedDocumentException"],
    ["a PNG that was cut short", fixture("german-prices.png").subarray(0, 1500), "BadDocumentException"],
    ["an encrypted PDF", fixture("encrypted.pdf"), "BadDocumentException"],
    [
      "more than 10 MB",
      Buffer.concat([fixture("german-prices.png"), Buffer.alloc(10_485_760)]),
      "DocumentTooLargeException",
    ],
  ])("%s is refused by name", async (_, bytes, name) => {
    await expect(detect(bytes)).rejects.toMatchObject({ name, $metadata: { httpStatusCode: 400 } });
  });

  test("a JPEG that was cut short is read as far as it goes", async () => {
    const { Blocks } = await detect(fixture("phone-photo-exif.jpg").subarray(0, 4500));
    expect(Blocks?.[0]?.BlockType).toBe("PAGE");
  });

  test("documents are read side by side with hostile ones", async () => {
    const photo = fixture("phone-photo-exif.jpg");
    const [first, second] = await Promise.all([
      detect(photo),
      detect(onePixel),
      detect(photo.subarray(0, 300)).catch(String),
    ]);
    expect(linesOf(first.Blocks)).toHaveLength(2);
    expect(linesOf(second.Blocks)).toEqual([]);
  });
});

describe("StartDocumentTextDetection and GetDocumentTextDetection", () => {
  test("a scanned PDF is read page by page", async () => {
    const { JobId } = await start("scan.pdf");
    expect((await client.send(new GetDocumentTextDetectionCommand({ JobId }))).JobStatus).toBe("IN_PROGRESS");
    const { JobStatus, Blocks, DocumentMetadata } = await resultOf(JobId);
    expect({ JobStatus, DocumentMetadata }).toEqual({ JobStatus: "SUCCEEDED", DocumentMetadata: { Pages: 2 } });
    expect(Blocks?.filter((block) => block.BlockType === "LINE").map(({ Page, Text }) => [Page, Text])).toEqual([
      [1, "Unser neuer Müsliriegel"],
      [1, "kostet 2,99 €."],
      [2, "Would you buy it again?"],
      [2, "Please tell us why."],
    ]);
  });

  test.each([
    ["encrypted.pdf", /encrypted/],
    ["broken.pdf", /damaged/],
  ])("the job of %s fails with a reason", async (name, reason) => {
    const { JobId } = await start(name);
    const { JobStatus, StatusMessage } = await resultOf(JobId);
    expect(JobStatus).toBe("FAILED");
    expect(StatusMessage).toMatch(reason);
  });

  test.each([
    ["missing.pdf", "InvalidS3ObjectException"],
    ["notes.txt", "UnsupportedDocumentException"],
    ["empty.pdf", "UnsupportedDocumentException"],
  ])("no job is started for %s", async (name, error) => {
    await expect(start(name)).rejects.toMatchObject({ name: error });
  });

  test("the same request token finds the same job", async () => {
    const first = await start("encrypted.pdf", "upload-7");
    expect((await start("encrypted.pdf", "upload-7")).JobId).toBe(first.JobId);
  });
});

describe("the wire", () => {
  const post = (target: string, body: string) =>
    fetch(textract.endpoint, { method: "POST", headers: { "x-amz-target": target }, body });

  test.each([
    ["Textract.AnalyzeDocument", "{}", "UnknownOperationException"],
    ["Textract.DetectDocumentText", "{", "SerializationException"],
    ["Textract.DetectDocumentText", "{}", "InvalidParameterException"],
    ["Textract.GetDocumentTextDetection", '{"JobId":"none"}', "InvalidJobIdException"],
  ])("%s with %s is %s", async (target, body, type) => {
    const response = await post(target, body);
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/x-amz-json-1.1");
    expect(await response.json()).toMatchObject({ __type: type, message: expect.any(String) as string });
  });
});

test("closing breaks off what is being read, says nothing of it and may be repeated", async () => {
  const lines: string[] = [];
  const other = await startTextract({ s3Endpoint: files.endpoint, region, log: (line) => lines.push(line) });
  const reading = fetch(other.endpoint, {
    method: "POST",
    headers: { "x-amz-target": "Textract.DetectDocumentText" },
    body: JSON.stringify({ Document: { Bytes: fixture("german-prices.png").toString("base64") } }),
  });
  const settled = expect(reading).rejects.toThrow();
  await sleep(150);
  await other.close();
  await other.close();
  await settled;
  expect(lines).toEqual([]);
});
