import { expect } from "vitest";
import type { SimulationType } from "../../functions/domain/simulation/schemas.ts";
import { CONCEPT, type Company } from "./company.ts";
import { form } from "./form.ts";

export const SURVEY = `How you drink

1. How satisfied are you with the oat drink you buy now? (1 = not at all, 7 = very)

2. Where do you usually buy it? (select all that apply)
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
  fields: Record<string, unknown> = {},
): Promise<string> {
  const answer = await company.post(`/projects/${projectId}/simulations`, {
    persona_group_id: groupId,
    simulation_type: type,
    prompt_question: CONCEPT,
    ...fields,
  });
  expect(answer.status).toBe(201);
  return answer.body.id as string;
}

/** Takes a study to where it runs by itself, whatever its type waits for. */
export async function begin(company: Company, projectId: string, id: string, type: SimulationType): Promise<void> {
  const base = `/projects/${projectId}/simulations/${id}`;
  const must = async (status: number, answer: Promise<{ status: number; body: unknown }>) => {
    const { status: got, body } = await answer;
    expect([got, got === status ? null : body]).toEqual([status, null]);
  };
  switch (type) {
    case "survey":
      await must(200, upload(company, `${base}/survey`, SURVEY));
      return must(202, company.post(`${base}/run`));
    case "idi_ai":
      return must(202, upload(company, `${base}/script`, GUIDE));
    case "conjoint":
      return must(202, company.post(`${base}/conjoint-design`, { attributes: FEW_ATTRIBUTES }));
    case "idi_manual":
      await must(201, company.post(`${base}/messages`, { content: "What do you usually have for breakfast?" }));
      return must(202, company.post(`${base}/end`));
    default:
      return undefined;
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
