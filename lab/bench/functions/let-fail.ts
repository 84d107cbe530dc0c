import { holdSimulation, type Panel } from "../../costs/studies.ts";
import { codeReactions } from "./beside.ts";
import { pollUntil } from "../../../bin/study/poll.ts";
import { checkReliability } from "../../../bin/study/reliability.ts";

/** A generation, a study, a reliability study and a codebook, while no model answers: waits until each has failed. */
export async function letFail(panel: Panel, studyId: string): Promise<void> {
  const study = { project_id: panel.projectId, id: studyId };
  const outcomes = await Promise.allSettled([
    generate(panel),
    holdSimulation(panel, "concept_test"),
    checkReliability(study, { runs: 2, timeoutSeconds: panel.deadline.seconds }, panel.conduct),
    codeReactions(panel, studyId),
  ]);
  panel.conduct.signal.throwIfAborted();
  if (outcomes.some(({ status }) => status === "fulfilled"))
    throw new Error("Work that needs models was completed while none of them answered.");
}

async function generate({ projectId, conduct, deadline }: Panel): Promise<void> {
  const { api } = conduct;
  const project = { project_id: projectId };
  const { id } = await api.createPersonaGroup({ params: project, body: { name: "Nobody", persona_count: 1 } });
  const params = { ...project, group_id: id };
  await api.generatePersonas({ params });
  const { generation_status } = await pollUntil({
    look: () => api.getPersonaGroup({ params }),
    show: () => {},
    hasEnded: (state) => state.generation_status === "complete" || state.generation_status === "failed",
    describe: (state) => state.generation_progress ?? "generation is waiting to start",
    deadline,
    signal: conduct.signal,
    polling: conduct.polling,
  });
  if (generation_status === "failed") throw new Error("The generation failed.");
}
