import type { Language } from "../language.ts";
import { appraise, type Appraisal } from "../appraisal/appraise.ts";
import type { Consumer } from "../appraisal/consumer.ts";
import { blockOf, blocksOf } from "../blocks.ts";
import { readPrice } from "../stimulus/money.ts";
import type { Stimulus } from "../stimulus/stimulus.ts";
import { readMemory, type Memory } from "./memory.ts";
import { consumerIn, materialIn, stimulusIn } from "./readings.ts";

/** What a person thinks of something they are shown. */
export interface Judged {
  offer: Stimulus;
  appraisal: Appraisal;
}

/** What a request says of the person, what they are shown and what was said: read once, whatever is asked. */
export interface Ground {
  consumer: Consumer;
  memory: Memory;
  /** What is shown, as it was written; empty for nothing. */
  shown: string;
  /** What is shown, as it stands after all that was said and this. */
  offerAfter(said: string): Stimulus | null;
  judge(offer: Stimulus, language: Language): Judged;
}

/** What the persona is shown and told about it: the offer, and its terms as the interviewer last stated them. */
function readOffer(shown: string, briefings: readonly string[], said: readonly string[]): Stimulus | null {
  const told = said
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((text) => /\d/.test(text) && terms.test(text));
  if (shown === "" && briefings.length === 0) {
    const whole = said.find((text) => text.length > 60 && readPrice(text) !== null);
    return whole ? stimulusIn(whole) : null;
  }
  const stimulus = shown === "" ? materialIn(briefings[0]!, briefings.slice(1)) : materialIn(shown, briefings);
  // `Is 1.99 € a good price?` states no new one.
  const price = told
    .map((text) => readPrice(text))
    .findLast((found) => found !== null && found.amount > 0 && found.amount !== stimulus.price?.amount);
  const isOffer =
    stimulus.kind === "concept" &&
    (stimulus.price !== null || stimulus.claims.length > 0 || stimulus.product.name !== null);
  if (!isOffer && !price)
    return stimulus.kind === "concept" && stimulus.claims.length === 0 ? { ...stimulus, kind: "habit" } : stimulus;
  return price ? { ...stimulus, price, relativePrice: null } : stimulus;
}
const terms =
  /\b(?:it|this|that|product|price|costs?|now|instead|es|das|produkt|preis|kostet|kosten|jetzt|statt|würde|für|for|if|at)\b/i;

/** Whether there is an offer to judge rather than a subject to talk about. */
export const isJudged = (offer: Stimulus | null): offer is Stimulus => offer !== null && offer.kind !== "habit";

/** The text that stands above a question is what it is about, unless only the study's own text offers something. */
function materialOf(request: string): { shown: string; briefings: string[] } {
  const [above, study] = [blockOf(request, "shown"), blockOf(request, "stimulus")];
  const briefings = blocksOf(request, "briefing");
  if (above === "") return { shown: study, briefings };
  if (study === "") return { shown: above, briefings };
  const offers = (text: string) => {
    const { kind, price, claims } = materialIn(text, []);
    return kind === "concept" && (price !== null || claims.length > 0);
  };
  return !offers(above) && offers(study)
    ? { shown: study, briefings: [above, ...briefings] }
    : { shown: above, briefings: [study, ...briefings] };
}

/** Reads everything in a request that does not depend on the question. */
export function groundOf(request: string): Ground {
  const consumer = consumerIn(blockOf(request, "persona"));
  const memory = readMemory(request, consumer.profile.full_name);
  const { shown, briefings } = materialOf(request);
  const judgements = new Map<Stimulus, Judged>();
  return {
    consumer,
    memory,
    shown,
    offerAfter: (said) => readOffer(shown, briefings, said === "" ? memory.asked : [...memory.asked, said]),
    judge(offer, language) {
      const known = judgements.get(offer);
      if (known?.offer.language === language) return known;
      const spoken = { ...offer, language };
      const judged = { offer: spoken, appraisal: appraise(spoken, consumer) };
      judgements.set(offer, judged);
      return judged;
    },
  };
}
