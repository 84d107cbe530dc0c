import { afterEach, expect, it } from "vitest";
import type { ReadingAnswer, ReadingJob } from "../../../../functions/briefings/documents/reading.ts";
import { READER } from "../../../../functions/platform/functions/function-definition.ts";
import { startJobProcess, type JobProcess } from "../../../../functions/platform/processes/job-process.ts";
import { nestedForms } from "../../../support/documents/hostile-pdf.ts";

const limits = { seconds: 60, megabytes: 420, waitMs: 150_000 };
const endless = { format: "pdf", bytes: nestedForms() } as const;
const text = { format: "text", bytes: Buffer.from("Hello world") } as const;

let started: JobProcess<ReadingJob, ReadingAnswer>;
const start = () => (started = startJobProcess(READER, false));
afterEach(() => started.end());

it("does one job after the other", async () => {
  const process = start();
  for (let job = 0; job < 2; job += 1)
    expect(await process.run(text, limits)).toMatchObject({ answer: { output: { text: "Hello world" } } });
  expect(process.lives()).toBe(true);
});

it("tells a job that took its processor time from one for which nobody waits any longer", async () => {
  await expect(start().run(endless, { ...limits, seconds: 0.3 })).rejects.toMatchObject({ why: "work" });
  expect(started.lives()).toBe(false);
  await expect(start().run(endless, { ...limits, waitMs: 300 })).rejects.toMatchObject({ why: "late" });
});
