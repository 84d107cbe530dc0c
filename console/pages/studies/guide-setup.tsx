import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { sentenceOf } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { Button } from "../../components/button.tsx";
import { ImportReview } from "./import/import-review.tsx";
import { useReading } from "./import/use-reading.ts";
import { Material } from "./material.tsx";
import { Guide } from "./questions.tsx";
import type { StudyProps } from "./study-props.ts";
import { usePeople } from "./use-people.ts";
import { n, t } from "../../language/say.ts";

const EXAMPLE = t(
  "Habits\n1. Walk me through your breakfast on an ordinary day.\n- Who decides what is " +
    "bought?\n2. When did you last try something new?\n\nThe concept\n[Show the concept: an " +
    "oat drink at 1.99 EUR]\n3. What do you think of this drink?",
);

const none = new Map<string, string[]>();

/** Interviews before they run: the guide's file next to what was read from it, until the user confirms it. */
export function GuideSetup({ study, params, onStarted }: StudyProps & { onStarted: () => void }) {
  const people = usePeople(params.project_id, study.persona_group_id);
  const held = useReading({ study, params });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { reading, isChanged } = held;
  const script = reading?.script;
  const start = async (body: NonNullable<typeof script>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await callApi("uploadScript", { params, body });
      held.drop();
      onStarted();
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  const questions = script?.sections.flatMap((section) => section.questions).length ?? 0;
  const interviews = people === undefined ? t("the interviews") : n(people, "{count} interview", "{count} interviews");
  return (
    <>
      <div role="status">
        {script && !isChanged && (
          <h2>{n(questions, "{count} question, as understood", "{count} questions, as understood")}</h2>
        )}
      </div>
      {reading && (
        <>
          {(!script || isChanged) && <h2>{t("Discussion guide")}</h2>}
          <ImportReview what={t("discussion guide")} held={{ ...held, reading }} problems={reading.problems} notes={[]}>
            {(onLine) =>
              script && (
                <Guide
                  guide={script}
                  lang={study.language}
                  review={{ lines: isChanged ? [] : reading.lines, onLine, problems: none, notes: none }}
                />
              )
            }
          </ImportReview>
        </>
      )}
      {script && !isChanged && (
        <>
          <Alert tone="bad">{problem}</Alert>
          <div class="actions">
            <Button tone="primary" busy={busy} onClick={() => void start(script)}>
              {busy ? t("Starting…") : t("Start {interviews}", { interviews })}
            </Button>
          </div>
        </>
      )}
      <h2>{reading ? t("Another file") : t("Discussion guide")}</h2>
      <Material
        what={t("discussion guide")}
        hint={t("Number the questions, with probes below them, each with a dash. You check what was read first.")}
        example={EXAMPLE}
        draft={`guide-${study.id}`}
        filesOnly={reading !== null}
        read={held.read}
      />
    </>
  );
}
