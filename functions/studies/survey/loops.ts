import * as z from "zod";
import { formOf } from "./answer-forms.ts";
import { fail, quoted } from "./check/unusable-survey.ts";
import { pointsOf } from "./check/answers.ts";
import { allConditions, mapTests } from "./condition.ts";
import { LONGEST_ID, type Condition } from "./condition-schema.ts";
import { filledIn } from "./piping.ts";
import { LONGEST_OPTION, type Survey, type SurveyBlock, type SurveyQuestion } from "./schemas.ts";

const MOST_ROUNDS = 40;
const id = z.string().min(1).max(LONGEST_ID);

/** A block that is asked once per round. */
export const loopInput = z
  .strictObject({
    over: z.union([
      z
        .strictObject({ question_id: id })
        .meta({ description: "A round for each option that was chosen, or up to the number." }),
      z.strictObject({ items: z.array(z.string().min(1).max(LONGEST_OPTION)).min(1).max(MOST_ROUNDS) }),
    ]),
    as: id.meta({ description: "`{{as}}` in its texts stands for what the round is about." }),
    randomize: z
      .boolean()
      .default(false)
      .meta({ description: "Whether each persona gets the rounds in an order of its own." }),
  })
  .meta({ id: "LoopInput", description: "Ids of its questions become `q7@1`, `q7@2`, …" });
type Loop = z.output<typeof loopInput>;

/** The subject of a round, and the condition for being asked it; null: everybody is asked. */
interface Round {
  item: string;
  when: Condition | null;
}

function roundsOf({ over }: Loop, block: SurveyBlock, questions: readonly SurveyQuestion[]): Round[] {
  if ("items" in over) return over.items.map((item) => ({ item, when: null }));
  const named = `The block ${block.id} is repeated over ${quoted(over.question_id)}`;
  const asked = questions.find((question) => question.id === over.question_id);
  if (!asked) return fail(null, `${named}, which is not a question of this survey.`);
  const one = (value: string | number | { min: number; max: null }): Condition => ({
    question_id: asked.id,
    any_of: [value],
  });
  const form = formOf(asked);
  if (form === "options") return (asked.options ?? []).map((option) => ({ item: option, when: one(option) }));
  if (form === "rating") return pointsOf(asked).map((point) => ({ item: String(point), when: one(point) }));
  if (form !== "number") return fail(null, `${named}, but only chosen options and numbers make rounds.`);
  const { max } = asked;
  if (max === null || max > MOST_ROUNDS || max < 1)
    return fail(null, `${named}, whose numbers have no end; give it a max of 1 to ${MOST_ROUNDS}.`);
  return Array.from({ length: Math.floor(max) }, (_, index) => ({
    item: String(index + 1),
    when: one({ min: index + 1, max: null }),
  }));
}

/** A question as one round asks it. */
function inRound(
  question: SurveyQuestion,
  own: readonly string[],
  loop: Loop,
  round: Round,
  number: number,
): SurveyQuestion {
  const numbered = (name: string) => (own.includes(name) ? `${name}@${number}` : name);
  const said = new Map([[loop.as, round.item], ...own.map((name) => [name, `{{${numbered(name)}}}`] as const)]);
  const renamed = (condition: Condition | null) =>
    condition &&
    mapTests(condition, (test) =>
      "question_id" in test ? { ...test, question_id: numbered(test.question_id) } : test,
    );
  return {
    ...question,
    id: numbered(question.id),
    number: question.number && `${question.number}@${number}`.slice(0, LONGEST_ID),
    text: filledIn(question.text, said),
    context: question.context === null ? null : filledIn(question.context, said),
    options: question.options?.map((option) => filledIn(option, said)) ?? null,
    ask_if: allConditions([round.when, renamed(question.ask_if)]),
    terminate_if: renamed(question.terminate_if),
    follows: question.follows === null ? null : numbered(question.follows),
    block: `${question.block}@${number}`,
    round: { question_id: question.id, number, item: round.item },
  };
}

/**
 * Writes out the rounds of blocks that are repeated.
 * @throws UnusableSurvey for a loop that has no rounds, or that is within another loop
 */
export function withRounds(survey: Survey, loops: ReadonlyMap<string, Loop>): Survey {
  let { questions, blocks, rotations } = survey;
  for (const [blockId, loop] of loops) {
    const block = blocks.find((one) => one.id === blockId)!;
    const inside = questions.filter((question) => question.block === blockId);
    const named = `The block ${blockId}`;
    if (inside.length === 0) return fail(null, `${named} has no questions.`);
    if (block.rotation !== null)
      return fail(
        null,
        `${named} is repeated and in a rotation; randomize its rounds, or take it out of the rotation.`,
      );
    const over = "question_id" in loop.over ? loop.over.question_id : null;
    const repeated = survey.questions.find((question) => question.id === over)?.block ?? "";
    if (loops.has(repeated)) return fail(null, `${named} is repeated over ${over}, which is in a loop itself.`);
    const rounds = roundsOf(loop, block, survey.questions);
    const own = inside.map((question) => question.id);
    const start = questions.indexOf(inside[0]!);
    const asked = rounds.flatMap((round, index) =>
      inside.map((question) => inRound(question, own, loop, round, index + 1)),
    );
    questions = [
      ...questions.slice(0, start).filter((one) => one.block !== blockId),
      ...asked,
      ...questions.slice(start).filter((one) => one.block !== blockId),
    ];
    const rotation = loop.randomize && rounds.length > 1 ? `${blockId}_rounds` : null;
    if (rotation) rotations = [...rotations, { id: rotation, shown: null }];
    const ownBlocks = rounds.map((_, index) => ({ ...block, id: `${blockId}@${index + 1}`, rotation }));
    blocks = blocks.flatMap((one) => (one.id === blockId ? ownBlocks : [one]));
  }
  return { ...survey, questions, blocks, rotations };
}
