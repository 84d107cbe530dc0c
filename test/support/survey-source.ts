import { exampleResults, exampleSimulation } from "../../functions/studies/simulation/example.ts";
import type { SegmentDefinition } from "../../functions/personas/groups/schemas.ts";
import { designWeights, type RakedWeights } from "../../functions/studies/weights/design-weights.ts";
import { opinionFigures } from "../../functions/studies/simulation/opinion-figures.ts";
import { type Answer, type PersonaResult, plainAnswer } from "../../functions/studies/simulation/results.ts";
import { randomFrom, uniform, wholeNumber, type RandomGenerator } from "../../functions/statistics/random.ts";
import { surveyFigures } from "../../functions/studies/survey/figures.ts";
import { plainQuestion, plainSurvey, type SurveyQuestion } from "../../functions/studies/survey/schemas.ts";
import type { WeightsRequest } from "../../functions/studies/weights/schemas.ts";
import { weighPersonas } from "../../functions/studies/weights/weigh-personas.ts";
import type { ReportSource } from "../../functions/reports/content/source.ts";
import { sampleRecord } from "./reports/sample-record.ts";

const OPTIONS = ["Supermarket", "Discounter", "Online", "Organic shop", "Other"];
const SYLLABLES = [
  "ba",
  "che",
  "di",
  "fu",
  "gor",
  "han",
  "ik",
  "lo",
  "mer",
  "nen",
  "os",
  "pa",
  "qui",
  "ra",
  "st",
  "tu",
];

/** Words that compress no better than a language's. */
function words(random: RandomGenerator, length: number): string {
  let text = "";
  while (text.length < length) {
    for (let part = wholeNumber(random, 1, 3); part > 0; part -= 1) text += SYLLABLES[wholeNumber(random, 0, 15)];
    text += " ";
  }
  return text.trim();
}

const SCALE = { points: 7, first_value: 1, low_label: "not at all", high_label: "very", labels: null };
/** Rating, one choice, several choices and open question in turn. */
function questionAt(index: number): SurveyQuestion {
  const common = { ...plainQuestion, id: `q${index + 1}`, text: `Question ${index + 1}: what do you think of it?` };
  if (index % 4 === 0) return { ...common, kind: "likert", scale: SCALE };
  if (index % 4 === 3) return { ...common, kind: "open_ended" };
  return { ...common, kind: "multiple_choice", options: OPTIONS, multiple: index % 4 === 2 };
}

function answerTo({ id, text, kind, multiple }: SurveyQuestion, random: RandomGenerator): Answer {
  const weights = Array.from({ length: SCALE.points }, () => uniform(random));
  const total = weights.reduce((a, b) => a + b);
  const distribution = weights.map((weight) => Number((weight / total).toFixed(4)));
  const mean = distribution.reduce((sum, p, point) => sum + p * (point + SCALE.first_value), 0);
  const chosen = OPTIONS.filter(() => uniform(random) < 0.4);
  return {
    ...plainAnswer,
    question_id: id,
    question: text,
    kind,
    text: words(random, kind === "open_ended" ? 200 : 60),
    rating: kind === "likert" ? Number(mean.toFixed(2)) : null,
    distribution: kind === "likert" ? distribution : null,
    rating_method: kind === "likert" ? "semantic_similarity" : null,
    selected_options: kind === "multiple_choice" ? chosen.slice(0, multiple ? OPTIONS.length : 1) : null,
    themes: kind === "open_ended" ? [words(random, 10), words(random, 10)] : null,
  };
}

const uuid = (number: number) => `019a9f62-2c00-7d44-8e33-${String(number).padStart(12, "0")}`;

/** Who is asked: women and men in turn. */
const personAt = (index: number) => ({
  age: 20 + (index % 60),
  gender: index % 2 === 0 ? ("Female" as const) : ("Male" as const),
  income_level: "Middle" as const,
});
const PLACE = "Manchester, United Kingdom";
const ANYBODY = { age_min: null, age_max: null, gender: "All", location: null, income_level: null, occupation: null };

/** Weights of those people as a study has them that was created with `weights`. */
function raked(weights: WeightsRequest, personas: number, idOf: (index: number) => string): RakedWeights {
  const people = Array.from({ length: personas }, (_, index) => ({ ...personAt(index), region: PLACE }));
  const weighed = weighPersonas(weights, people, ANYBODY as SegmentDefinition);
  return { study: weighed.study, of: new Map(weighed.weights.map((weight, index) => [idOf(index), weight])) };
}

/**
 * A complete survey with answers of chance, and its figures as the service computes them.
 * @param options.weights what it was created with; without them everybody counts alike
 */
export function surveySource(options: { personas: number; questions: number; weights?: WeightsRequest }): ReportSource {
  const { personas, questions } = options;
  const random = randomFrom("survey source");
  const survey = plainSurvey(Array.from({ length: questions }, (_, index) => questionAt(index)));
  const results = Array.from({ length: personas }, (_, index): PersonaResult => {
    const reaction = words(random, 250);
    const score = Number(uniform(random, -1, 1).toFixed(3));
    return {
      ...exampleResults.persona_results[0]!,
      persona_id: uuid(index),
      persona_name: `${words(random, 8)} ${words(random, 8)}`,
      reaction,
      notable_quote: reaction.slice(0, 80).trim(),
      key_themes: [words(random, 10)],
      sentiment: score > 0.2 ? "Positive" : score < -0.2 ? "Negative" : "Neutral",
      sentiment_score: score,
      answers: survey.questions.map((question) => answerTo(question, random)),
      purchase_intent: null,
    };
  });
  const rakedTo = options.weights ? raked(options.weights, personas, uuid) : null;
  const weights = designWeights(new Map(results.map((one) => [one.persona_id, {}])), rakedTo);
  return {
    simulation: {
      ...exampleSimulation,
      simulation_type: "survey",
      status: "complete",
      persona_count: personas,
      survey_schema: survey,
      weights: rakedTo?.study ?? null,
    },
    results: {
      ...exampleResults,
      simulation_type: "survey",
      persona_results: results,
      aggregate: {
        ...exampleResults.aggregate,
        ...opinionFigures(results, [], weights),
        concept_test: null,
        survey: surveyFigures(
          survey,
          results.map(({ persona_id, answers }) => ({ persona_id, answers: answers ?? [] })),
          new Map(),
          weights,
        ),
        baselines: [],
        weighting: weights.weighting,
      },
    },
    people: results.map(({ persona_id, persona_name }, index) => ({
      persona_id,
      full_name: persona_name,
      ...personAt(index),
      occupation: "Management consultant",
      location: PLACE,
    })),
    audience: { name: "Breakfast people", description: null },
    codebooks: [],
    reliability: null,
    validity: null,
    askFirst: null,
    record: sampleRecord,
  };
}
