import type { ReliabilityStudy } from "../../functions/findings/reliability/schemas.ts";
import type { Variation } from "../../functions/studies/sensitivity/schemas.ts";
import type { Conduct } from "./conduct.ts";
import { WorkFailed } from "../cli/errors.ts";
import { deadlineIn, pollUntil } from "./poll.ts";
import { counted } from "../cli/figures.ts";

function messageOf({ status, runs, completed_runs: completed }: ReliabilityStudy): string {
  if (status === "complete") return `Complete: ${counted(completed, "rerun")} compared with the study`;
  return completed === runs
    ? `All ${runs} reruns are complete; comparing the answers`
    : `${completed} of ${runs} reruns complete`;
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
  { runs, vary = [], timeoutSeconds }: { runs: number; vary?: Variation[]; timeoutSeconds: number },
  { api, display, signal, polling }: Conduct,
): Promise<ReliabilityStudy> {
  const params = { project_id, simulation_id: id };
  const deadline = deadlineIn(timeoutSeconds);
  await api.startReliabilityCheck({ params, body: { runs, vary } });
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
    throw new WorkFailed(`The reliability check failed: ${study.error ?? "no reason was given"}`);
  }
  return study;
}
