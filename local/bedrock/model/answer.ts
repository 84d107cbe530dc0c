import * as z from "zod";
import { lookUp } from "../../../functions/domain/look-up.ts";
import type { Language } from "../../../functions/domain/scales/language.ts";
import { blocksOf, jsonBlockOf, talkOf } from "./blocks.ts";
import { audienceLanguage } from "./desk/audience-language.ts";
import { deskTools } from "./desk/tools.ts";
import { writePerson } from "./person/write-person.ts";
import { respondentTools } from "./respondent/tools.ts";
import { jointlyIn, labelsIn, mostOf, spokenBy, surelyIn, surelyLabelsIn } from "./tell-language.ts";
import type { Tool } from "./tool.ts";
import { BedrockError } from "../wire/errors.ts";

const tools: Readonly<Record<string, Tool>> = { ...respondentTools, ...deskTools, write_persona: writePerson };

/** What is asked, what is shown and what was said, the surest first: persona and facts are written in English. */
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
];

const statementsSchema = z.array(z.object({ statements: z.array(z.string()) })).catch([]);

/** The language of a request: of what is asked, else of what is shown or was said, else of the people, else English. */
export function languageOf(tool: string, request: string): Language {
  // Persona records are in plain English everywhere, as their prompt orders.
  if (tool === "write_persona") return "en";
  // Keys of JSON are English words in every language, and its line breaks are written with a letter, a word of French.
  const textOf = (tag: string) =>
    blocksOf(request, tag)
      .join("\n")
      .replaceAll(/"[a-z_]+":|\\[nrt]/g, " ");
  if (tool === "note_audience") return audienceLanguage(textOf("audience"));
  if (tool === "note_requirements") return audienceLanguage(textOf("description"));
  if (tool === "write_report") {
    const spoken = statementsSchema.parse(jsonBlockOf(request, "participants")).map(({ statements }) => statements);
    const told = mostOf(spoken.map(jointlyIn).filter((language) => language !== undefined));
    return told ?? surelyIn(textOf("stimulus")) ?? jointlyIn(spoken.flat()) ?? labelsIn(textOf("participants")) ?? "en";
  }
  const texts = TELLING.map(textOf);
  const told = texts.map(surelyIn).find((language) => language !== undefined);
  if (told !== undefined) return told;
  const persona = jsonBlockOf(request, "persona");
  const all = texts.join("\n");
  const said = talkOf(request).map(({ text }) => text);
  // Somebody speaks as at home, whatever was said before; who moderates speaks as the group does.
  const heard = persona === undefined ? surelyIn(said.join("\n")) : undefined;
  return surelyLabelsIn(all) ?? heard ?? spokenBy(persona) ?? jointlyIn([...texts, ...said]) ?? labelsIn(all) ?? "en";
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
