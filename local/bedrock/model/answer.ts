import { lookUp } from "../../../functions/domain/look-up.ts";
import { detectLanguage, type Language } from "../../../functions/domain/scales/language.ts";
import { blocksOf } from "../consumer/blocks.ts";
import { packOf, type Pack } from "../phrases/pack.ts";
import { audienceLanguage } from "./desk/audience-language.ts";
import { deskTools } from "./desk/tools.ts";
import { respondentTools } from "./respondent/tools.ts";
import type { Tool } from "./tool.ts";

/** Blocks by which the language of a request is told, the surest first: persona and facts are written in English. */
const TELLING = [
  "question",
  "guide_question",
  "audience",
  "guide",
  "passages",
  "document",
  "tasks",
  "shown",
  "stimulus",
  "said",
];

const parts: readonly { tools: Readonly<Record<string, Tool>>; speaks: (pack: Pack) => boolean }[] = [
  { tools: respondentTools, speaks: ({ speaking }) => speaking !== null },
  { tools: deskTools, speaks: ({ desk }) => desk !== null },
];

/** The language of what a request shows and asks. */
function languageOf(tool: string, request: string): Language {
  const textOf = (tag: string) => blocksOf(request, tag).join("\n");
  if (tool === "note_audience") return audienceLanguage(textOf("audience"));
  // A report is written in the language of the stimulus; where nothing was shown, in that of the participants.
  if (tool === "write_report") return detectLanguage(textOf("stimulus") || textOf("participants"));
  return TELLING.map((tag) => detectLanguage(textOf(tag))).find((language) => language !== "en") ?? "en";
}

/** Answers a request in its own language; undefined for tools and languages that the older consumer still answers. */
export function answerInLanguage(tool: string, request: string, seed: string): unknown {
  const language = languageOf(tool, request);
  const part = parts.find(({ tools, speaks }) => lookUp(tools, tool) !== undefined && speaks(packOf(language)));
  return part && lookUp(part.tools, tool)?.(request, language, seed);
}
