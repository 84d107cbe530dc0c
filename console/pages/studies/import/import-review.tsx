import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { asSentence, sentenceOf } from "../../../api/errors.ts";
import { Alert } from "../../../components/alert.tsx";
import { Button } from "../../../components/button.tsx";
import { leadToLine, NumberedText } from "../../../components/numbered-text.tsx";
import type { FileReading, HeldReading } from "./use-reading.ts";
import { n, t } from "../../../language/say.ts";

export type Problem = FileReading["problems"][number];

interface ImportReviewProps {
  /** The kind of file: `questionnaire`. */
  what: string;
  held: HeldReading & { reading: FileReading };
  /** For an export: the names of its questions and its other elements. */
  elements?: readonly string[];
  /** Problems and notes that do not belong to a question. */
  problems: readonly Problem[];
  notes: readonly string[];
  /** The result of the reading, if there is one. */
  children: (onLine: (line: number) => void) => ComponentChildren;
}

interface ProblemListProps {
  problems: readonly Problem[];
  onLine: (line: number) => void;
}

const ProblemList = ({ problems, onLine }: ProblemListProps) => (
  <ul class="alert bad lines">
    {problems.map(({ line, problem }) => {
      // The service writes its sentences in English.
      const name = `Line ${line}`;
      return (
        <li key={problem}>
          {line !== null && problem.startsWith(name) ? (
            <>
              <Button tone="link" onClick={() => onLine(line)}>
                {name}
              </Button>
              {asSentence(problem).slice(name.length)}
            </>
          ) : (
            asSentence(problem)
          )}
        </li>
      );
    })}
  </ul>
);

/** The text of a file, which the user can change and have read again. */
function FileText({ what, held: { reading, isChanged, read, write } }: Pick<ImportReviewProps, "what" | "held">) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const again = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await read(new File([reading.written ?? ""], `${what}.txt`, { type: "text/plain" }), reading.name);
    } catch (problem) {
      setError(sentenceOf(problem));
    }
    setBusy(false);
  };
  return (
    <>
      <NumberedText
        label={t("Text of the {what}", { what })}
        value={reading.written ?? ""}
        wrong={new Set(isChanged ? [] : reading.problems.flatMap(({ line }) => line ?? []))}
        onChange={write}
      />
      <Alert tone="bad">{error}</Alert>
      <div class="actions">
        <Button
          tone={isChanged || reading.problems.length > 0 ? "primary" : "plain"}
          busy={busy}
          onClick={() => void again()}
        >
          {busy ? t("Reading…") : t("Read again")}
        </Button>
      </div>
    </>
  );
}

/** A file next to what was read from it, with all problems and everything that was left out. */
export function ImportReview({ what, held, elements = [], problems, notes, children }: ImportReviewProps) {
  const { reading, isChanged } = held;
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, written } = reading;
  const total = reading.problems.length;
  // After the file is read again, the focus goes to the problems.
  useEffect(() => {
    if (total > 0) heading.current?.focus();
  }, [reading.problems]);
  const onLine = (line: number) => leadToLine(root.current!, line);
  return (
    <div class="review" ref={root}>
      <section aria-label={t("The file")}>
        <h3>{name}</h3>
        {written !== null ? (
          <FileText what={what} held={held} />
        ) : elements.length > 0 ? (
          <ul class="elements" tabIndex={0} aria-label={t("What the file contains")}>
            {[...new Set(elements)].map((element) => (
              <li key={element}>{element}</li>
            ))}
          </ul>
        ) : (
          <p class="quiet">
            {t("An export cannot be changed here. Change the survey where it was made, and export it again.")}
          </p>
        )}
        <Button tone="link" onClick={held.drop}>
          {t("Discard this file")}
        </Button>
      </section>
      <section aria-label={t("What was read")}>
        <h3 ref={heading} tabIndex={-1}>
          {total > 0 ? n(total, "{count} problem to solve", "{count} problems to solve") : t("As it will be asked")}
        </h3>
        <Alert tone="note">{isChanged && t("You have changed the text. Read it again to see what it says now.")}</Alert>
        {problems.length > 0 && <ProblemList problems={problems} onLine={onLine} />}
        {notes.length > 0 && (
          <>
            <p>{t("Left out:")}</p>
            <ul class="left-out">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </>
        )}
        {children(onLine)}
      </section>
    </div>
  );
}
