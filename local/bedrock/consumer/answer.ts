import { lookUp } from "../../../functions/domain/look-up.ts";
import { answerInLanguage } from "../model/answer.ts";
import { BedrockError } from "../wire/errors.ts";
import { onOccasion } from "./occasion.ts";
import { readAudience } from "./audience/reader.ts";
import { blockOf } from "./blocks.ts";
import { makeChoices } from "./choices/make-choices.ts";
import { noteView } from "./group/private-view.ts";
import { speak } from "./group/speak.ts";
import { followUp } from "./interviewer/follow-up.ts";
import { moderate } from "./interviewer/moderate.ts";
import { writePerson } from "./person/write-person.ts";
import { answerScale } from "./questionnaire/answer-scale.ts";
import { chooseOptions } from "./questionnaire/choose-options.ts";
import { writeReport } from "./report/write-report.ts";
import { writeSummary } from "./summary/summarise.ts";
import { answerInterview } from "./talk/answer.ts";
import { answerOpenly } from "./talk/answer-openly.ts";
import { lookBack } from "./talk/look-back.ts";
import { react } from "./voice/react.ts";

const answers: Readonly<Record<string, (request: string) => unknown>> = {
  note_audience: (request) => readAudience(blockOf(request, "audience")),
  write_persona: writePerson,
  give_reaction: react,
  note_view: noteView,
  speak,
  moderate,
  follow_up: followUp,
  write_report: writeReport,
  write_summary: writeSummary,
  make_choices: makeChoices,
  answer_scale: answerScale,
  choose_options: chooseOptions,
  answer_openly: answerOpenly,
  answer: answerInterview,
  look_back: lookBack,
};

/**
 * Answers a forced tool call offline.
 * @param request all text of the user's messages
 * @param occasion what the call is marked with: the same request on another occasion gets a somewhat different answer
 * @throws BedrockError ValidationException for a tool the offline model does not know
 */
export function answerOffline(tool: string, request: string, occasion = ""): unknown {
  const inLanguage = answerInLanguage(tool, request, occasion);
  if (inLanguage !== undefined) return inLanguage;
  const answer = lookUp(answers, tool);
  if (answer) return onOccasion(occasion, () => answer(request));
  const known = Object.keys(answers).join(", ");
  throw new BedrockError(
    "ValidationException",
    `The offline model has no answer for the tool ${tool}; it knows ${known}.`,
  );
}
