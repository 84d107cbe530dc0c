import { numberOf } from "../../../../functions/studies/survey/question-numbers.ts";
import type { Survey, SurveyQuestion } from "../../../../functions/studies/survey/schemas.ts";
import { asSentence } from "../../../api/errors.ts";
import { SelectBox, TextBox, TickBox } from "../../../components/boxes.tsx";
import { Button } from "../../../components/button.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import { ConditionFields } from "./condition-fields.tsx";
import { withKind, type Kind } from "./drafts.ts";
import { kindFields } from "./kinds.ts";
import { t } from "../../../language/say.ts";

interface QuestionCardProps {
  question: SurveyQuestion;
  /** Those above it. */
  earlier: readonly SurveyQuestion[];
  order: Pick<Survey, "experiments" | "variables">;
  isLast: boolean;
  problems: readonly string[];
  onChange: (question: SurveyQuestion) => void;
  onOptions: (options: string[]) => void;
  onMove: (step: number) => void;
  onDelete: () => void;
}

/** A question with all its settings. */
export function QuestionCard({ question, earlier, order, isLast, problems, ...on }: QuestionCardProps) {
  const { id, kind, text, context, required, ask_if, terminate_if } = question;
  const set = (changed: Partial<SurveyQuestion>) => on.onChange({ ...question, ...changed });
  const named = <span class="hidden">{` ${numberOf(question)}`}</span>;
  return (
    <fieldset
      class="card question-card"
      id={`card-${id}`}
      aria-invalid={problems.length > 0 || undefined}
      tabIndex={-1}
    >
      <legend>{numberOf(question)}</legend>
      {problems.map((problem) => (
        <p key={problem} class="error">
          {asSentence(problem)}
        </p>
      ))}
      <TextBox label={t("Question")} rows={2} value={text} onChange={(words) => set({ text: words })} />
      <SelectBox
        label={t("Kind of answer")}
        value={kind}
        choices={Object.entries(kindFields).map(([value, { label }]) => ({ value, label }))}
        onChange={(value) => on.onChange(withKind(question, value as Kind))}
      />
      <AnswerFields question={question} set={set} onOptions={on.onOptions} />
      <TickBox label={t("Must be answered")} checked={required} onChange={(checked) => set({ required: checked })} />
      <details open={ask_if !== null || terminate_if !== null || context !== null}>
        <summary>
          {t("Who is asked, and what is shown")}
          {named}
        </summary>
        <ConditionFields
          label={t("Asked if")}
          without={t("always: all personas")}
          named={{ ...order, questions: earlier }}
          condition={ask_if}
          onChange={(condition) => set({ ask_if: condition })}
        />
        <ConditionFields
          label={t("Ends the survey if")}
          without={t("never")}
          named={{ ...order, questions: [...earlier, question] }}
          condition={terminate_if}
          onChange={(condition) => set({ terminate_if: condition })}
        />
        <TextBox
          label={t("Shown before it")}
          rows={2}
          value={context ?? ""}
          onChange={(shown) => set({ context: shown || null })}
        />
      </details>
      <div class="actions">
        {earlier.length > 0 && (
          <Button onClick={() => on.onMove(-1)}>
            {t("Up")}
            {named}
          </Button>
        )}
        {!isLast && (
          <Button onClick={() => on.onMove(1)}>
            {t("Down")}
            {named}
          </Button>
        )}
        <Button tone="link" onClick={on.onDelete}>
          {t("Delete")}
          {named}
        </Button>
      </div>
    </fieldset>
  );
}
