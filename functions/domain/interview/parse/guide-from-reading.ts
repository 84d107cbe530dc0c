import { guideSchema, MOST_GUIDE_QUESTIONS, MOST_PROBES, LONGEST_GUIDE_TEXT, type Guide } from "../schemas.ts";
import { defaultTitle } from "./default-title.ts";
import { nothingAsked, tooLong, tooManyProbes, tooManyQuestions } from "./draft.ts";
import { takeMark } from "./marks.ts";
import { parseGuide } from "./read-by-rule.ts";
import { takeTimes } from "./times.ts";
import { UnreadableGuide } from "./unreadable-guide.ts";

/** What a model has read in a guide. */
export interface GuideReading {
  sections: readonly {
    title: string;
    questions: readonly { text: string; probes: readonly string[] }[];
  }[];
}

/** A text without case, spaces, quotation marks and emphasis, all of which a copy may change. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s"'“”„‟‘’‚‛«»‹›`*_]+/g, "");

/** Without the number or bullet that was copied with it. */
const bare = (text: string): string => takeMark(text.trim()).rest.trim() || text.trim();

/**
 * A guide from what a model has read in its text. Nothing is believed that does not stand in the text: a reading with a
 * question or probe of the model's own is thrown away, a title of its own is replaced by the usual one.
 * @param text normalised, as documents are read
 * @throws UnreadableGuide that names the line at which the guide passes a limit, or the one that no rule could read either
 */
export function guideFromReading(text: string, reading: GuideReading): Guide {
  const source = plain(text);
  const occurs = (words: string): boolean => {
    const wanted = plain(words);
    return /[\p{L}\p{N}]/u.test(wanted) && source.includes(wanted);
  };
  const sections = reading.sections
    .map(({ title, questions }) => ({
      title: title.length <= LONGEST_GUIDE_TEXT && occurs(title) ? takeTimes(bare(title)).text : defaultTitle(text),
      questions: questions.map((question) => ({ text: bare(question.text), probes: question.probes.map(bare) })),
    }))
    .filter(({ questions }) => questions.length > 0);
  const questions = sections.flatMap((section) => section.questions);
  const all = questions.flatMap((question) => [question.text, ...question.probes]);
  if (all.length === 0 || !all.every(occurs)) throw unread(text);

  const refuse = (words: string | undefined, reason: string) => {
    if (words !== undefined) throw new UnreadableGuide(lineOf(text, words), words, reason);
  };
  refuse(questions[MOST_GUIDE_QUESTIONS]?.text, tooManyQuestions);
  refuse(questions.find(({ probes }) => probes.length > MOST_PROBES)?.probes[MOST_PROBES], tooManyProbes);
  refuse(
    all.find((words) => words.length > LONGEST_GUIDE_TEXT),
    tooLong,
  );
  return guideSchema.parse({ sections });
}

function unread(text: string): UnreadableGuide {
  const [problem] = parseGuide(text).problems;
  if (problem) return new UnreadableGuide(problem.line, problem.text, problem.reason);
  const [first = ""] = text.split("\n", 1);
  return new UnreadableGuide(1, first, nothingAsked);
}

/** Words by which a line is found again; a question may go on in the next one. */
const ENOUGH_WORDS = 3;

/** The line on which words begin, 1 if they cannot be told from others. */
function lineOf(text: string, words: string): number {
  const wanted = plain(words);
  const beginning = plain(words.trim().split(/\s+/, ENOUGH_WORDS).join(" "));
  const lines = text.split("\n").map(plain);
  const whole = lines.findIndex((line) => line.includes(wanted));
  return 1 + Math.max(0, whole >= 0 ? whole : lines.findIndex((line) => line.includes(beginning)));
}
