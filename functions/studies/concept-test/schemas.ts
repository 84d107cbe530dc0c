import * as z from "zod";
import { boundedText } from "../../platform/text/bounded-text.ts";
import { idSchema } from "../../platform/ids.ts";
import { nullableRatingMethodSchema } from "../rating/rating-method.ts";
import { sentimentSchema } from "../simulation/sentiment.ts";
import { textSchema } from "../../platform/text/text.ts";

export const MOST_CONCEPTS = 10;
export const FEWEST_CONCEPTS = 2;
/** The limit for all concepts together: a report is written from all of them. */
export const CONCEPT_CHARACTERS = 24_000;
export const BRIEFINGS_PER_CONCEPT = 2;
/**
 * Reactions of a study, personas times concepts: results, exports and the figures are made from all of them at once.
 */
export const MOST_REACTIONS = 1_000;

/** How concepts are shown: everybody sees all of them, one after the other, or each participant sees one. */
const conceptDesigns = ["sequential", "monadic"] as const;
export const conceptDesignSchema = z.enum(conceptDesigns, `must be one of ${conceptDesigns.join(", ")}`);
export type ConceptDesign = z.infer<typeof conceptDesignSchema>;

const sameName = (name: string): string => name.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** What a caller sends: the concepts of one test. */
export const sentConceptsSchema = z
  .array(
    z.object({
      name: textSchema(100).meta({ description: "Its headline: shown to the personas above its text." }),
      text: textSchema(8_000),
      briefing_ids: z
        .array(boundedText(100))
        .max(BRIEFINGS_PER_CONCEPT, `must name at most ${BRIEFINGS_PER_CONCEPT} briefings`)
        .optional()
        .meta({ description: "Shown with this concept only; those of the study are shown with each." }),
    }),
  )
  .min(FEWEST_CONCEPTS, "must be at least 2 concepts; a single one goes into `prompt_question`")
  .max(MOST_CONCEPTS, `must be at most ${MOST_CONCEPTS} concepts; split them into several studies`)
  .superRefine((concepts, { addIssue }) => {
    const seen = new Map<string, number>();
    for (const [index, { name }] of concepts.entries()) {
      const first = seen.get(sameName(name));
      if (first !== undefined)
        addIssue({
          code: "custom",
          path: [index, "name"],
          message: `is the name of concept ${first + 1} as well; give each a name of its own`,
        });
      else seen.set(sameName(name), index);
    }
    const characters = concepts.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > CONCEPT_CHARACTERS)
      addIssue({
        code: "custom",
        path: [],
        message: `have ${characters} characters in all; at most ${CONCEPT_CHARACTERS}: shorten them`,
      });
  });

/** One of the concepts of a study, as it is stored and shown. */
export const conceptSchema = z
  .object({
    concept_id: z.string().meta({ description: "`c1`, `c2`, … in the order in which they were sent." }),
    name: z.string(),
    text: z.string(),
    briefing_ids: z.array(idSchema),
  })
  .meta({ id: "Concept" });
export type Concept = z.infer<typeof conceptSchema>;

/** What a persona said of one of several concepts; its answers are among those of the persona. */
export const reactionToConceptSchema = z
  .object({
    concept_id: z.string(),
    position: z.int().min(1).meta({ description: "Position in which the persona saw the concept, from 1." }),
    reaction: z.string(),
    sentiment: sentimentSchema.nullable(),
    sentiment_score: z.number().min(-1).max(1).nullable(),
    sentiment_method: nullableRatingMethodSchema,
    key_themes: z.array(z.string()),
    notable_quote: z.string().meta({ description: "Occurs word for word in the reaction." }),
  })
  .meta({ id: "ReactionToConcept" });
export type ReactionToConcept = z.infer<typeof reactionToConceptSchema>;
