import * as z from "zod";
import { detectLanguage, type Language } from "../../../../functions/domain/scales/language.ts";
import { readConsumer, type Consumer } from "../appraisal/consumer.ts";
import { blockOf, blocksOf, jsonBlockOf } from "../blocks.ts";
import { readStimulus, type Stimulus } from "../stimulus/stimulus.ts";

const questionSchema = z.object({
  text: z.string().catch(""),
  scale: z.object({ from: z.string().nullish(), to: z.string().nullish() }).nullish(),
  options: z.array(z.string()).catch([]),
  choose: z.string().catch("exactly one"),
});

/** A question of a survey as a request puts it to a persona. */
export interface Asked {
  consumer: Consumer;
  /** What the study shows; null if it shows nothing. */
  stimulus: Stimulus | null;
  language: Language;
  text: string;
  from: string | null;
  to: string | null;
  /** In the order shown, without their numbers. */
  options: string[];
  multiple: boolean;
}

/** Reads the question, the persona and what is shown. */
export function readAsked(request: string): Asked {
  const question = questionSchema.parse(jsonBlockOf(request, "question") ?? {});
  const shown = blockOf(request, "stimulus");
  const words = [question.text, question.scale?.from, question.scale?.to, ...question.options].join(" ");
  return {
    consumer: readConsumer(request),
    stimulus: shown === "" ? null : readStimulus(shown, blocksOf(request, "briefing")),
    language: detectLanguage(question.text) === "de" ? "de" : detectLanguage(words),
    text: question.text,
    from: question.scale?.from ?? null,
    to: question.scale?.to ?? null,
    options: question.options.map((option) => option.replace(/^\d+\. /, "")),
    multiple: question.choose !== "exactly one",
  };
}
