import { describe, expect, it } from "vitest";
import { remembering } from "../../../../local/bedrock/consumer/talk/remembering.ts";

describe("a remembered reading", () => {
  it("is done once per text, even where it finds nothing", () => {
    let readings = 0;
    const read = remembering(() => void readings++);
    read("a");
    read("a");
    expect(readings).toBe(1);
  });

  it("forgets the oldest text when there are too many", () => {
    const read: string[] = [];
    const reading = remembering((text) => read.push(text), 2);
    for (const text of ["a", "b", "c", "c", "a"]) reading(text);
    expect(read).toEqual(["a", "b", "c", "a"]);
  });
});
