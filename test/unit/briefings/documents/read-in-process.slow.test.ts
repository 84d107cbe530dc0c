import { expect, it } from "vitest";
import { readInProcess } from "../../../../functions/briefings/documents/read-in-process.ts";
import { pdfOfPages } from "../../../support/documents/pdf.ts";
import { endlessFonts, nestedForms } from "../../../support/documents/hostile-pdf.ts";

const generous = { seconds: 15, megabytes: 420 };
const pdf = (bytes: Uint8Array) => ({ format: "pdf", bytes }) as const;
const hello = pdfOfPages([{ lines: ["Hello world"] }]);

it("ends a document that would be read forever, while the caller's own work goes on", async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 20);
  await expect(readInProcess(pdf(nestedForms()), { ...generous, seconds: 0.8 })).rejects.toThrow(
    "The PDF takes more than 0.8 seconds of processor time to read",
  );
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});

it("ends a document that takes too much memory, of which the caller's process sees nothing", async () => {
  const before = process.resourceUsage().maxRSS;
  await expect(readInProcess(pdf(endlessFonts()), generous)).rejects.toThrow("takes too much memory to read");
  expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(64);
});

it("counts memory that is not V8's: a process may not even load its parser", async () => {
  await expect(readInProcess(pdf(hello), { ...generous, megabytes: 1 })).rejects.toThrow("takes too much memory");
});

it("reads as many documents at once as may be, and the others after them", async () => {
  const hostile = [1, 2].map(() =>
    expect(readInProcess(pdf(nestedForms()), { ...generous, seconds: 0.5 })).rejects.toMatchObject({
      name: "BadRequest",
    }),
  );
  const friendly = readInProcess(pdf(hello), generous);
  await Promise.all(hostile);
  expect(await friendly).toMatchObject({ text: "Hello world", pageCount: 1 });
});
