import * as z from "zod";
import { plain, readScale } from "../../../../functions/domain/scales/read-scale.ts";
import type { ScaleReply } from "../../../../functions/prompts/survey-scale/prompt.ts";
import { jsonBlockOf } from "../blocks.ts";
import type { Tool } from "../tool.ts";
import { itemOf } from "./appraise.ts";
import { namedReasons } from "./reaction.ts";
import { sceneOf } from "./scene.ts";
import { tempered } from "./temper.ts";
import { positionOn } from "./view.ts";

const label = z.string().nullish();
const questionSchema = z.object({
  text: z.string(),
  scale: z.object({ from: label, to: label }).nullish(),
  options: z.array(z.string()).default([]),
  choose: z.string().default(""),
  /** How many are to be ranked: `all`, `the first 3`. */
  rank: z.string().default(""),
  /** Numbers of options that are chosen alone. */
  chosen_alone: z.array(z.int()).default([]),
});

/** The question of a survey as its prompts show it. @throws ZodError for a block that holds none */
export const questionOf = (request: string) => questionSchema.parse(jsonBlockOf(request, "question"));

/** The options of a question without their numbers, in the order on the screen. */
export const optionsOf = ({ options }: Pick<ReturnType<typeof questionOf>, "options">): string[] =>
  options.map((text) => text.replace(/^\d+\. /, ""));

/** Whether a text matches a pattern of a pack, with accents or without. */
export const matches = (pattern: string, text: string): boolean =>
  new RegExp(pattern, "iu").test(plain(text)) || new RegExp(pattern, "iu").test(text.normalize("NFKC").trim());

const LONGEST = 500;

/** Answers a rating question in words. */
export const answerScale: Tool = (request, language, seed): ScaleReply => {
  const scene = sceneOf(request, language, seed);
  const { voice, appraisal } = scene;
  const { text, scale } = questionOf(request);
  const [low, high] = [scale?.from ?? null, scale?.to ?? null];
  const { family, downward } = readScale({
    text,
    scale: { points: 5, first_value: 1, low_label: low, high_label: high, labels: null },
  });
  const position = positionOn(scene, text, family);
  if (family === null && low !== null && high !== null && !/\p{N}/u.test(low + high)) {
    const [least, most] = downward ? [high, low] : [low, high];
    return { answer: voice.written([voice.between(position, least, most)]).slice(0, LONGEST) };
  }
  const judged = family ?? "intensity";
  const item = itemOf(judged);
  const reasons = appraisal && item && judged !== "agreement" ? namedReasons(item, position, appraisal, 3) : [];
  return { answer: tempered(scene, judged, position, reasons) };
};
