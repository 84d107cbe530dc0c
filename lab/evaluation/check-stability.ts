import type { ReliabilityStudy } from "../../functions/findings/reliability/schemas.ts";
import type { Conduct } from "../../bin/study/conduct.ts";
import { ApiError } from "../../clients/typescript/src/index.ts";
import { pollUntil, type Deadline } from "../../bin/study/poll.ts";
import type { ConceptTest } from "./panel.ts";

/** Two more of the same, and one with respondents who are nobody in particular. */
const ORDER = { runs: 2, no_persona_run: true };

/**
 * Runs a finished concept test again.
 * @returns why not where the service has no reliability check
 * @throws CommandError
 */
export async function checkStability(
  test: ConceptTest,
  { api, signal, polling, display }: Conduct,
  deadline: Deadline,
): Promise<ReliabilityStudy | { missing: string }> {
  const { params } = test;
  try {
    await api.startReliabilityCheck({ params, body: ORDER });
  } catch (error) {
    if (error instanceof ApiError && [404, 405, 501].includes(error.status))
      return { missing: "this service has no reliability check" };
    throw error;
  }
  const study = await pollUntil({
    look: () => api.getReliabilityCheck({ params }),
    show: () => {},
    hasEnded: ({ status }) => status !== "running",
    describe: ({ completed_runs, runs }) => `${completed_runs} of ${runs} reruns`,
    deadline,
    signal,
    polling,
  });
  display.say(`Good concept run ${study.runs} times more: reliability study ${study.status}`);
  return study;
}
