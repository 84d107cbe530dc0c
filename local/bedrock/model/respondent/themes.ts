import { sentencesOf } from "../../../../functions/domain/simulation/quotes.ts";
import { packOf } from "../../phrases/pack.ts";
import type { Reason } from "./appraise.ts";
import { topicsIn } from "./offer.ts";
import type { Scene } from "./scene.ts";

/** Whether a sentence says one of several texts, whatever their slots and genders hold. */
function isOneOf(texts: readonly string[], sentence: string): boolean {
  const plain = sentence.toLowerCase();
  return texts.some((text) =>
    text
      .toLowerCase()
      .split(/<[^<>]*>|\{\w+\}/)
      .every((part) => plain.includes(part)),
  );
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
  const views = sentencesOf(said).filter((sentence) => !isOneOf(life, sentence));
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
