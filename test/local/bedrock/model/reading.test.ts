import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { load } from "js-yaml";
import * as z from "zod";
import { readGuide } from "../../../../functions/studies/inputs/read-guide.ts";
import { readSurvey } from "../../../../functions/studies/inputs/read-survey.ts";
import { packLanguages } from "../../../../local/bedrock/phrases/pack.ts";
import { questionnaireWords } from "../../../../local/bedrock/phrases/questionnaires.ts";
import { offlineReader } from "../../../support/offline-reader.ts";
import { outlineOf } from "../../../unit/studies/interview/guide/outline.ts";
import { written } from "../../../unit/studies/survey/questionnaire/written.ts";
import { samples } from "./desk-samples.ts";

const folder = new URL("questionnaires/", import.meta.url);
const outlineSchema = z.array(z.array(z.union([z.string(), z.array(z.string())])));
const expectedSchema = z.strictObject({
  surveys: z.record(z.string(), z.array(z.string())),
  guides: z.record(z.string(), outlineSchema),
  refused: z.array(z.strictObject({ file: z.string(), problem: z.string() })),
});
const expected = expectedSchema.parse(load(readFileSync(new URL("read.yaml", folder), "utf8")));
const file = (name: string, text = readFileSync(new URL(name, folder), "utf8")) => ({ name, bytes: Buffer.from(text) });

describe("files that are not in the plain format are read whole by the offline model:", () => {
  it.each(Object.entries(expected.surveys))("the survey %s", async (name, questions) => {
    const { parser, asked } = offlineReader();
    expect(written(await readSurvey(parser, file(name)))).toEqual(questions);
    expect(asked.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(expected.guides))("the guide %s", async (name, sections) => {
    const { parser, asked } = offlineReader();
    expect(outlineOf(await readGuide(parser, file(name)))).toEqual(sections);
    expect(asked.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(samples))("survey and guide in %s", async (_, { survey, guide }) => {
    const { questions } = await readSurvey(offlineReader().parser, file("survey.txt", survey.join("\n\n")));
    expect(questions.map(({ kind }) => kind)).toEqual(["likert", "likert", "open_ended"]);
    const { sections } = await readGuide(offlineReader().parser, file("guide.txt", guide));
    expect(sections.map(({ questions: asked }) => asked.map(({ probes }) => probes.length))).toEqual([[0], [3, 1]]);
  });
});

describe("what a survey cannot do yet is refused by its line:", () => {
  it.each(expected.refused)("$file", async ({ file: text, problem }) => {
    await expect(readSurvey(offlineReader().parser, file("survey.txt", text))).rejects.toThrow(new RegExp(problem));
  });
});

it("knows the words of every language", () => {
  for (const language of packLanguages) expect(questionnaireWords(language).several.length).toBeGreaterThan(2);
});
