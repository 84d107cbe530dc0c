import { parseEnvironment } from "../../platform/functions/environment.ts";
import { simulationInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { createLibraryStore } from "../../personas/library/store.ts";
import { createReliabilityStore } from "../reliability/store.ts";
import { createSimulationLifecycle } from "../../studies/simulation/store-lifecycle.ts";
import { openTable } from "../../platform/table/table.ts";
import { promoteConsistent } from "./promote-consistent.ts";
import { simulationRef } from "../../studies/simulation/input-ref.ts";

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
