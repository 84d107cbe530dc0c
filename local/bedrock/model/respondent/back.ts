import { sentencesOf } from "../../../../functions/models/quotes.ts";
import type { ClosingQuestion } from "../../../../functions/studies/closing-question/prompt.ts";
import type { Tool } from "../tool.ts";
import { moved } from "./group.ts";
import { drifted, favour, isModerator, speakersOf } from "./room.ts";
import { sceneOf } from "./scene.ts";
import { isEvasion, spokenThemesOrWhole } from "./themes.ts";

const MOVED = 0.12;
const QUOTE = { shortest: 12, longest: 300 } as const;

/** Looks back on a survey, an interview or a group discussion, in line with what was said. */
export const askClosingQuestion: Tool = (request, language, seed): ClosingQuestion => {
  const before = sceneOf(request, language, seed);
  const scene = moved(before);
  const { voice, speaking, appraisal, own, talk, consumer } = scene;
  const answers = own.length > 0 ? own : talk.filter((said) => !isModerator(said)).map(({ text }) => text);
  const voiced = answers.reduce((sum, text) => sum + favour(text), 0) / Math.max(1, answers.length);
  const isGroup = speakersOf(talk).some((name) => name !== consumer.profile.full_name);
  const position = appraisal ? (isGroup ? appraisal.overall : 0.6 * appraisal.overall + 0.4 * voiced) : voiced;
  const fit = (text: string) => Math.abs(favour(text) - position);
  const quotable = answers
    .flatMap(sentencesOf)
    .filter(({ length }) => length >= QUOTE.shortest && length <= QUOTE.longest)
    .map((text) => text.replace(/[.。]$/u, ""))
    .filter((text) => !/[«»"„“”「」]/u.test(text))
    .filter((text) => favour(text) * position > 0 && !isEvasion(text, scene))
    .toSorted((a, b) => fit(a) - fit(b));
  const [quote] = quotable;
  const verdict = voice.written([voice.verdict("overall_sentiment", position)]);
  const first = before.appraisal?.overall ?? 0;
  const isMoved = Math.abs(drifted(consumer, first, talk) - first) > MOVED;
  const sway = isGroup ? voice.say(isMoved ? speaking.back.closer : speaking.back.firm) : null;
  const reaction = [
    verdict,
    quote ? voice.written([voice.say(speaking.back.said, { said: voice.quoted(quote) })]) : null,
    sway === null ? null : voice.written([sway]),
    appraisal
      ? voice.written([voice.verdict("purchase_intent", appraisal.items.purchase_intent)])
      : voice.written([voice.life()]),
  ].filter((line) => line !== null);
  return {
    reaction: reaction.join(speaking.space).slice(0, 2_000),
    key_themes: spokenThemesOrWhole([...answers, ...reaction].join("\n"), scene, appraisal?.reasons ?? [], 4),
    notable_quote: quote ?? verdict,
  };
};
