import * as z from "zod";
import { costSchema } from "./cost.ts";
import { defineEntity, readerOf } from "../table/entity.ts";

/** The cost of a month, for one company or for all. */
export const monthlyCostEntity = defineEntity("monthly_cost", costSchema);

/** The limit that operators set for a company; absent: the limit of the environment for every company. */
export const companyBudgetEntity = defineEntity("budget", z.object({ monthly_usd: z.number() }));

/** The cost of a simulation and its limit. */
export const studyCostReader = readerOf(
  "simulation",
  z.object({ usage: costSchema, max_cost_usd: z.number().nullable() }),
);
