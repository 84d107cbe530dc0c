import * as z from "zod";
import { optionalTextSchema, textSchema } from "../../platform/text/text.ts";
import { LONGEST_CONTEXT } from "../survey/schemas.ts";

export const MOST_GUIDE_QUESTIONS = 40;
/** Probes a guide may suggest for one question; an interviewer asks at most two. */
export const MOST_PROBES = 10;
/** The limit for all questions, probes and headings together. */
export const MOST_GUIDE_CHARACTERS = 40_000;
export const LONGEST_GUIDE_TEXT = 1_000;

export const guideQuestionSchema = z.object({
  context: z
    .string()
    .min(1)
    .max(LONGEST_CONTEXT)
    .nullable()
    .meta({ description: "Material that personas see with it and its probes: a concept, a text, a situation." }),
  text: z.string().min(1).max(LONGEST_GUIDE_TEXT),
  probes: z.array(z.string().min(1).max(LONGEST_GUIDE_TEXT)).max(MOST_PROBES),
});
export type GuideQuestion = z.infer<typeof guideQuestionSchema>;

/** A discussion guide as it was read from a file. */
export const guideSchema = z
  .object({
    sections: z
      .array(z.object({ title: z.string().max(LONGEST_GUIDE_TEXT), questions: z.array(guideQuestionSchema).min(1) }))
      .min(1),
  })
  .meta({ id: "DiscussionGuide" });
export type Guide = z.infer<typeof guideSchema>;

const guideText = textSchema(LONGEST_GUIDE_TEXT);
/** A guide as callers write it: a question needs only its text. */
export const guideInputSchema = z
  .strictObject({
    sections: z
      .array(
        z.strictObject({
          title: optionalTextSchema(LONGEST_GUIDE_TEXT).transform((text) => text ?? ""),
          questions: z
            .array(
              z.strictObject({
                context: optionalTextSchema(LONGEST_CONTEXT).transform((text) => text ?? null),
                text: guideText,
                probes: z.array(guideText).max(MOST_PROBES).default([]),
              }),
            )
            .min(1)
            .max(MOST_GUIDE_QUESTIONS),
        }),
      )
      .min(1)
      .max(MOST_GUIDE_QUESTIONS)
      .refine((sections) => sections.flatMap(({ questions }) => questions).length <= MOST_GUIDE_QUESTIONS, {
        error: `must have at most ${MOST_GUIDE_QUESTIONS} questions in all`,
      }),
  })
  .meta({ id: "DiscussionGuideInput" });

/** How well an interview has covered a question of its guide. */
export const coverageSchema = z.enum(["covered", "partly", "not_covered"]);
export type Coverage = z.infer<typeof coverageSchema>;
