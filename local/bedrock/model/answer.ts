import { lookUp } from "../../../functions/domain/look-up.ts";
import { detectLanguage, languages, languageScores, type Language } from "../../../functions/domain/scales/language.ts";
import { blocksOf } from "./blocks.ts";
import { audienceLanguage } from "./desk/audience-language.ts";
import { deskTools } from "./desk/tools.ts";
import { writePerson } from "./person/write-person.ts";
import { topicsIn } from "./respondent/offer.ts";
import { respondentTools } from "./respondent/tools.ts";
import type { Tool } from "./tool.ts";
import { BedrockError } from "../wire/errors.ts";

const tools: Readonly<Record<string, Tool>> = { ...respondentTools, ...deskTools, write_persona: writePerson };

/** Blocks by which the language of a request is told, the surest first: persona and facts are written in English. */
const TELLING = [
  "question",
  "guide_question",
  "audience",
  "guide",
  "questionnaire",
  "document",
  "tasks",
  "shown",
  "stimulus",
  "said",
];

/** What a language needs to be told by a block, and its lead over the next: labels share words with its neighbours. */
const TOLD = { least: 1, lead: 0.5 } as const;

/** The language of labels without a function word: the one that knows most of what they are about. */
function languageOfLabels(text: string): Language {
  const known = (language: Language) => topicsIn(text, language).length;
  return languages.reduce((leader, language) => (known(language) > known(leader) ? language : leader));
}

/** The language of what a request shows and asks: of the first block that tells one but English, or of all of them. */
export function languageOf(tool: string, request: string): Language {
  // Persona records are in plain English everywhere, as their prompt orders.
  if (tool === "write_persona") return "en";
  // Keys of JSON are English words in every language, and its line breaks are written with a letter, a word of French.
  const textOf = (tag: string) =>
    blocksOf(request, tag)
      .join("\n")
      .replaceAll(/"[a-z_]+":|\\[nrt]/g, " ");
  if (tool === "note_audience") return audienceLanguage(textOf("audience"));
  // A report is written in the language of the stimulus; where nothing was shown, in that of the participants.
  if (tool === "write_report") return detectLanguage(textOf("stimulus") || textOf("participants"));
  const scores = TELLING.map((tag) => languageScores(textOf(tag)));
  const told = (score: Readonly<Record<Language, number>>, lead: number) => {
    const [best, next] = languages.toSorted((a, b) => score[b] - score[a]);
    const isTold = best !== undefined && score[best] >= TOLD.least && score[best] - score[next!] >= lead;
    return isTold && best !== "en" ? best : undefined;
  };
  const all = Object.fromEntries(
    languages.map((language) => [language, scores.reduce((sum, score) => sum + score[language], 0)]),
  ) as Record<Language, number>;
  const sure = scores.map((score) => told(score, TOLD.lead)).find((language) => language !== undefined);
  return sure ?? told(all, 0) ?? (all.en >= TOLD.least ? "en" : languageOfLabels(TELLING.map(textOf).join("\n")));
}

/**
 * Answers a forced tool call offline, in the language of the request.
 * @param request all text of the user's messages
 * @param seed what the call is marked with: the same request with another seed gets a somewhat different answer
 * @throws BedrockError ValidationException for a tool the offline model does not know
 */
export function answerOffline(tool: string, request: string, seed = ""): unknown {
  const answer = lookUp(tools, tool);
  if (answer) return answer(request, languageOf(tool, request), seed);
  const known = Object.keys(tools).join(", ");
  throw new BedrockError(
    "ValidationException",
    `The offline model has no answer for the tool ${tool}; it knows ${known}.`,
  );
}
