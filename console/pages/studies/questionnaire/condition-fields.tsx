import type { Condition } from "../../../../functions/studies/survey/condition-schema.ts";
import { namesIn } from "../../../../functions/studies/survey/question-numbers.ts";
import { SelectBox } from "../../../components/boxes.tsx";
import { Button } from "../../../components/button.tsx";
import { conditionInWords } from "../route-words.ts";
import { conditionOf, emptyTest, groupOf, isTest, type Group, type Joint, type Named } from "./condition-model.ts";
import { TestFields } from "./test-fields.tsx";
import { rich, t } from "../../../language/say.ts";

const JOINTS = [
  { value: "all", label: t("all of these are true") },
  { value: "any", label: t("any of these is true") },
  { value: "none", label: t("none of these is true") },
];

interface ConditionFieldsProps {
  label: string;
  /** The label for no condition: `everybody`. */
  without: string;
  named: Named;
  condition: Condition | null;
  onChange: (condition: Condition | null) => void;
}

/** A condition as rows, which may contain groups of rows. Deeper levels stay unchanged and are shown in words. */
export function ConditionFields({ condition, onChange, ...props }: ConditionFieldsProps) {
  const group = condition === null ? { joint: "all" as const, parts: [] } : groupOf(condition);
  if (!group) return <InWords {...props} condition={condition!} onRemove={() => onChange(null)} />;
  return <GroupFields {...props} group={group} onChange={(changed) => onChange(conditionOf(changed))} isOuter />;
}

interface InWordsProps extends Pick<ConditionFieldsProps, "label" | "named"> {
  condition: Condition;
  onRemove: () => void;
}

const InWords = ({ label, named, condition, onRemove }: InWordsProps) => (
  <p>
    {rich(
      "{label}: {conditionInWords}. It has too many levels to be edited here. " +
        "<button>Remove this condition</button>",
      {
        label,
        conditionInWords: conditionInWords(condition, namesIn(named.questions)),
        button: (text) => (
          <Button tone="link" onClick={onRemove}>
            {text}
          </Button>
        ),
      },
    )}
  </p>
);

interface GroupFieldsProps extends Omit<ConditionFieldsProps, "condition" | "onChange" | "without"> {
  without?: string;
  group: Group;
  onChange: (group: Group) => void;
  isOuter?: boolean;
}

function GroupFields({ label, without, named, group, onChange, isOuter }: GroupFieldsProps) {
  const { joint, parts } = group;
  const put = (index: number, part: Condition | null) =>
    onChange({ joint, parts: part ? parts.with(index, part) : parts.toSpliced(index, 1) });
  const add = (part: Condition) => onChange({ joint, parts: [...parts, part] });
  const rowLabel = (index: number) =>
    index === 0 && isOuter ? label : t("{label}, test {index}", { label, index: index + 1 });
  const isJoined = parts.length > 1 || joint === "none";
  return (
    <>
      {isJoined && (
        <SelectBox
          label={t("{label}: how the tests are joined", { label })}
          value={joint}
          choices={JOINTS}
          onChange={(value) => onChange({ joint: value as Joint, parts })}
        />
      )}
      {parts.length === 0 && (
        <TestFields
          label={label}
          without={without ?? ""}
          named={named}
          test={null}
          onChange={(test) => test && add(test)}
        />
      )}
      {parts.map((part, index) => {
        const inner = isTest(part) ? null : groupOf(part);
        const isFlat = inner?.parts.every(isTest);
        return (
          <div key={index} class={parts.length > 1 || inner ? "test-row" : undefined}>
            {isTest(part) ? (
              <TestFields
                label={rowLabel(index)}
                {...(parts.length === 1 && without ? { without } : {})}
                named={named}
                test={part}
                onChange={(test) => put(index, test)}
              />
            ) : inner && isFlat && isOuter ? (
              <fieldset>
                <legend class="hidden">{t("{label}, group {index}", { label, index: index + 1 })}</legend>
                <GroupFields
                  label={t("{label}, group {index}", { label, index: index + 1 })}
                  named={named}
                  group={inner}
                  onChange={(changed) => put(index, asGroup(changed))}
                />
              </fieldset>
            ) : (
              <InWords label={rowLabel(index)} named={named} condition={part} onRemove={() => put(index, null)} />
            )}
            {isTest(part) && parts.length > 1 && (
              <Button tone="link" onClick={() => put(index, null)}>
                {t("Remove this test")}
                <span class="hidden">{`: ${rowLabel(index)}`}</span>
              </Button>
            )}
          </div>
        );
      })}
      {parts.length > 0 && (
        <div class="actions">
          <Button onClick={() => add(emptyTest)}>
            {rich("Add a test<span> to {label}</span>", { label, span: (text) => <span class="hidden">{text}</span> })}
          </Button>
          {isOuter && (
            <Button onClick={() => add({ [joint === "any" ? "all" : "any"]: [emptyTest, emptyTest] } as Condition)}>
              {rich("Add a group<span> to {label}</span>", {
                label,
                span: (text) => <span class="hidden">{text}</span>,
              })}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** A group stays one while it is edited, also of one test. */
const asGroup = ({ joint, parts }: Group): Condition | null =>
  parts.length === 1 && joint !== "none"
    ? joint === "all"
      ? { all: parts }
      : { any: parts }
    : conditionOf({ joint, parts });
