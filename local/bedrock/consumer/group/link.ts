import { sentencesOf } from "../../../../functions/domain/simulation/quotes.ts";
import type { Argument } from "./argument.ts";
import type { Said } from "../blocks.ts";
import { isModerator } from "./discussion.ts";
import { recognise, type Point } from "./recognise.ts";
import type { Setting } from "./setting.ts";

/** A sentence of somebody else, read. */
export interface Remark extends Point {
  speaker: string;
  text: string;
}

/** How a turn takes up what somebody said. */
export interface Link {
  remark: Remark;
  /** The own argument on the same thing; null when only the sides meet. */
  argument: Argument | null;
  /** 1 on the same side as the remark, −1 on the other, 0 where there are no sides. */
  relation: -1 | 0 | 1;
}

/** People answer what they still have in their ears. */
const REMEMBERED = 6;

/** What others have said lately, sentence by sentence, latest first. */
export function remarksOf({ stimulus, consumer }: Setting, discussion: readonly Said[], most = REMEMBERED): Remark[] {
  const others = discussion.filter((said) => !isModerator(said) && said.speaker !== consumer.profile.full_name);
  return others
    .slice(-most)
    .toReversed()
    .flatMap(({ speaker, text }) =>
      sentencesOf(text).map((sentence) => ({ speaker, text: sentence, ...recognise(sentence, stimulus) })),
    );
}

const relationOf = (own: Point["side"], other: Point["side"]): Link["relation"] =>
  own === 0 || other === 0 ? 0 : own === other ? 1 : -1;

/** The generic topics, by which two people need not mean the same thing. */
const wide = new Set(["appeal", "proof"]);
const STRENGTH = {
  sameReason: 2,
  sameTopic: 1,
  wide: 0.4,
  contradiction: 0.5,
  named: 3,
  recency: 0.12,
  again: -1.2,
} as const;

/**
 * What to take up: the remark that an own argument meets most directly. Contradiction is worth more than agreement to the
 * disagreeable; somebody the moderator has just named beside the speaker comes first; nobody is answered by all.
 */
export function findLink(
  setting: Setting,
  remarks: readonly Remark[],
  own: readonly Argument[],
  named: readonly string[],
  answered: readonly string[],
): Link | null {
  const { agreeableness } = setting.consumer;
  const claims = new Set(setting.stimulus.claims.map(({ kind }) => kind.id));
  const scored = remarks.flatMap((remark, index) => {
    const prior =
      (named.includes(remark.speaker) ? STRENGTH.named : 0) -
      STRENGTH.recency * index +
      STRENGTH.again * answered.filter((name) => name === remark.speaker).length;
    return own.flatMap((argument) => {
      const same = remark.id !== null && remark.id === argument.id;
      // Two claims of one field, sugar and protein, are two things.
      const particular = remark.id !== null && claims.has(remark.id) && claims.has(argument.id);
      const near = !particular && remark.topic !== null && remark.topic === argument.topic;
      if (!same && !near) return [];
      const relation = relationOf(argument.side, remark.side);
      if (relation === 0 && argument.side !== 0) return [];
      const meeting = same ? STRENGTH.sameReason : wide.has(remark.topic ?? "") ? STRENGTH.wide : STRENGTH.sameTopic;
      const taste = relation === -1 ? STRENGTH.contradiction - agreeableness : relation === 1 ? agreeableness * 0.5 : 0;
      return [{ link: { remark, argument, relation }, score: prior + meeting + taste + Math.min(1, argument.weight) }];
    });
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  if (best) return best.link;
  const sided = remarks
    .filter(({ side }) => side !== 0)
    .toSorted((a, b) => Number(named.includes(b.speaker)) - Number(named.includes(a.speaker)));
  const lean = setting.appraisal ? Math.sign(setting.appraisal.overall) : 0;
  const remark = sided.find(({ speaker }) => !answered.includes(speaker)) ?? sided[0] ?? remarks[0];
  return remark ? { remark, argument: null, relation: relationOf(lean as Point["side"], remark.side) } : null;
}
