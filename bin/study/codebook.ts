import type { Codebook } from "../../functions/findings/codebook/schemas.ts";
import { reportOf } from "../../functions/reports/content/report-of.ts";
import { WorkFailed } from "../cli/errors.ts";
import { noPaint, type Paint } from "../cli/paint.ts";
import { printableCopy } from "../cli/printable.ts";
import type { Conduct } from "./conduct.ts";
import type { StudyOutcome } from "./outcome.ts";
import { deadlineIn, pollUntil } from "./poll.ts";
import { pageIn } from "./report/page.ts";
import { sectionLines } from "./report/sections.ts";
import { sourceOf } from "./report/source.ts";
import { studyWordingOf } from "./wording.ts";

/**
 * Has a model draft the codes of one question of a complete study and code its answers.
 * @throws CommandError unless the codebook is complete; the signal's reason when interrupted
 */
export async function codeAnswers(
  { project_id, id, language }: { project_id: string; id: string; language: string },
  { questionId, timeoutSeconds }: { questionId: string; timeoutSeconds: number },
  { api, display, signal, polling }: Conduct,
): Promise<Codebook> {
  const { say } = studyWordingOf(language);
  const params = { project_id, simulation_id: id, question_id: questionId };
  const deadline = deadlineIn(timeoutSeconds);
  await api.codeAnswers({ params, body: {} });
  const codebook = await pollUntil<Codebook>({
    look: () => api.getCodebook({ params }),
    show: ({ answered: total, question: message }) =>
      display.update(say("codes.heading"), { completed: 0, total, percent: 0, message, personas: [] }),
    hasEnded: ({ status }) => status !== "coding",
    describe: ({ question }) => question,
    deadline,
    signal,
    polling,
  });
  display.end();
  if (codebook.status === "failed")
    throw new WorkFailed(`The answers to ${questionId} could not be coded: ${codebook.error ?? "no reason was given"}`);
  return codebook;
}

/** Codebooks as text for people, ending in a line break. @param width cells of a line */
export function renderCodebooks(
  codebooks: readonly Codebook[],
  outcome: StudyOutcome,
  { width, paint = noPaint }: { width: number; paint?: Paint },
): string {
  const { sections } = reportOf({ ...sourceOf(printableCopy(outcome)), codebooks: printableCopy([...codebooks]) });
  const found = sections.filter(({ id }) => id === "codes");
  return `${sectionLines(pageIn(outcome.simulation.language, { width, paint }), found).join("\n")}\n`;
}
