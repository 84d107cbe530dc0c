import type { SimulationType } from "../../studies/simulation/schemas.ts";
import { simulationTypes } from "../../platform/log/study-types.ts";

/** The value of a cell in a data file; null for an empty cell. */
export type CellValue = string | number | boolean | readonly (string | number)[] | null;

interface ColumnDefinition {
  type: "text" | "number" | "boolean" | "list";
  /** The studies whose files have the column. */
  studies: readonly SimulationType[];
  description: string;
}

const all = simulationTypes;
const asked = ["concept_test", "survey"] as const;
const survey = ["survey"] as const;
const interviews = ["idi_ai", "idi_manual"] as const;
const talks = ["focus_group", ...interviews] as const;
const conjoint = ["conjoint"] as const;
const offer = (position: number): ColumnDefinition => ({
  type: "list",
  studies: conjoint,
  description: `Levels of offer ${position} of the task, in the order of the design's attributes.`,
});

/** Columns of the long files, in their order. Their names must not change: callers' scripts use them. */
export const columns = {
  simulation_id: { type: "text", studies: all, description: "The study." },
  simulation_type: { type: "text", studies: all, description: "Kind of study." },
  persona_id: { type: "text", studies: all, description: "The persona within its group." },
  persona_name: { type: "text", studies: all, description: "Name of the persona." },
  library_persona_id: { type: "text", studies: all, description: "Set where the persona came from the library." },
  age: { type: "number", studies: all, description: "Years." },
  gender: { type: "text", studies: all, description: "Gender of the persona." },
  occupation: { type: "text", studies: all, description: "Occupation of the persona." },
  location: { type: "text", studies: all, description: "City and country." },
  income_level: { type: "text", studies: all, description: "Low, Middle or High." },
  weight: {
    type: "number",
    studies: all,
    description: "The persona's weight in figures of the group, 1 on average; empty if all count equally.",
  },
  sentiment: {
    type: "text",
    studies: all,
    description: "Positive, Neutral or Negative, for the persona's reaction as a whole; empty if it was not rated.",
  },
  sentiment_score: { type: "number", studies: all, description: "The same from -1 to 1." },
  screened_out_by: {
    type: "text",
    studies: survey,
    description: "Id of the question that screened the persona out; empty if the persona completed the survey.",
  },
  arms: {
    type: "list",
    studies: [...survey, "concept_test"],
    description:
      "Arms of the experiments that the persona was in, as `price=1.99`; in a monadic concept test the concept that " +
      "it saw.",
  },
  lost_reason: {
    type: "text",
    studies: all,
    description:
      "Why the persona could not complete the study; figures leave lost personas out, and each has only one row.",
  },
  record: {
    type: "text",
    studies: all,
    description: "What the row is: reaction, answer, choice, guide_question or message; lost for lost personas.",
  },
  concept_id: {
    type: "text",
    studies: ["concept_test"],
    description: "The concept that the row is about: c1, c2, …; empty in a study of one concept.",
  },
  concept: { type: "text", studies: ["concept_test"], description: "Its name." },
  concept_position: {
    type: "number",
    studies: ["concept_test"],
    description: "Position in which the persona saw the concept, from 1.",
  },
  question_id: {
    type: "text",
    studies: all,
    description: "Id of the question, task or guide question (section.question); `reaction` for the reaction.",
  },
  question_number: {
    type: "text",
    studies: survey,
    description: "What the questionnaire printed in front of the question, as `Q4`; empty where it had no numbers.",
  },
  question: {
    type: "text",
    studies: all,
    description: "The question as asked; for messages, what the moderator or interviewer said last.",
  },
  kind: {
    type: "text",
    studies: asked,
    description: "likert, multiple_choice, open_ended, numeric, ranking or allocation.",
  },
  asked: {
    type: "boolean",
    studies: asked,
    description:
      "For answers: whether the persona was asked. If it was asked and no other cell is filled in, it gave no answer.",
  },
  answer: { type: "text", studies: all, description: "The persona's own words." },
  rating: {
    type: "number",
    studies: asked,
    description: "For likert questions: mean of the distribution, in the numbers of the scale.",
  },
  rating_method: {
    type: "text",
    studies: all,
    description:
      "How words became a number: semantic_similarity or follow_up; for reactions, the method of the sentiment.",
  },
  scale_min: { type: "number", studies: asked, description: "Number at the lowest point of the scale." },
  scale_max: { type: "number", studies: asked, description: "Number at the highest point of the scale." },
  distribution: {
    type: "list",
    studies: asked,
    description: "For likert questions: probability of every point, lowest first.",
  },
  selected_options: { type: "list", studies: asked, description: "For multiple-choice questions: the options chosen." },
  value: { type: "number", studies: survey, description: "For numeric questions: the number, in the unit." },
  unit: { type: "text", studies: survey, description: "For numeric questions and allocations: days, $, %." },
  ranking: {
    type: "list",
    studies: survey,
    description: "For rankings: the options, first choice first; for best–worst sets the best, then the worst.",
  },
  allocation: {
    type: "list",
    studies: survey,
    description: "For allocations: what each option received, in the order of the file.",
  },
  scale_reversed: {
    type: "boolean",
    studies: asked,
    description: "For likert questions: whether the persona saw the scale from its other end.",
  },
  themes: { type: "list", studies: all, description: "What the answer, or the reaction, is about." },
  codes: {
    type: "list",
    studies: asked,
    description: "Codes of the answer, for questions with a codebook; also empty if no code applies.",
  },
  answered_from: {
    type: "text",
    studies: asked,
    description: "model, or profile: a fact of the persona, answered by code.",
  },
  notable_quote: { type: "text", studies: all, description: "For reactions: a verbatim quote of the persona." },
  coverage: {
    type: "text",
    studies: interviews,
    description: "For guide questions: covered, partly or not_covered.",
  },
  round: {
    type: "number",
    studies: talks,
    description:
      "For messages in focus groups: 0 is the private view, then the rounds, last the closing private view; " +
      "in interviews, the number of the guide's question.",
  },
  sequence: { type: "number", studies: talks, description: "Order of messages; gaps have no meaning." },
  message_id: { type: "text", studies: talks, description: "Id of the message." },
  holdout: { type: "boolean", studies: conjoint, description: "Whether the task was kept out of the estimation." },
  offer_1: offer(1),
  offer_2: offer(2),
  offer_3: offer(3),
  offer_4: offer(4),
  offer_5: offer(5),
  chosen: { type: "number", studies: conjoint, description: "Number of the offer taken; 0 for none of them." },
  source: { type: "text", studies: all, description: "Always synthetic: what the persona says was generated." },
} as const satisfies Record<string, ColumnDefinition>;

export type ColumnName = keyof typeof columns;

/** Names of the columns that files of a kind of study have. */
export const columnsOf = (type: SimulationType): ColumnName[] =>
  (Object.keys(columns) as ColumnName[]).filter((name) =>
    (columns[name].studies as readonly SimulationType[]).includes(type),
  );
