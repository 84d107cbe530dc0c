import type { Call } from "../../clients/typescript/src/index.ts";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import { CONCEPT, type Company } from "./company.ts";
import { form } from "./form.ts";
import { textFile } from "./text-file.ts";

export const SURVEY = `How you drink

1. How satisfied are you with the oat drink you buy now? (1 = not at all, 7 = very)

2. Where do you usually buy it? [multiple]
a) Supermarket
b) Discounter
c) Online
d) Other

3. What would make you change to another one?
`;

export const GUIDE = `Habits
1. Walk me through your breakfast on an ordinary day.
- Who decides what is bought?
2. When did you last try a new drink?

The concept
3. What do you think of this drink?
`;

export const ATTRIBUTES = [
  { name: "Brand", levels: ["Alpenhof", "Nordic", "Store brand"] },
  { name: "Protein", levels: ["1 g", "3 g", "8 g"] },
  { name: "Price", levels: ["1.49 EUR", "1.99 EUR", "2.49 EUR"] },
];

/** As little as a design can have: the search for one of more attributes takes longer than its study does here. */
const FEW_ATTRIBUTES = [
  { name: "Brand", levels: ["Alpenhof", "Nordic"] },
  { name: "Price", levels: ["1.49 EUR", "2.49 EUR"] },
];

/** Sends a text file to a route that takes one. */
export function upload(company: Company, path: string, text: string, name = "file.txt", headers = {}) {
  const sent = form({}, { name, bytes: Buffer.from(text) });
  return company.call("POST", path, { raw: sent.raw, headers: { ...sent.headers, ...headers } });
}

/** Creates a study. @returns its id */
export async function createSimulation(
  company: Company,
  { projectId, groupId }: { projectId: string; groupId: string },
  type: SimulationType,
  fields: Partial<Call<"createSimulation">["body"]> = {},
): Promise<string> {
  const body = { persona_group_id: groupId, simulation_type: type, prompt_question: CONCEPT, ...fields };
  return (await company.api.createSimulation({ params: { project_id: projectId }, body })).id;
}

/** Takes a study to where it runs by itself, whatever its type waits for. */
export async function begin(company: Company, projectId: string, id: string, type: SimulationType): Promise<void> {
  const { api } = company;
  const params = { project_id: projectId, simulation_id: id };
  if (type === "survey") {
    await api.uploadSurvey({ params, file: textFile("file.txt", SURVEY) });
    await api.runSurvey({ params });
  } else if (type === "idi_ai") {
    await api.uploadScript({ params, file: textFile("file.txt", GUIDE) });
  } else if (type === "conjoint") {
    await api.sendConjointDesign({ params, body: { attributes: FEW_ATTRIBUTES } });
  } else if (type === "idi_manual") {
    await api.sendMessage({ params, body: { content: "What do you usually have for breakfast?" } });
    await api.endInterview({ params });
  }
}

/** Creates a study and takes it to where it runs by itself. @returns its id */
export async function startSimulation(
  company: Company,
  group: { projectId: string; groupId: string },
  type: SimulationType,
): Promise<string> {
  const id = await createSimulation(company, group, type);
  await begin(company, group.projectId, id, type);
  return id;
}
