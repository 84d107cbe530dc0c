import * as z from "zod";
import { maxCostSchema } from "../../platform/costs/max-cost.ts";

/** What a caller may set of a study when it is created, and the study keeps and shows as it is. */
export const settingFields = {
  max_cost_usd: maxCostSchema.nullable().optional(),
};

/** The same fields as the study keeps and shows them. */
export const settings = {
  max_cost_usd: z
    .number()
    .nullable()
    .meta({ description: "What its model calls may cost; null: no limit of its own." }),
};
const settingsSchema = z.object(settings);
export type Settings = z.infer<typeof settingsSchema>;

/** The settings of a study, the usual ones where it was created without. */
export const settingsOf = ({ max_cost_usd = null }: Partial<Settings>): Settings => ({ max_cost_usd });
