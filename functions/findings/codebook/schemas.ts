import * as z from "zod";
import { usageSchema } from "../../platform/costs/usage.ts";
import { idSchema } from "../../platform/ids.ts";
import { shareSchema } from "../../studies/simulation/figures.ts";
import { textSchema } from "../../platform/text/text.ts";
import { timestampSchema } from "../../platform/timestamp.ts";

/** The most codes that a human or a model can distinguish while reading one answer. */
export const MOST_CODES = 50;
export const LONGEST_CODE_NAME = 80;
export const LONGEST_DEFINITION = 500;
export const LONGEST_EXAMPLE = 1_500;

/** Two names are the same if people would take them for the same name. */
export const sameCodeName = (name: string): string =>
  name.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

const sentCodeSchema = z.object({
  id: z.string().max(10).nullish().meta({
    description: "The id of an existing code, which keeps its answers unless its definition changes.",
  }),
  name: textSchema(LONGEST_CODE_NAME).meta({
    description: "Its name in reports. Renaming it does not code answers again.",
  }),
  definition: textSchema(LONGEST_DEFINITION).meta({ description: "What an answer has to say to get this code." }),
  example: textSchema(LONGEST_EXAMPLE)
    .nullish()
    .meta({ description: "Words from one of the answers, letter for letter." }),
});
export type SentCode = z.infer<typeof sentCodeSchema>;

/** Places of a list whose value an earlier place also has, each with the first of these places. */
function repeated(values: readonly (string | null | undefined)[]): [place: number, first: number][] {
  const seen = new Map<string, number>();
  return values.flatMap((value, place): [number, number][] => {
    if (value === null || value === undefined) return [];
    const first = seen.get(value);
    if (first === undefined) seen.set(value, place);
    return first === undefined ? [] : [[place, first]];
  });
}

/** The body of a request: the codes of a question. Without codes, a model drafts them. */
export const sendCodebookSchema = z.object({
  codes: z
    .array(sentCodeSchema)
    .min(1, "must contain at least one code; without `codes` a model drafts them")
    .max(MOST_CODES, `must be at most ${MOST_CODES} codes; put together what says nearly the same`)
    .superRefine((codes, { addIssue }) => {
      for (const [place, first] of repeated(codes.map(({ name }) => sameCodeName(name))))
        addIssue({
          code: "custom",
          path: [place, "name"],
          message: `is the name of code ${first + 1} as well; give each a name of its own`,
        });
      for (const [place, first] of repeated(codes.map(({ id }) => id)))
        addIssue({ code: "custom", path: [place, "id"], message: `is the id of code ${first + 1} as well` });
    })
    .optional()
    .meta({
      description: "All codes of the codebook. A code that is left out is removed. Absent: a model drafts them.",
    }),
});

export const codebookStatuses = ["coding", "complete", "failed"] as const;

const countedSchema = z.object({
  count: z.int().meta({ description: "Personas, unweighted." }),
  ...shareSchema.shape,
});

const codeSchema = z
  .object({
    id: z.string().meta({ description: "`c1`, `c2`, …; the id of a deleted code is not used again." }),
    name: z.string(),
    definition: z.string(),
    example: z.string().nullable().meta({ description: "Occurs word for word in one of the answers." }),
    count: countedSchema.shape.count.nullable(),
    share: countedSchema.shape.share.nullable(),
    share_interval: countedSchema.shape.share_interval.nullable(),
  })
  .meta({ id: "Code" });

/** A codebook without the codes of each answer. */
export const codebookSummarySchema = z
  .object({
    id: idSchema,
    simulation_id: idSchema,
    question_id: z.string(),
    question: z.string(),
    status: z.enum(codebookStatuses).meta({ description: "When it is `complete`, the figures are available." }),
    drafted: z.boolean().meta({ description: "Whether a model drafted the codes; false once you have sent codes." }),
    codes: z.array(codeSchema).meta({ description: "In the order that you sent; in a draft, the most common first." }),
    other: countedSchema
      .nullable()
      .meta({ description: "Personas who answered and got no code; null before `complete`." }),
    asked: z.int().meta({ description: "Personas who were asked." }),
    answered: z.int().meta({ description: "Number of personas who said something: the base of all shares." }),
    not_coded: z.array(idSchema).meta({
      description: "Personas whose answers the model could not code, at most a tenth; no share counts them.",
    }),
    weighted: z.boolean().meta({ description: "By the weights of the simulation (`aggregate.weighting`)." }),
    error: z.string().nullable().meta({ description: "Why it failed." }),
    usage: usageSchema,
    created_at: timestampSchema,
    completed_at: timestampSchema.nullable(),
  })
  .meta({ id: "CodebookSummary" });
export type CodebookSummary = z.infer<typeof codebookSummarySchema>;

export const codebookSchema = codebookSummarySchema
  .extend({
    answers: z
      .array(z.object({ persona_id: idSchema, codes: z.array(z.string()).meta({ description: "Ids; none: other." }) }))
      .meta({ description: "Personas who answered, with the codes of the answer; empty before `complete`." }),
  })
  .meta({ id: "Codebook" });
export type Codebook = z.infer<typeof codebookSchema>;
