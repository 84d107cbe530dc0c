import { useState } from "preact/hooks";
import { callApi } from "../../../api/client.ts";
import { asSentence, sentenceOf } from "../../../api/errors.ts";
import { Alert } from "../../../components/alert.tsx";
import { Loaded, useAnswer } from "../../../components/answers.tsx";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/dialog.tsx";
import { notify } from "../../../components/notices.tsx";
import { Progress } from "../../../components/progress.tsx";
import type { StudyProps } from "../study-props.ts";
import { CodebookEditor } from "./codebook-editor.tsx";
import { CodebookTable } from "./codebook-table.tsx";
import { CodedAnswers } from "./coded-answers.tsx";
import { openQuestions, type Codebook, type OpenQuestion } from "./open-questions.ts";
import { n, t } from "../../../language/say.ts";

interface QuestionCodesProps {
  question: OpenQuestion;
  codebook: Codebook | undefined;
  params: StudyProps["params"];
  lang: string;
  onChanged: () => void;
}

/** The work in progress: without codes, they are drafted first. */
const underWay = ({ codes, answered }: Codebook): string =>
  codes.length === 0
    ? n(
        answered,
        "finding codes in {count} answer, then applying them to each",
        "finding codes in {count} answers, then applying them to each",
      )
    : n(
        answered,
        "applying new and changed codes to {count} answer",
        "applying new and changed codes to {count} answers",
      );

function CodesOfQuestion({ question: { question_id, name }, codebook, params, lang, onChanged }: QuestionCodesProps) {
  const [open, setOpen] = useState<"edit" | "delete">();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const close = () => setOpen(undefined);
  const named = <span class="hidden"> ({name})</span>;
  const draft = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await callApi("codeAnswers", { params: { ...params, question_id } });
      onChanged();
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  if (codebook?.status === "coding")
    return <Progress label={t("Coding")} value={undefined} text={underWay(codebook)} />;
  if (open === "edit" && codebook)
    return (
      <CodebookEditor
        codebook={codebook}
        params={params}
        onClose={close}
        onSent={() => {
          close();
          onChanged();
        }}
      />
    );
  return (
    <>
      {codebook?.status === "failed" && (
        <Alert tone="bad">{asSentence(codebook.error ?? t("The coding failed"))}</Alert>
      )}
      {codebook?.status === "complete" && <CodebookTable codebook={codebook} name={name} lang={lang} />}
      <Alert tone="bad">{problem}</Alert>
      <div class="actions">
        {codebook?.status !== "complete" && (
          <Button tone={codebook ? "plain" : "primary"} busy={busy} onClick={() => void draft()}>
            {codebook ? t("Draft the codes again") : t("Code the answers")}
            {named}
          </Button>
        )}
        {codebook && (
          <>
            {codebook.codes.length > 0 && (
              <Button onClick={() => setOpen("edit")}>
                {t("Edit the codes")}
                {named}
              </Button>
            )}
            <Button onClick={() => setOpen("delete")}>
              {t("Delete the codes")}
              {named}
            </Button>
          </>
        )}
      </div>
      {codebook?.status === "complete" && <CodedAnswers codebook={codebook} name={name} params={params} lang={lang} />}
      {open === "delete" && (
        <ConfirmDialog
          title={t("Delete the codes of {name}?", { name })}
          action={t("Delete the codes")}
          onConfirm={async () => {
            await callApi("deleteCodebook", { params: { ...params, question_id } });
            notify(t("The codes have been deleted."));
            onChanged();
          }}
          onClose={close}
        >
          <p>{t("They are also removed from the report, exports and cross-tabs. The answers stay as they are.")}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** What was said in open answers, counted by codes. */
export function CodesPart({ study, params }: StudyProps) {
  const codebooks = useAnswer((signal) => callApi("listCodebooks", { params, signal }), [params.simulation_id], {
    every: 1_500,
    until: (rows) => rows.every(({ status }) => status !== "coding"),
  });
  return (
    <section aria-label={t("Codes")}>
      <p class="introduction">
        {t(
          "A model reads the answers, drafts codes for what they mention, and assigns codes to each answer. " +
            "You can change the codes and apply them again.",
        )}
      </p>
      <Loaded answer={codebooks} what={t("the codes")}>
        {(rows) =>
          openQuestions(study).map((question) => (
            <section key={question.question_id} aria-label={t("Codes of {name}", { name: question.name })}>
              <h2 lang={study.language} dir="auto">
                {question.text}
              </h2>
              <CodesOfQuestion
                question={question}
                codebook={rows.find(({ question_id }) => question_id === question.question_id)}
                params={params}
                lang={study.language}
                onChanged={codebooks.reload}
              />
            </section>
          ))
        }
      </Loaded>
    </section>
  );
}
