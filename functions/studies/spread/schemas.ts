import * as z from "zod";
import { intervalSchema } from "../simulation/figures.ts";

/** Where a figure for people comes from: the company's own human studies, or the prior learned from public ones. */
export const spreadSources = ["own_studies", "public"] as const;

/** A share as it is expected of people, who differ more than personas of one model do. */
export const spreadAdjustedSchema = z
  .object({
    share: z.number().meta({ description: "Percent, one decimal." }),
    interval: intervalSchema.meta({ description: "95 %: where the share of people is expected, percent." }),
    source: z.enum(spreadSources).meta({
      description: "`own_studies`: the company's calibration; `public`: learned from public opinion questions.",
    }),
  })
  .meta({ id: "SpreadAdjusted" });
export type SpreadAdjusted = z.infer<typeof spreadAdjustedSchema>;

/** Stands next to a share of a closed question. It is not stored: results add it when they are read. */
export const spreadAdjusted = {
  spread_adjusted: spreadAdjustedSchema
    .nullable()
    .optional()
    .meta({
      description:
        "The share expected of people; null where neither the company's human studies nor the public prior apply, or " +
        "the company has switched the latter off (`PATCH /company/settings`).",
    }),
};
