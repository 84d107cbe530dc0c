import { readStances } from "../../embedder/stance.ts";
import { topicOf } from "../report/topics.ts";

const WORDS = { least: 3, most: 8 } as const;
const SHORTEST = 8;
/** Words without a stance, a topic or a figure are not worth taking up. */
const TELLING = 0.4;
/** Words that a cut-out piece must not begin or end with. */
const loose =
  /^(?:and|but|so|or|because|that|which|who|if|then|with|for|to|of|und|aber|also|oder|weil|dass|der|die|das|wenn|dann|mit|für|zu|von|wie|like|as|ob|what|was)$/i;
const filler =
  /^(?:I mean|to be honest|honestly|if you ask me|I have to say|I'd say|in my view|all in all|ehrlich gesagt|muss ich sagen|würde ich sagen|aus meiner Sicht|wenn Sie mich fragen|alles in allem|so sehe ich das|das ist mein Eindruck|that's how I see it|from where I stand|speaking for myself|well|na ja|oh|hm)$/i;

/** Words that only tie a turn to another one. */
const tie =
  /\b(?:agree|differently|the other way round|opposite|is right|same here|that's good|has a point|what I meant|my view|doesn't change|einig|anders als|umgekehrt|hat recht|mir geht es|da bin ich|etwas dran|dasselbe|meine Sicht|meinte ich|stimme ich|widersprechen|hinzuzufügen|stört mich|mich stört|gefällt mir|I like that|I trust that)\b/i;

/** Stretches of a text between marks, as they were said. */
const stretchesOf = (text: string): string[] =>
  text.split(/[.,;:!?()“”„"…]+(?=\s|$)|[“”„"]|\s[–—-]\s/u).map((part) => part.trim());

/** How much a stretch says: a stance or a figure is worth taking up. */
function weightOf(stretch: string): number {
  const { valence, value, intent, credibility } = readStances(stretch);
  const stance = Math.max(...[valence, value, intent, credibility].map((read) => Math.abs(read?.position ?? 0)));
  const topic = topicOf(stretch);
  return (
    stance +
    (topic !== null && topic !== "appeal" ? 0.6 : 0) +
    (/\d/.test(stretch) ? 0.3 : 0) +
    0.03 * stretch.split(/\s+/).length
  );
}

/**
 * A few words out of what somebody said, for taking them up word for word; null when nothing lends itself.
 * @param taken texts that must not be taken up again
 * @param names of people, who are not to be quoted on each other
 */
export function fewWords(text: string, taken: readonly string[] = [], names: readonly string[] = []): string | null {
  const fitting = stretchesOf(text).filter((stretch) => {
    const words = stretch.split(/\s+/);
    return (
      words.length >= WORDS.least &&
      words.length <= WORDS.most &&
      stretch.length >= SHORTEST &&
      !loose.test(words[0]!) &&
      !loose.test(words.at(-1)!) &&
      !filler.test(stretch) &&
      !tie.test(stretch) &&
      !names.some((name) => stretch.includes(name)) &&
      !/[[\]{}<>‹]/.test(stretch) &&
      !taken.some((other) => other.includes(stretch))
    );
  });
  const weighed = fitting
    .map((stretch) => ({ stretch, weight: weightOf(stretch) }))
    .toSorted((a, b) => b.weight - a.weight);
  return weighed[0] && weighed[0].weight >= TELLING ? weighed[0].stretch : null;
}
