import type { Call } from "../../clients/typescript/src/index.ts";

type NewStudy = Omit<Call<"createSimulation">["body"], "persona_group_id">;
type Survey = NonNullable<Exclude<Call<"uploadSurvey">, { file: unknown }>["body"]>;

/** A study that the golden files are of, and what it waits for. */
export interface GoldenStudy {
  name: string;
  body: NewStudy;
  survey?: Survey;
  guide?: string;
  design?: Call<"sendConjointDesign">["body"];
  /** What is asked live, to one persona after the other. */
  talk?: readonly string[];
  reliability?: NonNullable<Call<"startReliabilityCheck">["body"]>;
  /** A question that is coded. */
  coded?: string;
  /** What people answered. */
  people?: NonNullable<Extract<Call<"createHumanStudy">, { body?: unknown }>["body"]>["questions"];
}

const CONCEPT =
  "Hafertrank aus Bayern: an oat drink with 3 g of protein per glass, without added sugar, in a carton of one litre " +
  "for 1.99 EUR.";

const likely = { points: 5, low_label: "not at all likely", high_label: "very likely" };

const survey: Survey = {
  questions: [
    { id: "s1", kind: "multiple_choice", text: "Do you drink oat drink?", options: ["Yes", "No"] },
    { id: "q1", kind: "likert", text: "How likely are you to buy this drink?", scale: likely },
    {
      ...{ id: "q2", kind: "multiple_choice", multiple: true, text: "Where do you buy it?" },
      options: ["Supermarket", "Discounter", "Online", "Other"],
    },
    { id: "q3", kind: "numeric", text: "How many litres do you drink in a month?", min: 0, max: 60, unit: "litres" },
    { id: "q4", kind: "ranking", text: "What matters most?", options: ["Taste", "Price", "Origin"] },
    { id: "q5", kind: "allocation", text: "Divide 100 points.", total: 100, options: ["Taste", "Price", "Origin"] },
    {
      ...{ id: "q6", kind: "likert", text: "How likely are you to recommend it?" },
      scale: { points: 11, first_value: 0, low_label: "not at all likely", high_label: "extremely likely" },
    },
    {
      ...{ id: "q7", kind: "open_ended", text: "What would make you change to another one?" },
      ask_if: { question_id: "s1", any_of: ["Yes"] },
    },
  ],
};

const GUIDE = `Habits
1. Walk me through your breakfast on an ordinary day.
- Who decides what is bought?
2. When did you last try a new drink?

The concept
3. What do you think of this drink? [Show the concept: an oat drink for 1.99 EUR]
`;

/** One of each kind, and of what has figures of its own: several concepts, weights. */
export const goldenStudies: readonly GoldenStudy[] = [
  {
    name: "concept-test",
    body: { simulation_type: "concept_test", prompt_question: CONCEPT, direct_estimate: true },
    reliability: { runs: 2, vary: ["wording", "scale"] },
    people: [
      { question_id: "purchase_intent", kind: "likert", results: { counts: { 1: 5, 2: 9, 3: 14, 4: 8, 5: 4 } } },
    ],
  },
  {
    name: "concepts",
    body: {
      simulation_type: "concept_test",
      concepts: [
        { name: "Carton", text: `${CONCEPT} In a carton.` },
        { name: "Bottle", text: `${CONCEPT} In a glass bottle with deposit.` },
      ],
    },
  },
  {
    name: "survey",
    body: { simulation_type: "survey", prompt_question: CONCEPT },
    survey,
    reliability: { runs: 2 },
    coded: "q7",
    people: [
      { question_id: "q1", kind: "likert", results: { counts: { 1: 4, 2: 6, 3: 11, 4: 12, 5: 7 } } },
      { question_id: "s1", kind: "multiple_choice", results: { counts: { Yes: 22, No: 18 } } },
    ],
  },
  {
    name: "weighted-survey",
    body: {
      ...{ simulation_type: "survey", prompt_question: CONCEPT },
      weights: { margins: [{ by: "gender", targets: { Female: 60, Male: 40 } }] },
    },
    survey,
  },
  { name: "focus-group", body: { simulation_type: "focus_group", prompt_question: CONCEPT } },
  { name: "interviews", body: { simulation_type: "idi_ai", prompt_question: CONCEPT }, guide: GUIDE },
  {
    name: "live-interviews",
    body: { simulation_type: "idi_manual", prompt_question: CONCEPT },
    talk: ["What do you usually have for breakfast?", "What do you think of this drink?"],
  },
  {
    name: "conjoint",
    body: { simulation_type: "conjoint", prompt_question: "You stand before the shelf of drinks." },
    design: {
      attributes: [
        { name: "Brand", levels: ["Alpenhof", "Nordic", "Store brand"] },
        { name: "Protein", levels: ["1 g", "3 g"] },
        { name: "Price", levels: ["1.49 EUR", "1.99 EUR", "2.49 EUR"] },
      ],
      scenarios: [
        {
          name: "Shelf",
          offers: [
            { Brand: "Alpenhof", Protein: "3 g", Price: "1.99 EUR" },
            { Brand: "Store brand", Protein: "1 g", Price: "1.49 EUR" },
          ],
        },
      ],
    },
  },
];
