import type { Language } from "../language.ts";
import type { Appraisal } from "../appraisal/appraise.ts";
import type { Consumer } from "../appraisal/consumer.ts";
import type { Stimulus } from "../stimulus/stimulus.ts";
import { narratorOf, type Narrator } from "../voice/narrator.ts";
import { tagsOf } from "../voice/tone.ts";
import type { Slots } from "../wording/template.ts";
import { factSlots } from "./fact-slots.ts";
import { isJudged, type Ground } from "./ground.ts";
import { plain, turnAbout, type Memory, type Turn } from "./memory.ts";
import { asksIn, type Ask } from "./question/asks.ts";
import { kindOf, type AskKind } from "./question/kinds.ts";
import { languageOf } from "./question/language.ts";
import { subjectOf, type Subject } from "./question/subject.ts";
import { englishTalk, type TalkKey } from "./words/english.ts";
import { germanTalk } from "./words/german.ts";

/** A person, what they have heard and said, and one question to answer. */
export interface Scene {
  consumer: Consumer;
  language: Language;
  memory: Memory;
  ask: Ask;
  kind: AskKind;
  /** For a probe: the turn that it takes up. */
  base: Turn | undefined;
  /** What is shown, as it stands after all that was said about it; null if nothing is. */
  offer: Stimulus | null;
  appraisal: Appraisal | null;
  subject: Subject;
  narrator: Narrator;
  /** An unfinished sentence for an occasion that was not said before in this talk; null when there is none left. */
  say(key: TalkKey, more?: Slots): string | null;
  /** The same for any pool. */
  sayFrom(pool: readonly string[] | undefined, more?: Slots): string | null;
  finish(text: string): string;
  slots: Slots;
  /** Whether the interviewer has come back to a question, so that asking again is no oversight. */
  isBack: boolean;
  /** Sentences that the person says at most. */
  room: number;
}

const probing = new Set<AskKind>(["probe_back", "probe_why", "probe_example", "probe_meaning", "probe_more"]);
/** Turns that have nothing to take up. */
const passing = new Set<AskKind>([...probing, "greeting", "closing", "point", "orders", "machine", "recall"]);

function baseOf(memory: Memory, kind: AskKind, ask: Ask): Turn | undefined {
  const refers = /\b(?:you (?:said|mentioned|told)|earlier|sagten|sagtest|erwähnt|vorhin|meinten)\b/i.test(
    `${ask.lead} ${ask.text}`,
  );
  if (!probing.has(kind) && !refers) return undefined;
  const quoted = /["“„]([^"”“]{6,80})["”“]/u.exec(`${ask.lead} ${ask.text}`)?.[1];
  const said = quoted === undefined ? -1 : memory.turns.findLastIndex(({ answer }) => answer.includes(quoted));
  if (said >= 0)
    return memory.turns.slice(0, said + 1).findLast((turn) => !passing.has(turn.kind)) ?? memory.turns[said];
  const named = refers ? turnAbout(memory, `${ask.lead} ${ask.text}`) : undefined;
  return named ?? memory.turns.findLast((turn) => !passing.has(turn.kind)) ?? memory.turns.at(-1);
}

export interface Setting {
  ground: Ground;
  /** What was just said to the person. */
  question: string;
  /** Questionnaires get shorter answers than people do. */
  isWritten: boolean;
}

function roomOf({ extraversion, conscientiousness, agreeableness }: Consumer, isWritten: boolean): number {
  const talk = 2.7 + 1.1 * extraversion + 0.4 * conscientiousness + (agreeableness < -0.4 ? -0.5 : 0);
  return Math.max(isWritten ? 1 : 2, Math.min(isWritten ? 3 : 4, Math.round(isWritten ? talk - 0.7 : talk)));
}

/** Whether the first half of what was asked answers the second as well: who one is, and why one changed. */
function isAnswered({ before }: Ask, kind: AskKind): boolean {
  if (before === "") return false;
  const first = kindOf(before, false);
  return (
    (first === "intro" && kind === "household") || (first === "switched" && (kind === "probe_why" || kind === "why"))
  );
}

/** Prepares the person to answer each question of what was said. */
export function scenesOf({ ground, question, isWritten }: Setting): Scene[] {
  const { consumer, memory } = ground;
  const language = languageOf(question, [ground.shown, ...memory.asked]);
  const offer = ground.offerAfter(question);
  const { offer: judged, appraisal } = isJudged(offer)
    ? ground.judge(offer, language)
    : { offer: null, appraisal: null };
  const heard = new Set<string>();
  const asked = asksIn(question).map((ask) => ({ ask, kind: kindOf(ask.text, memory.turns.length > 0) }));
  const taken = memory.turns.findLast((turn) => !passing.has(turn.kind) || turn.kind === "intro");
  // An interviewer who comes back to the question means the one that was asked.
  const back = asked.some(({ kind }) => kind === "probe_back") && taken !== undefined;
  const asks = back
    ? asksIn(taken.said).map((ask) => ({ ask, kind: kindOf(ask.text, memory.turns.length > 1) }))
    : asked;
  return asks
    .filter(({ ask, kind }) => !isAnswered(ask, kind))
    .map(({ ask, kind }) => {
      const base = baseOf(memory, kind, ask);
      const subject = subjectOf({ ask, base, offer, memory, language, kind });
      const view = { ...subject.view, language };
      const narrator = narratorOf(
        subject.isOffer && judged ? judged : view,
        consumer,
        subject.isOffer ? appraisal : null,
        `${consumer.profile.full_name} ${memory.turns.length} ${question}`,
      );
      const slots = factSlots({
        consumer,
        view,
        language,
        ask: base && probing.has(kind) ? base.said : ask.text,
        subject,
      });
      const words = language === "de" ? germanTalk : englishTalk;
      const attitude =
        consumer.profile.attitude === "sceptic" ? "sceptic" : consumer.profile.attitude === "enthusiast" ? "keen" : "";
      const sayFrom = (pool: readonly string[] | undefined, more: Slots = {}): string | null => {
        const own = (pool ?? []).map((entry) =>
          attitude !== "" && entry.startsWith(`@${attitude} `) ? entry.slice(attitude.length + 2) : entry,
        );
        for (
          let text = narrator.say(own, { ...slots, ...more });
          text !== null;
          text = narrator.say(own, { ...slots, ...more })
        ) {
          const said = plain(text);
          if (!memory.own.includes(said) && !heard.has(said)) {
            heard.add(said);
            return text;
          }
        }
        return null;
      };
      return {
      consumer, language, memory, ask, kind, base, offer: judged, appraisal, subject, narrator, slots, sayFrom,
      say: (key: TalkKey, more?: Slots) => sayFrom(words[key], more),
      finish: (text: string) => narrator.finish(text.replaceAll(/ +(?=[.,!?;:](?:\s|$))|\s+$/g, "")),
      isBack: back,
      room: roomOf(consumer, isWritten),
    } satisfies Scene; // prettier-ignore
    });
}

export const isTagged = (consumer: Consumer, tag: string): boolean => tagsOf(consumer).has(tag);
