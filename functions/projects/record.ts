import * as z from "zod";
import { defineEntity } from "../platform/table/entity.ts";
import { projectSchema, type Project } from "./schemas.ts";

const projectRecordSchema = z.object({
  ...projectSchema.shape,
  /**
   * Simulations of these groups are already hidden from every reader. Optional, because the table stores no empty set.
   */
  groups_being_removed: z.set(z.string()).optional(),
});
/** A project as stored: what callers see, and the groups whose deletion has begun but not ended. */
export type ProjectRecord = z.infer<typeof projectRecordSchema>;
export const projectEntity = defineEntity("project", projectRecordSchema);

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
