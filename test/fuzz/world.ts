import { exampleHumanStudyRequest } from "../../functions/findings/human-study/example.ts";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import { newProgram } from "../support/api-keys.ts";
import { colleagues } from "../support/colleagues.ts";
import { CONCEPT, Company } from "../support/company.ts";
import { form } from "../support/form.ts";
import { openLibrary, seedLibrary } from "../support/library.ts";
import { respondentGroup } from "../support/respondents.ts";
import { begin, createSimulation, startSimulation } from "../support/simulations.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";
import { FAILING, HELD } from "./model.ts";

/** Ids by what they are of and by the state of that: `simulation_id` → `complete survey`. */
export type Ids = Record<string, Record<string, string>>;

/** Who can ask, each with a bearer token that is good. */
export type Callers = Record<"owner" | "member" | "owner key" | "member key" | "stranger", string>;

export interface World {
  company: Company;
  own: Ids;
  /** Of another company: one of each. */
  foreign: Ids;
  callers: Callers;
}

const KINDS = ["concept_test", "focus_group", "survey", "idi_ai", "conjoint", "idi_manual"] as const;

/** A simulation of every kind in every state that it can be kept in. */
async function simulations(company: Company, group: { projectId: string; groupId: string }) {
  const { projectId } = group;
  const created = (type: SimulationType, concept: string) =>
    createSimulation(company, group, type, { prompt_question: concept });
  const ids: Record<string, string> = {};
  const path = (id: string) => `/projects/${projectId}/simulations/${id}`;
  const making = KINDS.map(async (type) => {
    ids[`complete ${type}`] = await startSimulation(company, group, type);
    if (type !== "idi_manual") {
      for (const word of [HELD, FAILING]) {
        const id = await created(type, `${CONCEPT} ${word}`);
        await begin(company, projectId, id, type);
        ids[`${word === HELD ? "running" : "failed"} ${type}`] = id;
      }
    }
    const waits = type !== "concept_test" && type !== "focus_group";
    if (waits) for (const name of ["pending", "waiting"]) ids[`${name} ${type}`] = await created(type, CONCEPT);
    const aborted = await created(type, `${CONCEPT} ${HELD}`);
    await company.api.abortSimulation({ params: { project_id: projectId, simulation_id: aborted } });
    ids[`aborted ${type}`] = aborted;
  });
  await Promise.all(making);
  const said = await company.post(`${path(ids["waiting idi_manual"] as string)}/messages`, {
    content: "What, and why?",
  });
  const survey = { questions: [{ id: "q1", kind: "open_ended", text: "What do you drink?" }] };
  const sent = await company.post(`${path(ids["waiting survey"] as string)}/survey`, survey);
  if (said.status !== 201 || sent.status !== 200) throw new Error(`${said.text} ${sent.text}`);
  const ending = Object.entries(ids).flatMap(([state, id]) => (/^(complete|failed) /.test(state) ? [[state, id]] : []));
  for (const [state = "", id = ""] of ending) {
    const { status } = await company.waitForSimulation(projectId, id);
    if (!state.startsWith(status)) throw new Error(`${state} is ${status}`);
  }
  return ids;
}

async function groups(company: Company, projectId: string, ready: string) {
  const made = (occupation?: string) =>
    company.createGroup(projectId, { persona_count: 1, ...(occupation ? { occupation } : {}) });
  const generate = async (id: string) => company.post(`/projects/${projectId}/persona-groups/${id}/generate`);
  const [pending, generating, failed] = await Promise.all([made(), made(`${HELD} cook`), made(`${FAILING} cook`)]);
  await Promise.all([generate(generating), generate(failed)]);
  await company.waitForGroup(projectId, failed);
  const { groupId: respondents } = await respondentGroup(company, 3, projectId);
  return { ready, pending, generating, failed, respondents };
}

async function ownIds(stack: TemporaryStack, company: Company): Promise<Ids> {
  const { projectId, groupId } = await company.prepare({ persona_count: 2 });
  const base = `/projects/${projectId}`;
  const simulation_id = await simulations(company, { projectId, groupId });
  const study = `${base}/simulations/${simulation_id["complete concept_test"]}`;
  const group_id = await groups(company, projectId, groupId);
  const created = async (path: string, body?: object) => (await company.post(path, body)).body;
  const concept = simulation_id["complete concept_test"] as string;
  const coded = `${base}/simulations/${simulation_id["complete survey"]}/codebooks/q3`;
  await created(coded);
  await until(
    () => company.get(coded),
    ({ body }) => body.status !== "coding",
  );
  const { raw, headers } = form({ title: "Board" }, { name: "a.txt", bytes: Buffer.from("Oat drink, 1.99 EUR") });
  const personas = (await company.get(`${base}/persona-groups/${groupId}/personas`)).body as { id: string }[];
  const people = (await company.get(`${base}/persona-groups/${group_id.respondents}/respondents`)).body;
  const link = await created(`${study}/report-links`, {});
  const file = { file_name: "a.txt", content_type: "text/plain", size: 10 };
  const library = openLibrary(stack.endpoints.dynamodb);
  const [entry, retired] = await seedLibrary(library, company.user.company_id as string, [{}, {}]);
  await company.post(`/library/personas/${retired?.id}/retire`);
  const hook = { url: "https://example.com/hooks", events: ["reliability_check.failed"] };
  const { user: colleague } = await colleagues(stack, company).join();
  return {
    project_id: { main: projectId, empty: await company.createProject("Empty") },
    group_id,
    simulation_id,
    persona_id: { of_group: personas[0]?.id as string, of_respondent: people[0].persona_id as string },
    respondent_id: { one: people[0].id as string },
    briefing_id: {
      text: (await company.call("POST", `${base}/briefings`, { raw, headers })).body.id as string,
    },
    upload_id: { announced: (await created(`${base}/briefings/uploads`, file)).upload_id as string },
    human_study_id: {
      topline: (await created(`${base}/human-studies`, { ...exampleHumanStudyRequest, simulation_id: concept }))
        .id as string,
    },
    link_id: { works: link.id as string },
    token: { works: String(link.url).split("/").at(-1) as string },
    question_id: { reaction: "reaction", open: "q3", rating: "q1", closed: "q2" },
    user_id: { self: company.user.id as string, colleague: colleague.id },
    api_key_id: { spare: (await newProgram(company)).id },
    webhook_id: { works: (await created("/company/webhooks", hook)).id as string },
    language: { german: "de" },
    avatar_id: { persona: personas[0]?.id as string },
    id: { there: entry?.id as string, retired: retired?.id as string },
  };
}

/** A company with something in every state, and what another company's ids are. */
export async function createWorld(stack: TemporaryStack): Promise<World> {
  const [company, stranger] = await Promise.all([Company.signUp(stack.url), Company.signUp(stack.url)]);
  const [own, foreign] = [await ownIds(stack, company), await foreignIds(stranger)];
  const { client: member } = await colleagues(stack, company).join();
  const [ownerKey, memberKey] = [await newProgram(company, "owner"), await newProgram(company, "member")];
  const callers = {
    owner: company.token as string,
    member: member.token as string,
    "owner key": ownerKey.key,
    "member key": memberKey.key,
    stranger: stranger.token as string,
  };
  return { company, own, foreign, callers };
}

async function foreignIds(stranger: Company): Promise<Ids> {
  const { projectId, groupId } = await stranger.prepare({ persona_count: 1 });
  const simulationId = await createSimulation(stranger, { projectId, groupId }, "survey");
  const personas = (await stranger.get(`/projects/${projectId}/persona-groups/${groupId}/personas`)).body;
  return {
    project_id: { theirs: projectId },
    group_id: { theirs: groupId },
    simulation_id: { theirs: simulationId },
    persona_id: { theirs: personas[0].id as string },
    user_id: { theirs: stranger.user.id as string },
  };
}
