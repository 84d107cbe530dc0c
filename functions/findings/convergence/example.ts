import type { ComparedQuestion, Convergence } from "./schemas.ts";
import { exampleSimulation } from "../../studies/simulation/example.ts";

const other = "019a9f63-5f00-7a77-b166-9e0f1a2b3c4d";

const purchaseIntent: ComparedQuestion = {
  question_id: "purchase_intent",
  question: "How likely would you be to buy this, and why?",
  kind: "scale",
  similarity: 0.806,
  expected_similarity: 0.913,
  p_value: 0.1034,
  ks_similarity: 0.7,
  wasserstein_similarity: 0.875,
  studies: 2,
};
const sentiment: ComparedQuestion = {
  question_id: "sentiment",
  question: "Sentiment of the reaction",
  kind: "sentiment",
  similarity: 1,
  expected_similarity: 0.942,
  p_value: 0.6281,
  ks_similarity: null,
  wasserstein_similarity: null,
  studies: 2,
};
export const exampleConvergence: Convergence = {
  persona_group_id: exampleSimulation.persona_group_id,
  briefing_id: null,
  simulation_count: 2,
  score: 90.3,
  confidence_interval: [79.5, 97.8],
  components: {
    sentiment: 1,
    themes: null,
    scales: 0.806,
    choices: null,
    part_worths: null,
    questions: [purchaseIntent, sentiment],
  },
  worst_question: {
    question_id: purchaseIntent.question_id,
    question: purchaseIntent.question,
    kind: purchaseIntent.kind,
    similarity: purchaseIntent.similarity,
    expected_similarity: purchaseIntent.expected_similarity,
  },
  same_population_baseline: { expected: 92.8, lower: 80.1, p_value: 0.38 },
  findings: [
    {
      finding: "Most react positively (60 to 70 % by weight)",
      holds_in: 2,
      of: 2,
      simulation_ids: [exampleSimulation.id, other],
    },
    {
      finding: "Purchase intent: above the middle of the scale (mean 3.6)",
      holds_in: 1,
      of: 2,
      simulation_ids: [exampleSimulation.id],
    },
  ],
  flags: ["few_personas"],
  interpretation:
    "2 simulations agree to 90.3 of 100 (95 % interval 79.5 to 97.8) on 2 questions that at least two of them " +
    "share. The differences are within what chance explains (permutation test, p = 0.38): studies of this " +
    "size whose answers differ by chance alone reach 92.8 on average. That does not show that the simulations " +
    "agree: with so many personas a rating that shifts by up to about 0.9 standard deviations can go " +
    "unnoticed. They differ most in “How likely would you be to buy this, and why?” (similarity 0.81, where " +
    "chance alone leaves 0.91). With 10 personas in a simulation, shares that differ by less than about 63 " +
    "percentage points can pass for the same.",
};
