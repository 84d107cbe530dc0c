import { expect, it } from "vitest";
import { addReading, nothingUsed, usedSince } from "../../costs/tally.ts";

const user = "company";
const prompt = "report@1";

it("adds up readings and tells what came after a look", () => {
  const used = nothingUsed();
  addReading(used, { user, kind: "table", readUnits: 2, writeUnits: 0, partitions: ["study", "company"] });
  addReading(used, {
    user,
    kind: "model",
    role: "report",
    prompt,
    inputTokens: 100,
    cachedTokens: 40,
    outputTokens: 9,
  });
  addReading(used, { user, kind: "request", service: "SQS", command: "SendMessageCommand" });
  const before = structuredClone(used);
  addReading(used, { user, kind: "table", readUnits: 0, writeUnits: 7, partitions: ["study", "company"] });
  addReading(used, { user, kind: "model", role: "report", prompt, inputTokens: 10, cachedTokens: 4, outputTokens: 1 });
  addReading(used, { user, kind: "embedding", inputTokens: 12 });
  addReading(used, { user, kind: "log", bytes: 50 });

  expect(used.partitions).toEqual({ study: { read: 1, write: 3.5 }, company: { read: 1, write: 3.5 } });
  expect(used.models.report).toEqual({ calls: 2, input: 110, cached: 44, output: 10 });
  expect(usedSince(before, used)).toEqual({
    readUnits: 0,
    writeUnits: 7,
    partitions: { study: { read: 0, write: 3.5 }, company: { read: 0, write: 3.5 } },
    requests: {},
    models: {
      report: { calls: 1, input: 10, cached: 4, output: 1 },
      embedding: { calls: 1, input: 12, cached: 0, output: 0 },
    },
    calls: [{ role: "report", prompt, input: 10, cached: 4, output: 1 }],
    logBytes: 50,
  });
});
