import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { asSentence, fieldProblem } from "../api/errors.ts";
import { Button } from "./button.tsx";
import type { FormState } from "./forms.ts";
import { t } from "../language/say.ts";

/** Fields of entries have the names that the service uses for them: `attributes.0.name`. */
export const entryField = (list: string, index: number, part: string): string => `${list}.${index}.${part}`;

/** Empty fields for `most` entries. */
export const emptyEntries = (list: string, parts: readonly string[], most: number) =>
  Object.fromEntries(
    Array.from({ length: most }, (_, index) =>
      parts.map((part) => [entryField(list, index, part), ""] as const),
    ).flat(),
  );

/** The values in the fields of the shown entries, part by part. */
export function entriesIn<Part extends string>(values: object, list: string, parts: readonly Part[]) {
  const fields = values as Readonly<Record<string, string | number>>;
  return Array.from({ length: Number(fields[list]) }, (_, index) =>
    Object.fromEntries(parts.map((part) => [part, String(fields[entryField(list, index, part)] ?? "")])),
  ) as Record<Part, string>[];
}

interface FieldListProps<V> {
  form: FormState<V>;
  /** The field that contains the number of shown entries; errors about all of them are shown there. */
  name: keyof V & string;
  parts: readonly string[];
  /** The name of an entry: `Attribute 1`. */
  entry: (number: number) => string;
  /** The name for all of them: `The attributes`. */
  all: string;
  /** The label of the button: `Add an attribute`. */
  add: string;
  fewest: number;
  most: number;
  /** The fields of an entry, and a function that removes it. */
  children: (index: number, remove: () => void) => ComponentChildren;
}

/** Repeated fields: entries that users add and remove. */
export function FieldList<V>({ form, name, parts, entry, all, add, fewest, most, children }: FieldListProps<V>) {
  const section = useRef<HTMLDivElement>(null);
  const values = form.values as Record<string, unknown>;
  const set = form.set as (field: string, value: unknown) => void;
  const shown = Number(values[name]);
  const resize = (size: number, focused: number) => {
    set(name, size);
    requestAnimationFrame(() =>
      section.current?.querySelector<HTMLElement>(`[name="${entryField(name, focused, parts[0] ?? "")}"]`)?.focus(),
    );
  };
  const remove = (removed: number) => {
    for (let index = removed; index < most; index++)
      for (const part of parts) set(entryField(name, index, part), values[entryField(name, index + 1, part)] ?? "");
    resize(shown - 1, Math.min(removed, shown - 2));
  };
  const wrong = form.errors[name];
  return (
    <div ref={section}>
      <div class="attributes">
        {Array.from({ length: shown }, (_, index) => (
          <fieldset key={index} class="card">
            <legend>{entry(index + 1)}</legend>
            {children(index, () => remove(index))}
            {shown > fewest && (
              <Button tone="link" onClick={() => remove(index)}>
                {t("Remove")}
                <span class="hidden">: {entry(index + 1)}</span>
              </Button>
            )}
          </fieldset>
        ))}
      </div>
      {wrong && <p class="error">{asSentence(fieldProblem(all, wrong))}</p>}
      {shown < most && <Button onClick={() => resize(shown + 1, shown)}>{add}</Button>}
    </div>
  );
}
