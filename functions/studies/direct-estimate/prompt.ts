import * as z from "zod";
import type { DirectEstimate } from "./schemas.ts";
import type { EstimableQuestion } from "./questions.ts";
import type { GroupDefinition, SegmentDefinition } from "../../personas/groups/schemas.ts";
import { checkedBy } from "../../models/prompts/checked-output.ts";
import { FENCE_RULE, fence, fenceJson } from "../../models/prompts/fence.ts";
import { materialBlocks, materialImages, type Material } from "../../models/prompts/material.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";
import { shownBlock } from "../../models/prompts/shown-above.ts";

/** People whose answers are estimated: shares in whole percent. */
const PEOPLE = 100;
/** Numbers of a single choice may miss their sum by so many: models round. Beyond it they are asked to count again. */
const MISCOUNT = 5;

const estimateSchema = z.object({
  answers: z.array(
    z.object({
      answer: z.int().describe("Its number in `answers` of the question"),
      people: z.int().min(0).max(PEOPLE).describe(`How many of ${PEOPLE}`),
    }),
  ),
});

/** The number by which an answer is shown: a scale point's own, an option's position from 1. */
const numberOf = (answer: number | string, index: number): number => (typeof answer === "number" ? answer : index + 1);

const formOf = ({ answers: [first] }: EstimableQuestion) => (typeof first?.answer === "number" ? "scale" : "options");

/** The people of every answer as shares, in the question's order. */
function sharesOf(
  { answers, multiple }: EstimableQuestion,
  told: z.output<typeof estimateSchema>["answers"],
): DirectEstimate["shares"] {
  const known = new Set(answers.map(({ answer }, index) => numberOf(answer, index)));
  const strange = told.find(({ answer }) => !known.has(answer));
  if (strange) throw new Error(`There is no answer ${strange.answer}: the answers are ${[...known].join(", ")}.`);
  const counts = answers.map(({ answer }, index) => {
    const number = numberOf(answer, index);
    const [own, ...more] = told.filter((one) => one.answer === number);
    if (!own || more.length > 0) throw new Error(`Answer ${number} needs its people exactly once, 0 if nobody.`);
    return own.people;
  });
  const sum = counts.reduce((total, people) => total + people, 0);
  if (!multiple && Math.abs(sum - PEOPLE) > MISCOUNT)
    throw new Error(`Everybody gives one answer, so people must add up to ${PEOPLE}; they add up to ${sum}.`);
  const whole = multiple ? PEOPLE : sum;
  return answers.map(({ answer }, index) => ({ answer, share: counts[index]! / whole }));
}

export interface DirectEstimateSlots {
  /** The people as their group defines them, untrusted. */
  audience: SegmentDefinition & Pick<GroupDefinition, "name" | "description">;
  /** What the study shows, untrusted; null if nothing. */
  stimulus: string | null;
  briefings: readonly Material[];
  question: EstimableQuestion;
  /** What the people speak (BCP 47). */
  language: string;
  study?: string | undefined;
}

/**
 * Has a model say, without any persona, how a population answers a question: the yardstick that personas have to beat
 * (docs/methods.md, People). It is told what the group's owner says of these people, and nothing of the personas.
 */
export const directEstimatePrompt = ({
  audience: { name, age_min, age_max, gender, location, income_level, occupation, description },
  stimulus,
  briefings,
  question,
  language,
  study,
}: DirectEstimateSlots): Prompt<DirectEstimate["shares"]> => ({
  id: `direct-estimate-${formOf(question)}@1`,
  role: "persona",
  system: [
    `You estimate surveys. Think of ${PEOPLE} people of an audience, as different as such people are, who answer a ` +
      "question each by themselves, and say how many of them give each answer.",
    "Go by what is known of such people and of how they answer such questions, not by how the question or what is " +
      "shown would like to be answered. Real people disagree: put nobody on an answer only if nobody would give it.",
    "In some scales the first point is the best: go by the labels.",
    question.multiple
      ? `Each may choose several answers: count for every answer, by itself, how many of the ${PEOPLE} choose it.`
      : `Each gives exactly one answer: the numbers add up to ${PEOPLE}.`,
    FENCE_RULE,
  ].join("\n"),
  shared: [
    "These are the people.",
    fenceJson("audience", {
      name,
      ages: [age_min, age_max],
      gender,
      location,
      income_level,
      occupation,
      description,
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
        answer: numberOf(answer, index),
        says: typeof answer === "number" ? label : answer,
      })),
      choose: question.multiple ? "all that apply" : "exactly one",
    }),
    `Of ${PEOPLE} such people, how many give each answer?`,
  ].join("\n"),
  tool: { name: "estimate_answers", description: `Records how many of ${PEOPLE} people give each answer.` },
  output: checkedBy(estimateSchema, ({ answers }) => sharesOf(question, answers)),
  maxTokens: 150 + 30 * question.answers.length,
  temperature: 0,
  language: null,
  study,
});
