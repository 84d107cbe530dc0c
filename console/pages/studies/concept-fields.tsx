import { Button } from "../../components/button.tsx";
import { emptyEntries, entriesIn, entryField, FieldList } from "../../components/field-list.tsx";
import { RadioGroup, TextArea, TextField } from "../../components/fields.tsx";
import type { FormState } from "../../components/forms.ts";
import type { Study } from "./study-kinds.ts";
import { t } from "../../language/say.ts";

const PARTS = ["name", "text"] as const;
const MOST = 10;

/** Several concepts in a form; none: the one of `prompt_question`. */
export type ConceptValues = Record<`concepts.${number}.${(typeof PARTS)[number]}`, string> & {
  concepts: number;
  /** `sequential` or `monadic`. */
  design: string;
};

const designs = [
  {
    value: "sequential",
    label: t("Each persona sees all, one after the other"),
    hint: t("The order is rotated, and its effect is reported."),
  },
  {
    value: "monadic",
    label: t("Each persona sees one"),
    hint: t(
      "Personas are divided equally. Each concept has a smaller base, and no persona compares it with the others.",
    ),
  },
];

/** Empty, or those of a study that is repeated. */
export const conceptValues = (from: Study | undefined): ConceptValues => ({
  ...emptyEntries("concepts", PARTS, MOST),
  ...Object.fromEntries(
    (from?.concepts ?? []).flatMap((concept, index) =>
      PARTS.map((part) => [entryField("concepts", index, part), concept[part]] as const),
    ),
  ),
  concepts: from?.concepts?.length ?? 0,
  design: from?.design ?? "sequential",
});

/** Concepts in the form of the service. */
export const conceptsIn = (values: ConceptValues) =>
  values.concepts > 0
    ? {
        concepts: entriesIn(values, "concepts", PARTS),
        ...(values.design === "monadic" && { design: "monadic" as const }),
      }
    : {};

/** Two to ten concepts in place of one, and who sees which. */
export function ConceptFields<V extends ConceptValues>({ form }: { form: FormState<V> }) {
  const fields = form as unknown as FormState<ConceptValues>;
  const several = fields.values.concepts > 0;
  return (
    <div class="concepts">
      <Button onClick={() => fields.set("concepts", several ? 0 : 2)}>
        {several ? t("Test one concept only") : t("Test several concepts side by side")}
      </Button>
      {several && (
        <>
          <RadioGroup form={fields} name="design" label={t("Who sees which concept")} choices={designs} />
          <FieldList
            form={fields}
            name="concepts"
            parts={PARTS}
            entry={(number) => t("Concept {number}", { number })}
            all={t("The concepts")}
            add={t("Add a concept")}
            fewest={2}
            most={MOST}
          >
            {(index) => (
              <>
                <TextField
                  form={fields}
                  name={`concepts.${index}.name`}
                  label={t("Name")}
                  hint={t("Its headline, shown above.")}
                />
                <TextArea form={fields} name={`concepts.${index}.text`} label={t("Text")} rows={5} />
              </>
            )}
          </FieldList>
        </>
      )}
    </div>
  );
}
