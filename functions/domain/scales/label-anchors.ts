import type { SurveyScale } from "../survey/schemas.ts";
import type { Language } from "./language.ts";
import { contentOf } from "./read-scale.ts";

/** Wordings around a label; `{}` stands for the label, or for what is graded. */
const frames: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: ["{}.", "My answer is: {}.", "If I had to put it in a word, I would say {}."],
  de: ["{}.", "Meine Antwort ist: {}.", "Mit einem Wort würde ich sagen: {}."],
};

/** Five grades of one quality, built alike within a set. */
const graded: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ["not at all {}", "slightly {}", "moderately {}", "very {}", "extremely {}"],
    ["in no way {}", "only a little {}", "somewhat {}", "quite strongly {}", "completely {}"],
    ["never ever {}", "hardly {}", "partly {}", "mostly {}", "utterly {}"],
  ],
  de: [
    ["überhaupt nicht {}", "wenig {}", "mittelmäßig {}", "sehr {}", "äußerst {}"],
    ["in keiner Weise {}", "nur ein bisschen {}", "einigermaßen {}", "ziemlich stark {}", "völlig {}"],
    ["nie und nimmer {}", "kaum {}", "teilweise {}", "größtenteils {}", "durch und durch {}"],
  ],
};

/** The way from one end to the other, `{low}` and `{high}` for the ends, `{lowish}` and `{highish}` without their `very`. */
const between: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ["{low}.", "Rather {lowish}.", "Neither of the two, something in between.", "Rather {highish}.", "{high}."],
    [
      "For me it is clearly {low}.",
      "For me it is more on the side of {lowish}.",
      "For me it is as much {lowish} as {highish}.",
      "For me it is more on the side of {highish}.",
      "For me it is clearly {high}.",
    ],
    [
      "I would say {low}, without any doubt.",
      "If anything, I would say {lowish}.",
      "I would say it lies in the middle.",
      "If anything, I would say {highish}.",
      "I would say {high}, without any doubt.",
    ],
  ],
  de: [
    ["{low}.", "Eher {lowish}.", "Keines von beiden, etwas dazwischen.", "Eher {highish}.", "{high}."],
    [
      "Für mich ist das eindeutig {low}.",
      "Für mich geht das mehr in Richtung {lowish}.",
      "Für mich ist das ebenso {lowish} wie {highish}.",
      "Für mich geht das mehr in Richtung {highish}.",
      "Für mich ist das eindeutig {high}.",
    ],
    [
      "Ich würde sagen: {low}, ohne jeden Zweifel.",
      "Wenn überhaupt, würde ich sagen: {lowish}.",
      "Ich würde sagen, es liegt in der Mitte.",
      "Wenn überhaupt, würde ich sagen: {highish}.",
      "Ich würde sagen: {high}, ohne jeden Zweifel.",
    ],
  ],
};

const opposite: Readonly<Record<Language, (label: string) => string>> = {
  en: (label) => `the opposite of ${label}`,
  de: (label) => `das Gegenteil von ${label}`,
};

const weakened = (label: string) =>
  label.replace(/^(?:very|extremely|completely|totally|much|sehr|äußerst|völlig|total|extrem|viel)\s+/i, "");
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const trimmed = (label: string) => label.trim().replace(/[.!]+$/, "");
/** German labels begin with a capital only where a noun does, which nobody can tell from outside; they stay as they are. */
const inside = (label: string, language: Language) =>
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
  language: Language,
): readonly (readonly string[])[] {
  const { labels, points } = scale;
  const ends = [labels?.[0] ?? scale.low_label, labels?.at(-1) ?? scale.high_label] as const;
  const [low, high] = ends.map((label) => (label === null ? null : inside(trimmed(label), language)));
  const quality = low && high ? contentOf(high) : "";
  if (quality !== "" && low && contentOf(low) === quality) {
    // The label's own spelling, accents and all.
    const words = (high ?? "").split(/\s+/).slice(-quality.split(" ").length).join(" ");
    const sets = graded[language].map((set) => set.map((grade) => sentence(`${grade.replace("{}", words)}.`)));
    return downward ? sets.map((set) => set.toReversed()) : sets;
  }
  if (labels && points > 2) {
    return frames[language].map((frame) =>
      labels.map((label) => sentence(frame.replace("{}", inside(trimmed(label), language)))),
    );
  }
  const from = low ?? opposite[language](high ?? "");
  const to = high ?? opposite[language](low ?? "");
  const words = { low: from, high: to, lowish: weakened(from), highish: weakened(to) };
  return between[language].map((set) =>
    set.map((statement) =>
      sentence(statement.replaceAll(/\{(low|high|lowish|highish)\}/g, (_, end: keyof typeof words) => words[end])),
    ),
  );
}
