import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { functions } from "../../functions/service/functions/functions.ts";
import { studyTypes } from "../../functions/platform/log/study-types.ts";
import { anchorOf } from "../../lib/operations/alarm-definition.ts";
import { pipelineNames } from "../../lib/operations/watched-functions.ts";
import { alarmsOf } from "./operations-template.ts";
import { appWith, templateOf } from "./synthesise.ts";

const root = new URL("../../", import.meta.url);
const runbook = readFileSync(new URL("docs/runbook.md", root), "utf8");
const [introduction = "", ...entries] = runbook.split(/^## /m);
const headings = entries.map((entry) => entry.slice(0, entry.indexOf("\n")));
const commands = [...runbook.matchAll(/```sh\n([^]*?)```/g)].map((match) => match[1]).join("\n");
const matches = (pattern: RegExp) => [...new Set([...runbook.matchAll(pattern)].map((match) => match[1] as string))];

const app = appWith("staging");
const alarms = alarmsOf(templateOf(app, "staging-operations"));
const sources = globSync("functions/**/*.ts", { cwd: root }).map((file) => readFileSync(new URL(file, root), "utf8"));

describe("the runbook", () => {
  it("has an entry for every alarm, where the alarm's text says", () => {
    const anchors = headings.map(anchorOf);
    for (const { AlarmName, AlarmDescription } of alarms) {
      const anchor = AlarmDescription.split("docs/runbook.md#")[1];
      expect(anchors, AlarmName).toContain(anchor);
      expect(anchorOf(AlarmName.replace(/^staging: /, "").replace(/ \([^()]+\)$/, "")), AlarmName).toBe(anchor);
    }
  });

  it("has no entry without an alarm, and none twice", () => {
    const named = new Set(alarms.map(({ AlarmDescription }) => AlarmDescription.split("#")[1]));
    expect(headings.map(anchorOf).sort()).toEqual([...named].sort());
  });

  it.each(entries.map((entry, index) => [headings[index] as string, entry]))(
    "says of “%s” what customers notice, what to look at, what to do and when it is over",
    (_heading, entry) => {
      for (const part of ["**Customers notice**", "```sh", "**Do", "**Over** when"]) expect(entry).toContain(part);
    },
  );

  it("explains in which ways a harm shows, where alarms tell them apart", () => {
    for (const { AlarmName, AlarmDescription } of alarms) {
      const of = / \(([a-zA-Z ]+?)( \d+)?\)$/.exec(AlarmName)?.[1];
      if (of === undefined || (studyTypes as readonly string[]).includes(of)) continue;
      const entry = entries.find((one) => anchorOf(one.slice(0, one.indexOf("\n"))) === AlarmDescription.split("#")[1]);
      expect(`${introduction}${entry}`, AlarmName).toMatch(new RegExp(`\\(\`?${of}\`?\\)`));
    }
  });

  it("links to entries that exist", () => {
    const anchors = headings.map(anchorOf);
    for (const anchor of matches(/\]\(#([^)]+)\)/g)) expect(anchors).toContain(anchor);
  });

  it("queries logs of functions that exist", () => {
    const prefixes = matches(/\/aws\/lambda\/\$ENVIRONMENT-([\w-]*)"/g).filter((prefix) => prefix !== "");
    expect(prefixes.length).toBeGreaterThan(10);
    for (const prefix of prefixes)
      expect(
        prefix in functions || /^(api|worker|simulation|persona-generation|answer-coding)-$/.test(prefix),
        prefix,
      ).toBe(true);
    for (const name of matches(/function-name "?\$ENVIRONMENT-([\w-]+)/g))
      expect(Object.keys(functions)).toContain(name);
  });

  it("asks logs by prefix and resources page by page, since one call names 50 groups or 100 resources", () => {
    const resources = Object.keys(templateOf(app, "staging-pipelines").toJSON().Resources as object);
    expect([Object.keys(functions).length > 50, resources.length > 100]).toEqual([true, true]);
    expect(commands).toContain(`"SOURCE logGroups(namePrefix: ['$2']) | $3"`);
    for (const file of globSync("docs/**/*.md", { cwd: root }))
      expect(readFileSync(new URL(file, root), "utf8"), file).not.toMatch(
        /aws .*describe-stack-resources|--log-group-name/,
      );
  });

  it("looks for messages that functions log", () => {
    const quoted = [...commands.matchAll(/message (?:= ("[^"]+")|in \[([^\]]+)\])/g)].flatMap((match) =>
      [...(match[1] ?? match[2] ?? "").matchAll(/"([^"]+)"/g)].map((inner) => inner[1] as string),
    );
    expect(new Set(quoted).size).toBeGreaterThan(8);
    for (const message of quoted)
      expect(
        sources.some((source) => source.includes(`"${message}"`)),
        message,
      ).toBe(true);
  });

  it("looks at queues and pipelines that exist", () => {
    const queues = (stack: string) => Object.keys(templateOf(app, `staging-${stack}`).findResources("AWS::SQS::Queue"));
    const named = [...commands.matchAll(/(?:queue|peek|redrive) (data|pipelines) (\w+)/g)];
    expect(named.length).toBeGreaterThan(3);
    for (const [, stack = "", queue = ""] of named)
      expect(
        queues(stack).filter((id) => id.startsWith(queue)),
        `${stack} ${queue}`,
      ).toHaveLength(1);
    for (const pipeline of matches(/machine ([a-z-]+)\)/g)) expect(pipelineNames).toContain(pipeline);
  });
});
