import { Button } from "../../components/button.tsx";
import { emptyEntries, entriesIn, entryField, FieldList } from "../../components/field-list.tsx";
import { TextArea, TextField } from "../../components/fields.tsx";
import type { FormState } from "../../components/forms.ts";
import type { Study } from "./study-kinds.ts";

const PARTS = ["name", "text"] as const;
const MOST = 10;

/** Several concepts in a form; none: the one of `prompt_question`. */
export type ConceptValues = Record<`concepts.${number}.${(typeof PARTS)[number]}`, string> & { concepts: number };

/** Empty, or those of a study that is repeated. */
export const conceptValues = (from: Study | undefined): ConceptValues => ({
  ...emptyEntries("concepts", PARTS, MOST),
  ...Object.fromEntries(
    (from?.concepts ?? []).flatMap((concept, index) =>
      PARTS.map((part) => [entryField("concepts", index, part), concept[part]] as const),
    ),
  ),
  concepts: from?.concepts?.length ?? 0,
});

/** As the service takes them. */
export const conceptsIn = (values: ConceptValues) =>
  values.concepts > 0 ? { concepts: entriesIn(values, "concepts", PARTS) } : {};

/** Two to ten concepts that everybody reacts to, in place of one. */
export function ConceptFields<V extends ConceptValues>({ form }: { form: FormState<V> }) {
  const fields = form as unknown as FormState<ConceptValues>;
  const several = fields.values.concepts > 0;
  return (
    <div class="concepts">
      <Button onClick={() => fields.set("concepts", several ? 0 : 2)}>
        {several ? "Test one concept only" : "Test several concepts side by side"}
      </Button>
      {several && (
        <>
          <p class="hint">
            Every persona reacts to each, one after the other; the order is rotated, and its effect is reported.
          </p>
          <FieldList form={fields} name="concepts" parts={PARTS} noun="concept" fewest={2} most={MOST}>
            {(index) => (
              <>
                <TextField
                  form={fields}
                  name={`concepts.${index}.name`}
                  label="Name"
                  hint="Its headline, shown above."
                />
                <TextArea form={fields} name={`concepts.${index}.text`} label="Text" rows={5} />
              </>
            )}
          </FieldList>
        </>
      )}
    </div>
  );
}
