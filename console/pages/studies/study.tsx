import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { asSentence } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { Loaded, useAnswer, type Answered } from "../../components/answers.tsx";
import { Button } from "../../components/button.tsx";
import { DeleteButton } from "../../components/deletions.tsx";
import { ConfirmDialog } from "../../components/dialog.tsx";
import { notify } from "../../components/notices.tsx";
import { Page } from "../../components/page.tsx";
import { WorkButton } from "../../components/work-button.tsx";
import type { ProjectPageProps } from "../projects/project-page.ts";
import { dateTime } from "../../words.ts";
import { AboutStudy } from "./about-study.tsx";
import { CompleteStudy } from "./complete-study.tsx";
import { ConjointSetup } from "./conjoint-setup.tsx";
import { GuideSetup } from "./guide-setup.tsx";
import { LiveTalk } from "./live/live-talk.tsx";
import { SampleOutcome } from "./sample-outcome.tsx";
import { hasEnded, isWorking, statusOf, studyKinds, titleOf, type Study, type StudyKind } from "./study-kinds.ts";
import { StudyProgress } from "./study-progress.tsx";
import type { StudyProps } from "./study-props.ts";
import { SurveySetup } from "./survey-setup.tsx";
import { t } from "../../language/say.ts";

/** The set-up of a study after its creation; null for a kind that starts at once. */
const setUps: Readonly<Record<StudyKind, ComponentType<StudyProps & { onStarted: () => void }> | null>> = {
  concept_test: null,
  survey: SurveySetup,
  focus_group: null,
  idi_ai: GuideSetup,
  idi_manual: ({ onStarted, ...props }) => <LiveTalk {...props} onEnded={onStarted} />,
  conjoint: ConjointSetup,
};

/** The page of a study that has not ended. */
function OpenStudy(props: StudyProps) {
  const { study, answer } = props;
  const [started, setStarted] = useState(false);
  const onStarted = () => {
    setStarted(true);
    answer.reload();
    // The element with the focus is about to disappear.
    document.querySelector<HTMLElement>("h1")?.focus();
  };
  const SetUp = setUps[study.simulation_type];
  if (SetUp && !started && !isWorking(study)) return <SetUp {...props} onStarted={onStarted} />;
  return (
    <>
      <StudyProgress {...props} />
      <AboutStudy {...props} />
    </>
  );
}

function EndedWithoutResult(props: StudyProps & { again: string }) {
  const { study, again, answer, params } = props;
  const failed = study.status === "failed";
  return (
    <>
      <Alert tone={failed ? "bad" : "note"}>
        {failed
          ? asSentence(study.error ?? t("The study has failed"))
          : t("The study was stopped; its answers are gone.")}
      </Alert>
      {study.retry_until && (
        <>
          <p>
            {t("Its answers are kept until {retry_until}. A retry continues from them.", {
              retry_until: dateTime(study.retry_until),
            })}
          </p>
          <WorkButton
            action={t("Retry")}
            working={t("Starting…")}
            work={async () => {
              answer.put(await callApi("retrySimulation", { params }));
              answer.reload();
            }}
          />
        </>
      )}
      <p>
        <a href={again}>{t("Begin a new study with the same settings")}</a>
      </p>
      {study.sample && <SampleOutcome sample={study.sample} />}
      <AboutStudy {...props} />
    </>
  );
}

interface StudyActionsProps extends StudyProps {
  list: string;
}

function StudyActions({ study, answer, params, list }: StudyActionsProps) {
  const [stopping, setStopping] = useState(false);
  return (
    <>
      {hasEnded(study) ? (
        <a class="button" href={`#${list}/new?from=${study.id}`}>
          {t("Repeat")}
        </a>
      ) : (
        <Button onClick={() => setStopping(true)}>{t("Stop")}</Button>
      )}
      <DeleteButton
        id={study.id}
        sentence={t("{title} has been deleted, with its answers, its report and the links to it.", {
          title: titleOf(study),
        })}
        send={() => callApi("deleteSimulation", { params })}
        list={list}
      />
      {stopping && (
        <ConfirmDialog
          title={t("Stop the study?")}
          action={t("Stop the study")}
          onConfirm={async () => answer.put(await callApi("abortSimulation", { params }))}
          onClose={() => setStopping(false)}
        >
          <p>{t("It stops at once, and the answers so far are discarded.")}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Tells a waiting user that the report is ready. */
function useSaidWhenReady(study: Study | undefined): void {
  const before = useRef<Study | undefined>(undefined);
  useEffect(() => {
    if (before.current && !hasEnded(before.current) && study?.status === "complete") notify(t("The report is ready."));
    before.current = study;
  }, [study]);
}

/** A study from its set-up to its report. */
export function StudyFrame({ project, parameters }: ProjectPageProps) {
  const params = { project_id: project.id, simulation_id: parameters["study_id"] ?? "" };
  const list = `/projects/${project.id}/studies`;
  const base = `${list}/${params.simulation_id}`;
  const answer: Answered<Study> = useAnswer(
    (signal) => callApi("getSimulation", { params, signal }),
    [params.simulation_id],
    // A live talk only changes when the user talks.
    { every: 1_500, until: (study) => hasEnded(study) || study.status === "active" },
  );
  useSaidWhenReady(answer.data);
  return (
    <Loaded answer={answer} what={t("the study")} whole>
      {(study) => {
        const props = { study, answer, params };
        return (
          <Page title={titleOf(study)} actions={<StudyActions {...props} list={list} />}>
            <p class="under-title">
              {studyKinds[study.simulation_type].label} <span class={`status ${study.status}`}>{statusOf(study)}</span>
            </p>
            {study.status === "complete" ? (
              <CompleteStudy {...props} base={base} />
            ) : hasEnded(study) ? (
              <EndedWithoutResult {...props} again={`#${list}/new?from=${study.id}`} />
            ) : (
              <OpenStudy {...props} />
            )}
          </Page>
        );
      }}
    </Loaded>
  );
}
