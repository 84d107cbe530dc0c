import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../lib/project-root.ts";
import { sentencesOfComments, sentencesOfMarkdown, type Sentence } from "./sentences.ts";

/** A file that is read by people, as sentences. */
export interface Source {
  file: string;
  /** What has a budget in common. */
  group: string;
  sentences: readonly Sentence[];
}

const read = (file: string): string => readFileSync(join(projectRoot, file), "utf8");

/** Texts of a JSON document under the names that hold text for people, or under all. */
function textsIn(value: unknown, isText: (name: string) => boolean, name = ""): string[] {
  if (typeof value === "string") return isText(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, isText, name));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, isText, key));
}

const fromJson = (file: string, group: string, isText: (name: string) => boolean): Source => {
  const sentences = textsIn(JSON.parse(read(file)), isText).flatMap(sentencesOfMarkdown);
  return { file, group, sentences: [...new Set(sentences.map(({ text }) => text))].map((text) => ({ line: 1, text })) };
};

const groupOf = (file: string): string => {
  if (file === "README.md") return "README";
  return /^(?:docs\/decisions|CHANGELOG)/.exec(file)?.[0] ?? "docs";
};

/** Everything that is written for readers, except the tables that `lab` writes. */
export function proseSources(): Source[] {
  const markdown = globSync(["*.md", "docs/**/*.md", "{functions,lab,clients,console}/**/README.md"], {
    cwd: projectRoot,
    exclude: ["**/node_modules/**", "docs/examples/**", "docs/measurements/benchmarks/**"],
  });
  const words = globSync("functions/languages/en/*-words.json", { cwd: projectRoot }).filter((file) =>
    /console-words/.test(file),
  );
  const code = globSync("{functions,lib,console}/**/*.{ts,tsx}", {
    cwd: projectRoot,
    exclude: ["**/node_modules/**"],
  });
  return [
    ...code
      .toSorted()
      .map((file) => ({ file, group: "comments", sentences: sentencesOfComments(read(file)) }))
      .filter(({ sentences }) => sentences.length > 0),
    ...markdown.toSorted().map((file) => ({ file, group: groupOf(file), sentences: sentencesOfMarkdown(read(file)) })),
    fromJson("docs/openapi.json", "OpenAPI", (name) => name === "summary" || name === "description"),
    ...[...words, ...globSync("functions/languages/en/*wording.json", { cwd: projectRoot })].map((file) =>
      fromJson(file, "product", (name) => name !== "source"),
    ),
  ];
}
