import { describe, expect, it } from "vitest";
import {
  askedFor,
  asksForSeveral,
  beginsWithCondition,
} from "../../../../../functions/studies/survey/questionnaire/instructions.ts";

const conditions = [
  "If yes, how often?",
  "If not, why?",
  "If you drink tea, what do you pay?",
  "Falls ja, wie oft?",
  "Wenn nein, warum?",
  "Si non, pourquoi ?",
  "Si oui, combien ?",
  "Si respondió sí, ¿cuánto?",
  "En caso afirmativo, ¿cuánto?",
  "Se sim, quanto?",
  "「はい」と答えた方にお聞きします。どこですか？",
];
const rankings = [
  "Rank these by taste.",
  "Classez ces critères par ordre d'importance.",
  "Ordne diese Kriterien nach Wichtigkeit.",
  "Ordene por importancia.",
  "Ordene por importância.",
  "重要な順に並べてください。",
];
const numbers = [
  "How many? Enter a number.",
  "Wie viele? Bitte geben Sie eine Zahl ein.",
  "Combien ? Entrez un nombre.",
  "¿Cuántos? Escriba un número.",
  "Quantos? Digite um número.",
  "いくつですか。数字で入力してください。",
];
const several = [
  "Which? Select all that apply.",
  "Welche? Mehrfachnennung möglich.",
  "Lesquelles ? Plusieurs réponses possibles.",
  "Seleccione todas las marcas que conoce.",
  "Marque todo lo que corresponda.",
  "Assinale todas as alternativas que usa.",
  "Selecione todas as que conhece.",
  "当てはまるものをすべて選んでください。",
];
const plain = [
  "If you could change one thing, what would it be?",
  "Wenn Sie an Tee denken, was fällt Ihnen ein?",
  "Which of all brands do you know best?",
  "Do you check all prices?",
  "Falls hurt. Did you ever fall?",
  "Only tea, or milk as well?",
];

describe("by its own words a question", () => {
  it.each(conditions)("is for some respondents: %s", (text) => expect(beginsWithCondition(text)).toBe(true));
  it.each(rankings)("asks for an order: %s", (text) => expect(askedFor(text)?.kind).toBe("ranking"));
  it.each(numbers)("asks for a number: %s", (text) => expect(askedFor(text)?.kind).toBe("number"));
  it.each(several)("asks for several answers: %s", (text) => expect(asksForSeveral(text)).toBe(true));
  it.each(plain)("asks for none of it: %s", (text) =>
    expect([beginsWithCondition(text), askedFor(text)]).toEqual([false, null]),
  );
});
