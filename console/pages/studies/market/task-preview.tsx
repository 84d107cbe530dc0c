import type { Answer } from "../../../../clients/typescript/src/index.ts";
import { useState } from "preact/hooks";
import { Button } from "../../../components/button.tsx";
import "./market.css";
import { t } from "../../../language/say.ts";

type Preview = Answer<"previewConjointDesign">;
type Task = Preview["tasks"][number];

const Choice = ({ task: { offers, include_none }, lang }: { task: Task; lang: string }) => (
  <ol class="offers task">
    {offers.map(({ offer, features }) => (
      <li key={offer} class="card" lang={lang}>
        <dl>
          {features.map(({ attribute, level }) => (
            <div key={attribute}>
              <dt dir="auto">{attribute}</dt>
              <dd dir="auto">{level}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
    {include_none && <li class="card quiet">{t("None of these")}</li>}
  </ol>
);

function Tasks({ tasks, lang }: { tasks: readonly Task[]; lang: string }) {
  const [at, setAt] = useState(0);
  const task = tasks[at]!;
  const go = (step: number) => setAt((at + step + tasks.length) % tasks.length);
  return (
    <>
      <p role="status">
        {t("Choice {at} of {tasks}, as the first persona will see it.", { at: at + 1, tasks: tasks.length })}
        {task.holdout && ` ${t("It is kept out of the estimate, to check it.")}`}
      </p>
      <Choice task={task} lang={lang} />
      <div class="actions">
        <Button onClick={() => go(-1)}>{t("Previous choice")}</Button>
        <Button onClick={() => go(1)}>{t("Next choice")}</Button>
      </div>
      <p class="quiet">
        {t(
          "Offers are combined so that a few choices show as much as possible about each level. Every persona " +
            "sees choices, offers and attributes in an order of its own.",
        )}
      </p>
    </>
  );
}

interface TaskPreviewProps {
  /** The basis of the choices: the preview is valid while this is the same. */
  of: unknown;
  /** Returns nothing if fields have errors. */
  ask: () => Promise<Preview | undefined>;
  lang: string;
}

/** The choices of a conjoint study before it starts. */
export function TaskPreview({ of, ask, lang }: TaskPreviewProps) {
  const [busy, setBusy] = useState(false);
  const [known, setKnown] = useState<{ of: unknown; tasks: readonly Task[] }>();
  const show = async () => {
    setBusy(true);
    const preview = await ask();
    setBusy(false);
    if (preview) setKnown({ of, tasks: preview.tasks });
  };
  return (
    <section class="task-preview" aria-label={t("Preview of the choices")}>
      <Button busy={busy} onClick={() => void show()}>
        {busy ? t("Making the choices…") : t("Show a choice")}
      </Button>
      {known?.of === of && <Tasks tasks={known!.tasks} lang={lang} />}
    </section>
  );
}
