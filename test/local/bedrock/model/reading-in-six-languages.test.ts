import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { load } from "js-yaml";
import * as z from "zod";
import { readGuide } from "../../../../functions/studies/inputs/read-guide.ts";
import { readSurvey } from "../../../../functions/studies/inputs/read-survey.ts";
import { packLanguages as languages } from "../../../../local/bedrock/phrases/languages.ts";
import { offlineReader } from "../../../support/offline-reader.ts";
import { readByRule, written } from "../../../unit/studies/survey/questionnaire/written.ts";

const materialSchema = z.record(z.enum(languages), z.strictObject({ concept: z.string(), file: z.string() }));
const materialOf = (name: string) =>
  Object.entries(
    materialSchema.parse(
      load(readFileSync(new URL(`../../../support/questionnaires/${name}.yaml`, import.meta.url), "utf8")),
    ),
  );
const upload = (text: string) => ({ name: "file.txt", bytes: Buffer.from(text) });
/** Without the numbers and markers of the plain format a model has to read it. */
const unmarked = (file: string) => file.replaceAll(/^\d[.．] ?/gmu, "").replaceAll(/ \[\w+\]$/gmu, "");
const ways = [
  ["by rule", (file: string) => file],
  ["by the offline model", unmarked],
] as const;

describe.each(materialOf("guides"))("a guide in %s", (_, { concept, file }) => {
  it.each(ways)("is read %s: probes stay probes, first questions stay, and what is shown is shown", async (_, as) => {
    const { parser, asked } = offlineReader();
    const { sections } = await readGuide(parser, upload(as(file)));
    expect(asked.length > 0).toBe(as === unmarked);
    const [plain, shown] = [null, concept].map((context) => (probes: number) => [context, probes]);
    expect(sections.map(({ questions }) => questions.map(({ context, probes }) => [context, probes.length]))).toEqual([
      [0, 0].map(plain!),
      [2, 3].map(plain!),
      [0, 1, 0, 0].map(shown!),
    ]);
    const numbered = file.split("\n").filter((line) => /^\d/u.test(line));
    expect(sections.flatMap(({ questions }) => questions.map(({ text }) => text))).toEqual(
      numbered.map((line) => unmarked(line)),
    );
  });
});

describe.each(materialOf("surveys"))("a questionnaire in %s", (_, { concept, file }) => {
  it.each(ways)("is read %s: kinds, facts, and what is shown up to where it ends", async (_, as) => {
    const { parser, asked } = offlineReader();
    const { questions } = await readSurvey(parser, upload(as(file)));
    expect(asked.length > 0).toBe(as === unmarked);
    expect(
      questions.map(({ kind, options, scale, context, fact }) => [
        kind,
        options?.length ?? scale?.points ?? null,
        context,
        fact,
      ]),
    ).toEqual([
      ["multiple_choice", 3, null, null],
      ["likert", 7, null, null],
      ["likert", 5, concept, null],
      ["open_ended", null, concept, null],
      ["open_ended", null, null, null],
      ["multiple_choice", 3, null, "gender"],
      ["open_ended", null, null, "age"],
      ["open_ended", null, null, null],
    ]);
  });
});

it("routes, limits and prices are read by a model as they are by rule", async () => {
  const url = new URL("../../../support/questionnaires/fishing-tackle-routed.txt", import.meta.url);
  const file = readFileSync(url, "utf8");
  const { parser, asked } = offlineReader();
  // A heading without a mark, which no rule can tell from an instruction.
  const survey = await readSurvey(parser, upload(file.replace("Q18.", "About you\n\nQ18.")));
  expect(asked.length).toBeGreaterThan(0);
  expect(written(survey)).toEqual(written(readByRule(file)));
});

it("the text of a long questionnaire ends where it asks about the person", async () => {
  const file = readFileSync(new URL("../../../support/questionnaires/fishing-tackle.txt", import.meta.url), "utf8");
  const { questions } = await readSurvey(offlineReader().parser, upload(file));
  const last = questions.slice(-4).map(({ text, context, fact }) => [text, context === null, fact]);
  expect(questions.find(({ text }) => text.startsWith("How likely are you to buy"))?.context).toMatch(/trolling motor/);
  expect(questions.find(({ text }) => text === "How old is your boat?")?.fact).toBeNull();
  expect(last).toEqual([
    ["Which of these would you use instead?", false, null],
    ["Are you male or female?", true, "gender"],
    ["What is your age?", true, "age"],
    ["What is your ZIP code or county?", true, null],
  ]);
});
