import { ApiError, type Call } from "../../../clients/typescript/src/index.ts";
import { callApi } from "../../api/client.ts";
import { emptyEntries, entriesIn, FieldList } from "../../components/field-list.tsx";
import { CheckField, SelectField, TextArea, TextField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { numberIn } from "../../components/numbers.ts";
import { TaskPreview } from "./market/task-preview.tsx";
import { startLabel, StudyEstimate, useEstimate } from "./study-estimate.tsx";
import type { StudyProps } from "./study-props.ts";
import { usePeople } from "./use-people.ts";
import { t } from "../../language/say.ts";

const MOST_ATTRIBUTES = 8;
const PARTS = ["name", "levels"] as const;
type Attribute = `attributes.${number}.${(typeof PARTS)[number]}`;

type Values = Record<Attribute, string> & {
  /** How many of them are shown. */
  attributes: number;
  tasks_per_persona: string;
  alternatives_per_task: string;
  include_none: boolean;
  /** {@link TOLD}, {@link NONE}, or the index of the attribute. */
  "price_attribute.attribute": string;
  "price_attribute.currency": string;
};

const TOLD = "";
const NONE = "none";

const INITIAL = {
  ...emptyEntries("attributes", PARTS, MOST_ATTRIBUTES),
  attributes: 2,
  tasks_per_persona: "",
  alternatives_per_task: "",
  include_none: true,
  "price_attribute.attribute": TOLD,
  "price_attribute.currency": "",
} as Values;

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

function priceIn({ "price_attribute.attribute": chosen, "price_attribute.currency": currency, ...values }: Values) {
  if (chosen === TOLD) return {};
  if (chosen === NONE) return { price_attribute: null };
  const named = entriesIn(values, "attributes", PARTS)[Number(chosen)];
  return { price_attribute: { attribute: named?.name.trim() ?? "", currency: currency.trim() } };
}

/** A design in the form of the service. */
const designIn = (values: Values): Call<"sendConjointDesign">["body"] => ({
  attributes: entriesIn(values, "attributes", PARTS).map(({ name, levels }) => ({
    name: name.trim(),
    levels: linesOf(levels),
  })),
  ...numberIn("tasks_per_persona", values.tasks_per_persona),
  ...(values.alternatives_per_task ? { alternatives_per_task: Number(values.alternatives_per_task) } : {}),
  include_none: values.include_none,
  ...priceIn(values),
});

/** A conjoint study before it runs: what varies between the offers, and how they are shown. */
export function ConjointSetup({ study, params, onStarted }: StudyProps & { onStarted: () => void }) {
  const form = useForm<Values>({
    draft: `conjoint-${study.id}`,
    initial: INITIAL,
    submit: async (values) => {
      await callApi("sendConjointDesign", { params, body: designIn(values) });
      onStarted();
    },
  });
  const { persona_group_id, prompt_question, briefing_ids } = study;
  const estimate = () =>
    form.attempt((values) =>
      callApi("estimateSimulation", {
        params: { project_id: params.project_id },
        body: {
          ...{ simulation_type: "conjoint", persona_group_id, prompt_question, briefing_ids },
          conjoint_design: designIn(values),
        },
      }).catch((error: unknown) => {
        throw error instanceof ApiError
          ? new ApiError(error.status, error.message.replaceAll("conjoint_design.", ""))
          : error;
      }),
    );
  const preview = () => form.attempt((values) => callApi("previewConjointDesign", { params, body: designIn(values) }));
  const estimating = useEstimate(form.values, estimate);
  const people = usePeople(params.project_id, persona_group_id);
  return (
    <div class="conjoint">
      <h2>{t("What varies between the offers")}</h2>
      <p class="quiet">
        {t(
          "Two to eight attributes with two to seven levels each, such as Brand, Size and Price. Levels such " +
            "as 4.99 EUR make an attribute the price; you can also choose the price below.",
        )}
      </p>
      <Form
        form={form}
        action={startLabel(t("Start the study"), estimating, people)}
        working={t("Making the choices…")}
      >
        <FieldList
          form={form}
          name="attributes"
          parts={PARTS}
          entry={(number) => t("Attribute {number}", { number })}
          all={t("The attributes")}
          add={t("Add an attribute")}
          fewest={2}
          most={MOST_ATTRIBUTES}
        >
          {(index) => (
            <>
              <TextField form={form} name={`attributes.${index}.name`} label={t("Name")} />
              <TextArea
                form={form}
                name={`attributes.${index}.levels`}
                label={t("Levels")}
                hint={t("One per line.")}
                rows={4}
              />
            </>
          )}
        </FieldList>
        <h2>{t("How they are shown")}</h2>
        <div class="columns">
          <SelectField
            form={form}
            name="alternatives_per_task"
            label={t("Offers side by side")}
            hint={t("Three, if the attributes allow it.")}
            choices={["", "2", "3", "4", "5"].map((value) => ({ value, label: value || t("As many as fit") }))}
          />
          <TextField
            form={form}
            name="tasks_per_persona"
            label={t("Choices per persona")}
            hint={t("Left empty: as many as the attributes need.")}
            inputMode="numeric"
            required={false}
          />
        </div>
        <div class="columns">
          <SelectField
            form={form}
            name="price_attribute.attribute"
            label={t("The price")}
            hint={t("The report uses it to calculate demand and revenue.")}
            choices={[
              { value: TOLD, label: t("The attribute whose levels are amounts") },
              ...entriesIn(form.values, "attributes", PARTS).map(({ name }, index) => ({
                value: String(index),
                label: name.trim() || t("Attribute {index}", { index: index + 1 }),
              })),
              { value: NONE, label: t("None of them") },
            ]}
          />
          {![TOLD, NONE].includes(form.values["price_attribute.attribute"]) && (
            <TextField
              form={form}
              name="price_attribute.currency"
              label={t("Currency")}
              hint={t("Such as KES or EUR.")}
              required
            />
          )}
        </div>
        <CheckField form={form} name="include_none" label={t("Personas may choose none of the offers")} />
        <TaskPreview of={form.values} ask={preview} lang={study.language} />
        <StudyEstimate estimating={estimating} limit={study.max_cost_usd ?? undefined} />
      </Form>
    </div>
  );
}
