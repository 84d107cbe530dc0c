import type { SurveyQuestion, SurveyScale } from "../../../../functions/studies/survey/schemas.ts";
import { SelectBox, TextBox, TickBox, ticked } from "../../../components/boxes.tsx";
import { formOf } from "../../../../functions/studies/survey/answer-forms.ts";
import { numberIn } from "./test-fields.tsx";
import { kindFields } from "./kinds.ts";
import { t } from "../../../language/say.ts";

interface AnswerFieldsProps {
  question: SurveyQuestion;
  set: (changed: Partial<SurveyQuestion>) => void;
  onOptions: (options: string[]) => void;
}

type NumberField = "min" | "max" | "total";

function NumberBox({
  question,
  set,
  field,
  label,
}: Omit<AnswerFieldsProps, "onOptions"> & { field: NumberField; label: string }) {
  return (
    <TextBox
      label={label}
      type="number"
      value={String(question[field] ?? "")}
      onChange={(text) => set({ [field]: numberIn(text) })}
    />
  );
}

function ScaleFields({ scale, set }: { scale: SurveyScale; set: AnswerFieldsProps["set"] }) {
  const { first_value, points, low_label, high_label, labels } = scale;
  const put = (changed: Partial<SurveyScale>) => set({ scale: { ...scale, ...changed } });
  return (
    <>
      <div class="columns">
        <TextBox
          label={t("Lowest point")}
          type="number"
          value={String(first_value)}
          onChange={(text) => put({ first_value: Number(text) })}
        />
        <TextBox
          label={t("Points")}
          type="number"
          value={String(points)}
          onChange={(text) => put({ points: Number(text) })}
        />
      </div>
      {labels ? (
        <TextBox
          label={t("Labels of the points")}
          hint={t("One per line, lowest first.")}
          rows={points}
          value={labels.join("\n")}
          onChange={(text) => put({ labels: text === "" ? null : text.split("\n"), low_label: null, high_label: null })}
        />
      ) : (
        <div class="columns">
          <TextBox
            label={t("Lowest means")}
            value={low_label ?? ""}
            onChange={(text) => put({ low_label: text || null })}
          />
          <TextBox
            label={t("Highest means")}
            value={high_label ?? ""}
            onChange={(text) => put({ high_label: text || null })}
          />
        </div>
      )}
    </>
  );
}

const ORDERS = [
  { value: "", label: t("By the kind of answers") },
  { value: "true", label: t("Another order for each persona") },
  { value: "false", label: t("This order for all personas") },
];

function OptionFields({ question, set, onOptions }: AnswerFieldsProps) {
  const { multiple, randomize, exclusive_options } = question;
  const options = question.options ?? [];
  return (
    <>
      <TextBox
        label={t("Answers")}
        hint={t("One per line.")}
        rows={Math.max(3, options.length + 1)}
        value={options.join("\n")}
        onChange={(text) => onOptions(text === "" ? [] : text.split("\n"))}
      />
      {formOf(question) === "options" && (
        <TickBox
          label={t("Several may be chosen")}
          checked={multiple}
          onChange={(checked) => set({ multiple: checked, exclusive_options: [], min: null, max: null })}
        />
      )}
      {multiple && (
        <fieldset class="counting">
          <legend>{t("Chosen alone")}</legend>
          {options
            .filter((option) => option.trim())
            .map((option) => (
              <TickBox
                key={option}
                label={option}
                checked={exclusive_options.includes(option)}
                onChange={(checked) => set({ exclusive_options: ticked(options, exclusive_options, option, checked) })}
              />
            ))}
        </fieldset>
      )}
      <SelectBox
        label={t("Order")}
        value={String(randomize ?? "")}
        choices={ORDERS}
        onChange={(value) => set({ randomize: value === "" ? null : value === "true" })}
      />
    </>
  );
}

/** The limits on the answers to a question. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { question, set } = props;
  const { scale, unit } = question;
  const { bounds, hasTotal, hasUnit } = kindFields[question.kind];
  const bound = bounds?.(question);
  return (
    <>
      {scale && <ScaleFields scale={scale} set={set} />}
      {question.options && <OptionFields {...props} />}
      {bound && (
        <div class="columns">
          <NumberBox question={question} set={set} field="min" label={bound[0]} />
          <NumberBox question={question} set={set} field="max" label={bound[1]} />
          {hasTotal && <NumberBox question={question} set={set} field="total" label={t("Sum")} />}
          {hasUnit && <TextBox label={t("Unit")} value={unit ?? ""} onChange={(text) => set({ unit: text || null })} />}
        </div>
      )}
    </>
  );
}
