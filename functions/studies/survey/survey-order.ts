import type { Survey, SurveyBlock, SurveyQuestion } from "./schemas.ts";

/**
 * Position, 0..count − 1, at which the persona at a position begins in a list that goes round. Every `count` personas
 * begin at every place equally often. Each run begins one place further. So whatever else changes from persona to
 * persona (the direction of scales, another rotation) meets every place.
 * @param run personas until it moves on: a multiple of `count`; for several lists, the run of the one before times
 * `count`
 */
export const startAt = (position: number, count: number, run = count): number =>
  (position + Math.floor(position / run)) % count;

/** A list that begins with one of its members; the members before it come at the end. */
export const goneRound = <T>(list: readonly T[], start: number): T[] => [...list.slice(start), ...list.slice(0, start)];

/** A list whose anchored members keep their place, while the others rotate around them. */
function goneRoundBetween<T>(list: readonly T[], isAnchored: (one: T) => boolean, position: number): T[] {
  const free = list.filter((one) => !isAnchored(one));
  const turned = goneRound(free, free.length > 0 ? startAt(position, free.length) : 0);
  return list.map((one) => (isAnchored(one) ? one : turned.shift()!));
}

/** A block, or a question that belongs to none. */
type Part = { block: SurveyBlock } | { question: SurveyQuestion };

/** The parts of a survey in the order of its file; a block stands where its first question does. */
function partsOf({ questions, blocks }: Survey): Part[] {
  const parts = new Map<string, Part>();
  for (const question of questions) {
    const block = blocks.find(({ id }) => id === question.block);
    const key = block ? `block ${block.id}` : `question ${question.id}`;
    if (!parts.has(key)) parts.set(key, block ? { block } : { question });
  }
  return [...parts.values()];
}

/**
 * The parts that a persona is shown, in its order. Blocks of one rotation exchange their places, each equally often in
 * each place. If a rotation shows only some of its blocks, each is shown equally often.
 */
function partsFor(survey: Survey, position: number): Part[] {
  const parts = partsOf(survey);
  let run = 1;
  const orders = new Map(
    survey.rotations.map(({ id, shown }) => {
      const own = parts.filter((part) => "block" in part && part.block.rotation === id);
      if (own.length === 0) return [id, own];
      run *= own.length;
      return [id, goneRound(own, startAt(position, own.length, run)).slice(0, shown ?? own.length)];
    }),
  );
  return parts.flatMap((part) => {
    const order = "block" in part && part.block.rotation !== null ? orders.get(part.block.rotation) : undefined;
    return order ? order.splice(0, 1) : [part];
  });
}

/**
 * The blocks that the persona at a position is shown, in its order.
 * @param position the persona's position in the sample, from 0
 */
export const blocksFor = (survey: Survey, position: number): SurveyBlock[] =>
  partsFor(survey, position).flatMap((part) => ("block" in part ? [part.block] : []));

/** The questions that the persona at a position may come to, in its order. */
export const questionsFor = (survey: Survey, position: number): SurveyQuestion[] =>
  partsFor(survey, position).flatMap((part) => {
    if ("question" in part) return [part.question];
    const own = survey.questions.filter(({ block }) => block === part.block.id);
    return part.block.shuffled ? goneRoundBetween(own, ({ anchored }) => anchored, position) : own;
  });
