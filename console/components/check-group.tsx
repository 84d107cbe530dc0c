import type { ComponentChildren } from "preact";
import { asSentence } from "../api/errors.ts";
import { TickBox, ticked } from "./boxes.tsx";
import type { Choice } from "./fields.tsx";
import type { FormState } from "./forms.ts";
import { t } from "../language/say.ts";

interface CheckGroupProps<V> {
  form: FormState<V>;
  /** A field with the values of the ticked choices. */
  name: Extract<keyof V, string>;
  label: string;
  hint?: ComponentChildren;
  required?: boolean;
  choices: readonly Choice[];
}

/** Several of a few, all of them seen at once. */
export function CheckGroup<V>({ form, name, label, hint, required, choices }: CheckGroupProps<V>) {
  const chosen = form.values[name] as string[];
  const error = form.errors[name];
  const all = choices.map(({ value }) => value);
  return (
    <fieldset aria-invalid={error ? true : undefined} tabIndex={-1}>
      <legend>
        {label}
        {required === false && <span class="quiet"> {t("(optional)")}</span>}
      </legend>
      {hint && <p class="hint">{hint}</p>}
      {choices.map(({ value, label: words }) => (
        <TickBox
          key={value}
          label={words}
          checked={chosen.includes(value)}
          onChange={(checked) => form.set(name, ticked(all, chosen, value, checked) as V[typeof name])}
        />
      ))}
      {error && <p class="error">{asSentence(`${label} ${error}`)}</p>}
    </fieldset>
  );
}
