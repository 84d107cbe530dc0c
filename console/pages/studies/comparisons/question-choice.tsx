import { TickBox, ticked } from "../../../components/boxes.tsx";
import { t } from "../../../language/say.ts";

/** A question that a table may have. */
export interface Choosable {
  id: string;
  text: string;
  /** Whether its answers may be the columns. */
  makesColumns: boolean;
}

interface QuestionChoiceProps {
  questions: readonly Choosable[];
  /** Ids; none: all of them. */
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
  lang: string;
}

/** The questions in the rows: all, or those that are ticked. */
export const QuestionChoice = ({ questions, chosen, onChange, lang }: QuestionChoiceProps) => (
  <details>
    <summary>
      {chosen.length === 0
        ? t("In rows: all questions")
        : t("In rows: {chosen} of {questions} questions", { chosen: chosen.length, questions: questions.length })}
    </summary>
    <fieldset>
      <legend class="hidden">{t("Questions in rows")}</legend>
      <p class="hint">{t("If you tick none, all are shown.")}</p>
      {questions.map(({ id, text }) => (
        <TickBox
          key={id}
          label={
            <>
              <span class="quiet">{id}</span>{" "}
              <span lang={lang} dir="auto">
                {text}
              </span>
            </>
          }
          checked={chosen.includes(id)}
          onChange={(checked) =>
            onChange(
              ticked(
                questions.map((one) => one.id),
                chosen,
                id,
                checked,
              ),
            )
          }
        />
      ))}
    </fieldset>
  </details>
);
