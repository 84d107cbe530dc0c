import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Alert } from "../../components/alert.tsx";
import { Button } from "../../components/button.tsx";
import { TextArea } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { Page } from "../../components/page.tsx";
import { navigate } from "../../router.ts";
import { dropDraft, keepDraft, readDraft } from "../../session/drafts.ts";
import type { ProjectPageProps } from "../projects/project-page.ts";
import { bodyFrom, definitionFrom, emptyDefinition, type Definition } from "./definition.ts";
import { DefinitionFields } from "./definition-fields.tsx";
import { t } from "../../language/say.ts";

interface Understood {
  definition: Definition;
  /** Words that were not understood, unchanged. */
  unplaced: readonly string[];
}

const drafts = (projectId: string) => ({
  description: `describe-audience-${projectId}`,
  understood: `understood-audience-${projectId}`,
  definition: `create-audience-${projectId}`,
});

function Describe({ projectId, onUnderstood }: { projectId: string; onUnderstood: (found: Understood) => void }) {
  const form = useForm({
    draft: drafts(projectId).description,
    initial: { prompt: "" },
    submit: async ({ prompt }) => {
      const found = await callApi("parseAudiencePrompt", { params: { project_id: projectId }, body: { prompt } });
      onUnderstood({ definition: definitionFrom(found), unplaced: found.unplaced });
    },
  });
  return (
    <Form
      form={form}
      action={t("Continue")}
      working={t("Reading…")}
      aside={
        <Button tone="link" onClick={() => onUnderstood({ definition: emptyDefinition, unplaced: [] })}>
          {t("Fill in the fields instead")}
        </Button>
      }
    >
      <TextArea
        form={form}
        name="prompt"
        label={t("Who are they?")}
        hint={t("In your own words, in any language: “families in Lyon with children under 12 who cook at home”.")}
        rows={4}
      />
    </Form>
  );
}

function Review({ projectId, understood, onBack }: { projectId: string; understood: Understood; onBack: () => void }) {
  const params = { project_id: projectId };
  const form = useForm({
    draft: drafts(projectId).definition,
    initial: understood.definition,
    submit: async (definition) => {
      const group = await callApi("createPersonaGroup", { params, body: bodyFrom(definition) });
      for (const draft of Object.values(drafts(projectId))) dropDraft(draft);
      const address = `/projects/${projectId}/audiences/${group.id}`;
      // The audience exists even if the generation of its personas fails; its page shows the state.
      await callApi("generatePersonas", { params: { ...params, group_id: group.id } }).finally(() => navigate(address));
    },
  });
  const { unplaced } = understood;
  return (
    <>
      {unplaced.length > 0 && (
        <Alert tone="note">
          {t("Not understood: {unplaced}. Personas ignore this unless a field below says it in other words.", {
            unplaced: unplaced.map((words) => `“${words}”`).join(", "),
          })}
        </Alert>
      )}
      <Form
        form={form}
        action={t("Create the audience and its personas")}
        working={t("Creating…")}
        aside={
          <Button tone="link" onClick={onBack}>
            {t("Describe it again")}
          </Button>
        }
      >
        <DefinitionFields form={form} projectId={projectId} />
      </Form>
    </>
  );
}

/** An audience is described, then shown as it was understood, then made. */
export function NewAudience({ project }: ProjectPageProps) {
  const draft = drafts(project.id);
  const [understood, setUnderstood] = useState<Understood | undefined>(() => {
    const kept = readDraft(draft.understood) as Partial<Understood>;
    return kept.definition ? (kept as Understood) : undefined;
  });
  const show = (found: Understood | undefined) => {
    keepDraft(draft.understood, { ...found });
    dropDraft(draft.definition);
    setUnderstood(found);
  };
  return (
    <Page
      title={t("New audience")}
      introduction={
        understood
          ? t("Check what was read from your description, and correct it.")
          : t("Describe the people you want to ask.")
      }
    >
      <p>
        <a href={`#/projects/${project.id}/audiences/respondents`}>{t("Build from survey respondents")}</a>
      </p>
      <div class="card">
        {understood ? (
          <Review projectId={project.id} understood={understood} onBack={() => show(undefined)} />
        ) : (
          <Describe projectId={project.id} onUnderstood={show} />
        )}
      </div>
    </Page>
  );
}
