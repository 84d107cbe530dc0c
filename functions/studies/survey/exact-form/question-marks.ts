import { isDeepStrictEqual } from "node:util";
import type { Fact } from "../../facts/fact.ts";
import type { QuestionKind } from "../answer-forms.ts";
import type { SurveyQuestion, SurveyScale } from "../schemas.ts";
import { readCondition, writtenCondition } from "./conditions.ts";
import type { TokenReader } from "./tokens.ts";
import { quoted } from "./words.ts";

/** What a question is called by its kind; some kinds have a second word, which sets a field. */
const kindWords = {
  likert: "scale",
  multiple_choice: "single",
  open_ended: "open",
  numeric: "number",
  ranking: "rank",
  allocation: "allocate",
} as const satisfies Record<QuestionKind, string>;
const kinds: Readonly<Record<string, Partial<SurveyQuestion>>> = {
  ...Object.fromEntries(Object.entries(kindWords).map(([kind, word]) => [word, { kind: kind as QuestionKind }])),
  multiple: { kind: "multiple_choice", multiple: true },
  "best-worst": { kind: "ranking", best_worst: true },
};

/** One mark: how it is written, and how what stands behind its words is read. */
interface Mark {
  words: readonly string[];
  /** What stands behind its words; null if the question does not need it. */
  write: (question: SurveyQuestion) => string | null;
  read: (tokens: TokenReader, question: SurveyQuestion) => void;
}

const flag = (words: string, says: Partial<SurveyQuestion>): Mark => ({
  words: words.split(" "),
  write: (question) => (Object.entries(says).every(([name, value]) => question[name as "kind"] === value) ? "" : null),
  read: (_, question) => void Object.assign(question, says),
});
const number = (name: "min" | "max" | "total"): Mark => ({
  words: [name],
  write: ({ [name]: value }) => (value === null ? null : String(value)),
  read: (tokens, question) => void (question[name] = tokens.need("number", "a number")),
});
const end = (name: "low" | "high", label: "low_label" | "high_label", place: 0 | -1): Mark => ({
  words: [name],
  write: ({ scale }) =>
    scale && scale[label] !== null && scale[label] !== scale.labels?.at(place) ? quoted(scale[label]) : null,
  read(tokens, { scale }) {
    if (scale) scale[label] = tokens.need("quoted", "a label in quotes");
    else tokens.refuse("the ends of a scale belong behind its points, as in scale 1..5");
  },
});

/** Options that a field names are marked where they stand, unless the field has another order. */
export const optionMarks = { exclusive: "exclusive_options", anchored: "anchored_options" } as const;
export const isMarkedAtOptions = (question: SurveyQuestion, field: OptionField): boolean =>
  isDeepStrictEqual(question.options?.filter((option) => question[field].includes(option)) ?? [], question[field]);
type OptionField = (typeof optionMarks)[keyof typeof optionMarks];
const optionList = (word: keyof typeof optionMarks): Mark => ({
  words: [word, "options"],
  write: (question) =>
    isMarkedAtOptions(question, optionMarks[word]) ? null : question[optionMarks[word]].map(quoted).join(" "),
  read(tokens, question) {
    for (let option = tokens.next("quoted"); option !== undefined; option = tokens.next("quoted"))
      question[optionMarks[word]].push(option);
  },
});

function readScale(tokens: TokenReader): SurveyScale {
  const first_value = tokens.need("number", "the lowest point of the scale");
  tokens.expect("..");
  const points = tokens.need("number", "the highest point of the scale") - first_value + 1;
  return { points, first_value, low_label: null, high_label: null, labels: null };
}

const condition = (words: string, name: "ask_if" | "terminate_if"): Mark => ({
  words: words.split(" "),
  write: ({ [name]: said }) => (said === null ? null : writtenCondition(said)),
  read: (tokens, question) => void (question[name] = readCondition(tokens)),
});

/** Marks that share brackets behind the kind, in the order in which they are written. */
const marks: readonly Mark[] = [
  {
    words: ["points"],
    write: ({ scale }) => scale && `${scale.first_value}..${scale.first_value + scale.points - 1}`,
    read: (tokens, question) => void (question.scale = readScale(tokens)),
  },
  {
    words: ["printed"],
    write: ({ number: printed }) => printed && quoted(printed),
    read: (tokens, question) => void (question.number = tokens.need("quoted", "a number in quotes")),
  },
  end("low", "low_label", 0),
  end("high", "high_label", -1),
  number("min"),
  number("max"),
  number("total"),
  {
    words: ["unit"],
    write: ({ unit }) => unit && quoted(unit),
    read: (tokens, question) => void (question.unit = tokens.need("quoted", "a unit in quotes")),
  },
  flag("optional", { required: false }),
  flag("randomize", { randomize: true }),
  flag("keep order", { randomize: false }),
  flag("anchored", { anchored: true }),
  optionList("exclusive"),
  optionList("anchored"),
  {
    words: ["follows"],
    write: ({ follows }) => follows,
    read: (tokens, question) => void (question.follows = tokens.need("word", "the id of a question")),
  },
  {
    words: ["fact"],
    write: ({ fact }) => fact,
    // The check of the whole survey compares it with the known facts.
    read: (tokens, question) => void (question.fact = tokens.need("word", "the name of a fact") as Fact),
  },
  {
    words: ["round"],
    write: ({ round }) => round && `${round.number} of ${round.question_id} ${quoted(round.item)}`,
    read(tokens, question) {
      const round = tokens.need("number", "the number of the round");
      tokens.expect("of");
      const question_id = tokens.need("word", "the id of a question");
      question.round = {
        question_id,
        number: round,
        item: tokens.need("quoted", "what the round is about, in quotes"),
      };
    },
  },
];
/** Marks in brackets of their own. */
const conditions: readonly Mark[] = [condition("ask if", "ask_if"), condition("end if", "terminate_if")];
/** `anchored options` before `anchored`. */
const readable = [...marks, ...conditions].toSorted((one, other) => other.words.length - one.words.length);

const writtenMark = ({ words, write }: Mark, question: SurveyQuestion): string[] => {
  const said = write(question);
  return said === null ? [] : [`${words.join(" ")} ${said}`.trim()];
};

/** The marks of a question, in brackets, a line each. */
export function writtenMarks(question: SurveyQuestion): string[] {
  const { kind, multiple, best_worst } = question;
  const word = multiple ? "multiple" : best_worst ? "best-worst" : kindWords[kind];
  const own = [word, ...marks.flatMap((mark) => writtenMark(mark, question))].join(", ");
  return [own, ...conditions.flatMap((mark) => writtenMark(mark, question))].map((said) => `[${said}]`);
}

/**
 * Reads the marks of a line into a question.
 * @param known names of the marks that it has already, to which those of the line are added
 * @throws UnreadableLine for text that is not a mark, and for a repeated mark, since the second would replace the first
 */
export function readMarks(tokens: TokenReader, question: SurveyQuestion, known: Set<string>): void {
  while (!tokens.isAtEnd) {
    tokens.expect("[");
    do {
      const mark = readable.find(({ words }) => tokens.take(...words));
      const kind = mark ? undefined : Object.keys(kinds).find((word) => tokens.take(word));
      const name = mark ? mark.words.join(" ") : "kind";
      if ((mark || kind) && known.has(name)) tokens.refuse(`a second ${name} is given for one question`);
      known.add(name);
      if (mark) mark.read(tokens, question);
      else if (kind) Object.assign(question, kinds[kind]);
      else tokens.refuse("no mark of a question stands");
    } while (tokens.take(","));
    tokens.expect("]");
  }
}
