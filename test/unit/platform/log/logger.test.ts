import { afterEach, describe, expect, it, vi } from "vitest";
import { newApiKey } from "../../../../functions/accounts/tokens/api-keys.ts";
import { newId } from "../../../../functions/platform/ids.ts";
import { createLogger } from "../../../../functions/platform/log/logger.ts";

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

  it("removes API keys, wherever they stand, and leaves what tells which one it was", () => {
    const lines: string[] = [];
    vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
    const { text, prefix } = newApiKey(newId(), newId());
    createLogger().error(`asked with ${text}`, {
      address: `https://api.example.com/projects?key=${text}&then=${text}`,
      error: new Error(`cannot read ${text.slice(0, -1)}`),
      [text]: ["harmless", prefix],
    });
    expect(lines.join("")).toContain("harmless");
    expect(lines.join("").match(/scr_[0-9a-f_]*/g)).toEqual(Array(7).fill(prefix));
  });
});
