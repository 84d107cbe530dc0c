import * as z from "zod";

/** `?order=desc` turns a list round; oldest first otherwise. */
export const orderQuerySchema = z.object({
  order: z
    .enum(["asc", "desc"], "must be asc or desc")
    .default("asc")
    .meta({ description: "By creation; `asc` is oldest first." }),
});
