import * as z from "zod";
import { idSchema } from "../ids.ts";

export const personaProgressStatus = z.enum(["pending", "running", "complete", "failed"]);

/** Progress of background work as callers poll it: one line for people, numbers for bars, one entry per persona. */
export const progressSchema = z
  .object({
    stage: z.string().meta({ description: "Plain word for what is being done, e.g. `generating`." }),
    completed: z.int().meta({ description: "Personas that are done." }),
    total: z.int(),
    percent: z.int().min(0).max(100).meta({
      description: "Progress in percent. It never falls, even if a persona replaces another that was screened out.",
    }),
    message: z.string().meta({ description: "One readable line." }),
    personas: z.array(
      z.object({ persona_id: idSchema, full_name: z.string().nullable(), status: personaProgressStatus }),
    ),
  })
  .meta({ id: "Progress" });
export type Progress = z.infer<typeof progressSchema>;

/** Per-persona state as stored: a map, so that parallel personas update their own entry without a read. */
export const personaProgressMapSchema = z.record(
  z.string(),
  z.object({
    full_name: z.string().nullable(),
    status: personaProgressStatus,
    position: z.int(),
    /** Share of this persona's part that is done, 0..1, where it has several steps. */
    done: z.number().optional(),
    /** Taken from the library instead of generated. */
    reused: z.boolean().optional(),
    /** Weight of the persona in a study that is weighted to margins, 1 on average. */
    weight: z.number().optional(),
    /** The group of participants within which arms of experiments are balanced. */
    balanced_within: z.string().optional(),
    /** Ended by a screener before the survey was through. */
    screened_out: z.boolean().optional(),
    /** Name of the error for which a failed persona could not be asked or written; the work goes on without it. */
    lost_to: z.string().optional(),
  }),
);
export type PersonaProgressMap = z.infer<typeof personaProgressMapSchema>;

/**
 * Adds up the parts that are done. A persona that is complete or lost counts 1; any other counts its share of done
 * steps.
 */
export const doneOf = (personas: PersonaProgressMap): number =>
  Object.values(personas).reduce(
    (sum, { status, done, lost_to }) => sum + (status === "complete" || lost_to !== undefined ? 1 : (done ?? 0)),
    0,
  );

/** The part of a total that is done; partly finished personas count as shares. */
export interface PartDone {
  done: number;
  total: number;
}

/**
 * The public progress of work whose steps are personas.
 * @param stage plain word for the stage, e.g. `generating`
 * @param message builds the readable line from completed and total
 * @param part progress of the work, if it is not simply the done part of the personas
 */
export function personaProgress(
  stage: string,
  personas: PersonaProgressMap,
  message: (completed: number, total: number) => string,
  part: PartDone = { done: doneOf(personas), total: Object.keys(personas).length },
): Progress {
  const entries = Object.entries(personas).sort(([, a], [, b]) => a.position - b.position);
  const completed = entries.filter(([, entry]) => entry.status === "complete").length;
  const total = entries.length;
  return {
    stage,
    completed,
    total,
    percent: part.total === 0 ? 0 : Math.floor((100 * part.done) / part.total),
    message: message(completed, total),
    personas: entries.map(([persona_id, { full_name, status }]) => ({ persona_id, full_name, status })),
  };
}

/** If work has failed or was aborted, personas that were running are marked as failed. */
export const settled = (ended: boolean, personas: PersonaProgressMap): PersonaProgressMap =>
  ended
    ? Object.fromEntries(
        Object.entries(personas).map(([id, entry]) => [
          id,
          entry.status === "running" ? { ...entry, status: "failed" as const } : entry,
        ]),
      )
    : personas;
