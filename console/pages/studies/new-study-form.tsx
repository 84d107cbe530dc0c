import type { Answer, Call } from "../../../clients/typescript/src/index.ts";
import { useEffect } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { CheckField, RadioGroup, SelectField, TextArea, TextField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { numberIn } from "../../components/numbers.ts";
import { navigate } from "../../router.ts";
import { BriefingChoice } from "./briefing-choice.tsx";
import { carryOver } from "./carry-over.ts";
import { ConceptFields } from "./concept-fields.tsx";
import { SampleFields } from "./sample-fields.tsx";
import { atFields, studyBody, studyValues } from "./study-body.ts";
import { startLabel, StudyEstimate, useEstimate } from "./study-estimate.tsx";
import { studyKinds, type Study } from "./study-kinds.ts";
import { WeightFields } from "./weight-fields.tsx";
import { n, t } from "../../language/say.ts";

const kinds = Object.entries(studyKinds).map(([value, { label, answers }]) => ({ value, label, hint: answers }));

interface NewStudyFormProps {
  projectId: string;
  /** Audiences with personas. */
  groups: Answer<"listPersonaGroups">;
  briefings: Answer<"listBriefings">;
  /** Whose settings it begins with. */
  from: Study | undefined;
}

/** A study with all that is said of it before it is created, and what it would come to. */
export function NewStudyForm({ projectId, groups, briefings, from }: NewStudyFormProps) {
  const params = { project_id: projectId };
  const newest = groups.at(-1)?.id ?? "";
  const form = useForm({
    draft: `new-study-${projectId}-${from?.id ?? ""}`,
    initial: studyValues(from, newest),
    submit: async (values) => {
      const body = studyBody(values, briefings);
      const { id } = await atFields(values, callApi("createSimulation", { params, body }));
      if (from?.simulation_type === values.simulation_type) await carryOver(from, { ...params, simulation_id: id });
      navigate(`/projects/${projectId}/studies/${id}`, { replace: true });
    },
  });
  const { values } = form;
  const { prompt: one, waitsFor, counted, several, unpriced, written } = studyKinds[values.simulation_type];
  const prompt = several && values.concepts > 0 ? several : one;
  const estimate = () =>
    form.attempt((typed) => {
      const questions = written ? numberIn("questions", typed.questions || "10") : {};
      const body = { ...studyBody(typed, briefings), ...questions } as Call<"estimateSimulation">["body"];
      return atFields(typed, callApi("estimateSimulation", { params, body }));
    });
  const estimating = useEstimate(values, estimate);
  const people = groups.find(({ id }) => id === values.persona_group_id)?.personas_total;
  useEffect(() => {
    // What was typed before a group was deleted.
    if (!groups.some(({ id }) => id === values.persona_group_id)) form.set("persona_group_id", newest);
  }, []);
  return (
    <div class="study-form">
      <Form
        form={form}
        action={waitsFor ? t("Create the study") : startLabel(t("Start the study"), estimating, people)}
        working={t("Creating…")}
      >
        <RadioGroup form={form} name="simulation_type" label={t("Kind of study")} choices={kinds} />
        <SelectField
          form={form}
          name="persona_group_id"
          label={t("Audience")}
          choices={groups.map(({ id, name, personas_total }) => ({
            value: id,
            label: n(personas_total, "{name} ({count} persona)", "{name} ({count} personas)", { name }),
          }))}
        />
        <TextArea form={form} name="prompt_question" {...prompt} rows={prompt.required ? 5 : 3} />
        {several && <ConceptFields form={form} />}
        <BriefingChoice form={form} name="briefing_ids" briefings={briefings} />
        <TextField form={form} name="name" label={t("Name")} hint={t("By which you find it again.")} required={false} />
        {counted && (
          <CheckField
            form={form}
            name="direct_estimate"
            label={t("Also ask the model directly (one more call for each question)")}
            hint={t(
              "How the audience as a whole answers without any persona: the benchmark that personas have to " + "beat.",
            )}
          />
        )}
        {studyKinds[values.simulation_type].sampled && <SampleFields form={form} />}
        <WeightFields form={form} />
        {!unpriced && (
          <fieldset class="costs">
            <legend>{t("What it may cost")}</legend>
            <TextField
              form={form}
              name="max_cost_usd"
              label={t("Limit in US dollars")}
              hint={t("The study stops once its model calls have cost this much; answers collected so far are kept.")}
              inputMode="decimal"
              required={false}
            />
            {written && (
              <TextField
                form={form}
                name="questions"
                label={t("Questions it will have")}
                hint={t("For the estimate only, as they come next; left empty it counts ten.")}
                inputMode="numeric"
                required={false}
              />
            )}
            <StudyEstimate estimating={estimating} limit={Number(values.max_cost_usd) || undefined} />
          </fieldset>
        )}
        {waitsFor && <p class="quiet">{t("Next: {waitsFor}.", { waitsFor })}</p>}
      </Form>
    </div>
  );
}
