import * as z from "zod";

const number = z.number().nullable().catch(null);
const themes = z.array(z.object({ theme: z.string(), participants: z.number() })).catch([]);

/** Figures as functions/pipelines/simulation/report shows them; what a type does not have is empty. */
const typeFiguresSchema = z.object({
  questions: z
    .array(
      z.object({
        question: z.string(),
        mean: number.default(null),
        scale: z.string().nullable().default(null),
        top_two_box_percent: number.default(null),
        options: z.array(z.object({ option: z.string(), participants: z.number() })).catch([]),
        themes,
      }),
    )
    .catch([]),
  importances: z.array(z.object({ attribute: z.string(), percent: z.number() })).catch([]),
  best_profile: z.array(z.string()).catch([]),
  part_worths: z
    .array(
      z.object({
        attribute: z.string(),
        levels: z.array(z.object({ level: z.string(), utility: z.number() })),
      }),
    )
    .catch([]),
  none_utility: number,
  willingness_to_pay: z
    .array(
      z.object({
        level: z.string(),
        compared_with: z.string(),
        amount: z.number(),
        interval_95: z.tuple([z.number(), z.number()]),
        currency: z.string().nullable().catch(null),
      }),
    )
    .catch([]),
  holdout_hit_rate_percent: number,
  conformity: z.object({ moved: z.number(), stood_apart: z.number() }).nullable().catch(null),
  airtime: z.array(z.object({ participant: z.string(), percent: z.number() })).catch([]),
  themes: z.array(z.object({ theme: z.string(), first_said_by: z.string() })).catch([]),
  coverage: z.array(z.object({ question: z.string(), participants_covered: z.number() })).catch([]),
});
export type TypeFigures = z.infer<typeof typeFiguresSchema>;

/** Reads the figures that depend on the type of study; anything odd is left out. */
export const readTypeFigures = (figures: unknown): TypeFigures => {
  const given = typeFiguresSchema.safeParse(figures);
  return given.success ? given.data : typeFiguresSchema.parse({});
};
