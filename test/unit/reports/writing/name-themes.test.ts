import { describe, expect, it } from "vitest";
import { noCost } from "../../../../functions/platform/costs/cost.ts";
import { ModelError } from "../../../../functions/platform/model-errors.ts";
import { controlThemes } from "../../../../functions/studies/report/theme-names.ts";
import { nameThemes } from "../../../../functions/reports/writing/name-themes.ts";
import type { Model } from "../../../../functions/models/port/model.ts";
import type { Prompt } from "../../../../functions/models/prompts/prompt.ts";

const usage = { ...noCost, llm_calls: 1 };
const said = ["too dear", "high price", "bottle", "high price"];
const pairs = controlThemes("en").alike.map(([theme, same]) => [theme, same]);

/** A model that puts together the themes of some groups, by their words. */
const grouping = (groups: readonly (readonly string[])[]): Model => ({
  prepare: () => undefined,
  async ask<T>(prompt: Prompt<T>) {
    const numbers = new Map(
      [...prompt.question.matchAll(/^(\d+)\. (.*)$/gm)].map(([, n, theme]) => [theme, Number(n)]),
    );
    const value = prompt.output.parse({ groups: groups.map((group) => group.map((theme) => numbers.get(theme)!)) });
    return { value, modelId: "m", usage };
  },
});
const named = async (model: Model) => {
  const { nameOf, modelId, usage: paid } = await nameThemes(model, "m", said, { study: "s", language: "en" });
  return { names: said.map(nameOf), modelId, calls: paid.llm_calls };
};

describe("themes that a chat model puts together", () => {
  it("have one name, if the model puts together what is known to be the same", async () => {
    const together = ["high price", "high price", "bottle", "high price"];
    expect(await named(grouping([...pairs, ["too dear", "high price"]]))).toEqual({
      names: together,
      modelId: "m",
      calls: 1,
    });
  });

  it.each([
    ["mixes opposites", [...pairs, ["too dear", "high price"], ["tastes good", "tastes bad"]]],
    ["finds nothing", [["too dear", "high price"]]],
  ])("stay as they were said where it %s, and are paid for", async (_, groups) => {
    expect(await named(grouping(groups))).toEqual({ names: said, modelId: null, calls: 1 });
  });

  it("are asked about again only where they are others, also without a model", async () => {
    const of = { study: "s", language: "en" };
    const groups = [...pairs, ["too dear", "high price"]];
    const first = await nameThemes(grouping(groups), "m", said, of);
    const kept = first.groups ?? undefined;
    const unasked: Model = { prepare: () => undefined, ask: () => Promise.reject(new Error("asked again")) };
    for (const model of [unasked, null]) {
      const again = await nameThemes(model, "m", said, { ...of, kept });
      expect({ ...again, names: said.map(again.nameOf) }).toMatchObject({
        names: ["high price", "high price", "bottle", "high price"],
        modelId: "m",
        usage: noCost,
      });
    }
    await expect(nameThemes(unasked, "m", [...said, "cap"], { ...of, kept })).rejects.toThrow("asked again");
  });

  it("are not asked about again where the groups could not be used", async () => {
    const of = { study: "s", language: "en" };
    const { groups } = await nameThemes(grouping([["too dear", "high price"]]), "m", said, of);
    const again = await nameThemes(grouping(pairs), "m", said, { ...of, kept: groups ?? undefined });
    expect([again.modelId, again.usage]).toEqual([null, noCost]);
  });

  it("stay as they were said where it cannot be had", async () => {
    const away = {
      prepare: () => undefined,
      ask: () => Promise.reject(new ModelError("ModelThrottled", "", "m", noCost)),
    };
    expect(await named(away)).toEqual({ names: said, modelId: null, calls: 0 });
  });
});
