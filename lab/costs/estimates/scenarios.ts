import { readFileSync } from "node:fs";
import { conjointInputSchema } from "../../../functions/studies/conjoint/attributes.ts";
import type { Call } from "../../../clients/typescript/src/index.ts";

type Estimated = Call<"estimateSimulation">["body"];
export type EstimatedType = Estimated["simulation_type"];

/** A study to be estimated and then held: what creates it, and what it is sent. */
export interface Scenario {
  name: string;
  /** Without group or number of personas. */
  body: Omit<Estimated, "persona_group_id" | "personas">;
}

const example = (name: string): string =>
  readFileSync(new URL(`../../../docs/examples/${name}`, import.meta.url), "utf8");

const SHORT = "An oat drink from a farm in Bavaria at 1.99 EUR per litre.";
const LONG = Array.from(
  { length: 12 },
  (_, index) =>
    `${index + 1}. The drink comes in a returnable glass bottle from a farm that its buyers may visit, has 3 g ` +
    "of protein per glass and no added sugar, keeps for ten days in the fridge and is sold at 1.99 EUR " +
    "per litre in organic shops.",
).join("\n");
const CONCEPTS = [
  { name: "Refill", text: SHORT },
  { name: "Protein", text: "An oat drink with 8 g of protein per glass, without added sugar, at 2.49 EUR per litre." },
  { name: "Budget", text: "An oat drink in a plain carton at 0.95 EUR per litre, from a discounter." },
];

const scale = { points: 5, low_label: "not at all", high_label: "very much" };
const yesNo = ["Yes", "No"];
/** Screened, with conditions on answers, a fact, an earlier answer in the text, and a question that follows another. */
const ROUTED: Estimated["survey"] = {
  questions: [
    { id: "age", kind: "numeric", text: "How old are you?", fact: "age", min: 14, max: 99, unit: "years" },
    { id: "buys", kind: "multiple_choice", text: "Have you bought an oat drink in the last month?", options: yesNo },
    {
      id: "brand",
      kind: "open_ended",
      text: "Which one did you buy last?",
      ask_if: { question_id: "buys", any_of: ["Yes"] },
    },
    {
      id: "why",
      kind: "open_ended",
      text: "Why did you buy {{brand}}?",
      ask_if: { question_id: "buys", any_of: ["Yes"] },
    },
    {
      id: "happy",
      kind: "likert",
      text: "How satisfied were you with it?",
      scale,
      ask_if: { question_id: "buys", any_of: ["Yes"] },
    },
    {
      id: "never",
      kind: "open_ended",
      text: "What keeps you from it?",
      ask_if: { question_id: "buys", any_of: ["No"] },
    },
    {
      id: "open",
      kind: "likert",
      text: "How open are you to trying a new one?",
      scale,
      terminate_if: { question_id: "open", any_of: [1] },
    },
    { id: "more", kind: "open_ended", text: "What would make you try it?", follows: "open" },
  ],
};
const KINDS: Estimated["survey"] = {
  questions: [
    {
      id: "rank",
      kind: "ranking",
      text: "Rank what matters.",
      options: ["Taste", "Price", "Origin", "Protein", "Bottle"],
    },
    { id: "share", kind: "allocation", text: "Share out ten bottles.", options: ["Oat", "Soy", "Almond"], total: 10 },
    { id: "price", kind: "numeric", text: "At what price is it too dear?", min: 0, max: 20, unit: "EUR" },
    {
      id: "where",
      kind: "multiple_choice",
      text: "Where do you buy it?",
      options: ["Shop", "Market", "Online"],
      multiple: true,
    },
    { id: "like", kind: "likert", text: "How much do you like it?", scale },
    { id: "first", kind: "multiple_choice", text: "Would you buy it?", options: yesNo },
  ],
};
const RATINGS: Estimated["survey"] = {
  questions: Array.from({ length: 4 }, (_, index) => ({
    id: `q${index + 1}`,
    kind: "likert" as const,
    text: ["How tasty is it?", "How dear is it?", "How new is it?", "How likely are you to buy it?"][index]!,
    scale,
  })),
};

const guide = (questions: readonly string[]): string =>
  `Habits\n${questions.map((question, index) => `${index + 1}. ${question}`).join("\n")}\n`;
const ASKED = [
  "Walk me through your breakfast on an ordinary day.",
  "When did you last try a new drink?",
  "What do you think of oat drinks?",
  "What would have to change for you to drink them more often?",
  "Who at home decides what is bought?",
  "What do you look at on the shelf?",
  "Tell me about one that disappointed you.",
  "What is a fair price?",
];

const attributes = (count: number, levels: number) =>
  Array.from({ length: count }, (_, attribute) => ({
    name: `Property ${attribute + 1}`,
    levels: Array.from({ length: levels }, (_level, level) => `Form ${level + 1} of property ${attribute + 1}`),
  }));

const scenario = (name: string, body: Scenario["body"]): Scenario => ({ name, body });

/** Four studies of every kind; each is held with every group of {@link groups}, which makes twenty of a kind. */
export const scenarios: readonly Scenario[] = [
  scenario("concept", { simulation_type: "concept_test", prompt_question: SHORT }),
  scenario("long concept", { simulation_type: "concept_test", prompt_question: LONG }),
  scenario("three concepts", { simulation_type: "concept_test", concepts: CONCEPTS }),
  scenario("concept and direct estimate", {
    simulation_type: "concept_test",
    prompt_question: SHORT,
    direct_estimate: true,
  }),
  scenario("24 questions", { simulation_type: "survey", survey: example("survey.txt") }),
  scenario("routes", { simulation_type: "survey", prompt_question: SHORT, survey: ROUTED }),
  scenario("other kinds, direct estimate", {
    simulation_type: "survey",
    prompt_question: SHORT,
    survey: KINDS,
    direct_estimate: true,
  }),
  scenario("four ratings", { simulation_type: "survey", prompt_question: LONG, survey: RATINGS }),
  scenario("five attributes", {
    simulation_type: "conjoint",
    conjoint_design: conjointInputSchema.parse(JSON.parse(example("conjoint.json"))),
  }),
  scenario("two attributes", { simulation_type: "conjoint", conjoint_design: { attributes: attributes(2, 3) } }),
  scenario("seven attributes", {
    simulation_type: "conjoint",
    prompt_question: LONG,
    conjoint_design: { attributes: attributes(7, 4) },
  }),
  scenario("few tasks", {
    simulation_type: "conjoint",
    conjoint_design: { attributes: attributes(3, 2), tasks_per_persona: 5 },
  }),
  scenario("short question", { simulation_type: "focus_group", prompt_question: SHORT }),
  scenario("long question", { simulation_type: "focus_group", prompt_question: LONG }),
  scenario("habits", {
    simulation_type: "focus_group",
    prompt_question: "How do you decide what to drink in the morning?",
  }),
  scenario("prices", {
    simulation_type: "focus_group",
    prompt_question: "What may a litre of oat drink cost, and why?",
  }),
  scenario("17 questions", { simulation_type: "idi_ai", script: example("guide.txt") }),
  scenario("3 questions", { simulation_type: "idi_ai", script: guide(ASKED.slice(0, 3)), prompt_question: SHORT }),
  scenario("8 questions", { simulation_type: "idi_ai", script: guide(ASKED), prompt_question: LONG }),
  scenario("a fact among 4", { simulation_type: "idi_ai", script: guide(["How old are you?", ...ASKED.slice(0, 3)]) }),
];

/** Groups that every study is held with. */
export const groups = [
  { language: "en", location: "Manchester, United Kingdom", personas: 3 },
  { language: "de", location: "Munich, Germany", personas: 6 },
  { language: "fr", location: "Lyon, France", personas: 10 },
  { language: "ja", location: "Osaka, Japan", personas: 5 },
  { language: "es", location: "Sevilla, Spain", personas: 16 },
] as const;
