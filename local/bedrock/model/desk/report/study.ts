import * as z from "zod";
import { conceptItems, type ConceptItem } from "../../../../../functions/studies/concept-test/battery.ts";
import { simulationTypeSchema, type SimulationType } from "../../../../../functions/studies/simulation/schemas.ts";
import { receptions } from "../../../../../functions/studies/simulation/reception.ts";
import { jsonBlockOf } from "../../blocks.ts";
import { sentencesOf } from "../language.ts";

const LONGEST_QUOTE = 300;
/** A list of objects; empty where something else was given. */
const rows = <T extends z.ZodRawShape>(shape: T) => z.array(z.object(shape)).catch([]);
const texts = z.array(z.string()).catch([]);
const count = z.number();
const interval = z.tuple([count, count]);
const themes = rows({ theme: z.string().trim().min(1), participants: count });
const options = rows({ option: z.string(), participants: count });
const beyond_random = z.boolean().optional();
/** `1 to 7, not at all … very` */
const scale = z.string().catch("");

const figuresSchema = z.object({
  reception: z.enum(receptions).nullable().catch(null),
  themes,
  mean_ratings_1_to_5: z.record(z.string(), count).catch({}),
  intervals: z.record(z.string(), interval.nullable().catch(null)).catch({}),
  concepts: rows({ concept: z.string(), mean_ratings_1_to_5: z.record(z.string(), count).catch({}) }),
  questions: rows({
    ...{ question: z.string(), mean: count.optional(), beyond_random, scale, options, themes },
    /** Its base, where it is not all participants. */
    answered: count.optional(),
  }),
  importances: rows({ attribute: z.string(), percent: count }),
  best_profile: texts,
  part_worths: rows({ attribute: z.string(), levels: rows({ level: z.string(), utility: count }) }),
  willingness_to_pay: rows({
    ...{ level: z.string(), compared_with: z.string(), amount: count, interval_95: interval },
    currency: z.string().nullable().catch(null),
  }),
  conformity: z.object({ moved: count, stood_apart: count }).nullable().catch(null),
  airtime: rows({ participant: z.string(), percent: count }),
  coverage: rows({ question: z.string(), participants_covered: count }),
});

const profile = z.string().catch("");
const speakersSchema = rows({ participant: z.string(), profile, statements: texts, themes: texts });

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
  /** Questions rated on a scale, which is 1 to 5 where none is given, by how high on it their mean stands. */
  rated: readonly { question: string; mean: number; range: string | null; beyond_random?: boolean | undefined }[];
  /** Means of the concept battery, best first. */
  items: readonly { item: ConceptItem; mean: number; interval: readonly [number, number] | null }[];
  speakers: readonly Speaker[];
}

/** Whoever comes once for each of several concepts, as one. */
const together = (rows: z.infer<typeof speakersSchema>): z.infer<typeof speakersSchema> =>
  [...Map.groupBy(rows, ({ participant }) => participant).values()].map((same) => ({
    ...same[0]!,
    statements: same.flatMap(({ statements }) => statements),
    themes: [...new Set(same.flatMap(({ themes }) => themes))],
  }));

/** Reads the blocks of a report request; whatever is missing is left empty. */
export function readStudy(request: string): Study {
  const words = /^\s*write up this ([a-z_ ]+)\./i.exec(request)?.[1] ?? "";
  const type = simulationTypeSchema.catch("concept_test").parse(words.toLowerCase().replaceAll(" ", "_"));
  const given = figuresSchema.safeParse(jsonBlockOf(request, "figures"));
  const figures = given.success ? given.data : figuresSchema.parse({});
  const speakers = together(speakersSchema.parse(jsonBlockOf(request, "participants"))).map((one): Speaker => {
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
  const rated = figures.questions.flatMap(({ question, mean, beyond_random, scale: given }) => {
    const [ends, low = "1", high = "5"] = /^(-?\d+) to (\d+)/.exec(given) ?? [];
    const height = ((mean ?? 0) - Number(low)) / (Number(high) - Number(low));
    const range = ends === undefined ? null : `${low}–${high}`;
    return mean === undefined ? [] : [{ question, mean, range, beyond_random, height }];
  });
  // Of several concepts purchase intent says which is ahead.
  for (const { concept, mean_ratings_1_to_5 } of figures.concepts) {
    const mean = mean_ratings_1_to_5.purchase_intent;
    if (mean !== undefined)
      rated.push({ question: concept, mean, range: null, beyond_random: undefined, height: mean });
  }
  rated.sort((a, b) => b.height - a.height);
  return { type, figures, rated, items: items.toSorted((a, b) => b.mean - a.mean), speakers };
}
