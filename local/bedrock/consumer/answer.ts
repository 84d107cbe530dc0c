import { lookUp } from "../../../functions/domain/look-up.ts";
import { answerInLanguage } from "../model/answer.ts";
import { respondentTools } from "../model/respondent/tools.ts";
import { BedrockError } from "../wire/errors.ts";
import { readAudience } from "./audience/reader.ts";
import { blockOf } from "../model/blocks.ts";
import { followUp } from "./interviewer/follow-up.ts";
import { moderate } from "./interviewer/moderate.ts";
import { writePerson } from "./person/write-person.ts";
import { noteGuide } from "./reading/note-guide.ts";
import { noteQuestions } from "./reading/note-questions.ts";
import { writeReport } from "./report/write-report.ts";
import { writeSummary } from "./summary/summarise.ts";

const answers: Readonly<Record<string, (request: string) => unknown>> = {
  note_audience: (request) => readAudience(blockOf(request, "audience")),
  write_persona: writePerson,
  moderate,
  follow_up: followUp,
  write_report: writeReport,
  write_summary: writeSummary,
  note_questions: noteQuestions,
  note_guide: noteGuide,
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
  if (answer) return answer(request);
  const known = Object.keys({ ...respondentTools, ...answers }).join(", ");
  throw new BedrockError(
    "ValidationException",
    `The offline model has no answer for the tool ${tool}; it knows ${known}.`,
  );
}
