import type { ReliabilityStudy } from "../../functions/findings/reliability/schemas.ts";
import type { Variation } from "../../functions/studies/sensitivity/schemas.ts";
import type { Conduct } from "./conduct.ts";
import { WorkFailed } from "../cli/errors.ts";
import { deadlineIn, pollUntil } from "./poll.ts";
import { studyWordingOf, type StudyWording } from "./wording.ts";

function messageOf(
  { status, runs: total, completed_runs: completed }: ReliabilityStudy,
  { say }: StudyWording,
): string {
  if (status === "complete") return say("progress.compared", { count: completed });
  return completed === total ? say("progress.comparing", { total }) : say("progress.rerun", { completed, total });
}

const progressOf = (study: ReliabilityStudy, wording: StudyWording) => ({
  completed: study.completed_runs,
  total: study.runs,
  percent: (study.completed_runs / study.runs) * 100,
  message: messageOf(study, wording),
  personas: [],
});

/**
 * Runs a complete study again and waits for what that shows.
 * @throws CommandError unless the reliability study is complete; the signal's reason when interrupted
 */
export async function checkReliability(
  { project_id, id, language = "en" }: { project_id: string; id: string; language?: string },
  { runs, vary = [], timeoutSeconds }: { runs: number; vary?: Variation[]; timeoutSeconds: number },
  { api, display, signal, polling }: Conduct,
): Promise<ReliabilityStudy> {
  const wording = studyWordingOf(language);
  const params = { project_id, simulation_id: id };
  const deadline = deadlineIn(timeoutSeconds);
  await api.startReliabilityCheck({ params, body: { runs, vary } });
  const study = await pollUntil<ReliabilityStudy>({
    look: () => api.getReliabilityCheck({ params }),
    show: (state) => display.update(wording.say("progress.reliability"), progressOf(state, wording)),
    hasEnded: ({ status }) => status !== "running",
    describe: (state) => messageOf(state, wording),
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
