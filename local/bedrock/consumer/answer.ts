import { BedrockError } from "../wire/errors.ts";
import { readAudience } from "./audience/reader.ts";
import { blockOf } from "./blocks.ts";
import { writePerson } from "./person/write-person.ts";
import { writeReport } from "./report/write-report.ts";
import { writeSummary } from "./summary/summarise.ts";
import { react } from "./voice/react.ts";

const answers: Readonly<Record<string, (request: string) => unknown>> = {
  note_audience: (request) => readAudience(blockOf(request, "audience")),
  write_persona: writePerson,
  give_reaction: react,
  write_report: writeReport,
  write_summary: writeSummary,
};

/**
 * Answers a forced tool call offline.
 * @param request all text of the user's messages
 * @throws BedrockError ValidationException for a tool the offline model does not know
 */
export function answerOffline(tool: string, request: string): unknown {
  const answer = answers[tool];
  if (answer) return answer(request);
  const known = Object.keys(answers).join(", ");
  throw new BedrockError(
    "ValidationException",
    `The offline model has no answer for the tool ${tool}; it knows ${known}.`,
  );
}
