import { randomFrom } from "../../../../functions/domain/statistics/random.ts";
import type { ScaleReply } from "../../../../functions/prompts/survey-scale/prompt.ts";
import { occasion } from "../occasion.ts";
import { tagsOf } from "../voice/tone.ts";
import { Speaker } from "../wording/speaker.ts";
import { sentence } from "../wording/template.ts";
import { readAsked, type Asked } from "./asked.ts";
import { askingOf } from "./family.ts";
import { positionOn } from "./position.ts";
import { reasonFor } from "./reason.ts";
import { wordsFor } from "./verdict-words.ts";

const LONGEST = 500;

/** The ends of a scale from no to yes, for those who answer by them. */
function endsOf({ from, to, language }: Asked, downward: boolean): { from: string; to: string } {
  const [low, high] = downward ? [to, from] : [from, to];
  const unnamed = language === "de" ? ["gar nicht", "voll und ganz"] : ["not at all", "completely"];
  return { from: low ?? unnamed[0]!, to: high ?? unnamed[1]! };
}

/** Answers a rating question in words, as the persona of the request would. */
export function answerScale(request: string): ScaleReply {
  const asked = readAsked(request);
  const { consumer, text, from, to, language, stimulus, isShownAbove } = asked;
  const { family, downward } = askingOf(text, from, to);
  const stand = positionOn(consumer, { text, family, isShownAbove }, stimulus);
  const speaker = new Speaker(randomFrom(`${request}${occasion()}`), endsOf(asked, downward), tagsOf(consumer));
  const verdict = sentence(speaker.say(wordsFor(family, stand.position, language)) ?? "");
  const reason = reasonFor(stand, asked, speaker, request);
  const answer = reason === null ? verdict : `${verdict} ${sentence(reason)}`;
  return { answer: (answer.length > LONGEST ? verdict : answer).slice(0, LONGEST) };
}
