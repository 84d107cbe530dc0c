import { describe, expect, it } from "vitest";
import { readArguments } from "./arguments.ts";
import { scheduleOf, type CampaignFault } from "./schedule.ts";
import { mishaps, services } from "./seams.ts";
import { simulationTypes } from "../../functions/platform/log/study-types.ts";

const many = Array.from({ length: 400 }, (_, index) => scheduleOf(index + 1));
const faults = many.flatMap((schedule) => schedule.faults.map(({ fault }) => fault));
const studies = many.flatMap(({ clients }) =>
  clients.flatMap(({ projects }) => projects.flatMap((project) => project.studies)),
);

describe("a schedule", () => {
  it("is the same for the same seed, and another for the next", () => {
    expect(scheduleOf(17)).toEqual(scheduleOf(17));
    expect(scheduleOf(18)).not.toEqual({ ...scheduleOf(17), seed: 18 });
  });

  it("has its faults in the order in which they strike", () => {
    for (const { faults: those } of many)
      expect(those.map(({ after }) => after)).toEqual(those.map(({ after }) => after).sort((a, b) => a - b));
  });

  it("is of all kinds among a few hundred: studies, endings, faults, services and what befalls their calls", () => {
    const kinds: CampaignFault["kind"][] = [
      "full disk",
      "jump of the clock",
      "kill everything",
      "kill invocations",
      "kill the database",
      "mood of the model",
      "replace the functions",
      "seams",
      "stop an execution",
    ];
    expect([...new Set(faults.map(({ kind }) => kind))].sort()).toEqual(kinds);
    const seams = faults.flatMap((fault) => (fault.kind === "seams" ? fault.faults : []));
    expect(new Set(seams.map(({ service }) => service))).toEqual(new Set(services));
    expect(new Set(seams.map(({ mishap }) => mishap))).toEqual(new Set(mishaps));
    expect(new Set(studies.map(({ type }) => type))).toEqual(new Set(simulationTypes));
    expect(new Set(studies.map(({ ending }) => ending)).size).toBe(4);
    expect(many.filter((schedule) => schedule.faults.length === 0).length).toBeGreaterThan(10);
  });
});

describe("the arguments", () => {
  it("are a number of seeds, the first of them and a number of stacks", () => {
    expect(readArguments([])).toEqual({ seeds: 20, from: 1, stacks: 1 });
    expect(readArguments(["--seeds", "1", "--from", "812"])).toEqual({ seeds: 1, from: 812, stacks: 1 });
    expect(readArguments(["--help"])).toBe("help");
  });

  it.each([
    [["--seeds", "0"], "--seeds must be a whole number from 1 to 100000"],
    [["--seeds", "many"], "--seeds must be a whole number from 1 to 100000"],
    [["--from", "-1"], "npm run chaos -- --help shows what there is."],
    [["--from=1.5"], "--from must be a whole number from 1 to 999999999"],
    [["--stacks", "17"], "--stacks must be a whole number from 1 to 16"],
    [["--fast"], "npm run chaos -- --help shows what there is."],
  ])("are refused with a sentence: %j", (argv, sentence) => {
    expect(() => readArguments(argv)).toThrow(sentence);
  });
});
