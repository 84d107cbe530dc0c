import { personaProgress, settled, type PersonaProgressMap } from "../progress.ts";
import {
  groupGroundingSchema,
  type GroupDefinition,
  type GenerationStatus,
  type GroupGrounding,
  type PersonaGroup,
} from "./schemas.ts";

/** A persona group as stored. */
export interface PersonaGroupRecord extends GroupDefinition {
  id: string;
  project_id: string;
  status: GenerationStatus;
  personas_total: number;
  /** How many of them were taken from the library; absent before the first. */
  personas_reused?: number;
  /** Of the last generation; absent before the first. */
  grounding?: GroupGrounding;
  simulation_count: number;
  /** Counts the generations that were started; 0 before the first. Part of the execution's name. */
  generation: number;
  /** Personas of the running or last generation; absent before its plan is made. */
  generating?: PersonaProgressMap;
  /** Why the last generation failed. */
  error?: string | null;
  created_at: string;
  updated_at: string;
}

const noPersonas: PersonaProgressMap = {};

/** `Generated 5 of 5 personas, 2 of them from the library` */
function generatedLine(completed: number, total: number, personas: PersonaProgressMap = noPersonas): string {
  const reused = Object.values(personas).filter((entry) => entry.reused && entry.status === "complete").length;
  return `Generated ${completed} of ${total} personas${reused > 0 ? `, ${reused} of them from the library` : ""}`;
}

/** The group as callers see it. */
export function presentPersonaGroup(group: PersonaGroupRecord): PersonaGroup {
  const progress =
    group.status === "pending"
      ? null
      : personaProgress(
          group.status,
          settled(group.status === "failed", group.generating ?? noPersonas),
          (completed, total) => {
            if (group.status === "failed")
              return group.error ?? "Generation failed; review the group definition and try again";
            return total === 0 ? "Planning the personas" : generatedLine(completed, total, group.generating);
          },
        );
  return {
    id: group.id,
    project_id: group.project_id,
    name: group.name,
    age_min: group.age_min,
    age_max: group.age_max,
    gender: group.gender,
    location: group.location,
    income_level: group.income_level,
    occupation: group.occupation,
    persona_count: group.persona_count,
    generation_status: group.status,
    generation_progress: progress?.message ?? null,
    personas_total: group.personas_total,
    personas_reused: group.personas_reused ?? 0,
    grounding: group.grounding ? groupGroundingSchema.parse(group.grounding) : null,
    progress,
    created_at: group.created_at,
    updated_at: group.updated_at,
  };
}
