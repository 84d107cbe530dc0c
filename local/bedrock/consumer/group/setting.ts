import { sentencesOf } from "../../../../functions/domain/simulation/quotes.ts";
import { appraise, type Appraisal } from "../appraisal/appraise.ts";
import { readConsumer, type Consumer } from "../appraisal/consumer.ts";
import { blockOf, blocksOf } from "../../model/blocks.ts";
import { readStimulus, type Stimulus } from "../stimulus/stimulus.ts";
import { narratorOf, type Narrator } from "../voice/narrator.ts";

/** A participant before what the study shows: who talks, about what, and what they make of it. */
export interface Setting {
  stimulus: Stimulus;
  consumer: Consumer;
  /** Null where people are asked about their habits and nothing is offered. */
  appraisal: Appraisal | null;
  narrator: Narrator;
}

/** What a topic asks of the moderator (`Discuss …`, `Explore first reactions.`) and not of the participants. */
const order =
  /^(?:please )?(?:discuss|explore|ask (?:about|them)|find out|probe|focus on|moderate|investigate|understand|talk about|let(?:'s| us) (?:talk about|discuss)|(?:bitte )?(?:diskutier\w*|besprech\w*|erkund\w*|erforsch\w*|klär\w*|frag\w*|sprech\w*)(?: sie)?(?: nach| über)?)\b[:,]?\s*/i;

/** A topic as participants hear it: without the sentences that tell the moderator what to do. */
export function withoutOrders(topic: string): string {
  const sentences = sentencesOf(topic);
  const kept = sentences.filter((sentence) => !order.test(sentence));
  return kept.length > 0 ? kept.join(" ") : topic.replace(order, "");
}

/** What the group talks about: the topic, or the briefings where no topic was named. */
export function readTopic(request: string): Stimulus {
  const [first = "", ...others] = [
    withoutOrders(blockOf(request, "stimulus")),
    ...blocksOf(request, "briefing"),
  ].filter(Boolean);
  return readStimulus(first, others);
}

/** Reads the participant and the topic of a request; the same request always makes the same wording. */
export function readSetting(request: string): Setting {
  const stimulus = readTopic(request);
  const consumer = readConsumer(request);
  const appraisal = stimulus.kind === "habit" ? null : appraise(stimulus, consumer);
  return { stimulus, consumer, appraisal, narrator: narratorOf(stimulus, consumer, appraisal, request) };
}
