import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personaKey } from "../../functions/platform/table/keys.ts";
import { CONCEPT, Company } from "../support/company.ts";
import { openLibrary, seedLibrary } from "../support/library.ts";
import { openRawTable, type RawTable } from "../support/raw-table.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

let table: RawTable;
let company: Company;
beforeAll(async () => {
  table = openRawTable(stack.endpoints.dynamodb);
  company = await Company.signUp(stack.url);
});
afterAll(() => table.close());

/** A group of two personas, the first of which was taken from the library. */
async function groupWithLibraryPersona() {
  const companyId = company.user.company_id as string;
  const { projectId, groupId } = await company.prepare({ persona_count: 2 });
  const personas = (await company.get(`/projects/${projectId}/persona-groups/${groupId}/personas`)).body;
  const [entry] = await seedLibrary(openLibrary(stack.endpoints.dynamodb), companyId, [{}]);
  const [reused, fresh] = personas.map(({ id }: { id: string }) => id) as [string, string];
  const libraryId = entry?.id as string;
  await table.set(personaKey({ companyId, projectId, groupId }, reused), { library_persona_id: libraryId });
  return { projectId, groupId, reused, fresh, libraryId };
}

describe("a retired library persona", () => {
  it("takes no part in new simulations, and stays in the results of earlier ones", async () => {
    const { projectId, groupId, reused, fresh, libraryId } = await groupWithLibraryPersona();
    const before = (await company.startConceptTest(projectId, groupId)).body;
    expect(before.persona_count).toBe(2);
    await company.waitForSimulation(projectId, before.id as string);

    expect((await company.post(`/library/personas/${libraryId}/retire`)).body.retired).toBe(true);
    const after = (await company.startConceptTest(projectId, groupId)).body;
    expect(after.progress.personas.map(({ persona_id }: { persona_id: string }) => persona_id)).toEqual([fresh]);
    await company.waitForSimulation(projectId, after.id as string);

    const participants = async (id: string) =>
      (await company.get(`/projects/${projectId}/simulations/${id}/results`)).body.persona_results.map(
        (result: { persona_id: string; library_persona_id: string | null }) => [
          result.persona_id,
          result.library_persona_id,
        ],
      );
    expect(await participants(after.id as string)).toEqual([[fresh, null]]);
    expect(await participants(before.id as string)).toContainEqual([reused, libraryId]);
  });

  it("is left out with everybody else who is, and with everyone who was taken from the same", async () => {
    const companyId = company.user.company_id as string;
    const { projectId, groupId } = await company.prepare({ persona_count: 5 });
    const ids = (await company.get(`/projects/${projectId}/persona-groups/${groupId}/personas`)).body.map(
      ({ id }: { id: string }) => id,
    ) as string[];
    const entries = await seedLibrary(openLibrary(stack.endpoints.dynamodb), companyId, [{}, {}, {}]);
    const [twice, once, active] = entries.map(({ id }) => id) as [string, string, string];
    const from = [twice, twice, once, active, null];
    for (const [index, library_persona_id] of from.entries())
      await table.set(personaKey({ companyId, projectId, groupId }, ids[index] as string), { library_persona_id });
    const participants = async () => {
      const { body } = await company.startConceptTest(projectId, groupId);
      await company.waitForSimulation(projectId, body.id as string);
      return body.progress.personas.map(({ persona_id }: { persona_id: string }) => persona_id).sort();
    };
    expect(await participants()).toEqual(ids.toSorted());
    await company.post(`/library/personas/${twice}/retire`);
    await company.post(`/library/personas/${once}/retire`);
    expect(await participants()).toEqual(ids.slice(3).sort());
    expect((await company.get(`/projects/${projectId}`)).body.simulation_count).toBe(2);
  });

  it("is nobody to ask: a group without anyone else is 400, and nothing is started", async () => {
    const { projectId, groupId, fresh, libraryId } = await groupWithLibraryPersona();
    await company.delete(`/projects/${projectId}/persona-groups/${groupId}/personas/${fresh}`);
    await company.post(`/library/personas/${libraryId}/retire`);
    const answer = await company.startConceptTest(projectId, groupId, CONCEPT);
    expect([answer.status, answer.body.detail]).toEqual([
      400,
      expect.stringContaining("retired library personas take no part"),
    ]);
    expect((await company.get(`/projects/${projectId}/simulations`)).body).toEqual([]);
  });
});
