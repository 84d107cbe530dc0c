import type { Answer, Call } from "../../../clients/typescript/src/index.ts";
import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { sentenceOf } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { Button } from "../../components/button.tsx";
import { count } from "../../words.ts";
import { QuestionnaireFiles } from "./exports.tsx";
import { Material } from "./material.tsx";
import { QuestionEditor } from "./questionnaire/question-editor.tsx";
import { Questions } from "./questions.tsx";
import { RoutePreview } from "./route-preview.tsx";
import { sampleIn, sampleValues } from "./sample-fields.tsx";
import { startLabel, StudyEstimate, useEstimate } from "./study-estimate.tsx";
import type { StudyProps } from "./study-props.ts";
import { isSameForAll } from "./walk-route.ts";

const EXAMPLE = `1. How satisfied are you with it? (1 = not at all, 7 = very)

2. Where do you usually buy it? [multiple]
a) Supermarket
b) Online
c) Other

3. What would make you change to another one?`;

interface SurveySetupProps extends StudyProps {
  onStarted: () => void;
}

/** A survey before it runs: its file, and the questions as they were read, which can be sent again. */
export function SurveySetup({ study, answer, params, onStarted }: SurveySetupProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [notImported, setNotImported] = useState<Answer<"uploadSurvey">["not_imported"]>([]);
  const [editing, setEditing] = useState(false);
  const survey = study.survey_schema;
  const take = ({ survey_schema, not_imported }: Answer<"uploadSurvey">) => {
    setNotImported(not_imported);
    answer.put({ ...study, survey_schema });
  };
  const run = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await callApi("runSurvey", { params });
      onStarted();
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  const estimate = async () => {
    const { simulation_type, persona_group_id, prompt_question, briefing_ids, direct_estimate } = study;
    const settings = { simulation_type, persona_group_id, prompt_question, briefing_ids, direct_estimate };
    const body = { ...settings, ...sampleIn(sampleValues(study)), survey } as Call<"estimateSimulation">["body"];
    return callApi("estimateSimulation", { params: { project_id: params.project_id }, body });
  };
  const estimating = useEstimate(survey, estimate, survey !== null);
  if (editing)
    return (
      <>
        <h2>Questions</h2>
        <QuestionEditor
          survey={survey}
          draft={`questions-${study.id}`}
          send={async (body) => take(await callApi("uploadSurvey", { params, body }))}
          onClose={() => setEditing(false)}
        />
      </>
    );
  const edit = (
    <Button onClick={() => setEditing(true)}>{survey ? "Edit the questions" : "Write it question by question"}</Button>
  );
  return (
    <>
      <div role="status">{survey && <h2>{count(survey.questions.length, "question")}, as understood</h2>}</div>
      {survey && (
        <>
          {notImported.length > 0 && (
            <>
              <p>Not taken over from the file, and without effect on who is asked what:</p>
              <ul>
                {notImported.map(({ where, what }) => (
                  <li key={`${where} ${what}`}>{`${where}: ${what}`}</li>
                ))}
              </ul>
            </>
          )}
          <QuestionnaireFiles study={study} params={params} />
          <Questions survey={survey} lang={study.language} />
          {!isSameForAll(survey) && (
            <RoutePreview survey={survey} personas={study.persona_count} lang={study.language} />
          )}
          <StudyEstimate estimating={estimating} limit={study.max_cost_usd ?? undefined} />
          <Alert tone="bad">{problem}</Alert>
          <div class="actions">
            <Button tone="primary" busy={busy} onClick={() => void run()}>
              {busy ? "Starting…" : startLabel("Run the survey", estimating)}
            </Button>
            {edit}
          </div>
        </>
      )}
      {!survey && <div class="actions">{edit}</div>}
      <h2>{survey ? "Something is not right? Send it again" : "Questionnaire"}</h2>
      <Material
        what="questionnaire"
        hint="Questions are numbered, answers stand one a line; you see what was understood before anybody is asked."
        example={EXAMPLE}
        others=",.qsf,.lss"
        draft={`survey-${study.id}`}
        send={async (file) => take(await callApi("uploadSurvey", { params, file }))}
      />
    </>
  );
}
