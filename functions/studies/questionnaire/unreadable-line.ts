const EXCERPT_LENGTH = 60;

/** Where something stands in a file. */
export interface Place {
  /** From 1. */
  line: number;
  text: string;
}

/** A line of a file, and what is wrong with it, as the end of a sentence about it. */
export interface LineProblem extends Place {
  problem: string;
}

/** `Line 3 ("Why…") is a question below a question; number it.`; only an excerpt of the text is quoted. */
function sentenceOf({ line, text: source, problem }: LineProblem): string {
  const text = source
    .slice(0, EXCERPT_LENGTH * 4)
    .trim()
    .replaceAll(/\s+/g, " ");
  const excerpt = [...text].slice(0, EXCERPT_LENGTH).join("");
  const quoted = text === "" ? "" : ` ("${excerpt}${excerpt.length < text.length ? "…" : ""}")`;
  return `Line ${line}${quoted} ${problem}`;
}

/** A questionnaire or guide that cannot be read; `message` is one sentence: which line, and what is wrong with it. */
export class UnreadableLine extends Error {
  override readonly name: string = "UnreadableLine";
  readonly code = "unreadable_line";
  /** From 1. */
  readonly line: number;
  /** All that is wrong, this line first. */
  readonly problems: readonly LineProblem[];

  /**
   * @param place where it is
   * @param problem completes "Line 3 ("…") "
   */
  constructor(place: Place, problem: string, others: readonly LineProblem[] = []) {
    const own = { line: place.line, text: place.text, problem };
    super(sentenceOf(own));
    this.line = place.line;
    this.problems = [own, ...others];
  }
}

const MOST_SENTENCES = 40;

/** What has to be changed before something can be asked, as a sentence: in which line, from 1, or at which question. */
export interface Fault {
  line: number | null;
  question_id: string | null;
  problem: string;
}

/**
 * Everything that is wrong with a file, a sentence for each line, from the top.
 * @param inFile where a line that was rewritten stands in the file
 */
export function faultsOf(problems: readonly LineProblem[], inFile = (place: Place): Place => place): Fault[] {
  const placed = problems.map((one) => ({ ...one, ...inFile(one) })).toSorted((one, other) => one.line - other.line);
  // If neighbouring lines have the same fault, only the first one reports it.
  const told = placed.filter(({ line, problem }, at) => {
    const above = placed[at - 1];
    return !above || line > above.line + (above.problem === problem ? 1 : 0);
  });
  const more = told.length - MOST_SENTENCES;
  const about = { line: null, question_id: null };
  return [
    ...told.slice(0, MOST_SENTENCES).map((one) => ({ ...about, line: one.line, problem: sentenceOf(one) })),
    ...(more > 0 ? [{ ...about, problem: `And ${more} more lines.` }] : []),
  ];
}

export const sentencesOf = (faults: readonly Fault[]): string => faults.map(({ problem }) => problem).join(" ");

/** @throws UnreadableLine */
export function refuse(place: Place, problem: string): never {
  throw new UnreadableLine(place, problem);
}

/**
 * Something that the documented plain format does not have: a model or person who understands the text has to read the
 * file.
 */
export class NotInFormat extends UnreadableLine {
  override readonly name = "NotInFormat";
}

/** Collects what is wrong with a file line by line, so that all of it can be said at once. */
export function createProblems() {
  const found: UnreadableLine[] = [];
  return {
    /** @returns what was read; undefined if it could not be, which is kept */
    attempt<T>(read: () => T): T | undefined {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof UnreadableLine)) throw error;
        found.push(error);
        return undefined;
      }
    },
    /** @throws UnreadableLine with all that was kept; NotInFormat if only a model can read the file */
    throwAny(): void {
      const [first] = found;
      if (!first) return;
      const Thrown = found.every((one) => one instanceof NotInFormat) ? NotInFormat : UnreadableLine;
      const [own, ...others] = found.flatMap(({ problems }) => problems);
      throw new Thrown(own!, own!.problem, others);
    },
  };
}
