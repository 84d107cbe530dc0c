import * as z from "zod";
import { ASKED_OFTEN, personaPrompt, type AskedPersona } from "../../../personas/people/asked-persona.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";
import { questionBlock } from "./question-block.ts";
import { shownBlock, type ShownAbove } from "../../../models/prompts/shown-above.ts";
import { wholeAnswer } from "../../../models/prompts/words/lines.ts";
import { inWords } from "../../../models/prompts/words/in-words.ts";
import type { QuestionModule } from "./question-module.ts";

export const openReplySchema = z.object({
  answer: z.string().min(1).max(1_500).meta({ description: "In your own words; short is normal" }),
  themes: z
    .array(z.string().min(1).max(60))
    .max(3)
    .meta({ description: "What your answer is about: 1 to 3 themes of 1 to 3 words" }),
});
export type OpenReply = z.infer<typeof openReplySchema>;

export const openTool = { name: "answer_openly", description: "Records your answer." };
/** The answer, and its themes in the last line. */
export const writeOpen = ({ answer, themes }: OpenReply): string => `${answer}\n# ${themes.join("; ")}`.trimEnd();

// Some models put a word in front instead of the sign.
const THEMES = /^[>*_\s-]*(?:#+|(?:th?[eéè]m|topic|тем|テーマ|主题|主題|주제)[\p{L}'’]*\s*[:：])\s*(.*)$/isu;

function readOpen(said: string): OpenReply {
  const lines = wholeAnswer(said).split("\n");
  const last = lines.at(-1) ?? "";
  // Some models add themes as hashtags after the last sentence. `Brand #1` is not a theme.
  const end = THEMES.test(last) ? -1 : last.search(/[.!?…。！？] ?#\p{L}/u);
  if (end > 0) lines.splice(-1, 1, last.slice(0, end + 1), last.slice(end + 1).trim());
  const coded = THEMES.exec(lines.at(-1) ?? "")?.[1];
  // A missing theme line must not cost the answer. It has no themes until the answers are coded.
  if (coded === undefined) return { answer: lines.join("\n").trim(), themes: [] };
  const marks = [/[;；]/, /#/, /[,、，]/].find((mark) => mark.test(coded)) ?? ";";
  const themes = coded
    .split(marks)
    .map((theme) => theme.replace(/^[\s_`"]+/, "").replace(/(?<![\s_`".。])[\s_`".。]+$/, ""));
  return {
    answer: lines.slice(0, -1).join("\n").trim(),
    themes: themes.filter((theme) => /[\p{L}\p{N}]/u.test(theme)),
  };
}

/** Asks one open question of a survey, with the answer coded into themes. */
export const surveyOpenPrompt = (
  askedPersona: AskedPersona,
  { text, ...above }: { text: string } & ShownAbove,
): Prompt<OpenReply> => ({
  ...personaPrompt(askedPersona, [], [...shownBlock(above), questionBlock(text, {})], ASKED_OFTEN),
  id: "survey-open@7",
  tool: openTool,
  inWords: inWords("In your own words; short is normal. Last line: `#` and its 1 to 3 themes, `;` between.", readOpen),
  output: openReplySchema,
  maxTokens: 600,
});

/** A question that is answered in words. */
export const openEnded: QuestionModule = {
  called: "an open question (open_ended)",
  fields: ["fact"],
  check: () => undefined,
  put: (put, askedPersona, { context: shown, text }, { before }) =>
    put(surveyOpenPrompt(askedPersona, { text, shown, before }), ({ answer, themes }) => ({ text: answer, themes })),
  variables: () => [],
  values: (_, { said }) => (said ? [] : null),
  figures: (_, __, { themes }) => ({ themes: [...themes] }),
  drawn: () => ({}),
};
