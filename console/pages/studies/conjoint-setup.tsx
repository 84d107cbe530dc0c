import { useRef } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { asSentence } from "../../api/errors.ts";
import { Button } from "../../components/button.tsx";
import { CheckField, SelectField, TextArea, TextField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import type { StudyProps } from "./study-props.ts";

const MOST_ATTRIBUTES = 8;
type Attribute = `attributes.${number}.${"name" | "levels"}`;

/** Attributes stand in fields of the names by which the service speaks of them. */
type Values = Record<Attribute, string> & {
  /** Attributes that are shown. */
  count: number;
  attributes: string;
  tasks_per_persona: string;
  alternatives_per_task: string;
  include_none: boolean;
};

const positions = Array.from({ length: MOST_ATTRIBUTES }, (_, index) => index);

const INITIAL = {
  ...Object.fromEntries(
    positions.flatMap((index) => [
      [`attributes.${index}.name`, ""],
      [`attributes.${index}.levels`, ""],
    ]),
  ),
  attributes: "",
  count: 2,
  tasks_per_persona: "",
  alternatives_per_task: "",
  include_none: true,
} as Values;

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const fieldOf = (values: Values, index: number, part: "name" | "levels"): string =>
  values[`attributes.${index}.${part}`] ?? "";

const attributesIn = (values: Values) =>
  positions.slice(0, values.count).map((index) => ({
    name: fieldOf(values, index, "name").trim(),
    levels: linesOf(fieldOf(values, index, "levels")),
  }));

/** A conjoint study before it runs: what varies between the offers, and how they are shown. */
export function ConjointSetup({ study, params, onStarted }: StudyProps & { onStarted: () => void }) {
  const section = useRef<HTMLDivElement>(null);
  const form = useForm<Values>({
    draft: `conjoint-${study.id}`,
    initial: INITIAL,
    submit: async (values) => {
      await callApi("sendConjointDesign", {
        params,
        body: {
          attributes: attributesIn(values),
          // What is no number goes as it is: the service says so at the field.
          ...(values.tasks_per_persona.trim() ? { tasks_per_persona: numberOr(values.tasks_per_persona) } : {}),
          ...(values.alternatives_per_task ? { alternatives_per_task: Number(values.alternatives_per_task) } : {}),
          include_none: values.include_none,
        },
      });
      onStarted();
    },
  });
  const { count } = form.values;
  const focus = (index: number) =>
    requestAnimationFrame(() =>
      section.current?.querySelector<HTMLElement>(`[name="attributes.${index}.name"]`)?.focus(),
    );
  const add = () => {
    form.set("count", count + 1);
    focus(count);
  };
  const remove = (removed: number) => {
    for (let index = removed; index < MOST_ATTRIBUTES; index++) {
      for (const part of ["name", "levels"] as const)
        form.set(`attributes.${index}.${part}`, fieldOf(form.values, index + 1, part));
    }
    form.set("count", count - 1);
    focus(Math.min(removed, count - 2));
  };
  const wrong = form.errors["attributes"];
  return (
    <div class="conjoint" ref={section}>
      <h2>What varies between the offers</h2>
      <p class="quiet">
        Two to eight attributes with two to seven levels each, such as Brand, Size and Price. Levels such as 4.99 EUR
        make an attribute the price.
      </p>
      <Form form={form} action="Start the study" working="Making the choices…">
        <div class="attributes">
          {positions.slice(0, count).map((index) => (
            <fieldset key={index} class="card">
              <legend>Attribute {index + 1}</legend>
              <TextField form={form} name={`attributes.${index}.name`} label="Name" />
              <TextArea form={form} name={`attributes.${index}.levels`} label="Levels" hint="One a line." rows={4} />
              {count > 2 && (
                <Button tone="link" onClick={() => remove(index)}>
                  Remove<span class="hidden"> attribute {index + 1}</span>
                </Button>
              )}
            </fieldset>
          ))}
        </div>
        {wrong && <p class="error">{asSentence(`The attributes ${wrong}`)}</p>}
        {count < MOST_ATTRIBUTES && <Button onClick={add}>Add an attribute</Button>}
        <h2>How they are shown</h2>
        <div class="columns">
          <SelectField
            form={form}
            name="alternatives_per_task"
            label="Offers side by side"
            hint="Three, where the attributes allow it."
            choices={["", "2", "3", "4", "5"].map((value) => ({ value, label: value || "As many as fit" }))}
          />
          <TextField
            form={form}
            name="tasks_per_persona"
            label="Choices per persona"
            hint="Left empty: as many as the attributes need."
            inputMode="numeric"
            required={false}
          />
        </div>
        <CheckField form={form} name="include_none" label="Personas may take none of the offers" />
      </Form>
    </div>
  );
}

const numberOr = (text: string): number => (/^\s*\d+\s*$/.test(text) ? Number(text) : (text as unknown as number));
