import { readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { promptsDocument } from "../../../bin/prompts/document.ts";
import { projectRoot } from "../../../lib/project-root.ts";

const page = readFileSync(join(projectRoot, "docs/prompts.md"), "utf8");

describe("docs/prompts.md", () => {
  it("is what `npm run prompts` writes", () => expect(page).toBe(promptsDocument()));

  it("has every prompt of the service", () => {
    const sources = execFileSync("git", ["grep", "-hoE", 'id: [`"][a-z-]+[a-z${}-]*@[0-9]+', "--", "functions"], {
      cwd: projectRoot,
      encoding: "utf8",
    });
    const ids = [...sources.matchAll(/[`"](.+@\d+)/g)].map(([, id = ""]) => id);
    expect(ids.length).toBeGreaterThan(25);
    for (const id of ids) {
      const [start = "", end = ""] = id.split(/\$\{\w+\}/);
      expect(
        page.split("\n").some((line) => line.startsWith(`- Id: \`${start}`) && line.includes(end)),
        id,
      ).toBe(true);
    }
  });
});
