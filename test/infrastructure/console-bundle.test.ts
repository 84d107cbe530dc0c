import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { bundleConsole, type ConsoleBundle } from "../../lib/console-bundle.ts";
import { projectRoot } from "../../lib/project-root.ts";

/**
 * Bytes, compressed: what a person waits for, once. It was 95,000 with every page that there is: Preact and
 * its hooks 5,700, styles 4,300, the table of routes 1,200, the rest pages and components of this console in
 * equally small pieces, of which none is loaded that no page uses. The room is for one more page or two.
 */
const MOST_COMPRESSED = 105_000;

describe("the bundle of the console", () => {
  let bundle: ConsoleBundle;
  beforeAll(async () => {
    bundle = await bundleConsole();
  });

  it(`is one page of ${MOST_COMPRESSED / 1_000} KB at most, compressed`, () => {
    expect(bundle.compressed).toBeGreaterThan(10_000);
    expect(bundle.compressed).toBeLessThan(MOST_COMPRESSED);
  });

  it("has one style, one script, and nothing that it would have to load", () => {
    const { page } = bundle;
    expect(page.match(/<script[\s>]/g)).toHaveLength(1);
    expect(page.match(/<style[\s>]/g)).toHaveLength(1);
    expect(page).not.toContain("/* script */");
    expect(page).not.toContain("/* style */");
    expect(page).not.toMatch(/<[a-z]+ [^>]*(?:src|href)="(?!data:)/);
    expect(page).not.toMatch(/@import|url\(/);
  });

  it("makes neither code nor markup of text", () => {
    expect(bundle.page).not.toMatch(/\beval\(|new Function\b|insertAdjacentHTML|document\.write/);
    const sources = globSync("console/**/*.{ts,tsx}", { cwd: projectRoot });
    expect(sources.length).toBeGreaterThan(40);
    const text = sources.map((name) => readFileSync(join(projectRoot, name), "utf8")).join("\n");
    // Preact has a word for it, which nobody uses.
    expect(text).not.toMatch(/innerHTML|outerHTML/i);
  });
});
