import { formOf } from "../../../../functions/studies/survey/answer-forms.ts";
import { callApi } from "../../../api/client.ts";
import { Loaded, useAnswer } from "../../../components/answers.tsx";
import { navigate, usePlace } from "../../../router.ts";
import type { StudyProps } from "../study-props.ts";
import { BannerChoice, MOST_BANNERS } from "./banner-choice.tsx";
import { Crossed } from "./crosstab.tsx";
import { QuestionChoice, type Choosable } from "./question-choice.tsx";
import { t } from "../../../language/say.ts";

type Survey = NonNullable<StudyProps["study"]["survey_schema"]>;

const facts = [
  { value: "gender", label: t("Gender") },
  { value: "age", label: t("Age") },
  { value: "income_level", label: t("Income") },
  { value: "location", label: t("Place") },
];

const LONGEST_LABEL = 70;
const inShort = ({ id, text }: Choosable): string =>
  `${id} · ${text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL - 1)}…` : text}`;

/** Those of a questionnaire, and the codes of its open answers. */
async function surveyQuestions(survey: Survey, params: StudyProps["params"], signal: AbortSignal) {
  const codebooks = await callApi("listCodebooks", { params, signal });
  return [
    ...survey.questions.map((one) => ({ id: one.id, text: one.text, makesColumns: formOf(one) !== "amounts" })),
    ...codebooks
      .filter(({ status }) => status === "complete")
      .map(({ question_id, question }) => ({ id: `codes.${question_id}`, text: question, makesColumns: true })),
  ];
}

/** The battery's questions in the form of the service, with the codes of the answers about a concept. */
async function batteryQuestions(params: StudyProps["params"], signal: AbortSignal) {
  const { questions } = await callApi("getCrosstab", { params, query: { by: "gender" }, signal });
  return questions.map(({ question_id, question, kind }) => ({
    id: question_id,
    text: question,
    makesColumns: kind !== "sentiment",
  }));
}

/** Questions of a study that can be tabled. */
const useQuestions = ({ study: { id, survey_schema }, params }: StudyProps) =>
  useAnswer(
    (signal): Promise<Choosable[]> =>
      survey_schema ? surveyQuestions(survey_schema, params, signal) : batteryQuestions(params, signal),
    [id],
  );

/** Experiments alone, and each two of them crossed. */
const experimentChoices = (experiments: readonly { id: string; name: string }[]) => [
  ...experiments.map(({ id, name }) => ({ value: `experiment:${id}`, label: name })),
  ...experiments.flatMap((one, index) =>
    experiments
      .slice(index + 1)
      .map((other) => ({ value: `experiment:${one.id}*${other.id}`, label: `${one.name} × ${other.name}` })),
  ),
];

/** The address contains the choice: `by=gender,age&rows=q1`. */
const listIn = (text: string | null): string[] => (text ?? "").split(",").filter(Boolean);

function Choosing({ questions, study, params }: StudyProps & { questions: readonly Choosable[] }) {
  const { path, query } = usePlace();
  const choices = [
    ...facts,
    ...experimentChoices(study.survey_schema?.experiments ?? []),
    ...questions
      .filter(({ makesColumns }) => makesColumns)
      .map((question) => ({ value: question.id, label: inShort(question) })),
  ];
  const known = listIn(query.get("by")).filter((by) => choices.some(({ value }) => value === by));
  const by = known.length > 0 ? known.slice(0, MOST_BANNERS) : ["gender"];
  const rows = listIn(query.get("rows")).filter((id) => questions.some((question) => question.id === id));
  const put = (next: { by: readonly string[]; rows: readonly string[] }) => {
    const written = new URLSearchParams({
      by: next.by.join(),
      ...(next.rows.length > 0 ? { rows: next.rows.join() } : {}),
    });
    navigate(`${path}?${written.toString()}`, { replace: true });
  };
  return (
    <>
      <div class="table-choice">
        <BannerChoice choices={choices} chosen={by} onChange={(next) => put({ by: next, rows })} />
        <QuestionChoice
          questions={questions}
          chosen={rows}
          onChange={(next) => put({ by, rows: next })}
          lang={study.language}
        />
      </div>
      <Crossed
        study={study}
        params={params}
        by={by}
        questions={rows}
        nameOf={(id) => choices.find(({ value }) => value === id)?.label ?? id}
      />
    </>
  );
}

/** The questions of a study by groups of its personas. */
export const Crosstabs = (props: StudyProps) => (
  <section aria-label={t("Cross-tabs")}>
    <Loaded answer={useQuestions(props)} what={t("the questions")}>
      {(questions) => <Choosing {...props} questions={questions} />}
    </Loaded>
  </section>
);
