import * as z from "zod";
import { idSchema } from "../../platform/ids.ts";
import { simulationStatusSchema } from "./schemas.ts";

/** The output of the first state of a simulation, for the states that follow. */
export const startedSimulationSchema = z.object({
  simulation_type: z.string(),
  /** The status in which an execution that begins again finds the study: it goes on from there. */
  status: simulationStatusSchema,
  persona_ids: z.array(idSchema),
  /** The same personas, as they are asked: a batch for every invocation that there may be. */
  batches: z.array(z.array(idSchema)),
  is_rerun: z.boolean(),
  /** Whether a sample in waves has somebody to ask, after whom the next are chosen. */
  in_waves: z.boolean(),
  /** Ids of the questions whose answers the model is to estimate; absent if nobody asked for that. */
  estimated_questions: z.array(z.string()).optional(),
  /** Set for an execution that only puts a report into words again. */
  words: z.literal("again").optional(),
});
export type StartedSimulation = z.infer<typeof startedSimulationSchema>;
