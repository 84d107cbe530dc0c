import * as z from "zod";
import { boundedText } from "../../platform/text/bounded-text.ts";
import { idSchema } from "../../platform/ids.ts";
import { PERSONAS_PER_GROUP } from "../../personas/groups/schemas.ts";

/** The facts by which quotas can be set: those of profiles, known before anybody is asked. */
export const quotaFacts = ["gender", "age", "income_level", "location", "occupation"] as const;
export type QuotaFact = (typeof quotaFacts)[number];

/** Two facts can be met together exactly wherever that is possible (`next-wave.ts`); more cannot be checked in time. */
const MOST_FACTS = 2;
const MOST_QUOTAS = 40;
const OLDEST = 120;

const KNOWN: Partial<Record<QuotaFact, readonly string[]>> = {
  gender: ["Male", "Female"],
  income_level: ["Low", "Middle", "High"],
};

const wholeNumber = (from: number, to: number) =>
  z.int("must be a whole number").min(from, `must be at least ${from}`).max(to, `must be at most ${to}`);

const quotaShape = z.strictObject({
  fact: z.enum(quotaFacts, `must be one of ${quotaFacts.join(", ")}`),
  value: boundedText(100, { minimum: 1 })
    .optional()
    .meta({ description: "For every fact except age. A location is its city, or city and country." }),
  min: wholeNumber(0, OLDEST).optional().meta({ description: "For age: the youngest of the band." }),
  max: wholeNumber(0, OLDEST).optional().meta({ description: "For age: the oldest of the band." }),
  completes: wholeNumber(1, PERSONAS_PER_GROUP).meta({
    description: "How many of these personas should complete the survey.",
  }),
});
/** A group of personas by a fact of their profiles, and how many completes it is to have. */
export type Quota = z.infer<typeof quotaShape>;

const boundsOf = ({ min = 0, max = OLDEST }: Quota) => ({ min, max });

/** The group of a quota in words: `gender Female`, `age 18 to 34`. */
export function quotaName({ fact, value, min, max }: Pick<Quota, "fact" | "value" | "min" | "max">): string {
  if (fact !== "age") return `${fact} ${value}`;
  if (min === undefined) return `age up to ${max}`;
  return max === undefined ? `age ${min} and over` : `age ${min} to ${max}`;
}

function problemOf(quota: Quota): { path: string; message: string } | null {
  const { fact, value, min, max } = quota;
  if (fact === "age") {
    if (value !== undefined) return { path: "value", message: "is not for age; name a band by min, max or both" };
    if (min === undefined && max === undefined) return { path: "min", message: "or max is required for age" };
    if (boundsOf(quota).min > boundsOf(quota).max) return { path: "min", message: "must not be above max" };
    return null;
  }
  if (min !== undefined || max !== undefined)
    return { path: min === undefined ? "max" : "min", message: `is only for age; name a value of ${fact}` };
  if (value === undefined) return { path: "value", message: `is required for ${fact}` };
  if (KNOWN[fact] && !KNOWN[fact].includes(value))
    return { path: "value", message: `"${value}" is not a ${fact}; use ${KNOWN[fact].join(", ")}` };
  return null;
}

const sameCell = (a: Quota, b: Quota): boolean =>
  a.fact === "age"
    ? boundsOf(a).min <= boundsOf(b).max && boundsOf(b).min <= boundsOf(a).max
    : a.value?.trim().toLowerCase() === b.value?.trim().toLowerCase();

/** Why quotas cannot be met whoever is asked; null if they can. */
function contradictionOf(quotas: readonly Quota[], completes: number): string | null {
  const byFact = Map.groupBy(quotas, ({ fact }) => fact);
  if (byFact.size > MOST_FACTS)
    return `can be of at most ${MOST_FACTS} facts; these are of ${[...byFact.keys()].join(", ")}`;
  for (const [fact, own] of byFact) {
    for (const [index, quota] of own.entries()) {
      const other = own.slice(0, index).find((before) => sameCell(before, quota));
      if (other && fact === "age")
        return `${quotaName(other)} and ${quotaName(quota)} overlap; a persona cannot count twice`;
      if (other) return `${quotaName(quota)} is named twice`;
    }
    const total = own.reduce((sum, quota) => sum + quota.completes, 0);
    if (total > completes) return `of ${fact} add up to ${total} completes, and the sample is to have ${completes}`;
  }
  return null;
}

const quotaSchema = quotaShape.superRefine((quota, context) => {
  const problem = problemOf(quota);
  if (problem) context.addIssue({ code: "custom", path: [problem.path], message: problem.message });
});

/** How many personas of a group are to complete a survey, and of which kind. */
export const sampleRequestSchema = z
  .object({
    completes: wholeNumber(1, PERSONAS_PER_GROUP).meta({
      description: "How many personas should complete the survey. The same number is asked first.",
    }),
    replacements: wholeNumber(0, PERSONAS_PER_GROUP)
      .default(0)
      .meta({ description: "How many personas of the group may replace those who are screened out." }),
    quotas: z
      .array(quotaSchema)
      .max(MOST_QUOTAS, `must be at most ${MOST_QUOTAS}`)
      .default([])
      .meta({
        description:
          "How many of the completes come from which personas, by one or two facts. Completes that the quotas " +
          "of a fact leave over come from all other personas.",
      }),
  })
  .superRefine(({ completes, quotas }, context) => {
    const message = contradictionOf(quotas, completes);
    if (message) context.addIssue({ code: "custom", path: ["quotas"], message });
  });
export type SampleRequest = z.infer<typeof sampleRequestSchema>;

/** Why completes are missing: nobody of the group is left to be asked, no replacement, or no money (`max_cost_usd`). */
const shortfallSchema = z.enum(["group", "replacements", "max_cost"]);

const cellSchema = z.object({
  fact: z.enum(quotaFacts),
  value: z.string().nullable(),
  min: z.int().nullable(),
  max: z.int().nullable(),
  completes: z.int().meta({ description: "Completes requested for this quota." }),
  asked: z.int(),
  screened_out: z.int(),
  completed: z.int(),
  unfilled_because: shortfallSchema.nullable().meta({
    description: "Why the quota was not filled. Null if it was filled, and while personas are still being asked.",
  }),
});

/** A survey that is asked in waves: what is wanted, and what has been reached so far. */
export const studySampleSchema = z
  .object({
    completes: z.int().meta({ description: "Number of completes requested." }),
    replacements: z.int().meta({ description: "Most personas that may replace others." }),
    available: z.int().meta({
      description: "Personas of the group when the study was started; before the start, when it was created.",
    }),
    asked: z.int(),
    screened_out: z.int(),
    replaced: z.int().meta({ description: "Personas asked to replace others that were screened out." }),
    completed: z.int(),
    unfilled_because: shortfallSchema.nullable(),
    cells: z.array(cellSchema).meta({
      description:
        "For quotas. A quota without a value and bounds contains all personas that no other quota of its fact names.",
    }),
  })
  .meta({ id: "StudySample" });
export type StudySample = z.infer<typeof studySampleSchema>;

/**
 * What a study keeps of its sample. It never changes, so that the next to be asked follow from those who have been
 * asked.
 */
export const keptSampleSchema = z.object({
  completes: z.int(),
  replacements: z.int(),
  quotas: z.array(quotaShape),
  /** Personas that may be asked, in the order of the group, each with the indexes of the quotas that it counts in. */
  candidates: z.array(z.object({ persona_id: idSchema, quotas: z.array(z.int()) })),
});
export type KeptSample = z.infer<typeof keptSampleSchema>;
