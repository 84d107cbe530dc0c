import { describe, expect, it } from "vitest";
import type { Group } from "../../../console/pages/audiences/definition.ts";
import { headlineWords } from "../../../console/pages/projects/home/headline-words.ts";
import { nextStep } from "../../../console/pages/projects/home/next-step.ts";
import type { Study } from "../../../console/pages/studies/study-kinds.ts";
import type { Headline } from "../../../functions/studies/simulation/headline-schema.ts";
import { sampleSimulation } from "../../bin/study/sample-outcome.ts";

const headline: Headline = {
  ...{ figure: "would_buy", label: null, option: null, value: 64.4, interval: [40.2, 83.6], scale: null, base: 24 },
  bars: [],
};

describe("the first figure of a study in words", () => {
  it("is a share without decimals, as no study is as precise", () => {
    expect(headlineWords(headline)).toEqual({ figure: "64 %", of: "would buy", interval: "40 to 84 %" });
  });

  it("is a mean with its scale", () => {
    const mean = { figure: "mean", label: "Cocoa", value: 3.274, interval: [2.4, 4.1], scale: { low: 1, high: 5 } };
    expect(headlineWords({ ...headline, ...mean } as Headline)).toEqual({
      figure: "3.27",
      of: "Cocoa · mean, from 1 to 5",
      interval: "2.40 to 4.10",
    });
  });

  it("says that there is no interval by leaving it out", () => {
    expect(headlineWords({ ...headline, interval: null }).interval).toBeNull();
  });
});

describe("what to do next in a project", () => {
  const group = (status: string): Group => ({ id: "g1", name: "Buyers", generation_status: status }) as Group;
  const study = (fields: Partial<Study>): Study => ({ ...sampleSimulation, name: "Oats", ...fields });
  const placeOf = (groups: Group[], studies: Study[] = []) => nextStep(groups, studies).go?.place;

  it("goes from an audience to its personas to a study of it", () => {
    expect(placeOf([])).toBe("/audiences/new");
    expect(placeOf([group("pending")])).toBe("/audiences/g1");
    expect(placeOf([group("generating")])).toBe("/audiences/g1");
    expect(placeOf([group("complete"), group("failed")])).toBe("/studies/new?audience=g1");
  });

  it("follows the newest study", () => {
    const after = (fields: Partial<Study>) => nextStep([group("complete")], [study(fields), study({ name: "Older" })]);
    expect(after({ status: "running" }).sentence).toBe("“Oats” is under way; its result appears here.");
    expect(after({ status: "pending", simulation_type: "survey" }).sentence).toContain("has not been started");
    expect(after({ status: "failed" }).go?.place).toBe("/studies/simulation-1");
    expect(after({ status: "aborted" }).go?.place).toBe("/studies/new");
  });

  it("asks for more personas where few were asked, and for people where enough were", () => {
    const complete = (base: number) => [study({ status: "complete", headline: { ...headline, base } })];
    expect(placeOf([group("complete")], complete(19))).toBe("/audiences/group-1");
    expect(placeOf([group("complete")], complete(20))).toBe("/people");
  });
});
