import { lookUp } from "../../../functions/domain/look-up.ts";
import { detectLanguage, languages, languageScores, type Language } from "../../../functions/domain/scales/language.ts";
import { blocksOf } from "../consumer/blocks.ts";
import { packOf, type Pack } from "../phrases/pack.ts";
import { audienceLanguage } from "./desk/audience-language.ts";
import { deskTools, readingTools } from "./desk/tools.ts";
import { respondentTools } from "./respondent/tools.ts";
import type { Tool } from "./tool.ts";

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

const parts: readonly { tools: Readonly<Record<string, Tool>>; speaks: (pack: Pack) => boolean }[] = [
  { tools: respondentTools, speaks: ({ speaking }) => speaking !== null },
  { tools: deskTools, speaks: ({ desk }) => desk !== null },
  { tools: readingTools, speaks: () => true },
];

/** What a language needs to be told by a block, and its lead over the next: labels share words with its neighbours. */
const TOLD = { least: 1, lead: 0.5 } as const;

/** The language of what a request shows and asks: that of the first block that tells one but English, or of all of them. */
export function languageOf(tool: string, request: string): Language {
  const textOf = (tag: string) => blocksOf(request, tag).join("\n");
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
  return (
    scores.map((score) => told(score, TOLD.lead)).find((language) => language !== undefined) ?? told(all, 0) ?? "en"
  );
}

/** Answers a request in its own language; undefined for tools and languages that the older consumer still answers. */
export function answerInLanguage(tool: string, request: string, seed: string): unknown {
  const language = languageOf(tool, request);
  const part = parts.find(({ tools, speaks }) => lookUp(tools, tool) !== undefined && speaks(packOf(language)));
  return part && lookUp(part.tools, tool)?.(request, language, seed);
}
