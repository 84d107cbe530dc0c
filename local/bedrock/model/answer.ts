import { primaryLanguage } from "../../../functions/languages/language-tag.ts";
import { lookUp } from "../../../functions/platform/look-up.ts";
import { packLanguages, type PackLanguage } from "../phrases/pack.ts";
import { BedrockError } from "../../../functions/models/bedrock/bedrock-error.ts";
import { proseOf } from "./blocks.ts";
import { audienceLanguage } from "./desk/audience-language.ts";
import { deskTools } from "./desk/tools.ts";
import { writePerson } from "./person/write-person.ts";
import { respondentTools } from "./respondent/tools.ts";
import { languageOf } from "./tell-language.ts";
import type { Tool } from "./tool.ts";

const tools: Readonly<Record<string, Tool>> = { ...respondentTools, ...deskTools, write_persona: writePerson };

/** The language of what is copied or read out of a text. */
const readIn = (tool: string, request: string): PackLanguage =>
  tool === "note_audience" || tool === "note_requirements"
    ? audienceLanguage(["audience", "description"].map((tag) => proseOf(request, tag)).join(" "))
    : languageOf(
        ["guide", "questionnaire", "document", "stimulus", "question"].map((tag) => proseOf(request, tag)).join("\n"),
      );

/** English where a language has no pack. */
const spokenIn = (ordered: string): PackLanguage =>
  packLanguages.find((one) => one === primaryLanguage(ordered)) ?? "en";

/**
 * Answers a forced tool call offline.
 * @param request all text of the user's messages
 * @param ordered the language that the answer is ordered in; null: that of what is read
 * @param seed what the call is marked with: the same request with another seed gets a somewhat different answer
 * @throws BedrockError ValidationException for a tool the offline model does not know
 */
export function answerOffline(tool: string, request: string, ordered: string | null, seed = ""): unknown {
  const answer = lookUp(tools, tool);
  if (answer) return answer(request, ordered === null ? readIn(tool, request) : spokenIn(ordered), seed);
  const known = Object.keys(tools).join(", ");
  throw new BedrockError(
    "ValidationException",
    `The offline model has no answer for the tool ${tool}; it knows ${known}.`,
  );
}
