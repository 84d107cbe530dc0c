import type { SimulationComparison } from "../../functions/findings/comparisons/schemas.ts";
import { ApiError, type Client } from "../../clients/typescript/src/index.ts";
import { WorkFailed } from "../cli/errors.ts";

/**
 * Looks for something whose project is not known, in the newest project first.
 * @param what it is, in a sentence: `study 0193…`
 * @returns the id of its project
 * @throws WorkFailed where no project of the company has it
 */
export async function findProject(
  api: Client,
  what: string,
  look: (projectId: string) => Promise<unknown>,
): Promise<string> {
  const projects = await api.listProjects();
  for (const { id } of projects.toReversed())
    try {
      await look(id);
      return id;
    } catch (error) {
      if (!(error instanceof ApiError) || ![404, 422].includes(error.status)) throw error;
    }
  throw new WorkFailed(`There is no ${what} in the projects of this account.`);
}

/** Finished studies beside each other. @throws WorkFailed */
export async function compareStudies(ids: readonly string[], api: Client): Promise<SimulationComparison> {
  const [first = ""] = ids;
  const project_id = await findProject(api, `study ${first}`, (project_id) =>
    api.getSimulation({ params: { project_id, simulation_id: first } }),
  );
  return api.compareSimulations({ params: { project_id }, query: { ids: ids.join(",") } });
}
