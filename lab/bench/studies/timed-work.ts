import { WorkFailed } from "../../../bin/cli/errors.ts";
import { pollUntil, untilSimulationEnds } from "../../../bin/study/poll.ts";
import type { Company } from "./company.ts";
import { ATTRIBUTES, CONCEPT, GUIDE, SEGMENT, SURVEY, type StudyKind } from "./materials.ts";
import { textFile } from "../../../test/support/text-file.ts";

/** A piece of work as its client has seen it. Times in milliseconds since 1970. */
export interface TimedWork {
  /** Of the persona group or the simulation. */
  id: string;
  /** When the request was sent after which it runs by itself. */
  sentAt: number;
  /** When the client knew that it was complete. */
  seenAt: number;
}

/**
 * Has personas generated, of a new group if none is named.
 * @throws CommandError; the signal's reason when interrupted
 */
export async function generate(company: Company, personas: number, groupId?: string): Promise<TimedWork> {
  const { conduct, projectId } = company;
  const { api } = conduct;
  const project = { project_id: projectId };
  const id = groupId ?? (await api.createPersonaGroup({ params: project, body: SEGMENT })).id;
  const params = { ...project, group_id: id };
  const sentAt = Date.now();
  await api.generatePersonas({ params, body: { count: personas } });
  const ended = await pollUntil({
    look: () => api.getPersonaGroup({ params }),
    show: () => {},
    hasEnded: ({ generation_status }) => generation_status === "complete" || generation_status === "failed",
    describe: () => "it is still running",
    deadline: company.deadline,
    signal: conduct.signal,
    polling: conduct.polling,
  });
  const seenAt = Date.now();
  if (ended.generation_status !== "complete")
    throw new WorkFailed(`A generation has failed: ${ended.generation_progress ?? "no reason was given"}`);
  return { id, sentAt, seenAt };
}

/** Takes a study to the request after which it runs by itself. @returns sends that request and waits for the end */
export async function prepareSimulation(
  company: Company,
  groupId: string,
  kind: StudyKind,
): Promise<() => Promise<TimedWork>> {
  const begin = await beginning(company, groupId, kind);
  return async () => {
    const sentAt = Date.now();
    const id = await begin();
    const params = { project_id: company.projectId, simulation_id: id };
    const ended = await untilSimulationEnds(params, company.conduct, company.deadline);
    const seenAt = Date.now();
    if (ended.status !== "complete") throw new WorkFailed(`A study of type ${kind} is ${ended.status}: ${ended.error}`);
    return { id, sentAt, seenAt };
  };
}

/** Everything but the last request before a study runs. @returns sends that one and answers with the study's id */
async function beginning(
  { conduct, projectId }: Company,
  groupId: string,
  kind: StudyKind,
): Promise<() => Promise<string>> {
  const { api } = conduct;
  const project = { project_id: projectId };
  const create = async (): Promise<string> => {
    const body = { persona_group_id: groupId, simulation_type: kind, prompt_question: CONCEPT };
    return (await api.createSimulation({ params: project, body })).id;
  };
  if (kind === "concept_test" || kind === "focus_group") return create;
  const id = await create();
  const params = { ...project, simulation_id: id };
  if (kind === "survey") await api.uploadSurvey({ params, file: textFile("file.txt", SURVEY) });
  const last = {
    survey: () => api.runSurvey({ params }),
    idi_ai: () => api.uploadScript({ params, file: textFile("file.txt", GUIDE) }),
    conjoint: () => api.sendConjointDesign({ params, body: { attributes: ATTRIBUTES } }),
  }[kind];
  return async () => {
    await last();
    return id;
  };
}
