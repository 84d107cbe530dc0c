import * as z from "zod";
import { boundedRecord } from "../../platform/text/bounded-record.ts";
import { marginFacts, type MarginFact } from "./study-weights.ts";

const SUM_TOLERANCE = 0.01;
const AGE_RANGE = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3})|\s*\+)$/;

/** Bounds of an age range such as `18-34` or `65+`, both included; undefined if it is not a range. */
export function ageRangeOf(category: string): { from: number; to: number } | undefined {
  const [, from, to] = AGE_RANGE.exec(category.trim()) ?? [];
  return from === undefined ? undefined : { from: Number(from), to: to === undefined ? Infinity : Number(to) };
}

const overlaps = (categories: readonly string[]): boolean => {
  const ranges = categories.flatMap((category) => ageRangeOf(category) ?? []).toSorted((a, b) => a.from - b.from);
  return ranges.some(({ from }, index) => index > 0 && from <= ranges[index - 1]!.to);
};

const KNOWN: Partial<Record<MarginFact, readonly string[]>> = {
  gender: ["Male", "Female"],
  income_level: ["Low", "Middle", "High"],
};

function checkCategories({ by, targets }: { by: MarginFact; targets: Record<string, number> }, refuse: Refuse): void {
  const categories = Object.keys(targets);
  const total = Object.values(targets).reduce((sum, target) => sum + target, 0);
  if (Math.abs(total - 100) > 100 * SUM_TOLERANCE && Math.abs(total - 1) > SUM_TOLERANCE)
    refuse(`must add up to 100 percent (or to 1); they add up to ${Number(total.toFixed(4))}`);
  for (const category of categories) {
    if (by === "age" && !isRange(category)) refuse(`"${category}" is not a range of ages such as 18-34 or 65+`);
    if (KNOWN[by] && !KNOWN[by].includes(category))
      refuse(`"${category}" is no ${by}; there are ${KNOWN[by].join(", ")}`);
  }
  if (by === "age" && overlaps(categories)) refuse("ranges of ages must not overlap");
}
type Refuse = (message: string) => void;
const isRange = (category: string): boolean => {
  const range = ageRangeOf(category);
  return range !== undefined && range.from <= range.to;
};

/** Below the share of one person in a country; the table cannot store the smallest numbers that JSON can hold. */
const LEAST_TARGET = 0.000001;

const marginSchema = z
  .object({
    by: z.enum(marginFacts, `must be one of ${marginFacts.join(", ")}`),
    targets: boundedRecord(
      z.record(z.string(), z.number("must be a number").min(0, "must not be negative")),
      20,
      "must name at most 20 categories",
    )
      .refine((targets) => Object.keys(targets).every((name) => name.length > 0 && name.length <= 100), {
        message: "must name categories of 1 to 100 characters",
      })
      .refine(
        (targets) => Object.values(targets).every((target) => target >= LEAST_TARGET),
        "must all be at least 0.000001",
      )
      .refine((targets) => Object.keys(targets).length >= 2, "must name at least two categories")
      .meta({ description: "Percent (or shares) of the population by category; ages as `18-34`, `65+`." }),
  })
  .superRefine((margin, context) => {
    checkCategories(margin, (message) => context.addIssue({ code: "custom", path: ["targets"], message }));
  });

const capSchema = z
  .number("must be a number")
  .min(1.5, "must be at least 1.5")
  .max(100, "must be at most 100")
  .optional()
  .meta({
    description:
      "Largest weight of a persona, as a multiple of the mean weight. Margins may then be missed. Absent: no limit.",
  });

/** The margins that a study is to be weighted to. */
export const weightsRequestSchema = z
  .object({
    margins: z
      .array(marginSchema)
      .min(1, "must have at least one margin")
      .max(4, "must have at most 4 margins")
      .refine((margins) => new Set(margins.map(({ by }) => by)).size === margins.length, "must each have another `by`")
      .optional()
      .meta({ description: "Margins of the population that you know." }),
    population: z.enum(["market"], "must be market").optional().meta({
      description: "Gender and age as the population table of the group's market has them, for its definition.",
    }),
    cap: capSchema,
  })
  .refine(({ margins, population }) => margins !== undefined || population !== undefined, {
    message: "must have margins, a population, or both",
  });
export type WeightsRequest = z.infer<typeof weightsRequestSchema>;
export type MarginRequest = z.infer<typeof marginSchema>;
