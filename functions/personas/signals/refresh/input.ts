import * as z from "zod";
import { marketCodeSchema } from "../../market/market-code.ts";

export const marketRefreshInputSchema = z.object({ market: marketCodeSchema });
export type MarketRefreshInput = z.infer<typeof marketRefreshInputSchema>;
