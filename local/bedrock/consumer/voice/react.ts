import type { ConceptReaction } from "../../../../functions/prompts/concept-test/prompt.ts";
import { appraise } from "../appraisal/appraise.ts";
import { readConsumer } from "../appraisal/consumer.ts";
import { blockOf, blocksOf } from "../blocks.ts";
import { readStimulus } from "../stimulus/stimulus.ts";
import { writeAnswers } from "./answers.ts";
import { writeHabits } from "./habits.ts";
import { narratorOf } from "./narrator.ts";
import { writeReaction } from "./reaction.ts";
import { themesOf } from "./reasons.ts";

const QUOTE_LENGTH = 300;
const MOST_THEMES = 4;

/** The sentence to quote: the longest from the middle, where the reasons are. */
function quoteFrom(sentences: readonly string[]): string {
  const middle = sentences.length > 2 ? sentences.slice(1, -1) : sentences;
  const quotable = middle.filter((text) => text.length <= QUOTE_LENGTH).toSorted((a, b) => b.length - a.length);
  return quotable[0] ?? sentences[0]!.slice(0, QUOTE_LENGTH);
}

/** Answers a concept test as the persona of the request would. */
export function react(request: string): ConceptReaction {
  const stimulus = readStimulus(blockOf(request, "stimulus"), blocksOf(request, "briefing"));
  const consumer = readConsumer(request);
  if (stimulus.kind === "habit") {
    const narrator = narratorOf(stimulus, consumer, null, request);
    const { sentences, answers, themes } = writeHabits(narrator, stimulus, consumer);
    return { reaction: sentences.join(" "), answers, key_themes: themes, notable_quote: quoteFrom(sentences) };
  }
  const appraisal = appraise(stimulus, consumer);
  const narrator = narratorOf(stimulus, consumer, appraisal, request);
  const sentences = writeReaction(narrator, stimulus, consumer, appraisal);
  const themes = themesOf(narrator, stimulus, appraisal, MOST_THEMES);
  return {
    reaction: sentences.join(" "),
    answers: writeAnswers(narrator, stimulus, appraisal),
    key_themes: themes.length > 0 ? themes : [stimulus.category[stimulus.language].many],
    notable_quote: quoteFrom(sentences),
  };
}
