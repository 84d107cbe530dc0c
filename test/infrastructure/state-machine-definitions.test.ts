import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CORE_SCHEMA, eventsToAst, load, parseEvents, visit } from "js-yaml";
import type { PipelineName } from "../../functions/service/functions/functions.ts";
import { projectRoot } from "../../lib/project-root.ts";
import { definitionOf, pipelineText } from "../../lib/state-machine-definition.ts";

const pipelines: PipelineName[] = [
  "persona-generation",
  "simulation",
  "reliability-study",
  "answer-coding",
  "market-refresh",
];

/** Names, those that are referred to, and how many retries of states are written out instead of named. */
function readReferences(source: string) {
  const anchors: string[] = [];
  const aliases = new Set<string>();
  let writtenOut = 0;
  visit(eventsToAst(parseEvents(source, {}), { source, schema: CORE_SCHEMA }), (node) => {
    if (node.kind === "alias") return void aliases.add(node.anchor);
    if (node.anchor !== undefined) anchors.push(node.anchor);
    if (node.kind !== "mapping") return;
    for (const { key, value } of node.items)
      if (key.kind === "scalar" && key.value === "Retry" && value.kind !== "alias") writtenOut += 1;
  });
  return { anchors, aliases, writtenOut };
}

const sharedText = readFileSync(join(projectRoot, "state-machines", "retries.yaml"), "utf8");
const { anchors: sharedNames } = readReferences(sharedText);
const { Shared } = load(sharedText) as { Shared: Record<"Retriers" | "RetryLists", Record<string, object>> };

it.each(Object.entries({ ...Shared.Retriers, ...Shared.RetryLists }))("shares %s between pipelines", (_, retry) => {
  const written = pipelines.map((name) => JSON.stringify(JSON.parse(definitionOf(name))));
  const text = JSON.stringify(retry).replaceAll(/^\[|\]$/g, "");
  expect(written.filter((definition) => definition.includes(text)).length).toBeGreaterThan(1);
});

describe.each(pipelines)("the file of the pipeline %s", (name) => {
  it("is YAML without errors", () => {
    expect(() => load(pipelineText(name))).not.toThrow();
  });

  it("has every retry by its name, each name once, and no name of its own that nothing uses", () => {
    const { anchors, aliases, writtenOut } = readReferences(pipelineText(name));
    expect(writtenOut).toBe(0);
    expect(anchors).toEqual([...new Set(anchors)]);
    expect(anchors.filter((anchor) => !aliases.has(anchor) && !sharedNames.includes(anchor))).toEqual([]);
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
