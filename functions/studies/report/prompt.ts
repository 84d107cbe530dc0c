import * as z from "zod";
import type { SimulationType } from "../simulation/schemas.ts";
import { FENCE_RULE, fence, fenceJson } from "../../models/prompts/fence.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";

const evidence = (most: number) =>
  z
    .array(
      z.object({
        participant: z.string().describe("Label, e.g. P3"),
        quote: z.string().min(1).max(400),
      }),
    )
    .min(1)
    .max(most);

/** What a model adds to computed figures: words, and the answers they are based on. */
export const reportNarrativeSchema = z.object({
  summary: z.string().min(1).max(2_500).describe("3 to 6 sentences for a busy decision maker"),
  recommendations: z
    .array(
      z.object({
        title: z.string().min(1).max(120).describe("What to do, in a few words"),
        rationale: z.string().min(1).max(800),
        rests_on: z
          .array(z.string().max(1_000))
          .max(8)
          .catch([])
          .describe(
            "Themes, questions or attributes of the figures, copied exactly; `positive`, `neutral` or `negative`: " +
              "those who reacted so",
          ),
        speaks: z.enum(["for", "against", "either"]).catch("either").describe("How its quotes speak of what was shown"),
        evidence: evidence(4),
      }),
    )
    .min(1)
    .max(5),
});

/** The narrative of a group discussion names what was contested, too. */
const groupNarrativeSchema = reportNarrativeSchema.extend({
  disagreements: z
    .array(
      z.object({
        topic: z.string().min(1).max(120),
        positions: z
          .array(z.object({ position: z.string().min(1).max(200), evidence: evidence(3) }))
          .min(2)
          .max(4),
      }),
    )
    .max(5)
    .describe("Empty if they agreed"),
});
export type ReportNarrative = z.infer<typeof reportNarrativeSchema> &
  Partial<Pick<z.infer<typeof groupNarrativeSchema>, "disagreements">>;

/** A title that only counts: `Recommendation 2`. */
const COUNTS = /^\p{L}+ ?[#№]?\d+\.?$/u;
/** Finds a title that does not say what to do; small models count their recommendations instead. */
function titleDoubt({ recommendations }: ReportNarrative): string | null {
  const counting = recommendations.find(({ title }) => COUNTS.test(title.trim()));
  return counting ? `recommendations: each title says in a few words what to do; "${counting.title}" does not.` : null;
}

export interface ReportSlots {
  studyType: SimulationType;
  /** What the participants were shown, untrusted. */
  stimulus: string;
  /** Figures computed in code; the only numbers the report may use. */
  figures: unknown;
  /** What each participant said, under a label `P1`, `P2`, … */
  participants: readonly {
    participant: string;
    /** With several concepts, the one that the statements are about; then the same participant comes once for each. */
    concept?: string;
    profile: string;
    statements: readonly string[];
    themes: readonly string[];
  }[];
  /** Language of the study (BCP 47). */
  language: string;
}

/** Has a model narrate figures that were computed in code, and recommend what to do, with evidence. */
export const reportPrompt = ({
  studyType,
  stimulus,
  figures,
  participants,
  language,
}: ReportSlots): Prompt<ReportNarrative> => ({
  id: "report@5",
  role: "report",
  system: [
    "You are a market researcher writing up a study of synthetic consumers for those who commissioned it.",
    "Use only the figures given, unrounded and unextended; compute none. With few participants say how many, not " +
      "percentages, and claim nothing about a population.",
    "Disagreement and refusal are findings: do not soften them, nor praise the concept beyond what was said.",
    "`reception` says what may be said of the reaction as a whole. Where it is `not_beyond_random`, call the " +
      "reaction neither good nor bad, well received nor rejected: say that it cannot be told from random answering; " +
      "likewise of a rating whose `beyond_random` is false.",
    "Every recommendation says what to do and why, what of the figures it rests on, and quotes participants who " +
      "hold exactly that, copied word for word from their statements.",
    ...(studyType === "focus_group"
      ? ["Name what the group disagreed on, each position with words of participants who took it."]
      : []),
    FENCE_RULE,
  ].join("\n"),
  shared: null,
  question: [
    `Write up this ${studyType.replaceAll("_", " ")}.`,
    fence("stimulus", stimulus),
    fenceJson("figures", figures),
    fenceJson("participants", participants),
  ].join("\n"),
  tool: { name: "write_report", description: "Records the report." },
  output: studyType === "focus_group" ? groupNarrativeSchema : reportNarrativeSchema,
  doubt: titleDoubt,
  maxTokens: studyType === "focus_group" ? 3_500 : 2_500,
  temperature: 0.3,
  language,
});
