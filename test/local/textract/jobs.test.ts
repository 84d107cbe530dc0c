import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { AwsError } from "../../../local/http/aws-json.ts";
import { openJobs } from "../../../local/textract/jobs.ts";
import type { PageOutcome } from "../../../local/textract/reader.ts";

const box = { left: 0, top: 0, width: 1, height: 0.1 };
const page = (...words: string[]): PageOutcome => ({
  lines: [{ confidence: 90, box, words: words.map((text) => ({ text, confidence: 90, box })) }],
});
const broken = new AwsError("BadDocumentException", "Page 2 is damaged.");

async function finished(...pages: PageOutcome[]) {
  const jobs = openJobs();
  const id = jobs.start(undefined, async () => pages);
  await nextTurn();
  return { jobs, id };
}

describe("asynchronous jobs", () => {
  test("a job is in progress until its work is done", async () => {
    const jobs = openJobs();
    const work = Promise.withResolvers<PageOutcome[]>();
    const id = jobs.start(undefined, () => work.promise);
    expect(jobs.get(id)).toMatchObject({ JobStatus: "IN_PROGRESS" });
    work.resolve([page("Hafer")]);
    await nextTurn();
    expect(jobs.get(id)).toMatchObject({ JobStatus: "SUCCEEDED", DocumentMetadata: { Pages: 1 } });
  });

  test("the same token finds the job", () => {
    const jobs = openJobs();
    const never = () => new Promise<never>(() => undefined);
    const id = jobs.start("token", never);
    expect(jobs.start("token", never)).toBe(id);
    expect(jobs.start(undefined, never)).not.toBe(id);
  });

  test("pages that cannot be read are warned of, and the others are there", async () => {
    const { jobs, id } = await finished(page("a"), broken, page("c"));
    const { JobStatus, Warnings, Blocks, DocumentMetadata } = jobs.get(id);
    expect({ JobStatus, Warnings }).toEqual({
      JobStatus: "PARTIAL_SUCCESS",
      Warnings: [{ ErrorCode: "BadDocumentException", Pages: [2] }],
    });
    expect(DocumentMetadata?.Pages).toBe(3);
    expect(Blocks?.filter(({ BlockType }) => BlockType === "LINE").map(({ Text, Page }) => [Text, Page])).toEqual([
      ["a", 1],
      ["c", 3],
    ]);
  });

  test("a document of which nothing can be read fails with the reason", async () => {
    const { jobs, id } = await finished(broken, broken);
    expect(jobs.get(id)).toMatchObject({
      JobStatus: "FAILED",
      StatusMessage: "BadDocumentException: Page 2 is damaged.",
    });
  });

  test("an unknown job is refused", () => {
    expect(() => openJobs().get("none")).toThrow(expect.objectContaining({ code: "InvalidJobIdException" }) as Error);
  });
});
