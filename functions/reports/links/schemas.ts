import * as z from "zod";
import { serviceLanguageSchema } from "../../languages/service-language.ts";
import { idSchema } from "../../platform/ids.ts";
import { timestampSchema } from "../../platform/timestamp.ts";

const MOST_DAYS = 90;
const USUAL_DAYS = 30;
const daysMessage = `must be a whole number between 1 and ${MOST_DAYS}`;

export const createReportLinkSchema = z
  .object({
    expires_in_days: z
      .int(daysMessage)
      .min(1, daysMessage)
      .max(MOST_DAYS, daysMessage)
      .default(USUAL_DAYS)
      .meta({ description: "For how long the link works." }),
    language: serviceLanguageSchema.optional().meta({
      description:
        "Language of the report's own words if a reader asks for none with `?language=`. Absent: the " +
        "simulation's `report_language`, or else the language that the reader's browser asks for.",
    }),
  })
  .meta({ id: "CreateReportLink" });

export const reportLinkSchema = z
  .object({
    id: idSchema,
    url: z.string().meta({ description: "Everybody who has this address can read the report; treat it as a secret." }),
    created_at: timestampSchema,
    expires_at: timestampSchema.meta({ description: "When the link stops working, unless it is revoked before." }),
  })
  .meta({ id: "ReportLink" });
export type ReportLink = z.infer<typeof reportLinkSchema>;
