import words from "../../data/scale-words.json" with { type: "json" };
import type { SurveyScale } from "../survey/schemas.ts";
import type { LabelWordings } from "./anchors.ts";
import { contentOf } from "./read-scale.ts";

/** Words that strengthen the label they begin, as people write them in the languages of the anchors. */
const STRENGTHENING = new RegExp(String.raw`^(?:${words.strengthening.join("|")})\s+|^(?:とても|非常に)`, "i");
const weakened = (label: string) => label.replace(STRENGTHENING, "");
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const trimmed = (label: string) => label.trim().replace(/(?<![.!])[.!]+$/, "");
/**
 * German labels begin with a capital only where a noun does, which nobody can tell from outside; they stay as they are.
 */
const inside = (label: string, language: string) =>
  language === "en" && /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/**
 * Anchor statements of a scale that no family knows, built from its own labels, in the order of its points: one
 * statement per point where every point has a label; grades of one quality where both ends name the same (`not at all
 * worried … extremely worried`); else the way from one end to the other, a missing end being the opposite of the other.
 * @param downward whether the grades run from most to least
 */
export function labelAnchors(
  scale: SurveyScale,
  downward: boolean,
  { language, labels: wordings }: { language: string; labels: LabelWordings },
): readonly (readonly string[])[] {
  const { labels, points } = scale;
  const { frames, graded, between, opposite } = wordings;
  const oppositeOf = (label: string) => opposite.replace("{}", label);
  const closed = (text: string) => (/[.。]$/.test(text) ? text : language === "ja" ? `${text}。` : `${text}.`);
  const ends = [labels?.[0] ?? scale.low_label, labels?.at(-1) ?? scale.high_label] as const;
  const [low, high] = ends.map((label) => (label === null ? null : inside(trimmed(label), language)));
  const quality = low && high ? contentOf(high) : "";
  if (quality !== "" && low && contentOf(low) === quality) {
    // The label's own spelling, accents and all.
    const named = (high ?? "").split(/\s+/).slice(-quality.split(" ").length).join(" ");
    const sets = graded.map((set) => set.map((grade) => sentence(closed(grade.replace("{}", named)))));
    return downward ? sets.map((set) => set.toReversed()) : sets;
  }
  if (labels && points > 2) {
    return frames.map((frame) =>
      labels.map((label) => sentence(frame.replace("{}", inside(trimmed(label), language)))),
    );
  }
  const from = low ?? oppositeOf(high ?? "");
  const to = high ?? oppositeOf(low ?? "");
  const ways = { low: from, high: to, lowish: weakened(from), highish: weakened(to) };
  return between.map((set) =>
    set.map((statement) =>
      sentence(statement.replaceAll(/\{(low|high|lowish|highish)\}/g, (_, end: keyof typeof ways) => ways[end])),
    ),
  );
}
