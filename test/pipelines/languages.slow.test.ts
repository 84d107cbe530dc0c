import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Call } from "../../clients/typescript/src/index.ts";
import { hearLanguage, otherLanguage } from "../../functions/languages/hear-language.ts";
import { packLanguages as languages, type PackLanguage as Language } from "../../local/bedrock/phrases/languages.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import { material, type Material } from "../local/bedrock/model/material.ts";
import { Company } from "../support/company.ts";
import { createSimulation } from "../support/simulations.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { textFile } from "../support/text-file.ts";

interface Turns {
  messages: readonly unknown[];
}

let stack: TemporaryStack;
let company: Company;
/** Tools of calls that asked for a repair. */
let repaired: string[] = [];
beforeAll(async () => {
  stack = await borrowStack({
    modelFaults: ({ kind, toolName, body }) => {
      if (kind === "converse" && (body as Turns).messages.length > 1) repaired.push(toolName ?? "");
      return undefined;
    },
  });
  company = await Company.signUp(stack.url);
});
afterAll(() => stack.close());

type Group = Awaited<ReturnType<Company["prepare"]>>;

/** Towns whose people speak the language first. */
const towns: Readonly<Record<Language, string>> = {
  en: "Leeds, United Kingdom",
  de: "Munich, Germany",
  fr: "Lyon, France",
  es: "Sevilla, Spain",
  pt: "São Paulo, Brazil",
  ja: "Osaka, Japan",
};

const types = ["concept_test", "survey", "focus_group", "idi_ai", "idi_manual", "conjoint"] as const;

const surveyOf = ({ scale, choice, questions }: Material) =>
  [
    `1. ${scale.text} (1 = ${scale.low}, 5 = ${scale.high})\n`,
    `2. ${choice.text}`,
    ...choice.options.map((option, index) => `${"abcdefgh"[index]}) ${option}`),
    `\n3. ${questions[1]}\n`,
  ].join("\n");
const guideOf = ({ questions }: Material) =>
  questions
    .slice(0, 4)
    .map((question, index) => `${index + 1}. ${question}\n`)
    .join("\n");

/** Holds a study of one kind and waits for its results. */
async function hold(group: Group, type: SimulationType, shown: Material): Promise<SimulationResults> {
  const { api } = company;
  const id = await createSimulation(company, group, type, { prompt_question: shown.good });
  const params = { project_id: group.projectId, simulation_id: id };
  if (type === "survey") {
    await api.uploadSurvey({ params, file: textFile("survey.txt", surveyOf(shown)) });
    await api.runSurvey({ params });
  } else if (type === "idi_ai") await api.uploadScript({ params, file: textFile("guide.txt", guideOf(shown)) });
  else if (type === "conjoint") {
    const body: Call<"sendConjointDesign">["body"] = { attributes: [shown.attributes[0]!, shown.attributes[2]!] };
    await api.sendConjointDesign({ params, body });
  } else if (type === "idi_manual") {
    for (const content of shown.questions.slice(1, 3)) await api.sendMessage({ params, body: { content } });
    await api.endInterview({ params });
  }
  const { status, error } = await company.waitForSimulation(group.projectId, id);
  expect({ type, status, error }).toEqual({ type, status: "complete", error: null });
  return api.getSimulationResults({ params });
}

/** Everything that participants, who moderates and who reports have said. */
const wordsOf = ({ persona_results, aggregate }: SimulationResults): string[] => [
  ...persona_results.flatMap(({ reaction, answers, notable_quote, transcript }) => [
    reaction,
    notable_quote,
    ...(answers ?? []).map(({ text }) => text),
    ...(transcript ?? []).flatMap(({ role, content }) => (role === "interviewer" ? [] : [content])),
  ]),
  aggregate.summary,
  ...aggregate.strategic_recommendations.flatMap(({ title, rationale }) => [title, rationale]),
  ...(aggregate.focus_group?.disagreements ?? []).flatMap(({ topic, positions }) => [
    topic,
    ...positions.map(({ position }) => position),
  ]),
];

/** What is in another language, but for what is quoted. */
const foreign = (texts: readonly string[], language: string): string[] =>
  texts.filter((text) => otherLanguage(text.replaceAll(/[«“„"「][^»”“"」]*[»”“"」]/gu, " "), language) !== null);

describe.each(languages)("studies of people who speak %s", (language) => {
  it("are in that language, every word that is said in them, whatever their kind", async () => {
    repaired = [];
    const group = await company.prepare({ location: towns[language], language: null });
    const studies = await Promise.all(types.map((type) => hold(group, type, material[language])));
    for (const [index, results] of studies.entries()) {
      const said = wordsOf(results);
      expect([types[index], foreign(said, language)]).toEqual([types[index], []]);
      expect([types[index], hearLanguage(said.join("\n"))]).toEqual([types[index], language]);
      expect(results.aggregate.quality.flags).not.toContain("other_language");
    }
    expect(repaired).toEqual([]);
  });
});

it("answers in the group's language to a concept, a survey and a guide in another one", async () => {
  repaired = [];
  const group = await company.prepare({ location: "Paris, France", language: "fr-CA" });
  const studies = await Promise.all(types.map((type) => hold(group, type, material.en)));
  for (const [index, results] of studies.entries()) {
    const said = wordsOf({ ...results, aggregate: { ...results.aggregate, focus_group: null } });
    // All together: short reactions full of quotes tell no language by themselves.
    expect([types[index], foreign(said, "fr"), hearLanguage(said.join("\n"))]).toEqual([types[index], [], "fr"]);
  }
  expect(repaired).toEqual([]);
});

it("says how many answers are in another language, which a second turn did not mend", async () => {
  repaired = [];
  const group = await company.prepare({ location: null, language: "fi" });
  repaired = [];
  const { aggregate, persona_results } = await hold(group, "concept_test", material.en);
  expect(hearLanguage(persona_results.map(({ reaction }) => reaction).join("\n"))).toBe("en");
  // Nor can it translate the themes by which an embedding model would be tested.
  expect(repaired.toSorted()).toEqual(["give_reaction", "give_reaction", "translate_themes", "write_report"]);
  expect(aggregate.quality.flags).toContain("other_language");
  expect(aggregate.quality.notes.join(" ")).toMatch(/\d+ of 14 answers are in another language/);
});
