import * as z from "zod";
import { languageScores } from "../../../../functions/languages/language.ts";
import { cosineSimilarity } from "../../../../functions/statistics/ssr.ts";
import { embed } from "../../embedder/embed.ts";
import { readStances, type StanceReading } from "../../embedder/stance.ts";
import { stances, type Stance } from "../../phrases/pack.ts";
import { blocksOf } from "../blocks.ts";
import type { Tool } from "../tool.ts";

const statementSchema = z.object({
  number: z.int(),
  question: z.string(),
  scale: z.object({ from: z.int(), to: z.int(), labels: z.record(z.string(), z.string()) }),
  answer: z.string(),
});
type Statement = z.infer<typeof statementSchema>;

/** What of a text has to speak for one of the languages of the packs, of its words, to be read at all. */
const KNOWN = 0.12;
/** Ends of a scale that stand nearer on a stance do not say what it measures. */
const DISTINCT = 0.4;
/** Shares below this are not told apart from none. */
const LEAST_SHARE = 0.05;

/** Whether answers are in a language of the packs: others share a word with one of them now and then. */
function isReadable(answers: readonly string[]): boolean {
  const text = answers.join("\n");
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return Math.max(...Object.values(languageScores(text))) >= KNOWN * words;
}

/**
 * What tells the ends of a scale apart: the stance on which they stand farthest from each other. How much of something
 * they say counts only where nothing says of what: `extremely new` measures newness.
 */
function measured(low: StanceReading, high: StanceReading): { stance: Stance; from: number; to: number } | undefined {
  const told = stances
    .map((stance) => ({ stance, from: low[stance]?.position ?? 0, to: high[stance]?.position ?? 0 }))
    .filter(({ from, to }) => Math.abs(to - from) >= DISTINCT)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  return told.find(({ stance }) => stance !== "degree") ?? told[0];
}

/** How far up its scale an answer stands, 0..1; the middle where it takes no side. */
function height({ answer, scale }: Statement): number {
  const low = scale.labels[String(scale.from)] ?? "";
  const high = scale.labels[String(scale.to)] ?? "";
  const said = readStances(answer);
  const axis = measured(readStances(low), readStances(high));
  if (!axis) {
    const of = (label: string) => (label ? cosineSimilarity(embed(answer, 512), embed(label, 512)) : 0);
    return Math.max(0, Math.min(1, 0.5 + (of(high) - of(low)) / 2));
  }
  const own = said[axis.stance] ?? said.valence ?? said.degree;
  // A liking says which way an opinion of anything else goes, in the direction of what is good.
  return own ? Math.max(0, Math.min(1, (own.position - axis.from) / (axis.to - axis.from))) : 0.5;
}

/** The points around a place on a scale, each with its share. */
function pointsAt(place: number, { from, to }: Statement["scale"]): { point: number; share: number }[] {
  const exact = from + place * (to - from);
  const below = Math.min(to - 1, Math.floor(exact));
  const share = exact - below;
  return [
    { point: below, share: Number((1 - share).toFixed(2)) },
    { point: below + 1, share: Number(share.toFixed(2)) },
  ].filter((one) => one.share >= LEAST_SHARE);
}

/**
 * Places answers on their scales by what they say: the words are read as the embedder reads them, and compared with
 * what the ends of the scale say. Answers in a language without a pack are left without a point.
 */
export const placeAnswers: Tool = (request) => {
  const statements = blocksOf(request, "statement").map((block) => statementSchema.parse(JSON.parse(block)));
  const readable = isReadable(statements.map(({ answer }) => answer));
  return {
    ratings: statements.map((statement) => ({
      statement: statement.number,
      points: readable ? pointsAt(height(statement), statement.scale) : [],
    })),
  };
};

/** Statements in a language without a pack: it speaks none, and says so by giving none. */
export const translateThemes: Tool = () => ({ themes: [] });
