import type { Attribute } from "../conjoint/attributes.ts";
import type { Guide } from "../interview/schemas.ts";
import { wordingOf } from "../../languages/wording.ts";
import type { Message } from "./message.ts";
import { plainAnswer, type SimulationResults } from "./results.ts";
import { plainQuestion, plainSurvey, type Survey } from "../survey/schemas.ts";
import type { Simulation } from "./schemas.ts";
import { settingsOf } from "./settings.ts";

const { say } = wordingOf("en");
const personaId = "019a9f62-2c00-7d44-8e33-6b7c8d9e0f1a";

export const exampleSimulation: Simulation = {
  id: "019a9f63-3d00-7e55-9f44-7c8d9e0f1a2b",
  project_id: "019a9f60-0a00-7a2b-8c3d-4e5f60718293",
  name: null,
  simulation_type: "concept_test",
  status: "pending",
  prompt_question: "An oat drink with 3 g of protein per glass, without added sugar, at 1.99 EUR per litre.",
  persona_group_id: "019a9f61-1b00-7c11-9d22-5a6b7c8d9e0f",
  briefing_ids: [],
  language: "en",
  persona_count: 1,
  progress: { stage: "pending", completed: 0, total: 1, percent: 0, message: "Waiting to start", personas: [] },
  survey_schema: null,
  script: null,
  concepts: null,
  design: null,
  conjoint_design: null,
  direct_estimate: false,
  weights: null,
  sample: null,
  ...settingsOf({}),
  error: null,
  retry_until: null,
  model_ids: [],
  usage: { llm_calls: 0, input_tokens: 0, cached_input_tokens: 0, output_tokens: 0, estimated_cost_usd: 0 },
  headline: null,
  created_at: "2026-11-20T20:50:00.000",
  started_at: null,
  completed_at: null,
};

export const exampleSurvey: Survey = plainSurvey([
  {
    ...plainQuestion,
    id: "q1",
    kind: "likert",
    text: "How satisfied are you with the oat drink you buy now?",
    scale: {
      points: 5,
      first_value: 1,
      low_label: "not at all satisfied",
      high_label: "completely satisfied",
      labels: null,
    },
  },
  {
    ...plainQuestion,
    id: "q2",
    kind: "multiple_choice",
    text: "Where do you usually buy it?",
    options: ["Supermarket", "Discounter", "Organic shop", "Online", "Other"],
    multiple: true,
  },
  {
    ...plainQuestion,
    id: "q3",
    kind: "open_ended",
    text: "What would make you change to another one?",
    required: false,
  },
]);

export const exampleGuide: Guide = {
  sections: [
    {
      title: "Habits",
      questions: [
        {
          context: null,
          text: "Walk me through your breakfast on an ordinary day.",
          probes: ["Who decides what is bought?"],
        },
        { context: null, text: "When did you last try a new drink?", probes: [] },
      ],
    },
  ],
};

export const exampleAttributes: Attribute[] = [
  { name: "Brand", levels: ["Alpenhof", "Nordic", "Store brand"] },
  { name: "Protein", levels: ["1 g", "3 g", "8 g"] },
  { name: "Price", levels: ["1.49 EUR", "1.99 EUR", "2.49 EUR"] },
];

const exampleMessage = (sequence: number, role: Message["role"], content: string): Message => ({
  id: `019a9f64-4e00-7f66-a055-8d9e0f1a2b3${sequence}`,
  sequence,
  role,
  persona_id: personaId,
  persona_name: "Katharina Maurer",
  content,
  round: null,
  created_at: `2026-11-20T20:51:0${sequence}.000`,
});

export const exampleExchange = {
  message: exampleMessage(1, "interviewer", "What do you usually have for breakfast, and why?"),
  reply: exampleMessage(2, "persona", "Coffee with oat milk, standing up. Before the first tram I have ten minutes."),
};

const quote = "At 1.99 I would put it in my basket without thinking twice.";
const question = "How likely would you be to buy this, and why?";
const distribution = [0.05, 0.1, 0.2, 0.35, 0.3];

export const exampleResults: SimulationResults = {
  simulation_id: exampleSimulation.id,
  simulation_type: "concept_test",
  status: "complete",
  completed_at: "2026-11-20T20:50:09.500",
  persona_results: [
    {
      persona_id: personaId,
      persona_name: "Katharina Maurer",
      library_persona_id: null,
      reaction: `The protein is what I miss in the one I buy now. ${quote}`,
      sentiment: "Positive",
      sentiment_score: 0.38,
      sentiment_method: "semantic_similarity",
      key_themes: ["fair price", "protein"],
      notable_quote: quote,
      transcript: null,
      answers: [
        {
          question_id: "purchase_intent",
          question,
          kind: "likert",
          text: "Quite likely, it costs no more than mine.",
          ...plainAnswer,
          rating: 3.75,
          distribution,
          rating_method: "semantic_similarity",
        },
      ],
      screened_out_by: null,
      seen: null,
      concepts: null,
      choices: null,
      purchase_intent: { rating: 3.75, distribution },
    },
  ],
  aggregate: {
    persona_count: 1,
    calibrated: null,
    sentiment_distribution: { positive: 100, neutral: 0, negative: 0 },
    sentiment_intervals: { positive: [20.7, 100], neutral: [0, 79.3], negative: [0, 79.3] },
    sentiment_counts: { positive: 1, neutral: 0, negative: 0 },
    average_sentiment_score: 0.38,
    average_sentiment_interval: null,
    sentiment_method: "semantic_similarity",
    summary: "The one persona asked likes the protein and finds the price fair.",
    top_themes: [{ theme: "fair price", count: 1, share: 100, share_interval: [20.7, 100], persona_ids: [personaId] }],
    strategic_recommendations: [
      {
        title: "Lead with the price",
        rationale: "It removes the main doubt.",
        evidence: [{ persona_id: personaId, quote }],
      },
    ],
    concept_test: {
      questions: [
        {
          question_id: "purchase_intent",
          question,
          answered: 1,
          mean: 3.75,
          mean_interval: null,
          distribution,
          rating_method: "semantic_similarity",
          rating_error: 0.41,
          points: distribution.map((p, index) => ({ value: index + 1, share: 100 * p, share_interval: null })),
          top_two_box: 65,
          top_two_box_interval: null,
        },
      ],
    },
    concepts: null,
    survey: null,
    conjoint: null,
    focus_group: null,
    interview: null,
    baselines: [
      {
        measure: "mean",
        question_id: "purchase_intent",
        question,
        value: 3.75,
        random: 3,
        random_interval: [2.25, 3.75],
        beyond_random: false,
        no_persona: null,
      },
    ],
    participants_lost: [],
    weighting: null,
    quality: { flags: ["few_personas"], notes: [say("notes.intervals"), say("flags.few_personas")] },
  },
};
