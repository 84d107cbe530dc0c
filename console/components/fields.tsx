import type { ComponentChildren, JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { asSentence, fieldProblem } from "../api/errors.ts";
import type { FormState } from "./forms.ts";
import { rich, t } from "../language/say.ts";

type NamesOf<V, T> = Extract<{ [K in keyof V]: V[K] extends T ? K : never }[keyof V], string>;

interface FieldProps<V, T> {
  form: FormState<V>;
  name: NamesOf<V, T>;
  label: string;
  hint?: ComponentChildren;
  required?: boolean;
}

/** The attributes that connect a control with its label, hint and error. */
interface Control {
  id: string;
  name: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
  "aria-required": boolean | undefined;
}

/** A control with its label above it, its hint, and the service's error for it. */
export function Field<V, T>({
  form,
  name,
  label,
  hint,
  required,
  children,
}: FieldProps<V, T> & { children: (control: Control) => ComponentChildren }) {
  const id = useId();
  const error = form.errors[name];
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div class="field">
      <label for={id}>
        {label}
        {required === false && <span class="quiet"> {t("(optional)")}</span>}
      </label>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required ? true : undefined,
      })}
      {error && (
        <p class="error" id={`${id}-error`}>
          {asSentence(fieldProblem(label, error))}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps<V> extends FieldProps<V, string> {
  type?: "text" | "email" | "search" | "date";
  autocomplete?: string;
  inputMode?: "numeric" | "decimal";
  /** Has the focus when it appears. */
  autofocus?: boolean;
}

/** One line of a form. Preact's types distinguish the kinds of inputs, but the kind is only known at run time. */
function Line<V>(props: TextFieldProps<V> & { control: Control; kind: string }) {
  const { form, name, control, kind, autocomplete = "off", inputMode, autofocus } = props;
  const attributes = {
    ...control,
    dir: "auto",
    type: kind,
    autocomplete,
    inputMode,
    autofocus,
  } as JSX.IntrinsicElements["input"];
  return (
    <input
      {...attributes}
      value={form.values[name] as string}
      onInput={(event) => form.set(name, event.currentTarget.value as V[typeof name])}
    />
  );
}

export const TextField = <V,>(props: TextFieldProps<V>) => (
  <Field {...props}>{(control) => <Line {...props} control={control} kind={props.type ?? "text"} />}</Field>
);

export function PasswordField<V>(props: TextFieldProps<V>) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...props}>
      {(control) => (
        <div class="with-button">
          <Line {...props} control={control} kind={shown ? "text" : "password"} />
          <button type="button" class="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {rich("Show<span> the password</span>", { span: (text) => <span class="hidden">{text}</span> })}
          </button>
        </div>
      )}
    </Field>
  );
}

export function TextArea<V>({ rows = 3, ...field }: FieldProps<V, string> & { rows?: number }) {
  const { form, name } = field;
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          dir="auto"
          rows={rows}
          value={form.values[name] as string}
          onInput={(event) => form.set(name, event.currentTarget.value as V[typeof name])}
        />
      )}
    </Field>
  );
}

export interface Choice {
  value: string;
  label: string;
}

export function SelectField<V>({ choices, ...field }: FieldProps<V, string> & { choices: readonly Choice[] }) {
  const { form, name } = field;
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          value={form.values[name] as string}
          onChange={(event) => form.set(name, event.currentTarget.value as V[typeof name])}
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A choice of one from a few, all visible at once. */
export function RadioGroup<V>({
  choices,
  ...field
}: FieldProps<V, string> & { choices: readonly (Choice & { hint?: string })[] }) {
  const { form, name, label, hint } = field;
  const id = useId();
  const error = form.errors[name];
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined} aria-invalid={error ? true : undefined}>
      <legend>{label}</legend>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {choices.map((choice) => (
        <label key={choice.value} class="choice">
          <input
            type="radio"
            name={`${id}-${name}`}
            value={choice.value}
            checked={form.values[name] === choice.value}
            onChange={() => form.set(name, choice.value as V[typeof name])}
          />
          <span>
            {choice.label}
            {choice.hint && <span class="hint">{choice.hint}</span>}
          </span>
        </label>
      ))}
      {error && <p class="error">{asSentence(fieldProblem(label, error))}</p>}
    </fieldset>
  );
}

export function CheckField<V>({ form, name, label, hint }: FieldProps<V, boolean>) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        name={name}
        checked={form.values[name] as boolean}
        onChange={(event) => form.set(name, event.currentTarget.checked as V[typeof name])}
      />
      <span>
        {label}
        {hint && <span class="hint">{hint}</span>}
      </span>
    </label>
  );
}
