import { expect, it } from "vitest";
import { toSuggestion } from "../../../../functions/api/persona-groups/read-audience.ts";
import type { AudienceReading } from "../../../../functions/prompts/audience/prompt.ts";

const nothing: AudienceReading = {
  name: "",
  age_min: null,
  age_max: null,
  gender: null,
  location: null,
  income_level: null,
  occupation: null,
};

it.each(["", "A"])("names a group by the beginning of a text, whole characters only, after “%s”", (before) => {
  const text = `${before}${"😀".repeat(100)}`;
  const { name } = toSuggestion(nothing, text);
  expect([name.isWellFormed(), [...name].length, name.at(-1)]).toEqual([true, 80, "…"]);
  expect(toSuggestion({ ...nothing, name: text }, "x").name).toBe(name);
});
