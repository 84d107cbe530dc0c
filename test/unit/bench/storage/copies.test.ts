import { describe, expect, it } from "vitest";
import { copyOf } from "../../../bench/storage/copies.ts";

describe("a copy of stored items", () => {
  const ids = new Map([
    ["old", "new"],
    ["p1", "p2"],
  ]);

  it("has other ids wherever they stood", () => {
    const item = {
      PK: "C#c#P#p1",
      SK: "SIMULATION#old",
      participants: { old: { status: "complete" } },
      models: new Set(["old", "offline"]),
      shown: JSON.stringify({ id: "old" }),
      list: [{ id: "old" }, 3, null],
    };
    expect(copyOf([item], ids)).toEqual([
      {
        PK: "C#c#P#p2",
        SK: "SIMULATION#new",
        participants: { new: { status: "complete" } },
        models: new Set(["new", "offline"]),
        shown: '{"id":"new"}',
        list: [{ id: "new" }, 3, null],
      },
    ]);
    expect(item.SK).toBe("SIMULATION#old");
  });

  it("keeps bytes as they are", () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect(copyOf([{ bytes }], ids)[0]?.bytes).toBe(bytes);
  });
});
