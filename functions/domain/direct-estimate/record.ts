import { defineEntity } from "../entity.ts";
import { directEstimateSchema } from "./schemas.ts";

export const directEstimateEntity = defineEntity("direct_estimate", directEstimateSchema);
