/** An offer to judge, a topic to have an opinion on, or a question about one's own habits. */
export type StimulusKind = "concept" | "opinion" | "habit";

const opinion =
  /^(?:so,?\s+)?(?:what (?:do|would) you (?:think|say|make) (?:about|of|to)|how do you (?:feel|think) about|what(?:'s| is) your (?:opinion|view|take) (?:on|of|about)|would you (?:ever )?(?:buy|use|try|pay for|like|want|consider|switch to|subscribe to|recommend)|do you (?:like|want|need|trust)|could you imagine (?:buying|using)|how (?:likely|interested) (?:are|would) you (?:be )?(?:to (?:buy|use|try)|in)|was (?:halten|denken|meinen|sagen) sie (?:von|über|zu)|was (?:hältst|denkst|meinst|sagst) du (?:von|über|zu)|wie (?:finden sie|findest du|gefällt (?:ihnen|dir))|würden sie|würdest du|können sie sich vorstellen,?|kannst du dir vorstellen,?|mögen sie|magst du|brauchen sie|brauchst du)\s+/i;
const habit =
  /^(?:so,?\s+)?(?:how (?:do|often|much|would|did) you (?!feel about|think about|like\b)|what (?:matters|is important|do you look|makes you|stops you|annoys you|frustrates you|would make|kind of|do you (?:usually|normally|use|buy|eat|drink|want from|expect))|when (?:do|did|was)|where do you|why do you|which \w+ do you|who (?:decides|buys)|tell (?:me|us) about|describe|walk (?:me|us) through|wie (?:oft|viel|wählen|entscheiden|kaufen|gehen|wichtig|häufig|informieren)|was ist (?:ihnen|dir)|worauf|was (?:stört|ärgert|fehlt|nutzen|nutzt|kaufen|kaufst|erwarten|erwartest)|wann |wo (?:kaufen|kaufst|gehen|informieren)|warum |welche\w* |erzählen sie|erzähl |beschreib)/i;

/** What a stimulus asks for, and the words in it that name its subject. */
export function readKind(text: string): { kind: StimulusKind; topic: string } {
  const trimmed = text.trim();
  const asked = opinion.exec(trimmed);
  // A question after the description of an offer leaves it an offer: `A box of … for 9 €. Would you buy it?`
  if (asked) return { kind: "opinion", topic: trimmed.slice(asked[0].length).replace(/\?\s*$/, "") };
  const sentences = trimmed.split(/(?<=[.!?])\s+/);
  const isHabit = habit.test(trimmed) && sentences.every((sentence) => /\?$/.test(sentence) || sentences.length === 1);
  return isHabit ? { kind: "habit", topic: trimmed } : { kind: "concept", topic: trimmed };
}
