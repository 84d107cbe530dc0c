import * as z from "zod";
import { conceptItems, type ConceptItem } from "../../../../../functions/domain/simulation/concept-battery.ts";
import { simulationTypeSchema, type SimulationType } from "../../../../../functions/domain/simulation/schemas.ts";
import { receptions } from "../../../../../functions/domain/simulation/reception.ts";
import { jsonBlockOf } from "../../blocks.ts";
import { sentencesOf } from "../language.ts";

const LONGEST_QUOTE = 300;
const list = <T extends z.ZodType>(item: T) => z.array(item).catch([]);
const shared = z.object({ theme: z.string().trim().min(1), participants: z.number() });
const interval = z.tuple([z.number(), z.number()]);

const figuresSchema = z.object({
  reception: z.enum(receptions).nullable().catch(null),
  themes: list(shared),
  mean_ratings_1_to_5: z.record(z.string(), z.number()).catch({}),
  intervals: z.record(z.string(), interval.nullable().catch(null)).catch({}),
  questions: list(
    z.object({
      question: z.string(),
      mean: z.number().optional(),
      beyond_random: z.boolean().optional(),
      options: list(z.object({ option: z.string(), participants: z.number() })),
      themes: list(shared),
    }),
  ),
  importances: list(z.object({ attribute: z.string(), percent: z.number() })),
  best_profile: list(z.string()),
  part_worths: list(
    z.object({ attribute: z.string(), levels: list(z.object({ level: z.string(), utility: z.number() })) }),
  ),
  willingness_to_pay: list(
    z.object({
      level: z.string(),
      compared_with: z.string(),
      amount: z.number(),
      interval_95: interval,
      currency: z.string().nullable().catch(null),
    }),
  ),
  conformity: z.object({ moved: z.number(), stood_apart: z.number() }).nullable().catch(null),
  airtime: list(z.object({ participant: z.string(), percent: z.number() })),
  coverage: list(z.object({ question: z.string(), participants_covered: z.number() })),
});

const speakersSchema = list(
  z.object({
    participant: z.string(),
    profile: z.string().catch(""),
    statements: list(z.string()),
    themes: list(z.string()),
  }),
);

export type Leaning = "positive" | "neutral" | "negative";

/** A sentence that can be quoted; `item` is the question of the battery that it answers. */
export interface Sentence {
  text: string;
  item: ConceptItem | null;
}

export interface Speaker {
  /** `P1`, `P2`, … */
  label: string;
  name: string;
  leaning: Leaning;
  /** Sentiment −1..1. */
  score: number;
  sentences: readonly Sentence[];
  themes: readonly string[];
}

/** What a report is written from. */
export interface Study {
  type: SimulationType;
  figures: z.infer<typeof figuresSchema>;
  /** Means of the concept battery, best first. */
  items: readonly { item: ConceptItem; mean: number; interval: readonly [number, number] | null }[];
  speakers: readonly Speaker[];
}

/** Reads the blocks of a report request; whatever is missing is left empty. */
export function readStudy(request: string): Study {
  const words = /^\s*write up this ([a-z_ ]+)\./i.exec(request)?.[1] ?? "";
  const type = simulationTypeSchema.catch("concept_test").parse(words.toLowerCase().replaceAll(" ", "_"));
  const given = figuresSchema.safeParse(jsonBlockOf(request, "figures"));
  const figures = given.success ? given.data : figuresSchema.parse({});
  const speakers = speakersSchema.parse(jsonBlockOf(request, "participants")).map((one): Speaker => {
    const [, name = one.participant, word = "", score = "0"] = /^(.*): (\w+) \((-?[\d.]+)\)$/s.exec(one.profile) ?? [];
    const leaning = word.toLowerCase();
    return {
      label: one.participant,
      name,
      leaning: leaning === "positive" || leaning === "negative" ? leaning : "neutral",
      score: Number(score) || 0,
      themes: one.themes,
      sentences: one.statements.flatMap((statement, index) =>
        sentencesOf(statement)
          // Fencing changes angle brackets, so a sentence with one is no longer what was said.
          .filter((text) => text.length <= LONGEST_QUOTE && !text.includes("‹"))
          .map((text) => ({ text, item: (type === "concept_test" && conceptItems[index - 1]) || null })),
      ),
    };
  });
  const items = conceptItems.flatMap((item) => {
    const mean = figures.mean_ratings_1_to_5[item];
    return mean === undefined ? [] : [{ item, mean, interval: figures.intervals[item] ?? null }];
  });
  return { type, figures, items: items.toSorted((a, b) => b.mean - a.mean), speakers };
}
