import type { Language } from "../language.ts";
import { talkOf } from "../../model/blocks.ts";
import { asksIn } from "./question/asks.ts";
import { kindOf, type AskKind } from "./question/kinds.ts";

/** Something the person was asked, and what they answered. */
export interface Turn {
  said: string;
  kind: AskKind;
  answer: string;
}

/** What has been said so far, as one participant remembers it. */
export interface Memory {
  turns: readonly Turn[];
  /** Everything the person has said, as one text to look things up in. */
  own: string;
  ownLines: readonly string[];
  /** What interviewers and moderators have said. */
  asked: readonly string[];
  /** What other participants have said. */
  others: readonly string[];
}

const asker = /^(?:interviewer\w*|moderator\w*|questionnaire|survey)$/i;

/** Reads what was said before a request. */
export function readMemory(request: string, fullName: string): Memory {
  const talk = talkOf(request);
  const turns: Turn[] = [];
  let open = "";
  for (const { speaker, text } of talk) {
    if (asker.test(speaker)) open = text;
    else if (speaker === fullName) {
      const kinds = asksIn(open).map((ask) => kindOf(ask.text, turns.length > 0));
      // `Have you ever changed? What made you do it?` is no probe: its first half says what is asked.
      const kind = kinds.findLast((one) => !one.startsWith("probe_")) ?? kinds.at(-1);
      turns.push({ said: open, kind: kind ?? "other", answer: text });
    }
  }
  const ownLines = talk.filter(({ speaker }) => speaker === fullName).map(({ text }) => text);
  return {
    turns,
    own: plain(ownLines.join(" ")),
    ownLines,
    asked: talk.filter(({ speaker }) => asker.test(speaker)).map(({ text }) => text),
    others: talk.filter(({ speaker }) => !asker.test(speaker) && speaker !== fullName).map(({ text }) => text),
  };
}

/** A text without what makes two sayings of the same thing look different. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim();

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…]["”“]?)\s+/).filter(Boolean);

const empty = new Set(
  "about what when where which that this with have your you said tell told mention mentioned earlier before remember question first last think they there their would could does from some just were asked haben habe hast sagten sagte gesagt vorhin eben über wegen ihnen ihre ihrer dein deine waren wurde noch etwas einmal erwähnt erzählt frage erste letzte welche dass nicht auch eine einen einem".split(
    " ",
  ),
);
const stems = (text: string): string[] => [
  ...new Set(
    plain(text)
      .split(" ")
      .filter((word) => word.length > 3 && !empty.has(word))
      .map((word) => word.slice(0, 5)),
  ),
];

const reporting =
  /^.*?(?:(?:did|have) you (?:say|said|tell me|mention)|you (?:said|mentioned|told me)|(?:haben sie|hast du|sie|du)(?: vorhin| eben)?(?: zu[mr]?| über)?)\s*(?:about|that|to)?\s*/i;

/** The person's own turn that a text refers to most; undefined when it refers to none. */
export function turnAbout(memory: Memory, text: string): Turn | undefined {
  const wanted = stems(text);
  const kind = kindOf(text.replace(reporting, ""), false);
  let best: { turn: Turn; score: number } | undefined;
  for (const turn of memory.turns) {
    const [answer, said] = [plain(turn.answer), plain(turn.said)];
    const score = wanted.reduce(
      (sum, stem) => sum + (answer.includes(stem) ? 1 : 0) + (said.includes(stem) ? 0.8 : 0),
      turn.kind === kind ? 1.5 : 0,
    );
    if (score > (best?.score ?? 0)) best = { turn, score };
  }
  return best?.turn;
}

/** The sentence of an answer that fits a text best; its first where none does. */
export function sentenceAbout(answer: string, text: string): string {
  const wanted = stems(text);
  const scored = sentencesOf(answer).map((sentence) => ({
    sentence,
    score: wanted.filter((stem) => plain(sentence).includes(stem)).length,
  }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.sentence ?? answer;
}

/** A sentence without what announces it or hangs it on to the one before: `My wish would be this: …`, `But …`. */
export const unled = (sentence: string): string => {
  const plainly = sentence
    .replace(/^[^:“„]{3,48}: (?=\p{L})/u, "")
    .replace(/^(?:but|and|so|aber|und|oh|ach)[, ]+/i, "");
  return plainly.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};

const lowered =
  /^(?:The|It|About|Around|Mostly|That|My|We|At|For|Because|Every|Usually|On|In|With|Never|Hardly|Not|Almost|Up|Two|First|What|There|This|Those|Oh|Well|No|Yes|Let|Some|To|Quite|Rather|If|As|Most|Nothing|Less|Trying|Having|Big|They|These|How|Who|Where|Why|When|While|Whatever|Nobody|Somebody|Everybody|Everything|Something|All|Half|Too|More|Many|Fees|Dead|Lukewarm|Perfume|Coming|Keep|Make|Take|Say|Pay|Leave|Think|Promise|Three|Five|Fewer|Real|Smaller|Simple|Good|Great|Bad|Mixed|Annoyed|Relaxed|Satisfied|Quick|Time|Throwing|Cents|You|Your|He|She|A|An|Getting|Twenty|Setting)\b/;

/** An own sentence to say again: without its full stop, and small where English begins small after a comma. */
export const resaid = (sentence: string, language: Language): string => {
  const open = sentence.replace(/[.!]$/, "");
  return language === "en" && lowered.test(open) ? open[0]!.toLowerCase() + open.slice(1) : open;
};
