import type { ReliabilityStudy } from "../../functions/domain/reliability/schemas.ts";
import type { Conduct } from "./conduct.ts";
import { WorkFailed } from "../cli/errors.ts";
import { deadlineIn, pollUntil } from "./poll.ts";
import { counted } from "../cli/figures.ts";

function messageOf({ status, runs, completed_runs }: ReliabilityStudy): string {
  if (status === "complete") return `Complete: ${counted(completed_runs, "rerun")} compared with the study`;
  if (completed_runs === runs) return `All ${runs} reruns are complete; comparing the answers`;
  return `${completed_runs} of ${runs} reruns complete`;
}

const progressOf = (study: ReliabilityStudy) => ({
  completed: study.completed_runs,
  total: study.runs,
  percent: (study.completed_runs / study.runs) * 100,
  message: messageOf(study),
  personas: [],
});

/**
 * Runs a complete study again and waits for what that shows.
 * @throws CommandError unless the reliability study is complete; the signal's reason when interrupted
 */
export async function checkReliability(
  { project_id, id }: { project_id: string; id: string },
  { runs, timeoutSeconds }: { runs: number; timeoutSeconds: number },
  { api, display, signal, polling }: Conduct,
): Promise<ReliabilityStudy> {
  const params = { project_id, simulation_id: id };
  const deadline = deadlineIn(timeoutSeconds);
  await api.startReliabilityCheck({ params, body: { runs } });
  const study = await pollUntil<ReliabilityStudy>({
    look: () => api.getReliabilityCheck({ params }),
    show: (state) => display.update("Reliability", progressOf(state)),
    hasEnded: ({ status }) => status !== "running",
    describe: messageOf,
    deadline,
    signal,
    polling,
  });
  display.end();
  if (study.status === "failed") {
    throw new WorkFailed(`The reliability study failed: ${study.error ?? "no reason was given"}`);
  }
  return study;
}
