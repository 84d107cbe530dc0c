import { exampleHumanStudyRequest } from "../../../functions/findings/human-study/example.ts";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { SimulationType } from "../../../functions/studies/simulation/schemas.ts";
import type { Fault } from "../../../local/bedrock/faults.ts";
import type { Stack } from "../../../local/stack.ts";
import { AUDIENCE, holdSimulation, openLiveInterview, type AutomaticStudy, type Panel } from "../../costs/studies.ts";
import { deadlineIn } from "../../../bin/study/poll.ts";
import { recruit } from "../../../bin/study/recruit.ts";
import { checkReliability } from "../../../bin/study/reliability.ts";
import { signUp, type Customer } from "./customer.ts";
import { codeReactions, workBeside } from "./beside.ts";
import { letFail } from "./let-fail.ts";
import { textFile } from "../../../test/support/text-file.ts";

/** What a walk is made on. */
export interface Ground {
  stack: Stack;
  /** What happens to every model call from now on. */
  setFault: (fault: Fault | undefined) => void;
  signal: AbortSignal;
  say: (progress: string) => void;
}

/** For everything that a walk waits for, together. */
const PATIENCE_SECONDS = 240;
const PERSONAS = 2;
const RERUNS = 2;
const STUDIES: readonly AutomaticStudy[] = ["concept_test", "survey", "idi_ai", "conjoint", "focus_group"];
/** For queues to be polled and for a failed execution to be told. */
const SETTLING_MS = 2_000;
/** An answer of a model that is still to come when its study is broken off. */
const SLOW_MS = 2_000;

const BOARD = "An oat drink with 3 g of protein per glass, without added sugar, at 1.99 EUR per litre. ".repeat(30);

// A walk asks every function something; what else a function is asked tells nothing of its first request.

/** What needs neither personas nor models: accounts, the company, projects and the documentation. */
export async function walkAccounts({ stack, signal }: Ground): Promise<{ customer: Customer; projectId: string }> {
  const customer = await signUp(stack.url, signal);
  const { api } = customer;
  await api.getHealth();
  await api.getReferencePage();
  await api.getCompanyUsage();
  await api.inviteMember({ body: { email: `colleague-${randomUUID()}@example.com` } });
  const { id: projectId } = await api.createProject({ body: { name: "Oat drink" } });
  const { id: givenUp } = await api.createProject({ body: { name: "Given up" } });
  await api.deleteProject({ params: { project_id: givenUp } });
  return { customer, projectId };
}

/** Everything else that a customer does, by way of every kind of study, and three things that go wrong. */
export async function walkSimulations(
  ground: Ground,
  { customer, projectId }: Awaited<ReturnType<typeof walkAccounts>>,
) {
  const { stack, say } = ground;
  const { api, conduct } = customer;
  const project = { project_id: projectId };
  const deadline = deadlineIn(PATIENCE_SECONDS);
  say("a customer's personas");
  await api.createBriefing({ params: project, file: textFile("board.txt", BOARD), fields: { title: "Board" } });
  const { personaGroup, personas } = await recruit(
    { projectId, audience: AUDIENCE, personas: PERSONAS },
    conduct,
    deadline,
  );

  say("a customer's studies");
  const panel: Panel = { projectId, groupId: personaGroup.id, personas, conduct, deadline };
  await Promise.all([...STUDIES.map((type) => holdSimulation(panel, type)), interview(panel)]);
  const id = await studyOf(panel, "concept_test");
  await checkReliability({ project_id: projectId, id }, { runs: RERUNS, timeoutSeconds: PATIENCE_SECONDS }, conduct);
  await api.createHumanStudy({ params: project, body: { ...exampleHumanStudyRequest, simulation_id: id } });
  await workBeside(panel);
  await codeReactions(panel, id);
  await api.searchLibraryPersonas();
  await api.getNorms({ params: { ...project, simulation_id: id } });

  say("what fails, and what is deleted");
  ground.setFault({ status: 403, type: "AccessDeniedException", message: "No" });
  await letFail(panel, id);
  ground.setFault({ hangMs: SLOW_MS });
  await breakOff(panel);
  ground.setFault(undefined);
  await sleep(SETTLING_MS);
  await api.deleteCompany({ query: { name: customer.companyName } });
  await stack.functions.invoke("worker-sweep-unfinished", { source: "aws.events" }, randomUUID());
  await sleep(SETTLING_MS);
}

/** A live interview of one question. */
async function interview(panel: Panel): Promise<void> {
  const ask = await openLiveInterview(panel);
  await ask();
  const params = { project_id: panel.projectId, simulation_id: await studyOf(panel, "idi_manual") };
  await panel.conduct.api.endInterview({ params });
}

/** @returns the id of the first study of a type */
async function studyOf({ projectId, conduct }: Panel, type: SimulationType): Promise<string> {
  const all = await conduct.api.listSimulations({ params: { project_id: projectId } });
  const found = all.find(({ simulation_type }) => simulation_type === type);
  if (!found) throw new Error(`The walk has no study of type ${type}.`);
  return found.id;
}

async function breakOff({ projectId, groupId, conduct }: Panel): Promise<void> {
  const concept = { simulation_type: "concept_test", prompt_question: "Would you buy it?" } as const;
  const params = { project_id: projectId };
  const { id } = await conduct.api.createSimulation({ params, body: { persona_group_id: groupId, ...concept } });
  await conduct.api.abortSimulation({ params: { ...params, simulation_id: id } });
}
