import { messageText, type ChatRequest } from "./chat-request.ts";
import type { PeerQuestion } from "./peer-study.ts";
import { wordsOf } from "./words.ts";

/** How a program wants answers to its prompts. */
export type Dialect = "althing" | "edsl" | "tinytroupe";

/** What is answered beside the questions of a study. */
export interface Lengths {
  /** Characters of a report's summary, and of each of the points that it makes. */
  summary: number;
  point: number;
}

/** What goes back: text, or the arguments of the tool that was asked for. */
export type Reply = { purpose: string; text: string } | { purpose: string; tool: string; input: unknown };

/** Entries of a list in a structured answer: as many recommendations as our offline report makes. */
const LIST_ENTRIES = 3;
/** Characters of a word or two on goals, attention and feelings. */
const STATE_CHARACTERS = 60;
/** Of up to six entries that a consolidation of memories may have. */
const MEMORIES = 4;

/** The question that a request is about: of those it names, the last one. */
function questionIn({ messages }: ChatRequest, questions: readonly PeerQuestion[]): PeerQuestion | undefined {
  const text = messages.map(messageText).join("\n");
  // TinyTroupe sends its messages as JSON in JSON, so a quotation mark in a question would not be found again.
  const found = questions.map((question) => ({ question, at: text.lastIndexOf(question.text) }));
  const last = found.reduce((best, next) => (next.at > best.at ? next : best), { at: -1 } as (typeof found)[number]);
  return last.at < 0 ? undefined : last.question;
}

/** The words of an answer, after what was chosen where there is something to choose. */
function spoken({ kind, options, characters }: PeerQuestion, number: number): string {
  const words = wordsOf(characters, number);
  if (kind === "open") return words;
  const chosen = options[number % options.length] ?? "";
  return kind === "several" ? `${chosen}; ${words}` : `${chosen}. ${words}`;
}

/** The answer in the first line as EDSL's instructions ask for it, and the comment that they allow in the second. */
function codedWithComment({ kind, options, characters }: PeerQuestion, number: number): string {
  const words = wordsOf(characters, number);
  const at = number % Math.max(1, options.length);
  switch (kind) {
    case "open":
      return words;
    case "several":
      return `['${options[at]}']\n${words}`;
    default:
      return `${options[at]}\n${words}`;
  }
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** Fills a schema of strings, lists and objects: the first string is the summary, the others are points. */
function filled(schema: Schema, lengths: Lengths, number: number, name = ""): unknown {
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, inner], index) => [
        key,
        filled(inner, lengths, number + index, key),
      ]),
    );
  if (schema.type === "array")
    return Array.from({ length: LIST_ENTRIES }, (_, index) => filled(schema.items ?? {}, lengths, number + index));
  return wordsOf(name === "summary" ? lengths.summary : lengths.point, number);
}

const state = (number: number) => ({
  goals: wordsOf(STATE_CHARACTERS, number),
  context: [wordsOf(STATE_CHARACTERS, number + 1)],
  attention: wordsOf(STATE_CHARACTERS, number + 2),
  emotions: wordsOf(STATE_CHARACTERS, number + 3),
});

/** A turn of a TinyTroupe person: it says something and is done. */
const turn = (words: string, number: number): string =>
  JSON.stringify({
    actions: [
      { type: "TALK", content: words, target: "interviewer" },
      { type: "DONE", content: "", target: "" },
    ],
    cognitive_state: state(number),
  });

/** What was said to every question, in one object. */
const extracted = (questions: readonly PeerQuestion[], number: number): string =>
  JSON.stringify(
    Object.fromEntries(questions.map((question, index) => [question.name, spoken(question, number + index)])),
  );

/** What a person remembers of an episode: actions, stimuli, facts and impressions, each in one point. */
const consolidated = ({ point }: Lengths, number: number): string =>
  JSON.stringify({
    consolidation: Array.from({ length: MEMORIES }, (_, index) => ({
      content: wordsOf(point, number + index),
      type: "consolidated",
      simulation_timestamp: "2026-01-01T00:00:00",
    })),
  });

/** The prompts of TinyTroupe, told apart by what each asks for. */
function ofTinyTroupe(
  request: ChatRequest,
  questions: readonly PeerQuestion[],
  lengths: Lengths,
  number: number,
): Reply {
  const text = request.messages.map(messageText).join("\n");
  const question = questionIn(request, questions);
  if (question && JSON.stringify(request.response_format ?? {}).includes("cognitive_state"))
    return { purpose: question.name, text: turn(spoken(question, number), number) };
  if (text.includes("# Results filter")) return { purpose: "extraction", text: extracted(questions, number) };
  if (text.includes("consolidat")) return { purpose: "consolidation", text: consolidated(lengths, number) };
  return { purpose: "other", text: wordsOf(lengths.point, number) };
}

/**
 * Answers a request as the program's parser accepts it, in as many words as our own personas need.
 * @param number of the request, from 0: other requests get other words
 */
export function replyTo(
  request: ChatRequest,
  study: { dialect: Dialect; questions: readonly PeerQuestion[]; lengths: Lengths },
  number: number,
): Reply {
  const { dialect, questions, lengths } = study;
  const tool = request.tools?.[0]?.function;
  if (tool) return { purpose: tool.name, tool: tool.name, input: filled(tool.parameters, lengths, number) };
  if (dialect === "tinytroupe") return ofTinyTroupe(request, questions, lengths, number);
  const question = questionIn(request, questions);
  if (!question) throw new Error("A request names none of the study's questions.");
  const say = dialect === "edsl" ? codedWithComment : spoken;
  return { purpose: question.name, text: say(question, number) };
}
