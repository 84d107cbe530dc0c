import * as z from "zod";
import { idSchema } from "../platform/ids.ts";
import { timestampSchema } from "../platform/timestamp.ts";
import { optionalTextSchema, textSchema } from "../platform/text/text.ts";

export const projectSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    description: z.string().nullable(),
    company_id: idSchema,
    created_at: timestampSchema,
    simulation_count: z.int(),
    persona_group_count: z.int(),
  })
  .meta({ id: "Project" });
export type Project = z.infer<typeof projectSchema>;

export const createProjectSchema = z.object({ name: textSchema(200), description: optionalTextSchema(2_000) });
export const updateProjectSchema = z.object({
  name: textSchema(200).optional(),
  description: optionalTextSchema(2_000),
});
