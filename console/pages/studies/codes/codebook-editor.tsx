import { callApi } from "../../../api/client.ts";
import { asSentence } from "../../../api/errors.ts";
import { SelectBox } from "../../../components/boxes.tsx";
import { Button } from "../../../components/button.tsx";
import { emptyEntries, entriesIn, entryField, FieldList } from "../../../components/field-list.tsx";
import { TextArea, TextField } from "../../../components/fields.tsx";
import { Form } from "../../../components/form.tsx";
import { useForm, type FormState } from "../../../components/forms.ts";
import type { StudyProps } from "../study-props.ts";
import type { Codebook } from "./open-questions.ts";
import { t } from "../../../language/say.ts";

const PARTS = ["name", "definition", "example", "id"] as const;
type Part = (typeof PARTS)[number];
const MOST = 50;
type Values = Record<`codes.${number}.${Part}`, string> & { codes: number };

const valuesOf = ({ codes }: Codebook): Values => ({
  ...emptyEntries("codes", PARTS, MOST),
  ...Object.fromEntries(
    codes.flatMap((code, index) => PARTS.map((part) => [entryField("codes", index, part), code[part] ?? ""] as const)),
  ),
  codes: Math.max(1, codes.length),
});

interface CodeFieldsProps {
  form: FormState<Values>;
  index: number;
  remove: () => void;
}

/** The fields of a code, and a way to merge it into another one. */
function CodeFields({ form, index, remove }: CodeFieldsProps) {
  const codes = entriesIn(form.values, "codes", PARTS);
  const wrong = form.errors[`codes.${index}.id`];
  const mergeInto = (other: number) => {
    const definitions = [codes[other], codes[index]].map((code) => code?.definition.trim()).filter(Boolean);
    remove();
    form.set(`codes.${other > index ? other - 1 : other}.definition`, definitions.join(" Or: "));
  };
  return (
    <>
      <TextField form={form} name={`codes.${index}.name`} label={t("Name")} />
      <TextArea form={form} name={`codes.${index}.definition`} label={t("What an answer has to say")} rows={3} />
      <TextArea
        form={form}
        name={`codes.${index}.example`}
        label={t("Example")}
        hint={t("Words from one of the answers, letter for letter.")}
        rows={2}
        required={false}
      />
      {wrong && <p class="error">{asSentence(t("The code {wrong}", { wrong }))}</p>}
      {codes.length > 1 && (
        <SelectBox
          label={t("Merge it with")}
          value=""
          choices={[
            { value: "", label: t("no other code") },
            ...codes.flatMap(({ name }, other) =>
              other === index ? [] : [{ value: String(other), label: name || t("Code {other}", { other: other + 1 }) }],
            ),
          ]}
          onChange={(other) => other && mergeInto(Number(other))}
        />
      )}
    </>
  );
}

interface CodebookEditorProps {
  codebook: Codebook;
  params: StudyProps["params"];
  onSent: () => void;
  onClose: () => void;
}

/** An editor for the codes of a question, which are then compared with the answers again. */
export function CodebookEditor({ codebook, params, onSent, onClose }: CodebookEditorProps) {
  const { question_id } = codebook;
  const form = useForm<Values>({
    draft: `codes-${codebook.id}`,
    initial: valuesOf(codebook),
    submit: async (values) => {
      await callApi("codeAnswers", {
        params: { ...params, question_id },
        body: {
          codes: entriesIn(values, "codes", PARTS).map(({ id, name, definition, example }) => ({
            id: id || null,
            name: name.trim(),
            definition: definition.trim(),
            example: example.trim() || null,
          })),
        },
      });
      onSent();
    },
  });
  const discard = () => {
    form.reset();
    onClose();
  };
  return (
    <div class="material">
      <p class="quiet">
        {t(
          "A code keeps its answers if you change its name or example. Answers are coded again for new codes " +
            "and for codes with a changed definition. If you remove a code, its answers lose it.",
        )}
      </p>
      <Form
        form={form}
        action={t("Apply to the answers")}
        aside={<Button onClick={discard}>{t("Discard the changes")}</Button>}
      >
        <FieldList
          form={form}
          name="codes"
          parts={PARTS}
          entry={(number) => t("Code {number}", { number })}
          all={t("The codes")}
          add={t("Add a code")}
          fewest={1}
          most={MOST}
        >
          {(index, remove) => <CodeFields form={form} index={index} remove={remove} />}
        </FieldList>
      </Form>
    </div>
  );
}
