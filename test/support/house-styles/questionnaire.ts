import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { randomFrom, shuffle, wholeNumber } from "../../../functions/statistics/random.ts";

export const languages = ["en", "de", "fr", "es", "pt", "ja"] as const;
export type Language = (typeof languages)[number];

interface Choice {
  text: string;
  options: string[];
}
/** Of one language: what is asked, and the words of fieldwork around it. */
export interface Words {
  title: string;
  cover: string[];
  yes_no: Choice;
  single: Choice;
  multiple: Choice;
  two: Choice;
  scale: { text: string; low: string; high: string };
  grid: { text: string; labels: string[]; rows: string[] };
  number: { text: string; unit: string };
  open: { text: string };
  caps: Record<
    "multiple" | "single" | "open" | "number" | "read" | "go" | "end" | "on" | "ask" | "base" | "interviewer",
    string
  >;
  said: Record<"multiple" | "single" | "two" | "open" | "number" | "many" | "go" | "question" | "if_yes", string>;
}

export const words = load(readFileSync(new URL("words.yaml", import.meta.url), "utf8")) as Record<Language, Words>;

export type Kind = "yes_no" | "single" | "multiple" | "two" | "scale" | "grid" | "number" | "open";

/** A question as it is meant, whatever it is printed like. */
export interface Meant {
  kind: Kind;
  /** Printed number, from 1. */
  number: number;
  /** Asked of those who said yes to the first question. */
  ifYes: boolean;
  /** Of the first question: where its second answer leads: a number of a question, or out. */
  no: number | "end" | null;
}

const others: readonly Kind[] = ["single", "multiple", "two", "scale", "grid", "number", "open"];

/**
 * A questionnaire of four to seven questions; the first one is answered with yes or no, and may have a route.
 * @param seed the same one gives the same questionnaire
 */
export function meantQuestionnaire(seed: string): Meant[] {
  const random = randomFrom(seed);
  const kinds = shuffle(random, others).slice(0, wholeNumber(random, 3, 6));
  const route = wholeNumber(random, 0, 3);
  return [
    { kind: "yes_no", number: 1, ifYes: false, no: route === 1 ? "end" : route === 2 ? 3 : null },
    ...kinds.map((kind, index) => ({ kind, number: index + 2, ifYes: route === 3 && index === 0, no: null })),
  ];
}
