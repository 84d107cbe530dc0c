import type { ConditionTest, Wanted } from "../../../../functions/studies/survey/condition-schema.ts";
import { formOf } from "../../../../functions/studies/survey/answer-forms.ts";
import type { SurveyQuestion } from "../../../../functions/studies/survey/schemas.ts";
import { SelectBox, TextBox, TickBox, ticked } from "../../../components/boxes.tsx";
import {
  kindOfTest,
  kindsOfTest,
  subjectOf,
  subjects,
  testOf,
  testOfKind,
  wantedIn,
  withWanted,
  type Named,
  type TestKind,
} from "./condition-model.ts";
import { t } from "../../../language/say.ts";

/** The answers that a condition on a question can name: its options, or the points of its scale; none for numbers. */
const answersOf = ({ scale, options }: SurveyQuestion): (string | number)[] =>
  scale
    ? Array.from({ length: scale.points }, (_, index) => scale.first_value + index)
    : (options ?? []).filter((option) => option.trim());

export const numberIn = (text: string): number | null => (text.trim() === "" ? null : Number(text));

const kindLabels: Record<TestKind, string> = {
  any_of: t("is one of"),
  none_of: t("is none of"),
  contains: t("contains one of"),
  answered: t("was given"),
  unanswered: t("was not given"),
};

/** Labels for questions with numbers, whose conditions are ranges. */
const rangeLabels: Partial<Record<TestKind, string>> = { any_of: t("lies within"), none_of: t("lies outside of") };

interface TestFieldsProps {
  label: string;
  /** The label for no test; absent: a test is required. */
  without?: string;
  named: Named;
  test: ConditionTest | null;
  /** @param test null: none */
  onChange: (test: ConditionTest | null) => void;
}

/** One row of a condition: its subject, its kind of test, and the answers that count. */
export function TestFields({ label, without, named, test, onChange }: TestFieldsProps) {
  const subject = test ? subjectOf(test) : "";
  const choices = subjects(named);
  const question = named.questions.find(({ id }) => id === subject);
  return (
    <>
      <SelectBox
        label={label}
        value={subject}
        choices={[
          { value: "", label: without ?? t("choose what it depends on") },
          ...choices,
          // A subject that no longer exists.
          ...(choices.some(({ value }) => value === subject) || subject === ""
            ? []
            : [{ value: subject, label: subject }]),
        ]}
        onChange={(value) => onChange(value === "" && without ? null : testOf(value, named))}
      />
      {test && question && (
        <SelectBox
          label={t("Test of the answer")}
          value={kindOfTest(test)}
          choices={kindsOfTest(question).map((value) => ({
            value,
            label: (formOf(question) === "number" && rangeLabels[value]) || kindLabels[value],
          }))}
          onChange={(value) => onChange(testOfKind(subject, value as TestKind, wantedIn(test)))}
        />
      )}
      {test && <WantedFields label={label} named={named} test={test} question={question} onChange={onChange} />}
    </>
  );
}

interface WantedFieldsProps extends Pick<TestFieldsProps, "label" | "named" | "onChange"> {
  test: ConditionTest;
  question: SurveyQuestion | undefined;
}

/** The answers, arms or values that count. */
function WantedFields({ label, named, test, question, onChange }: WantedFieldsProps) {
  if ("answered" in test) return null;
  if ("experiment_id" in test) {
    const arms = named.experiments.find(({ id }) => id === test.experiment_id)?.arms ?? [];
    return (
      <Ticks
        legend={t("{label}: arms", { label })}
        all={arms.map(({ id, name }) => ({ value: id, label: name }))}
        isTicked={(id) => test.any_of.includes(String(id))}
        onChange={(wanted) => onChange(withWanted(test, wanted))}
      />
    );
  }
  const isOfWords = "variable" in test || "contains" in test || (question && formOf(question) === "words");
  if (isOfWords)
    return (
      <TextBox
        label={"contains" in test ? t("Words") : t("Values")}
        hint={t("One per line.")}
        rows={2}
        value={wantedIn(test).map(inLine).join("\n")}
        onChange={(text) => {
          const lines = text === "" ? [] : text.split("\n");
          onChange(withWanted(test, "variable" in test ? lines.map(fromLine) : lines));
        }}
      />
    );
  if (!question) return null;
  if (formOf(question) === "number") return <RangeFields test={test} onChange={onChange} />;
  return (
    <Ticks
      legend={t("{label}: answers", { label })}
      all={answersOf(question).map((value) => ({ value, label: String(value) }))}
      isTicked={(one) => countsIn(wantedIn(test), one)}
      onChange={(wanted) => onChange(withWanted(test, wanted))}
    />
  );
}

/** A range is written as `3 to 5`, open ends as `3 to` and `to 5`. */
const inLine = (wanted: Wanted): string =>
  typeof wanted === "object" ? `${wanted.min ?? ""} to ${wanted.max ?? ""}`.trim() : String(wanted);

function fromLine(line: string): Wanted {
  const [, min = "", max = ""] = /^(-?[\d.]*) ?to ?(-?[\d.]*)$/.exec(line.trim()) ?? [];
  return min === "" && max === "" ? line : { min: numberIn(min), max: numberIn(max) };
}

interface TicksProps {
  legend: string;
  all: readonly { value: string | number; label: string }[];
  isTicked: (value: string | number) => boolean;
  onChange: (wanted: (string | number)[]) => void;
}

function Ticks({ legend, all, isTicked, onChange }: TicksProps) {
  const values = all.map(({ value }) => value);
  return (
    <fieldset class="counting">
      <legend class="hidden">{legend}</legend>
      {all.map(({ value, label }) => (
        <TickBox
          key={value}
          label={label}
          checked={isTicked(value)}
          onChange={(checked) => onChange(ticked(values, values.filter(isTicked), value, checked))}
        />
      ))}
    </fieldset>
  );
}

/** Whether an answer counts, by itself or within a range. */
const countsIn = (wanted: readonly Wanted[], one: string | number): boolean =>
  wanted.some((each) =>
    typeof each === "object"
      ? Number(one) >= (each.min ?? -Infinity) && Number(one) <= (each.max ?? Infinity)
      : each === one,
  );

/** Fields for the first range of numbers that counts; other values that count stay. */
function RangeFields({ test, onChange }: { test: ConditionTest; onChange: (test: ConditionTest) => void }) {
  const [first, ...others] = wantedIn(test);
  const number = first === undefined ? null : Number(first);
  const range = typeof first === "object" ? first : { min: number, max: number };
  const box = (end: "min" | "max", label: string) => (
    <TextBox
      label={label}
      type="number"
      value={String(range[end] ?? "")}
      onChange={(text) => onChange(withWanted(test, [{ ...range, [end]: numberIn(text) }, ...others]))}
    />
  );
  return (
    <div class="columns">
      {box("min", t("From"))}
      {box("max", t("To"))}
    </div>
  );
}
