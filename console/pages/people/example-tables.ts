import { formOf } from "../../../functions/studies/survey/answer-forms.ts";
import { studyKinds, type Study } from "../studies/study-kinds.ts";

type Question = Pick<
  NonNullable<Study["survey_schema"]>["questions"][number],
  "id" | "text" | "options" | "multiple"
> & {
  scale: { points: number; first_value: number } | null;
};

type ExampleStudy = Pick<Study, "simulation_type" | "survey_schema"> & Partial<Pick<Study, "conjoint_design">>;

export interface ExampleTable {
  name: "toplines" | "people" | "choices";
  table: string;
}

/** Used for the tables if no study is chosen. */
const SAMPLE: readonly Question[] = [
  { id: "q1", text: "How satisfied are you?", scale: { points: 5, first_value: 1 }, options: null, multiple: false },
  { id: "q2", text: "Where do you buy it?", scale: null, options: ["Supermarket", "Online"], multiple: false },
];

/** The questions of every concept test, by their common ids. */
const CONCEPT_TEST: readonly Question[] = [
  "purchase_intent",
  "uniqueness",
  "relevance",
  "believability",
  "value_for_money",
  "liking",
].map((id) => ({ id, text: "", scale: { points: 5, first_value: 1 }, options: null, multiple: false }));

/** The closed questions of a study, or else two examples. */
function questionsOf(study: ExampleStudy | undefined): readonly Question[] {
  if (study && studyKinds[study.simulation_type].several) return CONCEPT_TEST;
  const asked = study?.survey_schema?.questions.filter((one) => formOf(one) !== "words" && one.fact === null) ?? [];
  return asked.length > 0 ? asked : SAMPLE;
}

const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => (/[",\n;]/.test(`${cell}`) ? `"${`${cell}`.replaceAll('"', '""')}"` : cell)))
    .map((cells) => `${cells.join(",")}\n`)
    .join("");

const answersTo = ({ scale, options }: Question): (string | number)[] =>
  options ?? Array.from({ length: scale?.points ?? 0 }, (_, point) => (scale?.first_value ?? 1) + point);

/** The choices of one person in all tasks of the study. */
function choices({ attributes, versions, include_none }: NonNullable<Study["conjoint_design"]>): string {
  const tasks = versions.flat();
  return csv([
    ["respondent", "task", "alternative", ...attributes.map(({ name }) => name), "chosen"],
    ...tasks.flatMap(({ offers }, task) => [
      ...offers.map((offer, at) => {
        const levels = offer.map((level, attribute) => attributes[attribute]?.levels[level] ?? "");
        return [1, task + 1, at + 1, ...levels, at === task % offers.length ? 1 : 0];
      }),
      ...(include_none ? [[1, task + 1, "none", ...attributes.map(() => ""), 0]] : []),
    ]),
  ]);
}

/**
 * The formats in which the service reads people's answers, with the closed questions of a study. One has a line per
 * answer with its count, one a line per person. A conjoint study has a line per alternative instead. The figures are
 * placeholders.
 */
export function exampleTables(study: ExampleStudy | undefined): ExampleTable[] {
  if (study?.conjoint_design) return [{ name: "choices", table: choices(study.conjoint_design) }];
  const questions = questionsOf(study);
  const [first, second] = [0, 1].map((place) => questions.map((question) => answersTo(question).at(place) ?? ""));
  const toplines = csv([
    ["question_id", "text", "kind", "points", "first_value", "multiple", "n", "answer", "count"],
    ...questions.flatMap((question) => {
      const { id, text, scale, multiple } = question;
      const kind = scale ? "likert" : "multiple_choice";
      const about = [id, text, kind, scale?.points ?? "", scale?.first_value ?? "", multiple ? "yes" : "no"];
      return answersTo(question).map((answer) => [...about, multiple ? 100 : "", answer, 10]);
    }),
  ]);
  const people = csv([
    ["respondent", "gender", "age", "income_level", ...questions.map(({ id }) => id)],
    [1, "Female", 34, "Middle", ...(first ?? [])],
    [2, "Male", 51, "High", ...(second ?? [])],
  ]);
  return [
    { name: "toplines", table: toplines },
    { name: "people", table: people },
  ];
}
