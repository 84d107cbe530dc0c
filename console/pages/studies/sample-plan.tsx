import type { Answer } from "../../../clients/typescript/src/index.ts";
import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { TextField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { Table } from "../../components/table.tsx";
import { decimal } from "../../words.ts";
import type { StudyProps } from "./study-props.ts";
import { locale } from "../../language/chosen.ts";
import { t } from "../../language/say.ts";

type Plan = Answer<"getSamplePlan">;

const PlanTable = ({ plan: { half_width, questions }, lang }: { plan: Plan; lang: string }) => (
  <Table
    caption={
      half_width === null
        ? t("People to ask")
        : t("People to ask for ± {half_width}", { half_width: decimal(half_width) })
    }
    rows={questions}
    keyOf={({ question_id }) => question_id}
    columns={[
      { heading: t("Question"), cell: ({ question }) => <span lang={lang}>{question}</span> },
      { heading: t("People alone"), numeric: true, cell: (row) => row.people_alone.toLocaleString(locale) },
      {
        heading: t("With the existing personas"),
        numeric: true,
        cell: (row) => row.people_with_personas?.toLocaleString(locale) ?? "",
      },
      {
        heading: t("With any number of personas"),
        numeric: true,
        cell: (row) => row.people_with_endless_personas?.toLocaleString(locale) ?? "",
      },
      {
        heading: t("In words"),
        cell: ({ sentence }) => (
          <span lang={lang} dir="auto">
            {sentence}
          </span>
        ),
      },
    ]}
  />
);

/** How many people to ask for an interval of a width. */
export function SamplePlan({ study, params }: StudyProps) {
  const [plan, setPlan] = useState<Plan>();
  const form = useForm({
    initial: { half_width: "0.25" },
    submit: async ({ half_width }) => {
      setPlan(
        await callApi("getSamplePlan", { params, query: { half_width: Number(half_width.trim().replace(",", ".")) } }),
      );
    },
  });
  return (
    <>
      <h2>{t("How many people to ask")}</h2>
      <div class="short">
        <Form form={form} action={t("Calculate")} working={t("Calculating…")}>
          <TextField
            form={form}
            name="half_width"
            label={t("Interval of the mean, plus or minus")}
            hint={t("In points of the scale: 0.25 means a quarter of a point to either side.")}
            inputMode="decimal"
          />
        </Form>
      </div>
      <div role="status">
        {plan && (
          <>
            <PlanTable plan={plan} lang={study.language} />
            {plan.notes.map((note) => (
              <p key={note} class="quiet" lang={study.language} dir="auto">
                {note}
              </p>
            ))}
          </>
        )}
      </div>
    </>
  );
}
