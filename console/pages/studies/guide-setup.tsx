import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { sentenceOf } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { Button } from "../../components/button.tsx";
import { count } from "../../words.ts";
import { ImportReview } from "./import/import-review.tsx";
import { useReading } from "./import/use-reading.ts";
import { Material } from "./material.tsx";
import { Guide } from "./questions.tsx";
import type { StudyProps } from "./study-props.ts";
import { usePeople } from "./use-people.ts";

const EXAMPLE = `Habits
1. Walk me through your breakfast on an ordinary day.
- Who decides what is bought?
2. When did you last try something new?

The concept
[Show the concept: an oat drink at 1.99 EUR]
3. What do you think of this drink?`;

const none = new Map<string, string[]>();

/** Interviews before they run: the guide's file beside what was read in it, until somebody says that it is right. */
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
  const interviews = people === undefined ? "the interviews" : count(people, "interview");
  return (
    <>
      <div role="status">{script && !isChanged && <h2>{`${count(questions, "question")}, as understood`}</h2>}</div>
      {reading && (
        <>
          {(!script || isChanged) && <h2>Discussion guide</h2>}
          <ImportReview what="discussion guide" held={{ ...held, reading }} problems={reading.problems} notes={[]}>
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
              {busy ? "Starting…" : `Start ${interviews}`}
            </Button>
          </div>
        </>
      )}
      <h2>{reading ? "Another file" : "Discussion guide"}</h2>
      <Material
        what="discussion guide"
        hint="Number the questions, with probes below them, each with a dash. You check what was read first."
        example={EXAMPLE}
        draft={`guide-${study.id}`}
        filesOnly={reading !== null}
        read={held.read}
      />
    </>
  );
}
