import type { Cell, Crosstab, SimulationComparison } from "./schemas.ts";
import type { Norms } from "./norms-schema.ts";
import { exampleSimulation } from "../../studies/simulation/example.ts";

const other = "019a9f63-5f00-7a77-b166-9e0f1a2b3c4d";
const question = "How likely would you be to buy this, and why?";

const cell = (base: number, value: number, interval: [number, number], differs_from: string[] = []): Cell => ({
  base,
  effective_n: base,
  count: null,
  value,
  interval,
  differs_from,
  small_base: false,
});

export const exampleCrosstab: Crosstab = {
  simulation_id: exampleSimulation.id,
  simulation_type: "concept_test",
  by: { id: "gender", question: null, overlapping: false },
  columns: [
    { letter: "A", label: "Female", personas: 52, effective_n: 52 },
    { letter: "B", label: "Male", personas: 48, effective_n: 48 },
  ],
  personas: 100,
  without_column: 0,
  weighted: false,
  questions: [
    {
      question_id: "purchase_intent",
      question,
      kind: "likert",
      unit: null,
      tests: 2,
      rows: [
        {
          figure: "mean",
          label: null,
          best: "highest",
          total: cell(100, 3.62, [3.45, 3.79]),
          cells: [cell(52, 3.88, [3.65, 4.11], ["B"]), cell(48, 3.34, [3.11, 3.57], ["A"])],
        },
        {
          figure: "top_two_box",
          label: null,
          best: "highest",
          total: cell(100, 56.2, [50.1, 62.1]),
          cells: [cell(52, 64.4, [56.3, 71.7], ["B"]), cell(48, 47.3, [39, 55.8], ["A"])],
        },
      ],
      interactions: [],
    },
  ],
  notes: ["Letters name the columns that a figure differs from at 5 %, Holm-adjusted over all tests of its question."],
};

export const exampleComparison: SimulationComparison = {
  simulation_type: "concept_test",
  simulations: [
    {
      letter: "A",
      simulation_id: exampleSimulation.id,
      name: null,
      prompt_question: exampleSimulation.prompt_question,
      completed_at: "2026-11-20T20:50:09.500",
      personas: 50,
      weighted: false,
    },
    {
      letter: "B",
      simulation_id: other,
      name: "In a can",
      prompt_question: "The same oat drink in a can of 250 ml, at 0.99 EUR.",
      completed_at: "2026-11-20T20:58:41.220",
      personas: 50,
      weighted: false,
    },
  ],
  questions: [
    {
      question_id: "purchase_intent",
      question,
      kind: "likert",
      unit: null,
      tests: 1,
      rows: [
        {
          figure: "mean",
          label: null,
          best: "highest",
          simulations: [
            {
              letter: "A",
              ...cell(50, 3.62, [3.4, 3.84], ["B"]),
              probability_best: { probability: 0.9978, interval: [0.9967, 0.9986] },
            },
            {
              letter: "B",
              ...cell(50, 3.31, [3.07, 3.55], ["A"]),
              probability_best: { probability: 0.0022, interval: [0.0014, 0.0033] },
            },
          ],
          differences: [
            {
              first: "A",
              second: "B",
              difference: 0.31,
              difference_interval: [0.09, 0.53],
              paired: 50,
              p_value: 0.0068,
              adjusted_p_value: 0.0068,
            },
          ],
        },
      ],
    },
  ],
  not_compared: [],
  notes: ["The same 50 personas took part in A and B: their answers are compared with each other."],
};

export const exampleNorms: Norms = {
  simulation_id: exampleSimulation.id,
  concepts: 14,
  ready: true,
  missing: null,
  figures: [
    {
      question_id: "purchase_intent",
      figure: "mean",
      value: 3.62,
      base: 50,
      concepts: 14,
      percentile_rank: 78.6,
      percentile_interval: [50, 92.9],
      median: 3.35,
      quartiles: [3.1, 3.55],
    },
  ],
};
