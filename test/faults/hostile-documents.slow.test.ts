import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Company } from "../support/company.ts";
import { png } from "../support/documents/images.ts";
import { hostileFile } from "../support/documents/hostile-files.ts";
import { endlessFonts, selfDrawingForm } from "../support/documents/hostile-pdf.ts";
import { form, type FormFile } from "../support/form.ts";
import { objectKeys } from "../support/objects.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";

/** What the process of the whole stack may gain; read in it, each of these files takes half a gigabyte to three. */
const MOST_GAINED_MEGABYTES = 200;
const RUNS = 6;

let stack: TemporaryStack;
let company: Company;
let projectId: string;
beforeAll(async () => {
  stack = await borrowStack();
  company = await Company.signUp(stack.url);
  projectId = await company.createProject();
});
afterAll(() => stack.close());

const peak = () => process.resourceUsage().maxRSS / 1024;

/** Uploads a file and asks for something else meanwhile, which has to be answered first. */
async function upload(path: string, file: FormFile) {
  const { raw, headers } = form({ title: "Board" }, file);
  const answered: string[] = [];
  const note = <T extends { status: number }>(what: string, answer: T) => {
    answered.push(what);
    return answer;
  };
  const [answer, other] = await Promise.all([
    company.call("POST", path, { raw, headers }).then((given) => note("upload", given)),
    company.get("/projects").then((given) => note("other", given)),
  ]);
  expect(other.status).toBe(200);
  expect(answered).toEqual(["other", "upload"]);
  return answer;
}

it.each([
  ["a PDF whose form draws itself", { name: "a.pdf", bytes: selfDrawingForm() }, /scanned PDF could not be read/],
  ["a PDF with a font without end", { name: "a.pdf", bytes: endlessFonts() }, /PDF takes too much memory/],
  [
    "an image of 50,000,000 × 1 pixels",
    { name: "a.png", bytes: png(50_000_000, 1) },
    /20,000 pixels or less on each side/,
  ],
])("refuses %s, keeps nothing of it and serves others meanwhile", async (_, file, sentence) => {
  const before = [peak(), (await objectKeys(stack.endpoints.s3)).length] as const;
  const answer = await upload(`/projects/${projectId}/briefings`, file);
  expect([answer.status, answer.body.detail]).toEqual([400, expect.stringMatching(sentence)]);
  expect((await objectKeys(stack.endpoints.s3)).length).toBe(before[1]);
  expect(peak() - before[0]).toBeLessThan(MOST_GAINED_MEGABYTES);
});

it("answers any file as a briefing with 201 or 4xx, in bounded memory", async () => {
  const before = peak();
  await fc.assert(
    fc.asyncProperty(hostileFile, async (file) => {
      const { raw, headers } = form({ title: "Board" }, file);
      const { status, body } = await company.call("POST", `/projects/${projectId}/briefings`, { raw, headers });
      expect([201, 400, 413, 429], body.detail as string).toContain(status);
    }),
    { numRuns: RUNS },
  );
  expect(peak() - before).toBeLessThan(MOST_GAINED_MEGABYTES);
});
