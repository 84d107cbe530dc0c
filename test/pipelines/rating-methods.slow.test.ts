import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { conceptItems } from "../../functions/studies/concept-test/battery.ts";
import { languageScores } from "../../functions/languages/language.ts";
import { gradedAnswersIn } from "../../functions/studies/rating/graded-answers.ts";
import { normal, randomFrom } from "../../functions/statistics/random.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import { wordingOf } from "../../functions/languages/wording.ts";
import { sentimentStatement } from "../../functions/studies/simulation/persona-result.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { Company } from "../support/company.ts";
import { createStoredSurvey, question, surveyOf } from "../support/stored-survey.ts";
import { itemsOf, tableContents } from "../support/table-contents.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

/** Too short to tell their language by. */
const { alike, scales } = gradedAnswersIn("fr");
const short = new Set([...alike.flat(), ...Object.values(scales).flatMap((rows) => Object.values(rows).flat(2))]);

/** A vector that says nothing of the text, not even its words. */
function noise(text: string): number[] {
  const random = randomFrom(text);
  return Array.from({ length: 512 }, () => normal(random));
}

/** An embedding model that reads English and makes nothing of French. */
const knowsNoFrench: FaultInjector = ({ kind, body }) => {
  if (kind !== "embed") return undefined;
  const { inputText } = body as { inputText: string };
  const { fr, ...others } = languageScores(inputText);
  const isFrench = short.has(inputText) || fr > Math.max(...Object.values(others));
  return isFrench ? { embedding: noise(inputText) } : undefined;
};

const TURKISH = {
  reaction: "Bunu kesinlikle satın almam, fiyatı çok yüksek ve söylenenlere inanmıyorum.",
  key_themes: ["fiyatı yüksek"],
  notable_quote: "Bunu kesinlikle satın almam",
  answers: {
    purchase_intent: "Kesinlikle satın almam.",
    uniqueness: "Hiç yeni değil, her yerde aynısı var.",
    relevance: "Buna hiç ihtiyacım yok.",
    believability: "Tek kelimesine inanmıyorum.",
    value_for_money: "Bu fiyata hiç değmez.",
    liking: "Hiç hoşuma gitmedi.",
  },
};

let stack: TemporaryStack;
let company: Company;
let fault: FaultInjector | undefined;
let placed = 0;
beforeAll(async () => {
  // What is known of an embedding model and a language is kept for all companies of a stack.
  stack = await startTemporaryStack({
    modelFaults: (call) => {
      if (call.toolName === "place_answers") placed += 1;
      return fault?.(call);
    },
  });
  company = await Company.signUp(stack.url);
});
afterAll(() => stack.close());
beforeEach(() => {
  fault = undefined;
  placed = 0;
});

async function resultsOf(group: { projectId: string; groupId: string }, concept: string) {
  const { body } = await company.startConceptTest(group.projectId, group.groupId, concept);
  const simulation = await company.waitForSimulation(group.projectId, body.id as string);
  expect(simulation).toMatchObject({ status: "complete", error: null });
  const { status, body: results } = await company.get(
    `/projects/${group.projectId}/simulations/${body.id as string}/results`,
  );
  expect(status).toBe(200);
  return { results: results as SimulationResults, usage: simulation.usage };
}

const GOOD = "Une boisson à l'avoine bio, très bonne et délicieuse, 1,29 EUR le litre, recommandée par des médecins.";
const BAD =
  "Une eau sucrée aux colorants artificiels qui donne mal au ventre, 19,99 EUR le litre, mauvaise pour la santé.";

describe("a study in a language that the embedding model cannot read", () => {
  it("is rated by a second turn of the model, in the right order, and says so", async () => {
    fault = knowsNoFrench;
    const group = await company.prepare({ persona_count: 5, location: "Lyon", language: "fr" });
    const good = await resultsOf(group, GOOD);
    // One call more for every persona, whatever is asked of it, and one that would put their themes together, but fails
    // on known ones.
    expect(placed).toBe(5);
    expect(good.usage.llm_calls).toBe(12);
    const bad = await resultsOf(group, BAD);
    const means = ({ results: { aggregate } }: typeof good) =>
      Object.fromEntries(aggregate.concept_test!.questions.map(({ question_id, mean }) => [question_id, mean]));
    for (const item of ["purchase_intent", "liking"])
      expect(means(good)[item]).toBeGreaterThan(means(bad)[item]! + 0.3);
    expect(good.results.aggregate.average_sentiment_score).toBeGreaterThan(
      bad.results.aggregate.average_sentiment_score! + 0.1,
    );
    const { aggregate, persona_results } = good.results;
    expect(aggregate.sentiment_method).toBe("follow_up");
    expect(aggregate.concept_test!.questions.map((question) => question.rating_method)).toEqual(
      conceptItems.map(() => "follow_up"),
    );
    for (const { answers, sentiment_method } of persona_results) {
      expect(sentiment_method).toBe("follow_up");
      expect(answers!.map(({ rating_method }) => rating_method)).toEqual(conceptItems.map(() => "follow_up"));
    }
    expect(aggregate.quality.flags).toContain("offline_model");
    expect(aggregate.quality.flags).not.toContain("offline_embedding");
    expect(aggregate.quality.flags).not.toContain("ratings_unreliable");
    expect(aggregate.quality.notes).toContain(wordingOf("fr").say("notes.themes_by_words"));
    const kept = await itemsOf(stack.endpoints.dynamodb, "READING#offline-embedder-v1 ");
    // A scale of each item and of feelings, and the themes.
    expect(kept.filter((key) => / SCALE#fr#/.test(key))).toHaveLength(conceptItems.length + 1);
    expect(kept.filter((key) => / THEMES#fr#/.test(key))).toHaveLength(1);
  });
});

describe("a survey in such a language", () => {
  it("keeps the ratings of its answers where the view that they tell cannot be placed", async () => {
    // The view is the one text that is placed between bad and good feelings.
    const { question: ofView } = sentimentStatement("", "fr");
    fault = (call) =>
      call.toolName === "place_answers" && JSON.stringify(call.body).includes(ofView)
        ? { text: "I'm sorry, but I can't help with that request." }
        : knowsNoFrench(call);
    const group = await company.prepare({ persona_count: 2, location: "Lyon", language: "fr" });
    const scale = { points: 5, first_value: 1, low_label: "pas du tout", high_label: "très", labels: null };
    const survey = surveyOf([
      question("q1", "likert", "Êtes-vous satisfait des magasins près de chez vous ?", { scale }),
      question("q2", "open_ended", "Qu'est-ce qui vous plaît dans votre magasin ?"),
    ]);
    const id = await createStoredSurvey(stack.endpoints.dynamodb, company, group, survey);
    const path = `/projects/${group.projectId}/simulations/${id}`;
    expect((await company.post(`${path}/run`)).status).toBe(202);
    expect(await company.waitForSimulation(group.projectId, id)).toMatchObject({ status: "complete", error: null });
    const { persona_results } = (await company.get(`${path}/results`)).body as SimulationResults;
    expect(persona_results).toHaveLength(2);
    for (const { sentiment_method, answers } of persona_results)
      expect([sentiment_method, answers![0]!.rating_method]).toEqual([null, "follow_up"]);
  });
});

describe("a study in a language that neither model can read", () => {
  it("has no numbers and says so, and its words are all there", async () => {
    fault = ({ toolName }) => (toolName === "give_reaction" ? { input: TURKISH } : undefined);
    const group = await company.prepare({ persona_count: 2, location: "Istanbul", language: "tr" });
    const { results } = await resultsOf(group, "Yulaf içeceği, litresi 60 TL.");
    const { aggregate, persona_results } = results;
    for (const result of persona_results) {
      expect(result).toMatchObject({
        reaction: TURKISH.reaction,
        sentiment: null,
        sentiment_score: null,
        sentiment_method: null,
        purchase_intent: null,
      });
      for (const answer of result.answers!)
        expect(answer).toMatchObject({ rating: null, distribution: null, rating_method: null });
    }
    expect(aggregate).toMatchObject({
      persona_count: 2,
      sentiment_distribution: null,
      sentiment_intervals: null,
      average_sentiment_score: null,
      sentiment_method: null,
      concept_test: { questions: [] },
      quality: { flags: expect.arrayContaining(["ratings_unreliable"]) as unknown },
    });
    expect(aggregate.top_themes.map(({ theme, count }) => [theme, count])).toEqual([["fiyatı yüksek", 2]]);
  });
});

describe("a study whose embedding model is replaced before its report is written", () => {
  it("has the new model tested by the report, which keeps the outcome", async () => {
    const readings = async () =>
      (await tableContents(stack.endpoints.dynamodb))
        .filter(({ SK }) => String(SK).startsWith("SCALE#de#"))
        .map(({ SK, first_reading: reading }) => [String(SK), reading as number] as const);
    const group = await company.prepare({ persona_count: 2, location: "Berlin", language: "de" });
    const simulations = `/projects/${group.projectId}/simulations`;
    // The answer of each scale by which a reader finds out whether its model is still the same.
    const firsts = new Set(Object.values(gradedAnswersIn("de").scales).map((rows) => Object.values(rows)[0]![0]![0]));
    let before: Map<string, number> | undefined;
    fault = async ({ kind, body }) => {
      if (kind !== "embed") return undefined;
      const { inputText } = body as { inputText: string };
      if (!before && firsts.has(inputText)) {
        const [study] = (await company.get(simulations)).body as unknown as { status: string }[];
        if (study?.status === "generating_report") before = new Map(await readings());
      }
      return before && { embedding: noise(inputText) };
    };
    await resultsOf(group, "Ein Haferdrink aus Bio-Hafer, der Liter zu 1,29 EUR.");
    expect(before?.size).toBe(conceptItems.length + 1);
    for (const [key, reading] of await readings()) expect([key, reading]).not.toEqual([key, before?.get(key)]);
  });
});
