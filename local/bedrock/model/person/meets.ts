import * as z from "zod";
import type { Meets } from "../../../../functions/personas/people/requirements-met.ts";
import { beginningOf } from "../../../../functions/platform/text/text.ts";
import type { PackLanguage } from "../../phrases/pack.ts";
import { jsonBlockOf } from "../blocks.ts";

const requirementsSchema = z.array(z.object({ number: z.int(), words: z.string() })).catch([]);

/** How somebody is said to be what the owner of their group says of everybody in it. */
const TOLD: Record<PackLanguage, string> = {
  en: "What is true of {first}: {words}.",
  de: "Für {first} gilt: {words}.",
  fr: "Ce qui est vrai de {first} : {words}.",
  es: "Lo que es cierto de {first}: {words}.",
  pt: "O que é verdade sobre {first}: {words}.",
  ja: "{first}に当てはまること：{words}。",
};
/** The owner's words stay in their own language: they are quoted. */
const QUOTED: Record<PackLanguage, readonly [string, string]> = {
  en: ["“", "”"],
  de: ["„", "“"],
  fr: ["« ", " »"],
  es: ["«", "»"],
  pt: ["“", "”"],
  ja: ["「", "」"],
};
/** Characters for all requirements together, beside whatever else is told of a person. */
const ROOM = 520;
const LONGEST = 80;

/** What a person meets, as a sentence of their text (none where nothing is asked), and its words by requirement. */
export function requirementsMet(request: string, language: PackLanguage, first: string) {
  const requirements = requirementsSchema.parse(jsonBlockOf(request, "requirements"));
  const longest = Math.min(LONGEST, Math.floor(ROOM / Math.max(1, requirements.length)));
  const meets: Meets = requirements.map(({ number, words }) => ({
    requirement: number,
    words: beginningOf(words, longest).replace(/…$/u, ""),
  }));
  const [open, close] = QUOTED[language];
  const words = meets.map((met) => `${open}${met.words}${close}`).join(language === "ja" ? "" : ", ");
  const sentences = meets.length === 0 ? [] : [TOLD[language].replace("{first}", first).replace("{words}", words)];
  return { meets, sentences };
}
