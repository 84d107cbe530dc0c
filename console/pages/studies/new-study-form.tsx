import type { Answer } from "../../../clients/typescript/src/index.ts";
import { useEffect, useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { sentenceOf } from "../../api/errors.ts";
import { CheckField, RadioGroup, SelectField, TextArea, TextField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { notify } from "../../components/notices.tsx";
import { navigate } from "../../router.ts";
import { carryOver } from "./carry-over.ts";
import { ConceptFields } from "./concept-fields.tsx";
import { LiveEstimate, useLiveEstimate } from "./new-study/live-estimate.tsx";
import { MoreOptions } from "./new-study/more-options.tsx";
import { readQuestionnaire, SameQuestions, studiesToCopy } from "./new-study/same-questions.tsx";
import { ShownMaterial } from "./new-study/shown-material.tsx";
import { SampleFields, sampleIn } from "./sample-fields.tsx";
import { atFields, studyBody, studyValues, type StudyValues } from "./study-body.ts";
import { startLabel } from "./study-estimate.tsx";
import { studyKinds, type Study } from "./study-kinds.ts";
import { WeightFields, weightsIn } from "./weight-fields.tsx";
import { n, t } from "../../language/say.ts";

const kinds = Object.entries(studyKinds).map(([value, { label, answers }]) => ({ value, label, hint: answers }));

interface NewStudyFormProps {
  projectId: string;
  /** Audiences with personas. */
  groups: Answer<"listPersonaGroups">;
  briefings: Answer<"listBriefings">;
  /** Whose questionnaires can be taken over. */
  studies: readonly Study[];
  /** Whose settings it begins with. */
  from: Study | undefined;
  /** Which audience it begins with; the newest without it. */
  audience: string | null;
  onBriefing: (briefing: Answer<"createBriefing">) => void;
}

/** Whether something is set that few studies need. */
const hasOptions = (values: StudyValues): boolean =>
  values.name !== "" ||
  values.max_cost_usd !== "" ||
  values.direct_estimate ||
  Object.keys({ ...weightsIn(values), ...sampleIn(values) }).length > 0;

/** A new study: its kind, participants and questions, with an estimate; other fields are among the options. */
export function NewStudyForm(props: NewStudyFormProps) {
  const { projectId, groups, briefings, studies, from, audience, onBriefing } = props;
  const params = { project_id: projectId };
  const isThere = (id: string | null) => groups.some((group) => group.id === id);
  const preset = (isThere(audience) ? audience : groups.at(-1)?.id) ?? "";
  const [file, setFile] = useState<File>();
  const [reading, setReading] = useState(false);
  const form = useForm({
    draft: `new-study-${projectId}-${from?.id ?? ""}`,
    initial: studyValues(from, preset),
    submit: async (values) => {
      const { id } = await atFields(
        values,
        callApi("createSimulation", { params, body: studyBody(values, briefings) }),
      );
      const created = { ...params, simulation_id: id };
      // The study exists even if its questions cannot be copied; its page shows the state.
      await (
        source ? carryOver(source, created) : file && sampled ? readQuestionnaire(created, file) : Promise.resolve()
      ).catch((error: unknown) => notify(sentenceOf(error)));
      navigate(`/projects/${projectId}/studies/${id}`, { replace: true });
    },
  });
  const { values } = form;
  const { prompt: one, waitsFor, counted, sampled, several, unpriced } = studyKinds[values.simulation_type];
  const hasSeveral = several !== undefined && values.concepts > 0;
  const prompt = hasSeveral ? several : one;
  const copies = studiesToCopy(studies, values.simulation_type);
  const source = copies.find(({ id }) => id === values.like);
  const estimating = useLiveEstimate(projectId, values, (typed) => studyBody(typed, briefings), source);
  const people = groups.find(({ id }) => id === values.persona_group_id)?.personas_total;
  useEffect(() => {
    // What was typed before a group was deleted, or before another audience was meant.
    if (!isThere(values.persona_group_id) || (audience !== null && isThere(audience)))
      form.set("persona_group_id", preset);
  }, []);
  useEffect(() => {
    if (values.like !== "" && !source) form.set("like", "");
  }, [values.simulation_type]);
  const text = <TextArea form={form} name="prompt_question" {...prompt} rows={prompt.required ? 5 : 3} />;
  const concepts = several && <ConceptFields form={form} />;
  return (
    <div class="new-study">
      <div class="study-form">
        <Form
          form={{ ...form, busy: form.busy || reading }}
          action={waitsFor ? t("Create the study") : startLabel(t("Start the study"), estimating, people)}
          working={reading ? t("The file is being read…") : t("Creating…")}
        >
          <div class="kind-cards">
            <RadioGroup form={form} name="simulation_type" label={t("Kind of study")} choices={kinds} />
          </div>
          <SelectField
            form={form}
            name="persona_group_id"
            label={t("Audience")}
            choices={groups.map(({ id, name, personas_total }) => ({
              value: id,
              label: n(personas_total, "{name} ({count} persona)", "{name} ({count} personas)", { name }),
            }))}
          />
          {prompt.required && text}
          <SameQuestions form={form} studies={copies} file={file} onFile={setFile} />
          {hasSeveral && concepts}
          <ShownMaterial
            projectId={projectId}
            form={form}
            briefings={briefings}
            onAdded={onBriefing}
            busy={reading}
            onBusy={setReading}
          />
          <MoreOptions
            errors={form.errors}
            above={prompt.required ? ["prompt_question"] : hasSeveral ? ["concepts"] : []}
            isSet={hasOptions(values)}
          >
            {!prompt.required && text}
            <TextField
              form={form}
              name="name"
              label={t("Name")}
              hint={t("Helps you find it again. If you leave it empty, the study is named after its subject.")}
              required={false}
            />
            {!hasSeveral && concepts}
            {counted && (
              <CheckField
                form={form}
                name="direct_estimate"
                label={t("Also ask the model directly (one more call for each question)")}
                hint={t(
                  "How the whole audience answers, without any persona. Personas should be nearer to " +
                    "people than this.",
                )}
              />
            )}
            {sampled && <SampleFields form={form} />}
            <WeightFields form={form} />
            {!unpriced && (
              <TextField
                form={form}
                name="max_cost_usd"
                label={t("Limit in US dollars")}
                hint={t("The study stops once its model calls have cost this much; answers collected so far are kept.")}
                inputMode="decimal"
                required={false}
              />
            )}
          </MoreOptions>
          {waitsFor && !source && !file && <p class="quiet">{t("Next: {waitsFor}.", { waitsFor })}</p>}
        </Form>
      </div>
      <LiveEstimate form={form} estimating={estimating} isWritten={source?.survey_schema != null} />
    </div>
  );
}
