import { presentReliability } from "./record.ts";
import type { ReliabilityStudy } from "./schemas.ts";
import { exampleSimulation } from "../../studies/simulation/example.ts";

const personaId = "019a9f62-2c00-7d44-8e33-6b7c8d9e0f1a";

export const exampleRunningReliability: ReliabilityStudy = presentReliability({
  id: "019a9f70-1a00-7b22-9c33-4d5e6f708192",
  simulation_id: exampleSimulation.id,
  project_id: exampleSimulation.project_id,
  status: "running",
  runs: 5,
  no_persona_run: false,
  direct_estimate: false,
  vary: [],
  completed: new Set(),
  created_at: "2026-11-24T16:04:58.120",
});

export const exampleReliability: ReliabilityStudy = {
  ...exampleRunningReliability,
  status: "complete",
  completed_runs: 5,
  confidence_score: 84.1,
  confidence_interval: [71.3, 91.6],
  components: {
    questions: [
      {
        question_id: "purchase_intent",
        question: "How likely would you be to buy this, and why?",
        kind: "scale",
        level: "ordinal",
        alpha: 0.887,
        reason: null,
        exact_agreement: 0.742,
        ac2: 0.861,
      },
      {
        question_id: "sentiment",
        question: "Sentiment of the reaction",
        kind: "score",
        level: "interval",
        alpha: 0.795,
        reason: null,
        exact_agreement: 0.813,
        ac2: 0.774,
      },
    ],
    scales: 0.887,
    choices: null,
    sentiment: 0.795,
    themes: null,
    exact_agreement: 0.778,
    ac2: 0.818,
    questions_without_variance: 0,
    random_baseline: { expected: 3.1, upper: 12.8 },
    personas: 10,
    runs: 6,
  },
  robustness: [
    {
      variation: "wording",
      completed: true,
      varied: "Put in other words: 7 of 7 texts.",
      personas: 10,
      questions: [
        {
          question_id: "purchase_intent",
          question: "How likely would you be to buy this, and why?",
          option: null,
          unvaried: 2.86,
          value: 2.71,
          shift: -0.15,
          shift_interval: [-0.42, 0.12],
          rerun_shift: 0.09,
          moved: false,
        },
      ],
      mean_absolute_shift: 0.038,
      mean_absolute_shift_interval: [0, 0.104],
      rerun_mean_absolute_shift: 0.023,
    },
  ],
  personas: [
    {
      persona_id: personaId,
      persona_name: "Katharina Maurer",
      score: 86.4,
      lower_bound: 77.4,
      answers_compared: 35,
      promoted: true,
      library_persona_id: `lib-${personaId}`,
      reason: "Promoted: consistency 0.864, lower bound 0.774, over 35 repeated answers.",
    },
  ],
  verdict: "tentative",
  interpretation:
    "Asked six times, the same 10 personas gave much the same answers: 84.1 of 100, and with 95 % confidence at " +
    "least 71.3. This measures stability, not accuracy. With fewer than 20 personas it is an estimate.",
  baselines: [
    {
      measure: "mean",
      question_id: "purchase_intent",
      question: "How likely would you be to buy this, and why?",
      value: 3.7,
      random: 3,
      random_interval: [2.1, 3.9],
      beyond_random: false,
      no_persona: null,
    },
  ],
  flags: ["offline_model", "few_personas"],
  usage: {
    llm_calls: 50,
    input_tokens: 81_250,
    cached_input_tokens: 33_000,
    output_tokens: 14_800,
    estimated_cost_usd: 0.31,
  },
  completed_at: "2026-11-24T16:05:31.902",
};
