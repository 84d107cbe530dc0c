import { defineEntity } from "../../platform/table/entity.ts";
import { directEstimateSchema } from "./schemas.ts";

export const directEstimateEntity = defineEntity("direct_estimate", directEstimateSchema);
