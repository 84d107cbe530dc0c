import { afterEach, describe, expect, it, vi } from "vitest";
import { createLogger } from "../../../functions/shared/logger.ts";

afterEach(() => vi.restoreAllMocks());

describe("the logger", () => {
  it("removes secrets by field name, at any depth", () => {
    const lines: string[] = [];
    vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
    createLogger({ function: "x" }).info("hello", {
      password: "p1",
      nested: { access_token: "p2", headers: { Authorization: "p3", cookie: "p4" }, list: [{ new_password: "p5" }] },
      harmless: "kept",
    });
    expect(lines.join("")).toContain("kept");
    expect(lines.join("")).not.toMatch(/p[1-5]/);
  });
});
