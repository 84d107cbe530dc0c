import { simpleCondition, type AnyOf } from "../../../../functions/studies/survey/condition.ts";
import { namesIn, numberOf } from "../../../../functions/studies/survey/question-numbers.ts";
import type { Condition, SurveyQuestion } from "../../../../functions/studies/survey/schemas.ts";
import { Button } from "../../../components/button.tsx";
import { conditionInWords } from "../route-words.ts";
import { formOf } from "../../../../functions/studies/survey/answer-forms.ts";
import { deciding } from "./kinds.ts";
import { SelectBox, TextBox, TickBox, ticked } from "../../../components/boxes.tsx";

/** What a condition on a question can name: its options, or the points of its scale; none of numbers. */
const answersOf = ({ scale, options }: SurveyQuestion): (string | number)[] =>
  scale
    ? Array.from({ length: scale.points }, (_, index) => scale.first_value + index)
    : (options ?? []).filter((option) => option.trim());

/** Whether its answers can decide a route. */
const decides = (question: SurveyQuestion): boolean => deciding.includes(formOf(question));

export const numberIn = (text: string): number | null => (text.trim() === "" ? null : Number(text));

interface ConditionFieldsProps {
  label: string;
  /** Without a condition: `everybody`. */
  without: string;
  /** Questions that it may name. */
  questions: readonly SurveyQuestion[];
  condition: Condition | null;
  onChange: (condition: Condition | null) => void;
}

/** A condition by the question it names and those of its answers that count; one of several parts in words alone. */
export function ConditionFields({ condition: written, ...props }: ConditionFieldsProps) {
  const condition = simpleCondition(written);
  if (written === null || condition) return <SimpleFields {...props} condition={condition} />;
  return (
    <p>
      {`${props.label}: ${conditionInWords(written, namesIn(props.questions))}. `}
      <Button tone="link" onClick={() => props.onChange(null)}>
        Remove this condition
      </Button>
    </p>
  );
}

function SimpleFields({
  label,
  without,
  questions,
  condition,
  onChange,
}: Omit<ConditionFieldsProps, "condition"> & { condition: AnyOf | null }) {
  const named = questions.find(({ id }) => id === condition?.question_id);
  const choose = (id: string) => onChange(id === "" ? null : { question_id: id, any_of: [] });
  return (
    <>
      <SelectBox
        label={label}
        value={condition?.question_id ?? ""}
        choices={[
          { value: "", label: without },
          ...questions.filter(decides).map((question) => ({
            value: question.id,
            label: `the answer to ${numberOf(question)} is: ${question.text}`,
          })),
          ...(condition && !named ? [{ value: condition.question_id, label: condition.question_id }] : []),
        ]}
        onChange={choose}
      />
      {condition && named && (
        <fieldset class="counting">
          <legend class="hidden">{`${label}: answers to ${numberOf(named)}`}</legend>
          {formOf(named) === "number" ? (
            <RangeFields condition={condition} onChange={onChange} />
          ) : (
            answersOf(named).map((one) => (
              <TickBox
                key={one}
                label={one}
                checked={countsIn(condition, one)}
                onChange={(checked) => {
                  const all = answersOf(named);
                  const counted = all.filter((each) => countsIn(condition, each));
                  onChange({ ...condition, any_of: ticked(all, counted, one, checked) });
                }}
              />
            ))
          )}
        </fieldset>
      )}
    </>
  );
}

/** Whether an answer is one of those that count, be it named or within a range. */
const countsIn = ({ any_of }: AnyOf, one: string | number): boolean =>
  any_of.some((wanted) =>
    typeof wanted === "object"
      ? Number(one) >= (wanted.min ?? -Infinity) && Number(one) <= (wanted.max ?? Infinity)
      : wanted === one,
  );

/** Of numbers the first range that counts; what else counts stays. */
function RangeFields({ condition, onChange }: { condition: AnyOf; onChange: (condition: Condition) => void }) {
  const [first, ...others] = condition.any_of;
  const number = first === undefined ? null : Number(first);
  const range = typeof first === "object" ? first : { min: number, max: number };
  const box = (end: "min" | "max", label: string) => (
    <TextBox
      label={label}
      type="number"
      value={String(range[end] ?? "")}
      onChange={(text) => onChange({ ...condition, any_of: [{ ...range, [end]: numberIn(text) }, ...others] })}
    />
  );
  return (
    <div class="columns">
      {box("min", "From")}
      {box("max", "To")}
    </div>
  );
}
