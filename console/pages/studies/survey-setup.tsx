import type { Call } from "../../../clients/typescript/src/index.ts";
import { numberOf } from "../../../functions/studies/survey/question-numbers.ts";
import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { sentenceOf } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { Button } from "../../components/button.tsx";
import { QuestionnaireFiles } from "./exports.tsx";
import { ImportReview } from "./import/import-review.tsx";
import { placedIn } from "./import/placed.ts";
import { useReading } from "./import/use-reading.ts";
import { Material } from "./material.tsx";
import { QuestionnaireHelp } from "./questionnaire/help.tsx";
import { QuestionEditor } from "./questionnaire/question-editor.tsx";
import { Questions } from "./questions.tsx";
import { RoutePreview } from "./route-preview.tsx";
import { sampleIn, sampleValues } from "./sample-fields.tsx";
import { startLabel, StudyEstimate, useEstimate } from "./study-estimate.tsx";
import type { StudyProps } from "./study-props.ts";
import { isSameForAll } from "./walk-route.ts";
import { n, t } from "../../language/say.ts";

interface SurveySetupProps extends StudyProps {
  onStarted: () => void;
}

type Survey = NonNullable<StudyProps["study"]["survey_schema"]>;

/** A survey before it runs: its file next to the questions that were read from it, until the user starts it. */
export function SurveySetup({ study, answer, params, onStarted }: SurveySetupProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [editing, setEditing] = useState(false);
  const take = async (body: Survey) => {
    const { survey_schema } = await callApi("uploadSurvey", { params, body });
    answer.put({ ...study, survey_schema });
  };
  const held = useReading({ study, params }, async ({ survey_schema: read }) => {
    if (read) await take(read);
  });
  const { reading } = held;
  const isReady = !held.isChanged && (reading?.problems.length ?? 0) === 0;
  const taken = study.survey_schema;
  // Questions that cannot be asked yet are shown, too.
  const shown = isReady || !reading ? taken : reading.survey_schema;
  const run = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await callApi("runSurvey", { params });
      held.drop();
      onStarted();
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  const estimate = async () => {
    const { simulation_type, persona_group_id, prompt_question, briefing_ids, direct_estimate } = study;
    const settings = { simulation_type, persona_group_id, prompt_question, briefing_ids, direct_estimate };
    const body = { ...settings, ...sampleIn(sampleValues(study)), survey: taken } as Call<"estimateSimulation">["body"];
    return callApi("estimateSimulation", { params: { project_id: params.project_id }, body });
  };
  const estimating = useEstimate(taken, estimate, taken !== null);
  if (editing)
    return (
      <>
        <h2>{t("Questions")}</h2>
        <QuestionEditor
          survey={taken}
          draft={`questions-${study.id}`}
          send={async (body) => {
            await take(body);
            held.drop();
          }}
          onClose={() => setEditing(false)}
        />
      </>
    );
  const edit = (
    <Button onClick={() => setEditing(true)}>
      {taken ? t("Edit the questions") : t("Write it question by question")}
    </Button>
  );
  const placed = reading && placedIn(reading, shown?.questions ?? []);
  const questions = (onLine: (line: number) => void) =>
    shown && (
      <Questions
        survey={shown}
        lang={study.language}
        review={placed ? { ...placed, lines: held.isChanged ? [] : (reading?.lines ?? []), onLine } : undefined}
      />
    );
  const heading =
    isReady || !reading
      ? shown && n(shown.questions.length, "{count} question, as understood", "{count} questions, as understood")
      : null;
  return (
    <>
      <QuestionnaireHelp />
      <div role="status">{heading && <h2>{heading}</h2>}</div>
      {reading && placed ? (
        <>
          {!isReady && <h2>{t("Questionnaire")}</h2>}
          <ImportReview
            what={t("questionnaire")}
            held={{ ...held, reading }}
            elements={[
              ...(shown?.questions ?? []).map((question) => `${numberOf(question)} · ${question.text}`),
              ...placed.otherNotes.map(({ where }) => t("{where} (left out)", { where })),
            ]}
            problems={placed.others}
            notes={placed.otherNotes.map(({ where, what }) => `${where}: ${what}`)}
          >
            {questions}
          </ImportReview>
        </>
      ) : (
        questions(() => {})
      )}
      {taken && isReady && (
        <>
          <QuestionnaireFiles study={study} params={params} />
          {!isSameForAll(taken) && <RoutePreview survey={taken} personas={study.persona_count} lang={study.language} />}
          <StudyEstimate estimating={estimating} limit={study.max_cost_usd ?? undefined} />
          <Alert tone="bad">{problem}</Alert>
          <div class="actions">
            <Button tone="primary" busy={busy} onClick={() => void run()}>
              {busy ? t("Starting…") : startLabel(t("Run the survey"), estimating)}
            </Button>
            {edit}
          </div>
        </>
      )}
      {!taken && !reading && <div class="actions">{edit}</div>}
      <h2>{reading ? t("Another file") : taken ? t("Something wrong? Send it again") : t("Questionnaire")}</h2>
      <Material
        what={t("questionnaire")}
        hint={t(
          "Number the questions and write one answer per line. You check what was read before " + "anybody is asked.",
        )}
        others=",.qsf,.lss"
        draft={`survey-${study.id}`}
        filesOnly={reading?.written != null}
        read={held.read}
      />
    </>
  );
}
