import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { generationTransitions } from "../../../functions/domain/persona-group/transitions.ts";
import type { PersonaGroupRecord } from "../../../functions/domain/persona-group/record.ts";
import { newId } from "../../../functions/domain/ids.ts";
import { rerunId } from "../../../functions/domain/simulation/rerun.ts";
import { simulationStatuses, type SimulationStatus } from "../../../functions/domain/simulation/schemas.ts";
import { finalStatuses, isFinal, simulationTransitions } from "../../../functions/domain/simulation/transitions.ts";
