import type { FileReading } from "./file-reading-schema.ts";
import type { HumanStudy } from "./schemas.ts";
import { exampleSimulation } from "../../studies/simulation/example.ts";

const question = {
  question_id: "purchase_intent",
  text: "How likely would you be to buy this, and why?",
  kind: "likert",
  scale: { points: 5, first_value: 1, low_label: null, high_label: null, labels: null },
  options: null,
  multiple: false,
} as const;

export const exampleHumanStudy: HumanStudy = {
  id: "019a9fd0-1a2b-7c3d-8e4f-5061728394a5",
  project_id: exampleSimulation.project_id,
  name: "Oat drink, monadic test",
  source: "Panel of Acme, 300 adults in Germany, online",
  fielded_on: "2026-10-12",
  simulation_id: exampleSimulation.id,
  people: 300,
  weighted: false,
  not_read: [],
  questions: [
    {
      ...question,
      n: 300,
      mean: 3.17,
      sd: 1.1657,
      counts: [34, 45, 92, 94, 35].map((count, position) => ({ answer: position + 1, count })),
      halves: false,
      subgroups: [],
      arms: [],
    },
  ],
  created_at: "2026-11-20T20:51:00.123",
};

export const exampleFileReading: FileReading = {
  form: "rows",
  arms: [],
  tool: null,
  people: 300,
  columns: [
    {
      name: "purchase_intent",
      text: null,
      first_values: ["4", "2", "99"],
      use: { is: "question", question: "purchase_intent", missing: [] },
      likely: null,
    },
    { name: "wt", text: null, first_values: ["0.8", "1.3"], use: null, likely: { is: "weight" } },
  ],
  questions: [question],
  unsettled: [
    {
      asks: "use",
      columns: ["wt"],
      codes: [],
      problem:
        "fits no question by id or text; describe it in questions, or say what it is in the mapping, as in " +
        '{"columns":{"wt":{"is":"weight"}}}',
    },
    {
      asks: "missing",
      columns: ["purchase_intent"],
      codes: ["99"],
      problem: '“99” cannot be an answer; if it means that there is none, send the mapping {"missing":["99"]}',
    },
  ],
  problem: null,
  mapping: {
    header_rows: 1,
    missing: [],
    columns: { purchase_intent: { is: "question", question: "purchase_intent", missing: [] } },
  },
};

export const exampleHumanStudyRequest = {
  name: exampleHumanStudy.name,
  source: exampleHumanStudy.source,
  fielded_on: exampleHumanStudy.fielded_on,
  simulation_id: exampleSimulation.id,
  questions: [{ ...question, results: { counts: { 1: 34, 2: 45, 3: 92, 4: 94, 5: 35 } } }],
};
