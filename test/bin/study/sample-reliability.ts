import { presentReliability } from "../../../functions/findings/reliability/record.ts";
import type {
  PersonaReliability,
  QuestionReliability,
  ReliabilityStudy,
} from "../../../functions/findings/reliability/schemas.ts";
import { sampleOutcome } from "./sample-outcome.ts";

export const ratedQuestion = (id: string, question: string, alpha: number): QuestionReliability => ({
  question_id: id,
  question,
  kind: "scale",
  level: "ordinal",
  alpha,
  reason: null,
  exact_agreement: 0.7,
  ac2: 0.8,
});

const persona = (index: 0 | 1, found: Omit<PersonaReliability, "persona_id" | "persona_name">): PersonaReliability => ({
  persona_id: sampleOutcome.personas[index]!.id,
  persona_name: sampleOutcome.personas[index]!.full_name,
  ...found,
});

export const runningReliability: ReliabilityStudy = presentReliability({
  id: "reliability-1",
  simulation_id: "simulation-1",
  project_id: "project-1",
  status: "running",
  runs: 3,
  no_persona_run: false,
  direct_estimate: false,
  vary: [],
  completed: new Set(["simulation-1_reliability-1_1"]),
  created_at: "2026-11-20T20:51:00.000",
});

/** A reliability study of the sample study: one persona enters the library, one does not. */
export const sampleReliability: ReliabilityStudy = {
  ...runningReliability,
  status: "complete",
  completed_runs: 3,
  confidence_score: 75,
  confidence_interval: [50, 90],
  components: {
    questions: [
      ratedQuestion("purchase_intent", "How likely would you be to buy this, and why?", 0.9),
      { ...ratedQuestion("liking", "How much do you like it overall?", 0), alpha: null, reason: "no_variance" },
      { ...ratedQuestion("themes", "Themes brought up (3 compared)", 0.25), kind: "themes", level: "nominal" },
    ],
    scales: 0.9,
    choices: null,
    sentiment: null,
    themes: 0.25,
    exact_agreement: 0.7,
    ac2: 0.8,
    questions_without_variance: 1,
    random_baseline: { expected: 20, upper: 41.5 },
    personas: 2,
    runs: 4,
  },
  personas: [
    persona(0, {
      score: 90,
      lower_bound: 80,
      answers_compared: 30,
      promoted: true,
      library_persona_id: "lib-1",
      reason: "Promoted: consistency 0.900, lower bound 0.800, over 30 repeated answers.",
    }),
    persona(1, {
      score: null,
      lower_bound: null,
      answers_compared: 6,
      promoted: false,
      library_persona_id: null,
      reason:
        "Not promoted: 6 repeated answers can be compared, 28 are needed; every scale question has the same answer.",
    }),
  ],
  verdict: "unstable",
  interpretation:
    "Over the study and 3 reruns, the personas repeat themselves to 75.0 of 100 (95 % interval 50.0 to 90.0). " +
    `${"This is stability, not accuracy. ".repeat(4)}`,
  flags: ["few_personas"],
  completed_at: "2026-11-20T20:52:00.000",
};
