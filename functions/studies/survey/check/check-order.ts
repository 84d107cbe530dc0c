import { MOST_BLOCKS, type Survey, type SurveyBlock, type SurveyQuestion } from "../schemas.ts";
import { ID_RULE, isId } from "./check-question.ts";
import { fail, quoted } from "./unusable-survey.ts";

function checkIds(what: string, ids: readonly string[]): void {
  if (ids.length > MOST_BLOCKS) fail(null, `There are ${ids.length} ${what}s; a survey has ${MOST_BLOCKS} at most.`);
  for (const [index, id] of ids.entries()) {
    if (!isId(id)) fail(null, `The ${what} ${quoted(id)} has an id that cannot be used; ${ID_RULE}`);
    if (ids.indexOf(id) < index) fail(null, `There are two ${what}s with the id ${id}.`);
  }
}

/**
 * Checks that blocks and rotations exist, are complete and have a use.
 * @throws UnusableSurvey
 */
export function checkOrder({ questions, blocks, rotations }: Survey): void {
  checkIds(
    "block",
    blocks.map(({ id }) => id),
  );
  checkIds(
    "rotation",
    rotations.map(({ id }) => id),
  );
  for (const [index, question] of questions.entries()) {
    const { block } = question;
    if (block === null) {
      if (question.anchored) fail(question, "is anchored, but in no block that could be shuffled.");
      continue;
    }
    if (!blocks.some(({ id }) => id === block))
      fail(question, `belongs to the block ${quoted(block)}, which blocks does not have.`);
    const before = questions.slice(0, index).findLastIndex((other) => other.block === block);
    if (before >= 0 && before !== index - 1)
      fail(question, `belongs to the block ${block}, but questions outside of it are in between; put it next to them.`);
  }
  for (const { id, rotation } of blocks) {
    if (!questions.some(({ block }) => block === id)) fail(null, `The block ${id} has no questions.`);
    if (rotation !== null && !rotations.some((other) => other.id === rotation))
      fail(null, `The block ${id} belongs to the rotation ${quoted(rotation)}, which rotations does not have.`);
  }
  for (const { id, shown } of rotations) {
    const count = blocks.filter(({ rotation }) => rotation === id).length;
    if (count < 2)
      fail(null, `The rotation ${id} has ${count === 0 ? "no block" : "one block"}; it needs two at least.`);
    if (shown !== null && shown > count)
      fail(null, `The rotation ${id} shows ${shown} of its blocks, but has ${count}.`);
  }
}

interface Places {
  first: number;
  last: number;
}
const placesOf = (indices: readonly number[]): Places => ({ first: indices[0] ?? 0, last: indices.at(-1) ?? 0 });

/** Shows whether a question certainly comes before another one, in every order of a persona that has the other one. */
export function orderOf({ questions, blocks, rotations }: Survey) {
  const blockOf = ({ block }: SurveyQuestion): SurveyBlock | undefined => blocks.find(({ id }) => id === block);
  const indicesWhere = (holds: (question: SurveyQuestion) => boolean) =>
    questions.flatMap((question, index) => (holds(question) ? [index] : []));
  /** Where a question may stand within its block. */
  const inBlock = (question: SurveyQuestion): Places =>
    blockOf(question)?.shuffled && !question.anchored
      ? placesOf(indicesWhere(({ block, anchored }) => block === question.block && !anchored))
      : placesOf([questions.indexOf(question)]);
  /** Where its block may stand. */
  const inSurvey = (question: SurveyQuestion): Places => {
    const rotation = blockOf(question)?.rotation;
    if (!rotation) return placesOf(indicesWhere((other) => other === question));
    return placesOf(indicesWhere((other) => blockOf(other)?.rotation === rotation));
  };
  return {
    comesBefore: (question: SurveyQuestion, other: SurveyQuestion): boolean =>
      question.block !== null && question.block === other.block
        ? inBlock(question).last < inBlock(other).first
        : inSurvey(question).last < inSurvey(other).first,
    /** Whether every persona that is shown the other question is shown this one, too. */
    isShownWith: (question: SurveyQuestion, other: SurveyQuestion): boolean => {
      const shown = rotations.find(({ id }) => id === blockOf(question)?.rotation)?.shown ?? null;
      const count = blocks.filter(({ rotation }) => rotation === blockOf(question)?.rotation).length;
      return shown === null || shown === count || question.block === other.block;
    },
  };
}
