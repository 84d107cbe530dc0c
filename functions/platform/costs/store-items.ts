import * as z from "zod";
import { costSchema } from "./cost.ts";
import { defineEntity, readerOf } from "../table/entity.ts";

/** What a month has cost, of a company or of all. */
export const monthlyCostEntity = defineEntity("monthly_cost", costSchema);

/** What operators have allowed a company; absent: what the environment allows every company. */
export const companyBudgetEntity = defineEntity("budget", z.object({ monthly_usd: z.number() }));

/** What a simulation has cost and may cost. */
export const studyCostReader = readerOf(
  "simulation",
  z.object({ usage: costSchema, max_cost_usd: z.number().nullable() }),
);
