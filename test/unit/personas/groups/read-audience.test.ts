import { describe, expect, it } from "vitest";
import { createAudienceReader, toSuggestion } from "../../../../functions/personas/groups/read-audience.ts";
import { ModelError, type ModelErrorName } from "../../../../functions/platform/model-errors.ts";
import { audiencePrompt, type AudienceReading } from "../../../../functions/personas/groups/audience-prompt.ts";

const nothing: AudienceReading = {
  name: "",
  age_min: null,
  age_max: null,
  gender: null,
  location: null,
  income_level: null,
  occupation: null,
  language: null,
  written_in: "en",
  quotes: [],
  description: [],
  not_understood: [],
};

it.each(["", "A"])("names a group by the beginning of a text, whole characters only, after “%s”", (before) => {
  const text = `${before}${"😀".repeat(100)}`;
  const { name } = toSuggestion(nothing, text);
  expect([name.isWellFormed(), [...name].length, name.at(-1)]).toEqual([true, 80, "…"]);
  expect(toSuggestion({ ...nothing, name: text }, "x").name).toBe(name);
});

describe("what a model makes of an audience", () => {
  const text = "Retired men in rural Ohio who do not fish";
  const reading: AudienceReading = {
    ...nothing,
    gender: "Male",
    location: "Ohio, United States",
    occupation: "Retired",
    quotes: [
      { field: "gender", words: "men" },
      { field: "location", words: "rural Ohio" },
      { field: "occupation", words: "Retired" },
    ],
    description: ["rural", "fish"],
  };

  it("goes to fields and to a description in the text's own words, with the negation that was left out", () => {
    expect(toSuggestion({ ...reading, name: "Men" }, text)).toEqual({
      name: "Men",
      gender: "Male",
      location: "Ohio, United States",
      occupation: "Retired",
      description: "rural, not fish",
      unplaced: [],
    });
  });

  it.each<[string, Partial<AudienceReading>, string[]]>([
    ["says nothing of", { description: [] }, ["rural", "not fish"]],
    ["quotes for a field that it leaves empty", { occupation: null }, ["Retired"]],
    ["quotes as a place though it is none", { description: ["fish"] }, ["rural"]],
    ["quotes as a whole", { quotes: [{ field: "occupation", words: text }] }, ["Retired men", "Ohio"]],
    ["quotes though it is not there", { quotes: [{ field: "gender", words: "blokes" }] }, ["Retired men", "Ohio"]],
  ])("loses nothing that the model %s", (_, change, unplaced) => {
    expect(toSuggestion({ ...reading, ...change }, text).unplaced).toEqual(unplaced);
  });

  it.each([
    ["東京で一人暮らしの20代女性", "ja", ["一人暮らし", "20代", "女性"], ["東京"]],
    ["mujeres de Madrid, 30 a 45 años, sin hijos", "es", ["mujeres", "Madrid", "30 a 45"], ["sin hijos"]],
    ["Familien in Lyon, die kein Auto haben", "de", ["Familien", "Lyon"], ["kein Auto"]],
    ["donne di Milano con un cane", "it", ["donne", "Milano"], ["cane"]],
  ])("names what is left of %s", (prompt, written_in, description, unplaced) => {
    expect(toSuggestion({ ...nothing, written_in, description }, prompt).unplaced).toEqual(unplaced);
  });

  it.each([
    ["fr", null, null, "fr"],
    ["en", null, null, undefined],
    ["de", null, "Lyon, France", undefined],
    ["de", "tr", "Berlin, Germany", "tr"],
    ["en", "fr", "Lyon, France", undefined],
  ])("written in %s, spoken %s, of %s: language %s", (written_in, language, location, expected) => {
    expect(toSuggestion({ ...nothing, written_in, language, location }, "x").language).toBe(expected);
  });

  it("is given back to the model when it describes in words of its own", () => {
    const { output } = audiencePrompt(text);
    expect(output.safeParse({ ...reading, description: ["live in the countryside"] }).error?.message).toContain(
      "live in the countryside",
    );
    expect(output.safeParse(reading).success).toBe(true);
  });

  it.each([
    ["women in Berlin and Tokyo", "Tokyo, Japan", ["Berlin"]],
    ["women in Berlin and Hamburg", "Hamburg, Germany", ["Berlin"]],
    ["women in Lyon", "France", ["Lyon"]],
    ["women in München, Germany", "Munich, Germany", []],
    ["women in Springfield, Illinois", "Springfield, Illinois, United States", []],
    ["women in NYC, USA", "New York, United States", []],
  ])("has one place; of %s for %s, %j is left", (text, location, unplaced) => {
    const places = [...text.matchAll(/\p{Lu}\p{L}+/gu)].map(([words]) => ({ field: "location" as const, words }));
    const reading = { ...nothing, location, quotes: places, description: ["women"] };
    expect(toSuggestion(reading, text).unplaced).toEqual(unplaced);
  });

  it("may quote markup as the fence shows it", () => {
    const text = "women <b>who knit</b>";
    const reading = { ...nothing, description: ["women ‹b>who knit‹/b>"] };
    expect(audiencePrompt(text).output.safeParse(reading).success).toBe(true);
    expect(toSuggestion(reading, text)).toMatchObject({ description: text, unplaced: [] });
  });

  it("does not lose a flag", () => {
    expect(toSuggestion(nothing, "👴🇺🇸").unplaced).toEqual(["👴🇺🇸"]);
  });

  it("keeps what a description has no room for", () => {
    const long = `${"a".repeat(900)}. ${"b".repeat(900)}`;
    const suggestion = toSuggestion({ ...nothing, description: ["a".repeat(900), "b".repeat(900)] }, long);
    expect([suggestion.description, suggestion.unplaced]).toEqual(["a".repeat(900), ["b".repeat(900)]]);
  });
});

describe("a model that fails", () => {
  const reading = (name: ModelErrorName) => {
    const ask = () => Promise.reject(new ModelError(name, "x", "m"));
    return createAudienceReader({ model: { ask, prepare: () => undefined }, modelId: "m" })("women in Rome");
  };

  it.each<ModelErrorName>(["ModelThrottled", "ModelTimeout", "ModelUnreachable", "ModelRefused", "ModelKeyRejected"])(
    "is an error by its own name, never an audience: %s",
    async (name) => {
      await expect(reading(name)).rejects.toMatchObject({ name });
    },
  );

  it("is told apart from one that reads badly", async () => {
    await expect(reading("ModelUnusableOutput")).rejects.toMatchObject({
      status: 400,
      message:
        "The model could not read this audience, even after a correction; say it in other words, or create the group " +
        "from its fields",
    });
  });
});
