import * as z from "zod";
import { detectLanguage, type Language } from "../language.ts";
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
  /** What the questionnaire shows above the question, else what the study shows; null if nothing is shown. */
  stimulus: Stimulus | null;
  /** Whether the stimulus stands right above the question, which then need not name it. */
  isShownAbove: boolean;
  language: Language;
  text: string;
  from: string | null;
  to: string | null;
  /** In the order shown, without their numbers. */
  options: string[];
  multiple: boolean;
}

/** Situations and definitions say neither what something costs nor what is good about it. */
const isOffer = ({ kind, price, claims }: Stimulus): boolean =>
  kind === "concept" && (price !== null || claims.length > 0);

/**
 * Reads what is on offer: the text above the question, unless only the study's own is an offer. What else is shown adds to
 * it, as a briefing does.
 */
function offerIn(request: string): Pick<Asked, "stimulus" | "isShownAbove"> {
  const [above, study] = [blockOf(request, "shown"), blockOf(request, "stimulus")];
  const briefings = blocksOf(request, "briefing");
  if (above === "") return { stimulus: study === "" ? null : readStimulus(study, briefings), isShownAbove: false };
  if (study === "") return { stimulus: readStimulus(above, briefings), isShownAbove: true };
  if (!isOffer(readStimulus(above)) && isOffer(readStimulus(study)))
    return { stimulus: readStimulus(study, [above, ...briefings]), isShownAbove: false };
  return { stimulus: readStimulus(above, [study, ...briefings]), isShownAbove: true };
}

/** Reads the question, the persona and what is shown. */
export function readAsked(request: string): Asked {
  const question = questionSchema.parse(jsonBlockOf(request, "question") ?? {});
  const words = [question.text, question.scale?.from, question.scale?.to, ...question.options].join(" ");
  return {
    consumer: readConsumer(request),
    ...offerIn(request),
    language: detectLanguage(question.text) === "de" ? "de" : detectLanguage(words),
    text: question.text,
    from: question.scale?.from ?? null,
    to: question.scale?.to ?? null,
    options: question.options.map((option) => option.replace(/^\d+\. /, "")),
    multiple: question.choose !== "exactly one",
  };
}
