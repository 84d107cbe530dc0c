import { formOf } from "../../../../functions/studies/survey/answer-forms.ts";
import { useState } from "preact/hooks";
import { callApi } from "../../../api/client.ts";
import { Loaded, useAnswer } from "../../../components/answers.tsx";
import { SelectBox } from "../../../components/boxes.tsx";
import { ReportSection } from "../report-section.tsx";
import type { StudyProps } from "../study-props.ts";
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

/** Those of the battery as the service knows them, with the codes of what was said of a concept. */
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

function Choosing({ questions, study, params }: StudyProps & { questions: readonly Choosable[] }) {
  const [by, setBy] = useState("gender");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const columns = questions.filter(({ makesColumns }) => makesColumns);
  return (
    <>
      <div class="table-choice">
        <SelectBox
          label={t("In columns")}
          value={by}
          choices={[
            ...facts,
            ...experimentChoices(study.survey_schema?.experiments ?? []),
            ...columns.map((question) => ({ value: question.id, label: inShort(question) })),
          ]}
          onChange={setBy}
        />
        <QuestionChoice questions={questions} chosen={chosen} onChange={setChosen} lang={study.language} />
      </div>
      <ReportSection
        params={params}
        title={t("Cross-tab")}
        wanted={{ section: "crosstab", by, ...(chosen.length > 0 ? { questions: chosen.join(",") } : {}) }}
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
