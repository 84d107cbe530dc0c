import { parseEnvironment } from "../../contracts/environment.ts";
import { simulationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createLibraryStore } from "../../storage/library/store.ts";
import { createReliabilityStore } from "../../storage/reliability/store.ts";
import { createSimulationLifecycle } from "../../storage/simulations/lifecycle.ts";
import { openTable } from "../../storage/table.ts";
import { promoteConsistent } from "../promotion/promote-consistent.ts";
import { simulationRef } from "./shared/simulation-ref.ts";

const environment = parseEnvironment("simulation-promote-personas");
const table = openTable(environment.TABLE_NAME);
const simulations = createSimulationLifecycle(table);
const dependencies = { reliability: createReliabilityStore(table), library: createLibraryStore(table) };

export const handler = createStateHandler(
  "simulation-promote-personas",
  simulationInputSchema,
  async (input, logger) => {
    const ref = simulationRef(input);
    const simulation = await simulations.find(ref);
    const groupId = simulation?.persona_group_id;
    return { promoted: groupId ? await promoteConsistent(dependencies, ref, groupId, logger, ref.simulationId) : 0 };
  },
);
