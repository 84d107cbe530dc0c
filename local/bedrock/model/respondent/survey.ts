import { plain, readScale } from "../../../../functions/studies/rating/read-scale.ts";
import type { ScaleReply } from "../../../../functions/studies/survey/questions/likert.ts";
import { blockOf } from "../blocks.ts";
import type { Tool } from "../tool.ts";
import { itemOf } from "./appraise.ts";
import { namedReasons } from "./reaction.ts";
import { sceneOf } from "./scene.ts";
import { tempered } from "./temper.ts";
import { positionOn } from "./view.ts";

/** The question of a survey as its prompts show it. */
export interface AskedQuestion {
  text: string;
  /** Of an answer's form what is said of it, by name: `choose` is `exactly one`. */
  form: Readonly<Record<string, string | undefined>>;
  /** Without their numbers, in the order on the screen. */
  options: readonly string[];
}

/** Reads what functions/studies/survey/questions/question-block.ts writes. */
export function questionOf(request: string): AskedQuestion {
  const [text = "", ...lines] = blockOf(request, "question").split("\n");
  const options = lines.flatMap((line) => /^\d+\. (.*)$/u.exec(line)?.[1] ?? []);
  const form = Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([a-z_]+): (.*)$/u.exec(line) ?? [];
      return name === undefined ? [] : [[name, value]];
    }),
  );
  return { text, form, options };
}

/** A number that a form says; null where it says none. */
export const numberOf = (said: string | undefined): number | null => (said === undefined ? null : Number(said));

/** Whether a text matches a pattern of a pack, with accents or without. */
export const matches = (pattern: string, text: string): boolean =>
  new RegExp(pattern, "iu").test(plain(text)) || new RegExp(pattern, "iu").test(text.normalize("NFKC").trim());

const LONGEST = 500;

/** Answers a rating question in words. */
export const answerScale: Tool = (request, language, seed): ScaleReply => {
  const scene = sceneOf(request, language, seed);
  const { voice, appraisal } = scene;
  const { text, form } = questionOf(request);
  const [low, high] = [form.from ?? null, form.to ?? null];
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
