import * as z from "zod";
import { nullableIntervalSchema } from "./figures.ts";

/** The figure that is read first of a complete study, small enough for a list of studies. */
export const headlineSchema = z
  .object({
    figure: z.enum(["would_buy", "sentiment", "share", "mean", "importance"]).meta({
      description:
        "`would_buy`: share of the two highest points of purchase intent; `sentiment`: mean of the reactions, where " +
        "nobody's purchase intent could be rated; `share`: of the option chosen most; `mean`: on a scale; " +
        "`importance`: of the most important attribute.",
    }),
    label: z
      .string()
      .nullable()
      .meta({ description: "The question, concept or attribute; null of `would_buy` and `sentiment`." }),
    option: z.string().nullable().meta({ description: "Of a `share`: the option." }),
    value: z.number().meta({ description: "Percent; of a `mean` or `sentiment`, in the numbers of `scale`." }),
    interval: nullableIntervalSchema,
    scale: z.object({ low: z.int(), high: z.int() }).nullable().meta({ description: "Both ends; null of percent." }),
    base: z.int().meta({ description: "Personas behind the figure." }),
    bars: z.array(z.object({ label: z.string(), length: z.number() })).meta({
      description:
        "A small chart: points, sentiments, options, concepts or attributes, eight at most. `length` is the share in " +
        "percent; of concepts, where the mean lies between the ends of its scale.",
    }),
  })
  .meta({ id: "Headline" });
export type Headline = z.infer<typeof headlineSchema>;
