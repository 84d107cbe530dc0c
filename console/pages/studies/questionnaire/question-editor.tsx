import { ApiError } from "../../../../clients/typescript/src/index.ts";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Survey, SurveyQuestion } from "../../../../functions/studies/survey/schemas.ts";
import { sentenceOf, asSentence } from "../../../api/errors.ts";
import { Alert } from "../../../components/alert.tsx";
import { Button } from "../../../components/button.tsx";
import { dropDraft, keepDraft, readDraft } from "../../../session/drafts.ts";
import { moved, newQuestion, problemsOf, removed, sentQuestion, withOptions } from "./drafts.ts";
import { ExperimentFields } from "./experiment-fields.tsx";
import { QuestionCard } from "./question-card.tsx";
import { t } from "../../../language/say.ts";

interface QuestionEditorProps {
  /** The initial questionnaire; null: one empty question. */
  survey: Survey | null;
  /** The key under which changes survive a reload. */
  draft: string;
  /** @throws ApiError with the question that cannot be asked */
  send: (survey: Survey) => Promise<void>;
  onClose: () => void;
}

const order = { blocks: [], rotations: [], experiments: [], variables: [] };
const NO_PROBLEMS = problemsOf("", []);

/** A questionnaire as cards. The service's errors for a question are shown at its card. */
export function QuestionEditor({ survey, draft, send, onClose }: QuestionEditorProps) {
  const [edited, setEdited] = useState<Survey>(() => {
    const begun = readDraft(draft) as Partial<Survey>;
    return { ...order, questions: [newQuestion([])], ...survey, ...begun };
  });
  const { questions } = edited;
  const [{ at, rest }, setProblems] = useState<ReturnType<typeof problemsOf>>(NO_PROBLEMS);
  const [busy, setBusy] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  useLayoutEffect(() => {
    if (focused) section.current?.querySelector<HTMLElement>(`#card-${focused}`)?.focus();
    setFocused(undefined);
  }, [focused]);
  const change = (changed: Partial<Survey>) => {
    const next = { ...edited, ...changed };
    setEdited(next);
    keepDraft(draft, next);
  };
  const put = (next: SurveyQuestion[]) => change({ questions: next });
  const close = () => {
    dropDraft(draft);
    onClose();
  };
  const save = async () => {
    setBusy(true);
    setProblems(NO_PROBLEMS);
    try {
      await send({ ...edited, questions: questions.map(sentQuestion) });
      close();
    } catch (error) {
      const found =
        error instanceof ApiError
          ? problemsOf(error.message, questions)
          : { ...NO_PROBLEMS, rest: [sentenceOf(error)] };
      setProblems(found);
      setFocused([...found.at.keys()][0]);
      setBusy(false);
    }
  };
  return (
    <div class="material" ref={section}>
      {questions.map((question, index) => (
        <QuestionCard
          key={question.id}
          question={question}
          earlier={questions.slice(0, index)}
          order={edited}
          isLast={index === questions.length - 1}
          problems={at.get(question.id) ?? []}
          onChange={(changed) => put(questions.with(index, changed))}
          onOptions={(options) => put(withOptions(questions, question.id, options))}
          onMove={(step) => {
            put(moved(questions, index, step));
            setFocused(question.id);
          }}
          onDelete={() => {
            put(removed(questions, question.id));
            setFocused((questions[index + 1] ?? questions[index - 1])?.id);
          }}
        />
      ))}
      <Button
        onClick={() => {
          const added = newQuestion(questions);
          put([...questions, added]);
          setFocused(added.id);
        }}
      >
        {t("Add a question")}
      </Button>
      <ExperimentFields
        named={edited}
        onExperiments={(experiments) => change({ experiments })}
        onVariables={(variables) => change({ variables })}
      />
      <Alert tone="bad">{rest.filter(Boolean).map(asSentence).join(" ")}</Alert>
      <div class="actions">
        <Button tone="primary" busy={busy} onClick={() => void save()}>
          {busy ? t("Saving…") : t("Save")}
        </Button>
        <Button onClick={close}>{t("Discard the changes")}</Button>
      </div>
    </div>
  );
}
