import { sentencesOf } from "../../../../functions/models/quotes.ts";
import { packOf } from "../../phrases/pack.ts";
import type { Speaking } from "../../phrases/speaking.ts";
import type { Reason } from "./appraise.ts";
import { topicsIn } from "./offer.ts";
import type { Scene } from "./scene.ts";

/** What of a text stands still, whatever its slots and genders hold. */
const fixedParts = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/<[^<>]*>|\{\w+\}/)
    .map((part) => part.trim())
    .filter(Boolean);

const says = (sentence: string, text: string): boolean =>
  fixedParts(text).every((part) => sentence.toLowerCase().includes(part));

/** Whether a sentence says one of several texts. */
const isOneOf = (texts: readonly string[], sentence: string): boolean => texts.some((text) => says(sentence, text));

/** A sentence without turns of speech, which name topics that nobody means: `to my taste`, `au bout du compte`. */
function withoutTurns(sentence: string, { openers, scales, group, back, reasons }: Speaking): string {
  const { good, bad, unmoved, none } = reasons;
  const { agree, disagree } = group;
  const turns = [...Object.values(scales).flat(2), agree, disagree, ...Object.values(back)].flat();
  return [...turns, ...openers, ...good, ...bad, ...unmoved, ...none]
    .filter((text) => says(sentence, text))
    .flatMap(fixedParts)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, part) => rest.replace(part, " "), sentence.toLowerCase());
}

/**
 * Labels of what somebody spoke of: topics of their own words, those that moved them most first. Nobody's theme is what
 * they were only shown, nor what their life is like.
 */
export function spokenThemes(
  said: string,
  { language, speaking }: Pick<Scene, "language" | "speaking">,
  reasons: readonly Reason[],
  most: number,
): string[] {
  const life = Object.values(speaking.life).flat();
  const views = sentencesOf(said)
    .filter((sentence) => !isOneOf(life, sentence))
    .map((sentence) => withoutTurns(sentence, speaking));
  const spoken = topicsIn(views.join("\n"), language);
  const moving = reasons.flatMap(({ topics }) => topics).filter((topic) => spoken.includes(topic));
  return [...new Set([...moving, ...spoken])].slice(0, most).map((topic) => speaking.names[topic] ?? topic);
}

/** The same where there must be one: the whole for somebody who names nothing in particular. */
export function spokenThemesOrWhole(...[said, scene, reasons, most]: Parameters<typeof spokenThemes>): string[] {
  const themes = spokenThemes(said, scene, reasons, most);
  return themes.length > 0 ? themes : [packOf(scene.language).desk.report.whole];
}

/** Whether a sentence evades its question: nothing in it says what somebody holds. */
export function isEvasion(sentence: string, { speaking }: Pick<Scene, "speaking">): boolean {
  const { replies, reasons } = speaking;
  const evasions = [replies.nothing, replies.unknown, replies.unpriced, replies.closing, replies.example, reasons.none];
  return isOneOf(evasions.flat(), sentence);
}
