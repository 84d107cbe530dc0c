import type { SimulationRecord } from "../../studies/simulation/record.ts";

/** What is said of the study whose questions are written. */
export type AboutStudy = Pick<SimulationRecord, "name" | "language">;
