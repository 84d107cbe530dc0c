import { describe, expect, it } from "vitest";
import { calledFrom } from "../../../bench/storage/called-from.ts";

const stack = (...lines: string[]) => ["Error", ...lines.map((line) => `    at ${line}`)].join("\n");
const SDK = "send (file:///srv/app/node_modules/@smithy/core/client.js:20:9)";

describe("where a call comes from", () => {
  it("is the line of the store, not of what all stores share", () => {
    const thrown = stack(
      SDK,
      "Object.transact (file:///srv/app/functions/storage/table.ts:154:27)",
      "file:///srv/app/functions/storage/projects/store.ts:25:21",
      "unlessConditionFails (file:///srv/app/functions/storage/conditions.ts:30:18)",
      "Object.createProject (file:///srv/app/functions/api/projects/handlers.ts:40:5)",
    );
    expect(calledFrom(thrown)).toBe("functions/storage/projects/store.ts:25");
  });

  it("is followed through what was awaited", () => {
    const thrown = stack(SDK, "async Object.put (C:/app/functions/adapters/files/file-store.ts:12:3)");
    expect(calledFrom(thrown)).toBe("functions/adapters/files/file-store.ts:12");
  });

  it("is what there is, if nothing but shared lines are", () => {
    expect(calledFrom(stack("get (file:///srv/app/functions/storage/table.ts:3:1)"))).toBe(
      "functions/storage/table.ts:3",
    );
    expect(calledFrom(stack(SDK))).toBe("");
  });
});
