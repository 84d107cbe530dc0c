import type { Project } from "./schemas.ts";

/** A project as stored: what callers see, and the groups whose removal has begun but not ended. */
export interface ProjectRecord extends Project {
  /** Simulations of these groups are gone for every reader already. */
  groups_being_removed?: Set<string>;
}

export const presentProject = ({
  id,
  name,
  description,
  company_id,
  created_at,
  simulation_count,
  persona_group_count,
}: ProjectRecord): Project => ({
  id,
  name,
  description,
  company_id,
  created_at,
  simulation_count,
  persona_group_count,
});
