import { existsSync, globSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { anchorOf } from "../../lib/operations/alarm-definition.ts";
import { projectRoot } from "../../lib/project-root.ts";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const decisions = readdirSync(join(projectRoot, "docs/decisions")).filter((name) => /^\d/.test(name));

describe("the decisions", () => {
  it("are each in the index once, with their titles", () => {
    const listed = [...read("docs/decisions/README.md").matchAll(/^(\d+)\. \[(.+)\]\((.+)\)$/gm)];
    expect(listed.map(([, number, title, name]) => [name, `# ${number}. ${title}`])).toEqual(
      decisions.toSorted().map((name) => [name, read(`docs/decisions/${name}`).split("\n")[0]]),
    );
  });

  it.each(decisions)("%s says what was rejected, under the number of its file", (name) => {
    const text = read(`docs/decisions/${name}`);
    expect(text).toContain("**Rejected.** ");
    expect(Number(/^# (\d+)\./.exec(text)?.[1])).toBe(Number(name.slice(0, 2)));
  });
});

/** Documents for people; what commands write is not among them. */
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "functions/platform/table/ACCESS_PATTERNS.md",
  "lab/README.md",
  ...globSync("docs/**/*.md", { cwd: projectRoot, exclude: ["docs/examples/**"] }).toSorted(),
];

describe.each(documents)("%s", (path) => {
  it("links to files that are there", () => {
    const targets = [...read(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = ""]) => target);
    for (const target of targets) {
      expect(existsSync(join(projectRoot, dirname(path), target)), `${path} → ${target}`).toBe(true);
    }
  });

  it("links to headings that are there", () => {
    const targets = [...read(path).matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)];
    for (const [, target = "", anchor = ""] of targets) {
      const document = target === "" ? path : join(dirname(path), target);
      const headings = [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
      expect(headings, `${path} → ${target}#${anchor}`).toContain(anchor);
    }
  });

  it("names files of the project as they are", () => {
    const named = [...read(path).matchAll(/`((?:bin|functions|lib|local|test|state-machines)\/[\w./-]+\.\w+)`/g)];
    for (const [, name = ""] of named) expect(existsSync(join(projectRoot, name)), `${path} → ${name}`).toBe(true);
  });
});

it("can read the access patterns raw", () => {
  for (const line of read("functions/platform/table/ACCESS_PATTERNS.md").split("\n"))
    expect(line.length, line).toBeLessThanOrEqual(160);
});

it("draws the flow of a concept test with files that are there", () => {
  const [, diagram = ""] = /```mermaid\n([\s\S]*?)```/.exec(read("docs/architecture.md")) ?? [];
  const named = [...diagram.matchAll(/(?:bin|functions|lib|local|state-machines)\/[\w./-]+\.\w+/g)].map(String);
  expect(named.length).toBeGreaterThan(10);
  for (const name of named) expect(existsSync(join(projectRoot, name)), name).toBe(true);
});
