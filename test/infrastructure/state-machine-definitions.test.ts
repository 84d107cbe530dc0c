import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isAlias, isScalar, parseDocument, visit, type Document } from "yaml";
import type { PipelineName } from "../../functions/contracts/functions.ts";
import { projectRoot } from "../../lib/project-root.ts";
import { definitionOf } from "../../lib/state-machine-definition.ts";

const pipelines: PipelineName[] = [
  "persona-generation",
  "simulation",
  "reliability-study",
  "answer-coding",
  "market-refresh",
];

const documentOf = (name: PipelineName): Document =>
  parseDocument(readFileSync(join(projectRoot, "state-machines", `${name}.asl.yaml`), "utf8"));

/** Names, those that are referred to, and the retries of states that are written out instead of named. */
function readReferences(document: Document) {
  const anchors: string[] = [];
  const aliases = new Set<string>();
  const writtenOut: string[] = [];
  visit(document, {
    Alias: (_, { source }) => void aliases.add(source),
    Node: (_, node) => void ("anchor" in node && node.anchor ? anchors.push(node.anchor) : undefined),
    Pair: (_, { key, value }) =>
      void (isScalar(key) && key.value === "Retry" && !isAlias(value) ? writtenOut.push(String(value)) : undefined),
  });
  return { anchors, aliases, writtenOut };
}

describe.each(pipelines)("the file of the pipeline %s", (name) => {
  it("is YAML without errors or warnings", () => {
    const { errors, warnings } = documentOf(name);
    expect([...errors, ...warnings]).toEqual([]);
  });

  it("has every retry by its name, and no name that nothing uses", () => {
    const { anchors, aliases, writtenOut } = readReferences(documentOf(name));
    expect(writtenOut).toEqual([]);
    expect(anchors.toSorted()).toEqual([...aliases].toSorted());
  });

  it("waits for seconds and never until a time of day, which a clock that is set back puts off", () => {
    expect(definitionOf(name)).not.toMatch(/"Timestamp(Path)?"/);
  });

  it("becomes JSON with every name replaced by what it stands for", () => {
    const definition = JSON.parse(definitionOf(name)) as object;
    expect(Object.keys(definition)).toEqual(["Comment", "StartAt", "TimeoutSeconds", "States"]);
    expect(definitionOf(name)).not.toMatch(/"<<"|\[object/);
  });
});
