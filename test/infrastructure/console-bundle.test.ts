import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { bundleConsole, type ConsoleBundle } from "../../lib/console-bundle.ts";
import { projectRoot } from "../../lib/project-root.ts";

/**
 * Bytes, compressed: what a person waits for, once and at 2 Mbit/s for a third of a second. Nine tenths are the pages
 * themselves (Preact with its hooks 5,600, styles 4,300, routes 700); nothing in them is loaded that no page uses.
 */
const MOST_COMPRESSED = 76_000;

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
