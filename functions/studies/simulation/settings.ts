import * as z from "zod";
import { languages } from "../../languages/registry.ts";
import { serviceLanguageSchema } from "../../languages/service-language.ts";
import { maxCostSchema } from "../../platform/costs/max-cost.ts";

/** Settings of a study that a caller sets when it is created, and that the study keeps and shows unchanged. */
export const settingFields = {
  max_cost_usd: maxCostSchema.nullable().optional(),
  report_language: serviceLanguageSchema
    .nullable()
    .optional()
    .meta({
      description:
        `Language of the report, its exports and its links (BCP 47): ${languages.join(", ")}. Absent: the ` +
        "language that the reader asks for, or else the study's.",
    }),
};

/** The same fields as the study keeps and shows them. */
export const settings = {
  max_cost_usd: z
    .number()
    .nullable()
    .meta({ description: "What its model calls may cost; null: no limit of its own." }),
  report_language: serviceLanguageSchema
    .nullable()
    .meta({ description: "Language of its report if readers ask for none; null: the reader's, or else its own." }),
};
const settingsSchema = z.object(settings);
export type Settings = z.infer<typeof settingsSchema>;

/** The settings of a study, with defaults for those it was created without. */
export const settingsOf = ({ max_cost_usd = null, report_language = null }: Partial<Settings>): Settings => ({
  max_cost_usd,
  report_language,
});
