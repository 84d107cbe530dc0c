import type { CsvColumn } from "./csv-columns.ts";
import { factOf } from "../../../functions/studies/facts/heading-fact.ts";
import { t } from "../../language/say.ts";

/** The content of a column: a fact of the person, or one of these. */
export const uses = {
  ignored: t("Ignored"),
  own_words: t("The person’s own words"),
  answer: t("Answer to a question"),
  id: t("Identifies the person"),
  age: t("Age"),
  gender: t("Gender"),
  income_level: t("Income"),
  occupation: t("Occupation"),
  education: t("Education"),
  household: t("Household"),
  location: t("Place"),
} as const;
export type Use = keyof typeof uses;

export interface MappedColumn extends CsvColumn {
  use: Use;
  /** The question's id, if the column contains answers. */
  questionId: string;
  /** The gender of each code, if the column contains genders as codes. */
  values: Readonly<Record<string, string>>;
}

const PERSON = "respondent|person|participant|teilnehmer|befragter?|répondant|encuestado|participante|respondente";
/** Headings of columns that identify people, and of columns with answers. */
const ID = new RegExp(`^(?:${PERSON}|(?:${PERSON}|response|case|record|回答者)?[ _-]?id|id[ _-](?:${PERSON}))$`, "i");
const ANSWER = /^q\d+(?:_\d+)*$/i;

function useOf(heading: string): Use {
  if (ID.test(heading)) return "id";
  return ANSWER.test(heading) ? "answer" : (factOf(heading) ?? "ignored");
}

/** The probable content of a column; an unclear one is ignored until the user chooses. */
export function mapColumns(columns: readonly CsvColumn[]): MappedColumn[] {
  const taken = new Set<Use>();
  return columns.map((column) => {
    const probable = useOf(column.heading);
    const found = taken.has(probable) ? "ignored" : probable;
    if (found !== "answer" && found !== "ignored") taken.add(found);
    return { ...column, use: found, questionId: found === "answer" ? column.heading.toLowerCase() : "", values: {} };
  });
}

/**
 * The mapping in the form of the service: the content of every column.
 * @param missing codes that mean no answer
 */
export function mappingOf(columns: readonly MappedColumn[], missing: readonly string[] = []) {
  const of = (use: Use) => columns.filter((column) => column.use === use).map(({ heading }) => heading);
  const facts = columns.filter(({ use }) => !["ignored", "own_words", "answer", "id"].includes(use));
  return {
    id: of("id")[0] ?? null,
    facts: Object.fromEntries(facts.map(({ use, heading }) => [use, heading])),
    own_words: of("own_words"),
    answers: Object.fromEntries(
      columns.filter(({ use }) => use === "answer").map(({ questionId, heading }) => [questionId.trim(), heading]),
    ),
    ignored: of("ignored"),
    missing,
    values: Object.fromEntries(
      columns.filter((column) => openCodes(column).length > 0).map(({ heading, values }) => [heading, values]),
    ),
  };
}

/** The codes of a column of genders, whose meaning is unknown. */
export const openCodes = ({ use, codes }: MappedColumn): readonly string[] => (use === "gender" ? codes : []);

/** A sentence about two columns that cannot be mapped to the same; undefined if the service can be asked. */
export function mappingProblem(columns: readonly MappedColumn[], missing: readonly string[] = []): string | undefined {
  if (columns.some(({ use, questionId }) => use === "answer" && questionId.trim() === ""))
    return t("A column of answers needs the id of its question, such as q1.");
  const names = columns.flatMap(({ use, questionId }) => {
    if (use === "ignored" || use === "own_words") return [];
    return [use === "answer" ? t("Answer to {questionId}", { questionId: questionId.trim() }) : uses[use]];
  });
  for (const column of columns) {
    const code = openCodes(column).find((one) => !column.values[one] && !missing.includes(one));
    if (code !== undefined) return t("Choose what {code} means in “{heading}”.", { code, heading: column.heading });
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice && t("Two columns are mapped to “{twice}”. Choose one.", { twice });
}
