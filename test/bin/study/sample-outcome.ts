import type { PersonaGroup } from "../../../functions/personas/groups/schemas.ts";
import type { Persona } from "../../../functions/personas/people/schemas.ts";
import { conceptBattery } from "../../../functions/studies/concept-test/battery.ts";
import { wordingOf } from "../../../functions/languages/wording.ts";
import type { PersonaResult, SimulationResults } from "../../../functions/studies/simulation/results.ts";
import type { Simulation } from "../../../functions/studies/simulation/schemas.ts";
import type { StudyOutcome } from "../../../bin/study/outcome.ts";
import { answerOf, plainResultOf } from "../../unit/studies/simulation/results.ts";

const at = "2026-11-20T20:50:00.000";
const people = [
  { id: "persona-1", name: "Änne Größmann", place: "München, Germany", occupation: "Bürokauffrau", age: 34 },
  { id: "persona-2", name: "佐藤 美咲", place: "Munich, Germany", occupation: "設計者", age: 28 },
] as const;
const reactions = [
  "Schön, dass endlich jemand an Eiweiß denkt. Für 1,99 würde ich es mitnehmen, ohne groß nachzudenken.",
  "オーツミルクはもう飲んでいますが、たんぱく質が多いのは魅力的です。ただし、二ユーロ近い値段は毎日買うには少し高いと感じます。",
] as const;
const quotes = [
  "Für 1,99 würde ich es mitnehmen, ohne groß nachzudenken.",
  "二ユーロ近い値段は毎日買うには少し高いと感じます。",
] as const;
const intents = ["Ziemlich wahrscheinlich, es kostet nicht mehr als meines.", "たぶん買いません。"] as const;

const personaOf = ({ id, name, place, occupation, age }: (typeof people)[number]): Persona => ({
  id,
  persona_group_id: "group-1",
  full_name: name,
  age,
  gender: "Female",
  occupation,
  location: place,
  income_level: "Middle",
  personality_traits: ["frugal", "curious", "direct"],
  trusted_brands: [],
  distrusted_brands: [],
  digital_habits: "Reads tests first.",
  price_sensitivity: "Compares the price per litre.",
  psychographic_notes: "Distrusts claims.",
  avatar_url: `http://127.0.0.1:3000/api/v1/avatars/${id}`,
  library_persona_id: null,
  signals: [],
  created_at: at,
});

const distribution = [0.05, 0.1, 0.2, 0.35, 0.3];
function resultOf({ id, name }: (typeof people)[number], index: 0 | 1): PersonaResult {
  const rated = { rating: index === 0 ? 3.75 : 2.1, distribution };
  const question = conceptBattery("en")[0]!.question;
  return plainResultOf(id, {
    persona_name: name,
    reaction: reactions[index],
    sentiment: index === 0 ? "Positive" : "Negative",
    sentiment_score: index === 0 ? 0.38 : -0.2,
    key_themes: ["fair price"],
    notable_quote: quotes[index],
    answers: [answerOf("purchase_intent", { question, text: intents[index], ...rated })],
    purchase_intent: rated,
  });
}

export const sampleGroup: PersonaGroup = {
  id: "group-1",
  project_id: "project-1",
  name: "Oat milk buyers",
  age_min: 25,
  age_max: 40,
  gender: "Female",
  location: "Munich, Germany",
  income_level: null,
  occupation: null,
  description: null,
  language: "en",
  persona_count: 2,
  generation_status: "complete",
  generation_progress: "Generated 2 of 2 personas",
  error: null,
  personas_total: 2,
  personas_reused: 0,
  respondents: null,
  population: { market: "DE", missing: [], note: null },
  grounding: null,
  progress: {
    stage: "complete",
    completed: 2,
    total: 2,
    percent: 100,
    message: "Generated 2 of 2 personas",
    personas: people.map(({ id, name }) => ({ persona_id: id, full_name: name, status: "complete" as const })),
  },
  created_at: at,
  updated_at: at,
};

export const sampleSimulation: Simulation = {
  id: "simulation-1",
  project_id: "project-1",
  name: null,
  simulation_type: "concept_test",
  status: "complete",
  prompt_question: "Oat drink",
  persona_group_id: "group-1",
  briefing_ids: [],
  language: "en",
  persona_count: 2,
  progress: { ...sampleGroup.progress!, message: "Complete: 2 personas have answered" },
  survey_schema: null,
  script: null,
  concepts: null,
  design: null,
  conjoint_design: null,
  direct_estimate: false,
  weights: null,
  sample: null,
  max_cost_usd: null,
  report_language: null,
  error: null,
  retry_until: null,
  model_ids: ["offline-consumer-v1"],
  usage: { llm_calls: 3, input_tokens: 12_345, cached_input_tokens: 1_024, output_tokens: 678, estimated_cost_usd: 0 },
  headline: null,
  created_at: at,
  started_at: at,
  completed_at: at,
};

const sampleResults: SimulationResults = {
  simulation_id: "simulation-1",
  simulation_type: "concept_test",
  status: "complete",
  completed_at: at,
  persona_results: [resultOf(people[0], 0), resultOf(people[1], 1)],
  aggregate: {
    calibrated: null,
    persona_count: 2,
    sentiment_distribution: { positive: 50, neutral: 0, negative: 50 },
    sentiment_intervals: { positive: [9.5, 90.5], neutral: [0, 65.8], negative: [9.5, 90.5] },
    average_sentiment_score: 0.09,
    sentiment_method: "semantic_similarity",
    summary: "Opinions differ: one finds the price fair, the other too high.",
    top_themes: [
      {
        theme: "fair price",
        count: 2,
        share: 100,
        share_interval: [34.2, 100],
        persona_ids: ["persona-1", "persona-2"],
      },
      { theme: "たんぱく質", count: 1, share: 50, share_interval: [9.5, 90.5], persona_ids: ["persona-2"] },
    ],
    strategic_recommendations: [
      {
        title: "Lead with the price",
        rationale: "It removes the main doubt.",
        evidence: [{ persona_id: "persona-1", quote: quotes[0] }],
      },
    ],
    concept_test: {
      questions: conceptBattery("en").map(({ id, question }) => ({
        question_id: id,
        question,
        answered: 2,
        mean: id === "purchase_intent" ? 3 : 3.5,
        mean_interval: [1.25, 4.75],
        distribution,
        rating_method: "semantic_similarity" as const,
        rating_error: 0.41,
        points: distribution.map((p, index) => ({ value: index + 1, share: 100 * p, share_interval: [1.5, 80.5] })),
        top_two_box: 65,
        top_two_box_interval: [21.5, 92.5],
      })),
    },
    concepts: null,
    survey: null,
    conjoint: null,
    focus_group: null,
    interview: null,
    baselines: [],
    average_sentiment_interval: null,
    sentiment_counts: { positive: 1, neutral: 0, negative: 1 },
    weighting: null,
    participants_lost: [],
    quality: {
      flags: ["offline_model", "few_personas"],
      notes: [wordingOf("en").say("flags.offline_model"), wordingOf("en").say("flags.few_personas")],
    },
  },
};

/** A complete study with two personas, one writing German with umlauts, the other Japanese. */
export const sampleOutcome: StudyOutcome = {
  project: {
    id: "project-1",
    name: "Oat milk",
    description: null,
    company_id: "company-1",
    created_at: at,
    simulation_count: 1,
    persona_group_count: 1,
  },
  personaGroup: sampleGroup,
  personas: people.map(personaOf),
  simulation: sampleSimulation,
  results: sampleResults,
  seconds: { generation: 4.21, study: 65.4 },
};
