import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { areConsoleTextsWritten } from "../../../bin/language/console-texts.ts";
import { problemsOf } from "../../../bin/language/files.ts";
import { filesOfLanguages, isRegistered, languageFolders, languagesFolder } from "../../../bin/language/registry.ts";
import { languages } from "../../../functions/languages/registry.ts";
import { facts } from "../../../functions/studies/facts/fact.ts";
import { HOUSEHOLD_TYPES } from "../../../functions/personas/market/population/vocabulary.ts";
import { householdText } from "../../../functions/personas/sampling-plan/fact-texts.ts";
import { scaleFamilies } from "../../../functions/studies/rating/scale-families.ts";
import { textSchema as text, wordsSchema as words } from "../../support/word-schemas.ts";

const PLURALS = ["zero", "one", "two", "few", "many", "other"] as const;
const FIXED_ANSWERS = "yes no uncertain increase same decrease female male other".split(" ");
const gendered = <Value extends z.ZodType>(value: Value) => z.strictObject({ Female: value, Male: value });
const keyed = <Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])));
/** Words that not every language has: a decade by its suffix, say. */
const someWords = z.array(z.string().includes("#"));
const withNumber = text.includes("{}");
const gradedRow = z.array(text).length(5);
const pattern = z.string().refine((source) => !new RegExp(source || "(?!)", "u").test(""));
/** What is said; that all say the same is the concern of wording.test.ts. */
const wording = z
  .strictObject({ source: text })
  .catchall(z.record(z.string(), z.union([z.string().min(1), z.partialRecord(z.enum(PLURALS), z.string().min(1))])));

/** Every file of a language with its schema: a file that has none fails. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  "analysis-words": z.object({ source: text }).catchall(words),
  "audience-words": z.strictObject({ source: text, general: z.array(text), negations: z.array(text).min(1) }),
  "console-words": z.strictObject({
    source: text,
    texts: z.record(z.string(), z.union([z.string().min(1), z.partialRecord(z.enum(PLURALS), z.string().min(1))])),
  }),
  "fact-words": z.strictObject({
    source: text,
    before: words,
    behind: words,
    asks: keyed(facts, words),
    personal: words,
    options: z.strictObject({
      gender: gendered(words),
      income_level: keyed(["Low", "Middle", "High"], words),
      age: keyed(
        "under up_to from over between between_exclusive decade decade_from decade_up_to".split(" "),
        someWords,
      ),
      age_units: words,
      age_before: words,
    }),
    sentences: z.strictObject({ age: withNumber, location: withNumber, other: withNumber }),
    gender: gendered(text),
    household: keyed(HOUSEHOLD_TYPES.map(householdText), text),
  }),
  "fieldwork-words": z.object({ source: text }).catchall(words),
  "function-words": z.strictObject({ source: text, words: z.array(text) }),
  "graded-answers": z.strictObject({
    source: text,
    scales: keyed(
      scaleFamilies,
      z.looseObject({ formal: z.array(gradedRow).min(2) }).catchall(z.array(gradedRow).min(1)),
    ),
    alike: z.array(z.array(text).length(3)).min(8),
    opposites: z.array(z.array(text).length(2)).min(2),
  }),
  grammar: z.strictObject({
    source: text,
    own_script: pattern,
    own_signs: pattern,
    currencies_in_front: pattern,
    spaces: z.boolean(),
    capital_nouns: z.boolean(),
  }),
  "limesurvey-words": keyed(FIXED_ANSWERS, text).extend({ source: text }),
  "out-of-role": z.strictObject({
    source: text,
    assistant: words,
    asks_back: words,
    third_person: words,
    first_person: words,
    after_name: z.array(z.string()),
  }),
  "disclosure-wording": wording,
  "people-wording": wording,
  "questionnaire-words": z.object({ source: text, untitled: text, marks: z.record(text, words) }).catchall(words),
  refusals: z.strictObject({ source: text, beginnings: words }),
  "report-wording": wording,
  "scale-points": keyed(scaleFamilies, gradedRow).extend({ source: text }),
  wording,
};

describe("the files of languages", () => {
  it("have a schema each, and are the same in the registry", () => {
    expect(filesOfLanguages()).toEqual(Object.keys(schemas).toSorted());
    expect(languageFolders()).toEqual([...languages]);
    expect(isRegistered(), "run npm run language").toBe(true);
  });

  describe.each(languages)("in %s", (language) => {
    it("miss nothing that English has, and have nothing else", () => {
      expect(problemsOf(language)).toEqual({ missing: [], leftOver: [] });
    });

    it.each(Object.entries(schemas))("are what the schema of %s says", (file, schema) => {
      const read: unknown = JSON.parse(readFileSync(join(languagesFolder, language, `${file}.json`), "utf8"));
      expect(schema.safeParse(read).error?.message).toBeUndefined();
    });
  });

  it("have the texts of the console as its sources say them", () => {
    expect(areConsoleTextsWritten(), "run npm run language").toBe(true);
  });

  it("have words by which the language is told, or a script", () => {
    for (const language of languages) {
      const read = (file: string): unknown =>
        JSON.parse(readFileSync(join(languagesFolder, language, `${file}.json`), "utf8"));
      const { words: told } = read("function-words") as { words: string[] };
      const { own_script: script } = read("grammar") as { own_script: string };
      expect(told.length >= 40 || script !== "", language).toBe(true);
    }
  });
});
