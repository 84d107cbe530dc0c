import type { Call } from "../../../../clients/typescript/src/index.ts";
import { textFile } from "../../../../test/support/text-file.ts";
import { until } from "../../../../test/support/until.ts";
import type { Visitor } from "./visitor.ts";

/** A group whose personas are there. */
export interface Panel {
  projectId: string;
  groupId: string;
  personaIds: string[];
}

/** Whoever is in the library is admitted by it, see test/support/library.ts. */
export const SEGMENT = { location: "Munich, Germany", age_min: 30, age_max: 40, occupation: "clerk" };

const RESPONDENTS = {
  columns: JSON.stringify({ facts: { age: "Age" }, own_words: ["Words"], answers: { purchase_intent: "Buys" } }),
  consent: "All of them agreed to be used for simulated research.",
};

/** Projects: one to work in. @returns its id */
export async function keepProjects(visitor: Visitor): Promise<string> {
  const created = await visitor.visit("createProject", { body: { name: "Oat drinks", description: "Launch of 2027" } });
  const params = { project_id: created.body.id };
  await visitor.visit("getProject", { params });
  await visitor.visit("listProjects");
  await visitor.visit("updateProject", { params, body: { name: "Oat drinks 2027" } });
  return params.project_id;
}

async function personasReady(visitor: Visitor, params: { project_id: string; group_id: string }): Promise<void> {
  const group = await until(
    async () => (await visitor.ask("getPersonaGroup", { params })).body,
    ({ generation_status }) => generation_status === "complete" || generation_status === "failed",
  );
  if (group.generation_status !== "complete")
    throw new Error(`Personas of the walk could not be generated: ${String(group.generation_progress)}`);
}

/** A group with personas, asked for without being measured. */
export async function recruit(
  visitor: Visitor,
  projectId: string,
  fields: Partial<Call<"createPersonaGroup">["body"]>,
  personas = 2,
): Promise<Panel> {
  const created = await visitor.ask("createPersonaGroup", {
    params: { project_id: projectId },
    body: { name: "Group", location: "Munich, Germany", language: "en", persona_count: personas, ...fields },
  });
  const params = { project_id: projectId, group_id: created.body.id };
  await visitor.ask("generatePersonas", { params });
  await personasReady(visitor, params);
  const { body } = await visitor.ask("listPersonas", { params });
  return { projectId, groupId: params.group_id, personaIds: body.map(({ id }) => id) };
}

/** Persona groups and their personas. @returns a group of two to hold studies with */
export async function keepGroups(visitor: Visitor, projectId: string): Promise<Panel> {
  const project = { project_id: projectId };
  const prompt = "Women aged 25 to 45 in Munich who buy organic food";
  await visitor.visit("parseAudiencePrompt", { params: project, body: { prompt } });
  const body = { name: "Munich", location: "Munich, Germany", language: "en", persona_count: 3 };
  await visitor.visit("previewPersonaGroup", { params: project, body });
  const created = await visitor.visit("createPersonaGroup", { params: project, body });
  const params = { ...project, group_id: created.body.id };
  await visitor.visit("listPersonaGroups", { params: project });
  await visitor.visit("getPersonaGroup", { params });
  await visitor.visit("updatePersonaGroup", { params, body: { persona_count: 2 } });
  await visitor.visit("generatePersonas", { params });
  await personasReady(visitor, params);
  const listed = await visitor.visit("listPersonas", { params });
  const personaIds: string[] = listed.body.map(({ id }) => id);
  await visitor.visit("getPersona", { params: { ...params, persona_id: personaIds[0] ?? "" } });
  return { projectId, groupId: params.group_id, personaIds };
}

/** Takes personas and groups away that nothing is held with. */
export async function dropGroups(visitor: Visitor, projectId: string): Promise<void> {
  const { groupId, personaIds } = await recruit(visitor, projectId, {}, 3);
  const params = { project_id: projectId, group_id: groupId };
  await visitor.visit("deletePersona", { params: { ...params, persona_id: personaIds[0] ?? "" } });
  await visitor.visit("deletePersonas", { params });
  await visitor.visit("deletePersonaGroup", { params });
}

/**
 * A group of real respondents. The first upload of a company makes the salt of its key as well, once, and is not
 * measured.
 */
export async function keepRespondents(visitor: Visitor, projectId: string): Promise<void> {
  const upload = {
    file: textFile("people.csv", "Age,Words,Buys\n34,Oat milk,4\n41,Coffee,2\n52,Tea,1"),
    fields: RESPONDENTS,
  };
  const groupOf = async () => {
    const { body } = await visitor.ask("createPersonaGroup", {
      params: { project_id: projectId },
      body: { name: "People", location: "Munich, Germany" },
    });
    return { project_id: projectId, group_id: body.id };
  };
  const first = await groupOf();
  await visitor.ask("uploadRespondents", { params: first, ...upload });
  await personasReady(visitor, first);
  const params = await groupOf();
  await visitor.visit("uploadRespondents", { params, ...upload });
  await personasReady(visitor, params);
  const { body } = await visitor.visit("listRespondents", { params });
  const started = await visitor.ask("createSimulation", {
    params: { project_id: projectId },
    body: { persona_group_id: params.group_id, simulation_type: "concept_test", prompt_question: "An oat drink." },
  });
  const simulation = { project_id: projectId, simulation_id: started.body.id };
  await until(
    async () => (await visitor.ask("getSimulation", { params: simulation })).body.status,
    (status) => status === "complete" || status === "failed",
  );
  await visitor.visit("getSamplePlan", { params: simulation, query: { half_width: 0.25 } });
  await visitor.visit("deleteRespondent", { params: { ...params, respondent_id: body[0]?.id ?? "" } });
}

/** The library, one of whose personas the company's project uses. */
export async function useLibrary(visitor: Visitor, personaId: string): Promise<void> {
  const params = { id: personaId };
  await visitor.visit("searchLibraryPersonas");
  await visitor.visit("getLibraryPersona", { params });
  await visitor.visit("listLibraryPersonaProjects", { params });
  await visitor.visit("retireLibraryPersona", { params });
}
