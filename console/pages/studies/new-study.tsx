import { useEffect } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import type { Answer } from "../../api/routes.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Empty } from "../../components/empty.tsx";
import { CheckField, RadioGroup, SelectField, TextArea, TextField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { Page } from "../../components/page.tsx";
import { navigate, usePlace } from "../../router.ts";
import { count } from "../../words.ts";
import type { ProjectPageProps } from "../projects/project-page.ts";
import { BriefingChoice } from "./briefing-choice.tsx";
import { ConceptFields, conceptsIn, conceptValues } from "./concept-fields.tsx";
import { SampleFields, sampleIn, sampleValues } from "./sample-fields.tsx";
import { studyKinds, type Study } from "./study-kinds.ts";
import { atMargins, WeightFields, weightsIn, weightValues } from "./weight-fields.tsx";

type Group = Answer<"listPersonaGroups">[number];

const kinds = Object.entries(studyKinds).map(([value, { label, answers }]) => ({ value, label, hint: answers }));

interface NewStudyFormProps {
  projectId: string;
  /** Audiences with personas. */
  groups: readonly Group[];
  briefings: Answer<"listBriefings">;
  /** Whose settings it begins with. */
  from: Study | undefined;
}

function NewStudyForm({ projectId, groups, briefings, from }: NewStudyFormProps) {
  const form = useForm({
    draft: `new-study-${projectId}-${from?.id ?? ""}`,
    initial: {
      simulation_type: from?.simulation_type ?? "concept_test",
      persona_group_id: from?.persona_group_id ?? groups.at(-1)?.id ?? "",
      prompt_question: from?.prompt_question ?? "",
      briefing_ids: from?.briefing_ids ?? [],
      name: from?.name ?? "",
      direct_estimate: from?.direct_estimate ?? false,
      ...conceptValues(from),
      ...weightValues(from),
      ...sampleValues(from),
    },
    submit: async (values) => {
      const { simulation_type, prompt_question, name, briefing_ids, persona_group_id, direct_estimate } = values;
      const { counted, several } = studyKinds[simulation_type];
      const { id } = await callApi("createSimulation", {
        params: { project_id: projectId },
        body: {
          simulation_type,
          persona_group_id,
          prompt_question: prompt_question.trim() || null,
          name: name.trim() || null,
          briefing_ids: briefing_ids.filter((chosen) => briefings.some((briefing) => briefing.id === chosen)),
          ...(counted ? { direct_estimate } : {}),
          ...(several ? conceptsIn(values) : {}),
          ...weightsIn(values),
          ...(simulation_type === "survey" ? sampleIn(values) : {}),
        },
      }).catch((error: unknown) => {
        throw atMargins(error, values);
      });
      navigate(`/projects/${projectId}/studies/${id}`, { replace: true });
    },
  });
  const { prompt: one, waitsFor, counted, several } = studyKinds[form.values.simulation_type];
  const prompt = several && form.values.concepts > 0 ? several : one;
  useEffect(() => {
    // What was typed before a group was deleted.
    if (!groups.some(({ id }) => id === form.values.persona_group_id))
      form.set("persona_group_id", groups.at(-1)?.id ?? "");
  }, []);
  return (
    <div class="study-form">
      <Form form={form} action={waitsFor ? "Create the study" : "Start the study"} working="Creating…">
        <RadioGroup form={form} name="simulation_type" label="Kind of study" choices={kinds} />
        <SelectField
          form={form}
          name="persona_group_id"
          label="Audience"
          choices={groups.map(({ id, name, personas_total }) => ({
            value: id,
            label: `${name} (${count(personas_total, "persona")})`,
          }))}
        />
        <TextArea form={form} name="prompt_question" {...prompt} rows={prompt.required ? 5 : 3} />
        {several && <ConceptFields form={form} />}
        <BriefingChoice form={form} name="briefing_ids" briefings={briefings} />
        <TextField form={form} name="name" label="Name" hint="By which you find it again." required={false} />
        {counted && (
          <CheckField
            form={form}
            name="direct_estimate"
            label="Also ask the model directly (one more call for each question)"
            hint="How the audience as a whole answers, without any persona: what personas have to beat beside people."
          />
        )}
        {form.values.simulation_type === "survey" && <SampleFields form={form} />}
        <WeightFields form={form} />
        {waitsFor && <p class="quiet">Its {waitsFor} comes next.</p>}
      </Form>
    </div>
  );
}

/** The project's audiences are shown where none has personas yet. */
function NoAudience({ projectId, groups }: { projectId: string; groups: readonly Group[] }) {
  const generating = groups.find(({ generation_status }) => generation_status === "generating");
  return (
    <Empty title={generating ? "The audience is not ready yet." : "There is no audience to ask yet."}>
      <p>
        {generating
          ? `The personas of ${generating.name} are being made; a study can start when they are complete.`
          : "A study asks the personas of an audience: describe one and have its personas made."}
      </p>
      <a class="button primary" href={`#/projects/${projectId}/audiences`}>
        Go to the audiences
      </a>
    </Empty>
  );
}

export function NewStudy({ project: { id: project_id } }: ProjectPageProps) {
  const params = { project_id };
  const from = usePlace().query.get("from");
  const material = useAnswer(
    async (signal) => {
      const [groups, briefings, study] = await Promise.all([
        callApi("listPersonaGroups", { params, signal }),
        callApi("listBriefings", { params, signal }),
        from ? callApi("getSimulation", { params: { ...params, simulation_id: from }, signal }) : undefined,
      ]);
      return { groups, briefings, study };
    },
    [project_id, from],
    { every: 3_000, until: ({ groups }) => !groups.some((group) => group.generation_status === "generating") },
  );
  return (
    <Page title="New study">
      <Loaded answer={material} what="the audiences">
        {({ groups, briefings, study }) => {
          const ready = groups.filter(({ generation_status }) => generation_status === "complete");
          return ready.length === 0 ? (
            <NoAudience projectId={project_id} groups={groups} />
          ) : (
            <NewStudyForm projectId={project_id} groups={ready} briefings={briefings} from={study} />
          );
        }}
      </Loaded>
    </Page>
  );
}
