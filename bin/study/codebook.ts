import type { Codebook } from "../../functions/findings/codebook/schemas.ts";
import { WorkFailed } from "../cli/errors.ts";
import type { Conduct } from "./conduct.ts";
import { deadlineIn, pollUntil } from "./poll.ts";

/**
 * Has a model draft the codes of one question of a complete study and code its answers.
 * @throws CommandError unless the codebook is complete; the signal's reason when interrupted
 */
export async function codeAnswers(
  { project_id, id }: { project_id: string; id: string },
  { questionId, timeoutSeconds }: { questionId: string; timeoutSeconds: number },
  { api, display, signal, polling }: Conduct,
): Promise<Codebook> {
  const params = { project_id, simulation_id: id, question_id: questionId };
  const deadline = deadlineIn(timeoutSeconds);
  await api.codeAnswers({ params, body: {} });
  const codebook = await pollUntil<Codebook>({
    look: () => api.getCodebook({ params }),
    show: ({ answered: total, question: message }) =>
      display.update("Codes", { completed: 0, total, percent: 0, message, personas: [] }),
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
