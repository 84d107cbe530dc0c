import * as z from "zod";
import { detectLanguage, type Language } from "../language.ts";
import { conceptItems, type ConceptItem } from "../../../../functions/domain/simulation/concept-battery.ts";
import { simulationTypeSchema, type SimulationType } from "../../../../functions/domain/simulation/schemas.ts";
import { sentencesOf } from "../../../../functions/domain/simulation/quotes.ts";
import { blockOf, jsonBlockOf } from "../../model/blocks.ts";
import { categoryOf } from "../stimulus/categories.ts";
import { readProduct } from "../stimulus/noun-phrase.ts";
import { readKind } from "../stimulus/question.ts";
import { withRowNames } from "./row-names.ts";
import { readTypeFigures, type TypeFigures } from "./type-figures.ts";

export type Leaning = "positive" | "neutral" | "negative";

/** A sentence that can be quoted, and where it was said: in the reaction or as the answer to an item. */
export interface Sentence {
  text: string;
  /** The text without the name of what is offered, which says nothing about what the sentence is about. */
  plain: string;
  place: "reaction" | ConceptItem;
}

export interface Speaker {
  /** `P1`, `P2`, … */
  label: string;
  name: string;
  leaning: Leaning;
  /** Sentiment −1..1; 0 where the request names none. */
  score: number;
  sentences: readonly Sentence[];
  themes: readonly string[];
}

export interface ItemMean {
  item: ConceptItem;
  mean: number;
  /** Null where the request names none. */
  interval: readonly number[] | null;
}

/** What a report is written from. */
export interface Study {
  type: SimulationType;
  language: Language;
  /** Whether something was offered; otherwise people were asked about themselves. */
  kind: "offer" | "question";
  /** Whether the reaction as a whole can be told from random answering; true where the request does not say. */
  beyondRandom: boolean;
  /** What a lower price could be a price of. */
  sold: "pack" | "plan" | "piece" | "unknown";
  size: number;
  counts: Readonly<Record<Leaning, number>>;
  /** Percentages as computed; null where the request names none. */
  percent: Readonly<Record<Leaning, number>> | null;
  /** Items with their means on 1 to 5, best first; empty for studies without the battery. */
  items: readonly ItemMean[];
  /** Shared themes, most shared first. */
  themes: readonly { theme: string; participants: number }[];
  speakers: readonly Speaker[];
  /** Figures that only some types of study have. */
  special: TypeFigures;
}

const figuresSchema = z.object({
  reception: z.string().catch(""),
  intervals: z.record(z.string(), z.array(z.number()).nullable().catch(null)).catch({}),
  sentiment_percent: z
    .object({ positive: z.number(), neutral: z.number(), negative: z.number() })
    .nullable()
    .catch(null),
  mean_ratings_1_to_5: z.record(z.string(), z.unknown()).catch({}),
  themes: z.array(z.object({ theme: z.string().trim().min(1), participants: z.number() })).catch([]),
});
const speakersSchema = z
  .array(
    z.object({
      participant: z.string(),
      profile: z.string().catch(""),
      statements: z.array(z.string()).catch([]),
      themes: z.array(z.string()).catch([]),
    }),
  )
  .catch([]);

const LONGEST_QUOTE = 400;
const LONGEST_NAME = 60;
/** Characters of talk that show its language. */
const SAMPLE = 4_000;

function readSpeaker(
  { participant, profile, statements, themes }: z.infer<typeof speakersSchema>[number],
  type: SimulationType,
  noun: string,
): Speaker {
  const [, name = "", word = "Neutral", score = "0"] = /^(.*): (\w+) \((-?[\d.]+)\)$/s.exec(profile) ?? [];
  const leaning = word.toLowerCase();
  return {
    label: participant,
    name: name.trim() && name.length <= LONGEST_NAME ? name.trim() : participant,
    leaning: leaning === "positive" || leaning === "negative" ? leaning : "neutral",
    score: Number(score) || 0,
    sentences: statements.flatMap((statement, index) =>
      sentencesOf(statement)
        // Fencing changes angle brackets, so a sentence with one is no longer what was said.
        .filter((text) => text.length <= LONGEST_QUOTE && !text.includes("‹"))
        .map((text) => ({
          text,
          plain: noun ? text.replaceAll(noun, " ") : text,
          place: (type === "concept_test" && conceptItems[index - 1]) || "reaction",
        })),
    ),
    themes,
  };
}

/** Frame for a lower price: a smaller pack of something used up, a smaller plan of something paid by the month. */
function soldAs(stimulus: string): Study["sold"] {
  if (stimulus === "") return "unknown";
  const category = categoryOf(readKind(stimulus).topic);
  if (/\b(?:abo|subscri\w+|month\w*|monat\w*)\b/i.test(stimulus)) return "plan";
  if (category.id === "thing" || category.kind === "good") return "unknown";
  if (category.kind === "food") return "pack";
  return category.kind === "durable" ? "piece" : "plan";
}

/** The type that a request names in its first words: `Write up this focus group.` */
function typeOf(request: string): SimulationType {
  const words = /^\s*write up this ([a-z_ ]+)\./i.exec(request)?.[1] ?? "";
  const named = simulationTypeSchema.safeParse(words.toLowerCase().replaceAll(" ", "_"));
  return named.success ? named.data : "concept_test";
}

/** The noun by which a stimulus names what it is about. */
function nounOf(stimulus: string): string {
  const { topic } = readKind(stimulus);
  return readProduct(topic, detectLanguage(stimulus), categoryOf(topic)).noun;
}

/** Whether people were asked about themselves: a survey, an interview or a group that was shown nothing. */
const kindOf = (stimulus: string, type: SimulationType): Study["kind"] => {
  if (type === "conjoint") return "offer";
  if (stimulus === "") return type === "concept_test" ? "offer" : "question";
  return readKind(stimulus).kind === "habit" ? "question" : "offer";
};

/** Reads the blocks of a report request; whatever is missing is left empty. */
export function readStudy(request: string): Study {
  const stimulus = blockOf(request, "stimulus");
  const type = typeOf(request);
  const noun = stimulus === "" ? "" : nounOf(stimulus);
  const shown = jsonBlockOf(request, "figures");
  const given = figuresSchema.safeParse(shown);
  const figures = given.success ? given.data : figuresSchema.parse({});
  const speakers = speakersSchema
    .parse(jsonBlockOf(request, "participants") ?? [])
    .map((one) => readSpeaker(one, type, noun));
  const spoken = speakers.map(({ sentences }) => sentences.map(({ text }) => text).join(" ")).join(" ");
  const count = (leaning: Leaning) => speakers.filter((speaker) => speaker.leaning === leaning).length;
  const special = readTypeFigures(shown);
  const items = conceptItems.flatMap((item) => {
    const mean = figures.mean_ratings_1_to_5[item];
    return typeof mean === "number" && mean >= 1 && mean <= 5
      ? [{ item, mean, interval: figures.intervals[item] ?? null }]
      : [];
  });
  return {
    type,
    language: detectLanguage(stimulus === "" ? spoken.slice(0, SAMPLE) : stimulus),
    kind: kindOf(stimulus, type),
    beyondRandom: figures.reception !== "not_beyond_random",
    sold: soldAs(stimulus),
    size: speakers.length,
    counts: { positive: count("positive"), neutral: count("neutral"), negative: count("negative") },
    percent: figures.sentiment_percent,
    items: items.toSorted((a, b) => b.mean - a.mean),
    themes: figures.themes.toSorted((a, b) => b.participants - a.participants),
    speakers,
    special: { ...special, questions: withRowNames(special.questions) },
  };
}
