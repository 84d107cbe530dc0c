import * as z from "zod";

export const sentimentSchema = z.enum(["Positive", "Neutral", "Negative"]);
