import fc from "fast-check";
import { expect, it } from "vitest";
import { readInProcess } from "../../../../functions/briefings/documents/read-in-process.ts";
import { BadRequest } from "../../../../functions/platform/errors.ts";
import { hostileFile } from "../../../support/documents/hostile-files.ts";

const LIMITS = { seconds: 4, megabytes: 420 };
const RUNS = 25;
/** What this process may gain from reading; of many of these files a parser takes gigabytes. */
const MOST_GAINED_MEGABYTES = 128;

const peak = () => process.resourceUsage().maxRSS / 1024;

it("any file is read or refused with a sentence, in bounded memory, while others are served", async () => {
  const before = peak();
  let turns = 0;
  let isCounting = true;
  const count = () => {
    turns += 1;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  await fc.assert(
    fc.asyncProperty(hostileFile, fc.constantFrom(undefined, "survey" as const, "guide" as const), async (file, as) => {
      const isText = file.format === "text" || file.format === "docx";
      const turnsBefore = turns;
      const outcome = await readInProcess(
        { format: file.format, bytes: file.bytes, ...(isText && as ? { questionnaire: as } : {}) },
        LIMITS,
      ).catch((error: unknown) => error);
      expect(turns).toBeGreaterThan(turnsBefore);
      if (!(outcome instanceof Error)) return;
      expect(outcome).toBeInstanceOf(BadRequest);
      expect(outcome.message).toMatch(/^[A-Z][^\n]{20,}$/);
    }),
    { numRuns: RUNS },
  );
  isCounting = false;
  expect(peak() - before).toBeLessThan(MOST_GAINED_MEGABYTES);
});
