import * as z from "zod";
import type { DirectEstimate } from "./schemas.ts";
import type { EstimableQuestion } from "./questions.ts";
import { audienceText, type GroupDefinition, type SegmentDefinition } from "../../personas/groups/schemas.ts";
import { checkedBy } from "../../models/prompts/checked-output.ts";
import { FENCE_RULE, fence, fenceJson } from "../../models/prompts/fence.ts";
import { materialBlocks, materialImages, type Material } from "../../models/prompts/material.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";
import { shownBlock } from "../../models/prompts/shown-above.ts";

/** People whose answers are estimated: shares in whole percent. */
const PEOPLE = 100;
/**
 * Numbers of a single choice may miss their sum by this much: models round. Beyond it the model is asked to count
 * again.
 */
const MISCOUNT = 5;
/** After the second count, numbers with a sum in this range are used in their proportions; others say nothing. */
const PLAUSIBLE = { from: PEOPLE / 2, to: PEOPLE * 2 };

const peopleSchema = z.int().min(0).max(PEOPLE);

const formOf = ({ answers: [first] }: EstimableQuestion) => (typeof first?.answer === "number" ? "scale" : "options");

/** The field of an answer: by a scale point's own number, by an option's position from 1. */
const nameOf = (answer: number | string, index: number): string =>
  `answer_${typeof answer === "number" ? answer : index + 1}`;

/** One field for each answer: a model that must keep to the schema can neither leave one out nor make one up. */
const countsSchema = ({ answers }: EstimableQuestion) =>
  z.object(Object.fromEntries(answers.map(({ answer }, index) => [nameOf(answer, index), peopleSchema])));

const sumOf = (people: readonly number[]): number => people.reduce((sum, count) => sum + count, 0);
const miscounted = (people: readonly number[]): string =>
  `Everybody gives one answer, so people must add up to ${PEOPLE}; they add up to ${sumOf(people)}.`;

/** The people of every answer, in the question's order; for a single choice they may miss their sum. */
function peopleOf({ answers, multiple }: EstimableQuestion, told: Readonly<Record<string, number>>): number[] {
  const people = answers.map(({ answer }, index) => told[nameOf(answer, index)]!);
  const sum = sumOf(people);
  if (!multiple && (sum < PLAUSIBLE.from || sum > PLAUSIBLE.to)) throw new Error(miscounted(people));
  return people;
}

/** The people of every answer as shares, which sum to 1 where everybody gives one answer. */
export function sharesOf(
  { answers, multiple }: EstimableQuestion,
  people: readonly number[],
): DirectEstimate["shares"] {
  const whole = multiple ? PEOPLE : sumOf(people);
  return answers.map(({ answer }, index) => ({ answer, share: people[index]! / whole }));
}

export interface DirectEstimateSlots {
  /** The people as their group defines them, untrusted. */
  audience: SegmentDefinition & Pick<GroupDefinition, "name" | "description">;
  /** What the study shows, untrusted; null if nothing. */
  stimulus: string | null;
  briefings: readonly Material[];
  question: EstimableQuestion;
  /** The language that the people speak (BCP 47). */
  language: string;
  study?: string | undefined;
}

/**
 * Has a model say, without any persona, how a population answers a question: the baseline that personas have to beat
 * (docs/methods.md, People). It is told what the group's owner says of these people, and nothing of the personas. It
 * answers how many people give each answer, in the question's order; {@link sharesOf} makes shares of them.
 */
export const directEstimatePrompt = ({
  audience,
  stimulus,
  briefings,
  question,
  language,
  study,
}: DirectEstimateSlots): Prompt<number[]> => ({
  id: `direct-estimate-${formOf(question)}@2`,
  role: "persona",
  system: [
    `You estimate surveys. Think of ${PEOPLE} people of an audience, as different as such people are, who answer a ` +
      "question each by themselves, and say how many of them give each answer.",
    "Go by what is known of such people and of how they answer such questions, not by how the question or what is " +
      "shown would like to be answered. Real people disagree, so most answers have some people.",
    "In some scales the first point is the best: go by the labels.",
    question.multiple
      ? `Each may choose several answers: count for every answer, by itself, how many of the ${PEOPLE} choose it.`
      : `Each gives exactly one answer: the numbers add up to ${PEOPLE}.`,
    FENCE_RULE,
  ].join("\n"),
  shared: [
    "These are the people.",
    fenceJson("audience", {
      name: audience.name,
      ages: [audience.age_min, audience.age_max],
      gender: audience.gender,
      location: audience.location,
      income_level: audience.income_level,
      occupation: audience.occupation,
      description: audienceText(audience),
      language,
    }),
    ...(stimulus === null && briefings.length === 0 ? [] : ["This is what they are shown."]),
    ...(stimulus === null ? [] : [fence("stimulus", stimulus)]),
    ...materialBlocks(briefings),
  ].join("\n"),
  images: materialImages(briefings),
  question: [
    ...shownBlock({ shown: question.context }),
    fenceJson("question", {
      text: question.text,
      form: formOf(question) === "scale" ? "rating scale" : "options",
      answers: question.answers.map(({ answer, label }, index) => ({
        field: nameOf(answer, index),
        says: typeof answer === "number" ? label : answer,
      })),
      choose: question.multiple ? "all that apply" : "exactly one",
    }),
    `Of ${PEOPLE} such people, how many give each answer?` +
      // A model of 1.5 billion parameters gave every answer zero people until it was told here, and not in the rules
      // alone.
      (question.multiple ? "" : ` The ${question.answers.length} numbers add up to ${PEOPLE}.`),
  ].join("\n"),
  tool: { name: "estimate_answers", description: `Records how many of ${PEOPLE} people give each answer.` },
  output: checkedBy(countsSchema(question), (told) => peopleOf(question, told)),
  doubt: (people) => (question.multiple || Math.abs(sumOf(people) - PEOPLE) <= MISCOUNT ? null : miscounted(people)),
  maxTokens: 150 + 30 * question.answers.length,
  temperature: 0,
  language: null,
  study,
});
