import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { SimulationType } from "../../../functions/domain/simulation/schemas.ts";
import type { Fault } from "../../../local/bedrock/faults.ts";
import type { Stack } from "../../../local/stack.ts";
import {
  AUDIENCE,
  holdSimulation,
  openLiveInterview,
  type AutomaticStudy,
  type Panel,
} from "../../../local/costs/studies.ts";
import { deadlineIn } from "../../../local/study/poll.ts";
import { recruit } from "../../../local/study/recruit.ts";
import { checkReliability } from "../../../local/study/reliability.ts";
import { idOf, signUp, type Customer } from "./customer.ts";
import { letFail } from "./let-fail.ts";

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

const file = (name: string, text: string): FormData => {
  const form = new FormData();
  form.append("title", "Board");
  form.append("file", new Blob([text], { type: "text/plain" }), name);
  return form;
};
const BOARD = "An oat drink with 3 g of protein per glass, without added sugar, at 1.99 EUR per litre. ".repeat(30);

/** What needs neither personas nor models: accounts, the company, projects and the documentation. */
export async function walkAccounts({ stack, signal }: Ground): Promise<{ customer: Customer; projectId: string }> {
  const customer = await signUp(stack.url, signal);
  const { call, email, password } = customer;
  await call("POST", "/auth/login", { email, password });
  for (const path of ["/health", "/docs", "/openapi.json"]) await call("GET", path);
  for (const path of ["/auth/me", "/company/usage", "/company/members"]) await call("GET", path);
  await call("POST", "/auth/forgot-password", { email });
  await call("POST", "/auth/reset-password", { token: "a".repeat(43), new_password: password });
  await call("POST", "/auth/accept-invitation", { token: "a".repeat(43), password, full_name: "Jan Weber" });
  await call("POST", "/company/invitations", { email: `colleague-${randomUUID()}@example.com` });
  const projectId = idOf(await call("POST", "/projects", { name: "Oat drink" }));
  const project = `/projects/${projectId}`;
  await call("GET", "/projects");
  await call("GET", project);
  await call("PATCH", project, { name: "Oat drinks" });
  await call("DELETE", `/projects/${idOf(await call("POST", "/projects", { name: "Given up" }))}`);
  await call("POST", "/auth/refresh");
  return { customer, projectId };
}

/** Everything else that a customer does, by way of every kind of study, and three things that go wrong. */
export async function walkSimulations(
  ground: Ground,
  { customer, projectId }: Awaited<ReturnType<typeof walkAccounts>>,
) {
  const { stack, say } = ground;
  const { call, conduct } = customer;
  const project = `/projects/${projectId}`;
  const deadline = deadlineIn(PATIENCE_SECONDS);
  say("a customer's personas");
  await uploadBriefings(customer, project);
  const { personaGroup, personas } = await recruit(
    { projectId, audience: AUDIENCE, personas: PERSONAS },
    conduct,
    deadline,
  );
  const group = `${project}/persona-groups/${personaGroup.id}`;
  for (const path of [`${project}/persona-groups`, group, `${group}/personas`, `${group}/personas/${personas[0]?.id}`])
    await call("GET", path);
  await call("PATCH", group, { name: "Buyers" });
  await call("GET", (personas[0]?.avatar_url ?? "").replace(stack.url, ""));

  say("a customer's studies");
  const panel: Panel = { projectId, groupId: personaGroup.id, personas, conduct, deadline };
  await Promise.all([...STUDIES.map((type) => holdSimulation(panel, type)), interview(panel, customer)]);
  const id = await studyOf(panel, customer, "concept_test");
  const study = `${project}/simulations/${id}`;
  await checkReliability({ project_id: projectId, id }, { runs: RERUNS, timeoutSeconds: PATIENCE_SECONDS }, conduct);
  for (const path of [`${project}/simulations`, study, `${study}/messages`, "/library/personas"])
    await call("GET", path);
  await call("GET", `${project}/simulations/convergence?persona_group_id=${personaGroup.id}`);
  const library = `/library/personas/${randomUUID()}`;
  for (const path of [library, `${library}/projects`]) await call("GET", path);
  await call("POST", `${library}/retire`);

  say("what fails, and what is deleted");
  ground.setFault({ status: 403, type: "AccessDeniedException", message: "No" });
  await letFail(panel, customer, id);
  ground.setFault({ hangMs: SLOW_MS });
  await breakOff(panel, customer);
  ground.setFault(undefined);
  await sleep(SETTLING_MS);
  for (const path of [`${group}/personas/${personas[0]?.id}`, study, group, project]) await call("DELETE", path);
  await call("POST", "/auth/logout");
  await call("DELETE", `/company?name=${encodeURIComponent("Haferfreunde")}`);
  await stack.functions.invoke("worker-sweep-unfinished", { source: "aws.events" }, randomUUID());
  await sleep(SETTLING_MS);
}

async function uploadBriefings({ call }: Customer, project: string): Promise<void> {
  const briefings = `${project}/briefings`;
  const briefing = `${briefings}/${idOf(await call("POST", briefings, file("board.txt", BOARD)))}`;
  await call("POST", `${briefings}/uploads`, {
    file_name: "board.pdf",
    content_type: "application/pdf",
    size: 5_000_000,
  });
  await call("GET", briefings);
  await call("GET", briefing);
  await call("DELETE", briefing);
}

/** A live interview of one question. */
async function interview(panel: Panel, customer: Customer): Promise<void> {
  await (
    await openLiveInterview(panel)
  )();
  const id = await studyOf(panel, customer, "idi_manual");
  await customer.call("POST", `/projects/${panel.projectId}/simulations/${id}/end`);
}

/** @returns the id of the first study of a type */
async function studyOf({ projectId }: Panel, { call }: Customer, type: SimulationType): Promise<string> {
  const all = (await call("GET", `/projects/${projectId}/simulations`)) as { simulation_type: string }[];
  return idOf(all.find(({ simulation_type }) => simulation_type === type));
}

async function breakOff(panel: Panel, { call }: Customer): Promise<void> {
  const path = `/projects/${panel.projectId}/simulations`;
  const concept = { simulation_type: "concept_test", prompt_question: "Would you buy it?" };
  const id = idOf(await call("POST", path, { persona_group_id: panel.groupId, ...concept }));
  await call("POST", `${path}/${id}/abort`);
}
