import { isDeepStrictEqual } from "node:util";
import { allConditions, mapTests, simpleCondition } from "../../../studies/survey/condition.ts";
import type { Condition } from "../../../studies/survey/condition-schema.ts";
import { filledIn } from "../../../studies/survey/piping.ts";
import type { Survey, SurveyQuestion } from "../../../studies/survey/schemas.ts";

/** Rounds of the same questions that Qualtrics repeats itself (loop and merge). */
export interface Loop {
  rounds: readonly SurveyQuestion[][];
  /** The questions of the first round, with `{{#2}}` for the second field of a round. */
  template: readonly SurveyQuestion[];
  /** For each field, its value in each round. */
  fields: readonly string[][];
  /** The question whose chosen options have a round each; null: everybody is asked all rounds. */
  over: string | null;
  isRandom: boolean;
}

const partsOf = (condition: Condition | null): readonly Condition[] =>
  condition === null ? [] : "all" in condition ? condition.all : [condition];

/** The rounds that begin at a question, as long as each asks the same questions as the first. */
function roundsFrom(questions: readonly SurveyQuestion[], at: number): SurveyQuestion[][] {
  const isFirst = (question: SurveyQuestion | undefined) => question?.round?.number === 1;
  let size = 0;
  while (isFirst(questions[at + size])) size += 1;
  const rounds: SurveyQuestion[][] = [];
  for (let number = 1; size > 0; number += 1) {
    const round = questions.slice(at + (number - 1) * size, at + number * size);
    const isSame = (question: SurveyQuestion, index: number) =>
      question.round?.number === number && question.round.question_id === questions[at + index]!.round!.question_id;
    if (round.length < size || !round.every(isSame)) break;
    rounds.push(round);
  }
  return rounds;
}

/**
 * The earlier question whose options are the rounds, in order: each round is for those who chose its option. Null if
 * there is none.
 */
function overOf({ questions }: Survey, rounds: readonly SurveyQuestion[][]): SurveyQuestion | null {
  const named = partsOf(rounds[0]![0]!.ask_if).map((part) => simpleCondition(part)?.question_id);
  const isOver = ({ id, options }: SurveyQuestion) =>
    options?.length === rounds.length &&
    rounds.every((round, at) =>
      round.every(
        ({ ask_if, round: about }) =>
          about!.item === options[at] &&
          partsOf(ask_if).some((part) => isDeepStrictEqual(part, { question_id: id, any_of: [options[at]] })),
      ),
    );
  return questions.find((question) => named.includes(question.id) && isOver(question)) ?? null;
}

/** The loop that begins at a question; null if there is none, or its rounds differ in more than their words. */
export function loopAt(survey: Survey, at: number): Loop | null {
  const rounds = roundsFrom(survey.questions, at);
  if (rounds.length < 2) return null;
  const items = rounds.map((round) => round[0]!.round!.item);
  const firstIds = rounds[0]!.map(({ id }) => id);
  const over = overOf(survey, rounds);
  const fields = [items];
  /** The id in the first round of a question of the same round. */
  const inFirst = (round: readonly SurveyQuestion[], id: string): string =>
    firstIds[round.findIndex((one) => one.id === id)] ?? id;
  const wordsIn = (round: readonly SurveyQuestion[], words: string): string =>
    filledIn(words, new Map(round.map(({ id }) => [id, `{{${inFirst(round, id)}}}`])));
  const slot = (words: readonly string[]): string => {
    if (new Set(words).size === 1) return words[0]!;
    const filled = words.map((one, index) =>
      one
        .split(/(\{\{[^{}]*\}\})/u)
        .map((part, place) => (place % 2 === 1 ? part : part.replaceAll(items[index]!, "{{#1}}")))
        .join(""),
    );
    if (new Set(filled).size === 1) return filled[0]!;
    fields.push([...words]);
    return `{{#${fields.length}}}`;
  };
  const inPlace = ({ ask_if, follows, ...rest }: SurveyQuestion, round: readonly SurveyQuestion[], index: number) => {
    const chosen = over && { question_id: over.id, any_of: [over.options![index]!] };
    const others = allConditions(partsOf(ask_if).filter((part) => !isDeepStrictEqual(part, chosen)));
    const renamed = (condition: Condition) =>
      mapTests(condition, (test) =>
        "question_id" in test ? { ...test, question_id: inFirst(round, test.question_id) } : test,
      );
    const [id, block, said] = [inFirst(round, rest.id), null, null];
    return {
      question: { ...rest, id, block, round: said, text: "", context: null, options: null },
      condition: others && renamed(others),
      follows: follows && inFirst(round, follows),
    };
  };
  for (const [index, round] of rounds.entries())
    for (const [place, question] of round.entries()) {
      const same = rounds[0]![place]!;
      if (!isDeepStrictEqual(inPlace(question, round, index), inPlace(same, rounds[0]!, 0))) return null;
      if (question.options?.length !== same.options?.length || question.terminate_if !== null) return null;
      if ((question.context === null) !== (same.context === null)) return null;
    }
  const template = rounds[0]!.map((question, place) => {
    const words = (of: (one: SurveyQuestion) => string) =>
      slot(rounds.map((round) => wordsIn(round, of(round[place]!))));
    return {
      ...question,
      ask_if: inPlace(question, rounds[0]!, 0).condition,
      text: words(({ text }) => text),
      context: question.context === null ? null : words(({ context }) => context!),
      options: question.options?.map((_, option) => words(({ options }) => options![option]!)) ?? null,
    };
  });
  const order = orderOf(survey, rounds);
  return order && { rounds, template, fields, over: over?.id ?? null, ...order };
}

/** Whether the rounds change places; null for an order that Qualtrics has no place for. */
function orderOf({ blocks, rotations }: Survey, rounds: readonly SurveyQuestion[][]): { isRandom: boolean } | null {
  const own = blocks.filter(({ id }) => rounds.flat().some(({ block }) => block === id));
  if (own.some(({ shuffled }) => shuffled)) return null;
  const rotation = own[0]?.rotation ?? null;
  if (rotation === null) return own.every((block) => block.rotation === null) ? { isRandom: false } : null;
  const rotated = blocks.filter((block) => block.rotation === rotation);
  const isWhole = rotations.find(({ id }) => id === rotation)?.shown === null;
  return isWhole && rotated.length === rounds.length && own.length === rounds.length ? { isRandom: true } : null;
}
