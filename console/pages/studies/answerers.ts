import type { Answer } from "../../../clients/typescript/src/index.ts";

/** A question that people were asked as well. */
export type Question = Answer<"getValidity">["questions"][number];
export type Answerer = Answer<"getValidity">["overall"][number]["answerer"];

/** Whose answers are held against people's, as reports call them. */
export const answererNames: Readonly<Record<Answerer, string>> = {
  personas: "Personas",
  no_persona: "No persona",
  direct_estimate: "Direct estimate",
  other_half: "Other half of the people",
  random: "Random answering",
};
