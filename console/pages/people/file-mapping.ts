import type { Answer } from "../../../clients/typescript/src/index.ts";
import { factOf } from "../../../functions/studies/facts/heading-fact.ts";
import { profileWord } from "../../profile-words.ts";
import { t } from "../../language/say.ts";

export type FileReading = Answer<"readHumanStudyFile">;
type Mapping = FileReading["mapping"];
type Column = FileReading["columns"][number];
type ColumnUse = NonNullable<Column["use"]>;
export type Unsettled = FileReading["unsettled"][number];
type Question = FileReading["questions"][number];

interface Choice {
  value: string;
  label: string;
}

/** The value for a code that means no answer. */
export const NO_ANSWER = "no answer";

/** The user's answers about a file. */
export interface MappingAnswers {
  /** The content of each column, as a choice. */
  uses: Readonly<Record<string, string>>;
  /** The meaning of each code, by column. */
  meanings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Rows above the first person. If the number differs from the one that was read, the file is read again. */
  headerRows: number;
}

const plain = {
  ignore: t("Not needed"),
  weight: t("Weight of the person"),
  respondent: t("Identifies the person"),
  gender: t("Gender"),
  age: t("Age"),
  income_level: t("Income"),
} as const;

const nameOf = ({ text, question_id }: Question): string => text || (question_id ?? "");
const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** The possible contents of a column as choices: facts, the questions, and their options. */
export function useChoices({ questions }: FileReading): Choice[] {
  return [
    ...Object.entries(plain).map(([value, label]) => ({ value, label })),
    ...questions.flatMap((question, at) => [
      { value: `question ${at}`, label: t("Answer to: {shortened}", { shortened: shortened(nameOf(question)) }) },
      ...((question.multiple && question.options) || []).map((option, place) => ({
        value: `question ${at} ${place}`,
        label: `${shortened(option)} (${shortened(nameOf(question))})`,
      })),
    ]),
  ];
}

const isNamed = (question: Question, name: string) => question.question_id === name || question.text === name;

/** The choice that a use is. */
export function choiceOf(use: ColumnUse, { questions }: FileReading): string {
  if (use.is !== "question") return use.is;
  const at = questions.findIndex((question) => isNamed(question, use.question));
  const place = use.option === undefined ? -1 : (questions[at]?.options?.indexOf(use.option) ?? -1);
  return place < 0 ? `question ${at}` : `question ${at} ${place}`;
}

/** The use that a choice is. @param named whether ids of questions count, because their study was named */
function useOf(choice: string, { questions }: FileReading, named: boolean): ColumnUse {
  const [is, at, place] = choice.split(" ");
  const question = questions[Number(at)];
  if (is !== "question" || !question) {
    const plainUse = is as keyof typeof plain;
    return plainUse === "ignore" || plainUse === "weight" || plainUse === "respondent"
      ? { is: plainUse }
      : { is: plainUse, missing: [] };
  }
  const name = (named && question.question_id) || question.text || question.question_id!;
  const option = place === undefined ? undefined : question.options?.[Number(place)];
  return { is: "question", question: name, missing: [], ...(option === undefined ? {} : { option }) };
}

/** The probable content of a column, as a choice; empty if nothing is likely. */
export function likelyChoice(column: Column, reading: FileReading): string {
  const use = column.use ?? column.likely;
  if (use) return choiceOf(use, reading);
  const fact = factOf(column.name);
  return fact && fact in plain ? fact : "";
}

const headerRowsOf = ({ mapping }: FileReading): number => mapping.header_rows ?? 1;

/** The initial answers for a reading: known and likely ones. */
export const firstAnswers = (reading: FileReading): MappingAnswers => ({
  uses: Object.fromEntries(reading.columns.map((column) => [column.name, likelyChoice(column, reading)])),
  meanings: {},
  headerRows: headerRowsOf(reading),
});

const GENDERS: readonly Choice[] = [
  { value: "Female", label: t("A woman") },
  { value: "Male", label: t("A man") },
  { value: "Other", label: t("Another gender") },
];
const AGES: readonly Choice[] = [
  { value: "13-17", label: t("Under 18") },
  { value: "18-34", label: "18–34" },
  { value: "35-54", label: "35–54" },
  { value: "55+", label: t("55 and older") },
];
const INCOMES: readonly Choice[] = ["Low", "Middle", "High"].map((value) => ({ value, label: profileWord(value) }));
const CHOSEN: readonly Choice[] = [
  { value: "chosen", label: t("It was chosen") },
  { value: "not", label: t("It was not chosen") },
];

/** The points of a scale, or the options, of a question. */
function answersTo({ scale, options }: Question): Choice[] {
  if (options) return options.map((option) => ({ value: option, label: option }));
  const { points = 0, first_value = 1, low_label, high_label, labels } = scale ?? {};
  return Array.from({ length: points }, (_, place) => {
    const label = labels?.[place] ?? (place === 0 ? low_label : place === points - 1 ? high_label : null);
    return { value: String(first_value + place), label: `${first_value + place}${label ? ` (${label})` : ""}` };
  });
}

/** The possible meanings of a code in some columns. */
export function meaningChoices({ asks, columns }: Unsettled, reading: FileReading): Choice[] {
  const none = { value: NO_ANSWER, label: t("No answer") };
  if (asks === "chosen") return [...CHOSEN, none];
  const use = reading.columns.find(({ name }) => name === columns[0])?.use;
  if (use?.is === "gender") return [...GENDERS, none];
  if (use?.is === "age") return [...AGES, none];
  if (use?.is === "income_level") return [...INCOMES, none];
  const question = use?.is === "question" && reading.questions.find((one) => isNamed(one, use.question));
  return [...(question ? answersTo(question) : []), none];
}

/** A column with the meanings of its codes. */
function withMeanings(use: ColumnUse, meanings: Readonly<Record<string, string>>, asks: Unsettled["asks"]): ColumnUse {
  if (!("missing" in use)) return use;
  const said = Object.entries(meanings);
  const missing = [...use.missing, ...said.flatMap(([code, value]) => (value === NO_ANSWER ? [code] : []))];
  const others = said.filter(([, value]) => value !== NO_ANSWER);
  if (asks === "chosen" && use.is === "question")
    return { ...use, missing, chosen: others.flatMap(([code, value]) => (value === "chosen" ? [code] : [])) };
  return others.length === 0 ? { ...use, missing } : { ...use, missing, values: Object.fromEntries(others) };
}

/** Whether a column is still taken for what its codes were asked about. */
const isUnchanged = (name: string, reading: FileReading, { uses }: MappingAnswers): boolean => {
  const known = reading.columns.find((column) => column.name === name)?.use;
  return !!known && choiceOf(known, reading) === uses[name];
};

/**
 * The mapping of a file after what was said about it.
 * @param named whether the study that asked the same was named
 */
export function mappingOf(reading: FileReading, answers: MappingAnswers, named: boolean): Mapping {
  const { uses, meanings, headerRows } = answers;
  if (headerRows !== headerRowsOf(reading)) return { header_rows: headerRows, missing: [], columns: {} };
  const asked = new Map(reading.unsettled.flatMap(({ asks, columns }) => columns.map((name) => [name, asks] as const)));
  const columns = reading.columns.flatMap(({ name }): [string, ColumnUse][] => {
    if (!uses[name]) return [];
    if (!isUnchanged(name, reading, answers)) return [[name, useOf(uses[name], reading, named)]];
    const [known, asks] = [reading.mapping.columns[name], asked.get(name)];
    if (!known) return [];
    return [[name, asks === "meaning" || asks === "chosen" ? withMeanings(known, meanings[name] ?? {}, asks) : known]];
  });
  const missing = reading.unsettled.flatMap(({ asks, columns: names, codes }) =>
    asks === "missing" ? codes.filter((code) => names.some((name) => meanings[name]?.[code] === NO_ANSWER)) : [],
  );
  return {
    ...reading.mapping,
    missing: [...reading.mapping.missing, ...missing],
    columns: Object.fromEntries(columns),
  };
}

/** What has not been said yet, as a sentence; undefined where the file can be read on. */
export function openQuestion(reading: FileReading, answers: MappingAnswers): string | undefined {
  if (answers.headerRows !== headerRowsOf(reading)) return undefined;
  for (const { asks, columns, codes } of reading.unsettled) {
    const column = columns.find((name) => asks === "use" && !answers.uses[name]);
    if (column !== undefined) return t("Choose what the column “{column}” contains.", { column });
    const name = columns.find((one) => isUnchanged(one, reading, answers));
    const code = name && codes.find((one) => !answers.meanings[name]?.[one]);
    if (code !== undefined)
      return asks === "missing"
        ? t("Choose whether {codes} means no answer in “{name}”, or correct the file.", {
            codes: codes.join(", "),
            name: name!,
          })
        : t("Choose what {code} means in “{name}”.", { code, name: name! });
  }
  return undefined;
}
