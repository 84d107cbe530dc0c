import * as z from "zod";
import { generationStartedSchema, personaGroupSchema } from "../../../functions/domain/persona-group/schemas.ts";
import { simulationSchema } from "../../../functions/domain/simulation/schemas.ts";
import { isFinal } from "../../../functions/domain/simulation/transitions.ts";
import { WorkFailed } from "../../../local/study/errors.ts";
import { formOf } from "../../../local/study/input-file.ts";
import { pollUntil } from "../../../local/study/poll.ts";
import type { Company } from "./company.ts";
import { ATTRIBUTES, CONCEPT, GUIDE, SEGMENT, SURVEY, type StudyKind } from "./materials.ts";

/** A piece of work as its client has seen it. Times in milliseconds since 1970. */
export interface TimedWork {
  /** Of the persona group or the simulation. */
  id: string;
  /** When the request was sent after which it runs by itself. */
  sentAt: number;
  /** When the client knew that it was complete. */
  seenAt: number;
}

/** Makes a group and has its personas generated. @throws StudyError; the signal's reason when interrupted */
export async function generate(company: Company, personas: number): Promise<TimedWork> {
  const { conduct, projectId } = company;
  const groups = `/projects/${projectId}/persona-groups`;
  const { id } = await conduct.post(groups, { ...SEGMENT, persona_count: personas }, personaGroupSchema);
  const sentAt = Date.now();
  await conduct.post(`${groups}/${id}/generate`, undefined, generationStartedSchema);
  const ended = await waitFor(company, {
    look: () => conduct.get(`${groups}/${id}`, personaGroupSchema),
    hasEnded: ({ generation_status }) => generation_status === "complete" || generation_status === "failed",
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
  const { conduct, projectId } = company;
  const begin = await beginning(company, groupId, kind);
  return async () => {
    const sentAt = Date.now();
    const id = await begin();
    const ended = await waitFor(company, {
      look: () => conduct.get(`/projects/${projectId}/simulations/${id}`, simulationSchema),
      hasEnded: ({ status }) => isFinal(status),
    });
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
  const simulations = `/projects/${projectId}/simulations`;
  const create = async (): Promise<string> => {
    const body = { persona_group_id: groupId, simulation_type: kind, prompt_question: CONCEPT };
    return (await conduct.post(simulations, body, simulationSchema)).id;
  };
  if (kind === "concept_test" || kind === "focus_group") return create;
  const id = await create();
  const send = (path: string, body?: object) => conduct.post(`${simulations}/${id}/${path}`, body, z.unknown());
  if (kind === "survey") await send("survey", textForm(SURVEY));
  const last = {
    survey: () => send("run"),
    idi_ai: () => send("script", textForm(GUIDE)),
    conjoint: () => send("conjoint-design", { attributes: ATTRIBUTES }),
  }[kind];
  return async () => {
    await last();
    return id;
  };
}

const textForm = (text: string): FormData =>
  formOf({ name: "file.txt", contentType: "text/plain", bytes: new TextEncoder().encode(text) });

const waitFor = <T>(
  { conduct, deadline }: Company,
  options: { look: () => Promise<T>; hasEnded: (state: T) => boolean },
): Promise<T> =>
  pollUntil({
    ...options,
    show: () => {},
    describe: () => "it is still running",
    deadline,
    signal: conduct.signal,
    polling: conduct.polling,
  });
