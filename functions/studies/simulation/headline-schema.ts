import * as z from "zod";
import { nullableIntervalSchema } from "./figures.ts";

/** The figure that is read first of a complete study, small enough for a list of studies. */
export const headlineSchema = z
  .object({
    figure: z.enum(["would_buy", "sentiment", "share", "mean", "importance"]).meta({
      description:
        "`would_buy` is the share of the two highest points of purchase intent. `sentiment` is the mean sentiment, " +
        "given if no purchase intent could be rated. `share` belongs to the option chosen most, `mean` to a scale, " +
        "and `importance` to the most important attribute.",
    }),
    label: z.string().nullable().meta({
      description: "The question, concept or attribute. Null for `would_buy` and `sentiment`.",
    }),
    option: z.string().nullable().meta({ description: "The option, if the figure is a `share`." }),
    value: z.number().meta({ description: "In percent, or on `scale` if there is one." }),
    interval: nullableIntervalSchema,
    scale: z.object({ low: z.int(), high: z.int() }).nullable().meta({
      description: "Both ends of the scale. Null for figures in percent.",
    }),
    base: z.int().meta({ description: "Number of personas behind the figure." }),
    bars: z.array(z.object({ label: z.string(), length: z.number() })).meta({
      description:
        "A small chart with up to eight points, sentiments, options, concepts or attributes. `length` is the share " +
        "in percent. For concepts it is the position of the mean on its scale, in percent.",
    }),
  })
  .meta({ id: "Headline" });
export type Headline = z.infer<typeof headlineSchema>;
