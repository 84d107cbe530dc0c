import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { pick, randomFrom, shuffle, wholeNumber, type RandomGenerator } from "../../../functions/statistics/random.ts";
import {
  plainQuestion,
  surveySchema,
  type Survey,
  type SurveyQuestion,
} from "../../../functions/studies/survey/schemas.ts";

export const languages = ["en", "de", "fr", "es", "pt", "ja"] as const;
export type Language = (typeof languages)[number];

/** What a survey of one language is made of, and how its marks are written. */
export interface Words {
  questions: string[];
  things: string[];
  scale: string[];
  unit: string;
  shown: string;
  heading: string;
  marks: Record<string, string>;
}
export const words = load(readFileSync(new URL("words.yaml", import.meta.url), "utf8")) as Record<Language, Words>;

const isTrue = (random: RandomGenerator, oneOf = 2) => wholeNumber(random, 1, oneOf) === 1;

/** What the answers of one kind of question are. */
function answered(random: RandomGenerator, { things, scale, unit }: Words): Partial<SurveyQuestion> {
  const options = shuffle(random, things).slice(0, wholeNumber(random, 4, things.length));
  const [first_value, points] = [wholeNumber(random, -5, 1), wholeNumber(random, 2, 11)];
  const ends = isTrue(random)
    ? { low_label: scale[0]!, high_label: scale.at(-1)! }
    : { low_label: null, high_label: null };
  const labelled = { points: scale.length, first_value: 1, low_label: scale[0]!, high_label: scale.at(-1)! };
  const [min, max] = [wholeNumber(random, 0, 1) * 2, wholeNumber(random, 2, 4)];
  return pick<() => Partial<SurveyQuestion>>(random, [
    () => ({ kind: "open_ended" }),
    () => ({ kind: "likert", scale: { first_value, points, ...ends, labels: null } }),
    () => ({ kind: "likert", scale: { ...labelled, labels: scale } }),
    () => ({ kind: "numeric", min: isTrue(random) ? min : null, max: isTrue(random) ? 90 : null }),
    () => ({ kind: "numeric", min, max: 90, unit }),
    () => ({ kind: "multiple_choice", options, anchored_options: isTrue(random) ? options.slice(-1) : [] }),
    () => ({
      kind: "multiple_choice",
      options,
      multiple: true,
      exclusive_options: isTrue(random) ? [options[1]!] : [],
    }),
    () => ({ kind: "multiple_choice", options, multiple: true, min: isTrue(random) ? 1 : null, max }),
    () => ({ kind: "ranking", options, ...(isTrue(random) ? { min: max, max } : {}) }),
    () => ({ kind: "ranking", options, best_worst: true }),
    () => ({ kind: "allocation", options, total: isTrue(random) ? 100 : 20, unit: isTrue(random) ? "%" : null }),
  ])();
}

/** An answer that a condition can name. */
function conditionOn(random: RandomGenerator, { id, kind, scale, options }: SurveyQuestion): SurveyQuestion["ask_if"] {
  if (kind === "multiple_choice") return { question_id: id, any_of: options!.slice(0, wholeNumber(random, 1, 2)) };
  if (kind === "likert") return { question_id: id, any_of: [scale!.first_value + scale!.points - 1] };
  return kind === "numeric" ? { question_id: id, any_of: [{ min: 3, max: 5 }] } : null;
}

/**
 * A survey of three to eight questions of every kind, with routes, texts that are shown, blocks and rotations.
 * @param seed the same one gives the same survey
 */
export function meantSurvey(seed: string, language: Language): Survey {
  const random = randomFrom(seed);
  const own = words[language];
  const marksRequired = isTrue(random, 4);
  const questions: SurveyQuestion[] = [];
  const count = wholeNumber(random, 3, 8);
  // Below the last headings the sections are shuffled, or exchange places.
  const order = pick(random, ["none", "shuffled", "rotated"] as const);
  const from = order === "none" ? count : wholeNumber(random, 1, count - 2);
  let context: string | null = null;
  for (let at = 0; at < count; at += 1) {
    const text = `${pick(random, own.questions)}${language === "ja" ? "" : " "}${String.fromCharCode(65 + at)}?`;
    const question: SurveyQuestion = {
      ...{ ...plainQuestion, id: `q${at + 1}`, kind: "open_ended", text },
      ...answered(random, own),
      required: marksRequired ? isTrue(random) || at === 0 : !isTrue(random, 4),
    };
    if (question.options && isTrue(random, 3)) question.randomize = isTrue(random);
    const above = at > 0 && at < from ? questions[wholeNumber(random, 0, at - 1)]! : undefined;
    const tie = above ? pick(random, ["condition", "follows", "pipe", null, null] as const) : null;
    if (tie === "condition") question.ask_if = conditionOn(random, above!);
    if (tie === "follows") question.follows = above!.id;
    if (tie === "pipe") question.text = question.text.replace(/\w\?$/u, `{{${above!.id}}}?`);
    if (question.kind === "multiple_choice" && !question.multiple && isTrue(random, 4))
      question.terminate_if = { question_id: question.id, any_of: [question.options!.at(-1)!] };
    if (at >= from) {
      question.block = order === "shuffled" || at < count - 1 ? "b1" : "b2";
      question.anchored = order === "shuffled" && isTrue(random, 3);
    }
    context = at >= from ? null : pick(random, [own.shown, null, context, context]);
    questions.push({ ...question, context });
  }
  const rotation = order === "rotated" ? "A" : null;
  const ids = { none: [], shuffled: ["b1"], rotated: ["b1", "b2"] }[order];
  return surveySchema.parse({
    experiments: [],
    variables: [],
    questions,
    blocks: ids.map((id) => ({ id, shuffled: order === "shuffled", rotation })),
    rotations: rotation === null ? [] : [{ id: rotation, shown: isTrue(random) ? 1 : null }],
  });
}
