import { useId, useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Alert } from "../../components/alert.tsx";
import { Loaded, useAnswer, type Answered } from "../../components/answers.tsx";
import { Button } from "../../components/button.tsx";
import { DeleteButton } from "../../components/deletions.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Empty } from "../../components/empty.tsx";
import { Facts } from "../../components/facts.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { Page } from "../../components/page.tsx";
import { Progress } from "../../components/progress.tsx";
import { sentenceOf } from "../../api/errors.ts";
import type { ProjectPageProps } from "../projects/project-page.ts";
import { bodyFrom, definitionFacts, definitionFrom, type Group } from "./definition.ts";
import { DefinitionFields } from "./definition-fields.tsx";
import { Composition } from "./composition.tsx";
import { Grounding } from "./grounding.tsx";
import { noMarketData } from "./market.tsx";
import { People } from "./people.tsx";
import { stateOf } from "./state-of.ts";
import { locale } from "../../language/chosen.ts";
import { n, t } from "../../language/say.ts";

const REFRESH_MS = 1_000;

const paramsOf = ({ id, project_id }: Group) => ({ project_id, group_id: id });

function EditDialog({ group, answer, onClose }: { group: Group; answer: Answered<Group>; onClose: () => void }) {
  const form = useForm({
    draft: `edit-audience-${group.id}`,
    initial: definitionFrom(group),
    submit: async (definition) => {
      answer.put(await callApi("updatePersonaGroup", { params: paramsOf(group), body: bodyFrom(definition) }));
      onClose();
    },
  });
  return (
    <Dialog title={t("Edit the audience")} onClose={onClose}>
      <p class="hint">{t("Existing personas do not change. New ones follow the new definition.")}</p>
      <Form form={form} action={t("Save")}>
        <DefinitionFields form={form} projectId={group.project_id} />
      </Form>
    </Dialog>
  );
}

function Generation({ group, onStarted }: { group: Group; onStarted: () => void }) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { generation_status: status, progress } = group;
  const [wanted, setWanted] = useState(group.persona_count);
  const id = useId();
  const generate = async () => {
    setBusy(true);
    setProblem(undefined);
    const body = { count: wanted };
    await callApi("generatePersonas", { params: paramsOf(group), body }).then(onStarted, (error: unknown) =>
      setProblem(sentenceOf(error)),
    );
    setBusy(false);
  };
  if (status === "generating") {
    return (
      <Progress label={t("Personas")} value={progress ? progress.percent / 100 : undefined} text={stateOf(group)} />
    );
  }
  return (
    <>
      {status === "failed" && <Alert tone="bad">{group.error ?? t("The generation failed.")}</Alert>}
      <Alert tone="bad">{problem}</Alert>
      <div class="actions">
        {group.respondents !== null ? (
          <a class="button" href={`#/projects/${group.project_id}/audiences/${group.id}/respondents`}>
            {n(group.respondents, "See the {count} person, or add more", "See the {count} people, or add more")}
          </a>
        ) : (
          <>
            <label for={id}>{t("How many, 1 to 100")}</label>
            <input
              id={id}
              class="count"
              type="number"
              min={1}
              max={100}
              value={wanted}
              onInput={({ currentTarget }) => setWanted(Math.trunc(currentTarget.valueAsNumber) || 0)}
            />
            <Button tone={status === "complete" ? "plain" : "primary"} busy={busy} onClick={() => void generate()}>
              {status === "complete"
                ? n(wanted, "Add {count} persona", "Add {count} personas")
                : n(wanted, "Generate {count} persona", "Generate {count} personas")}
            </Button>
          </>
        )}
        {group.respondents === null && group.personas_total === 0 && (
          <a href={`#/projects/${group.project_id}/audiences/${group.id}/respondents`}>
            {t("Build from survey respondents")}
          </a>
        )}
      </div>
    </>
  );
}

/** An audience: its definition, and its personas as they are made. */
export function Audience({ project, parameters }: ProjectPageProps) {
  const { group_id = "" } = parameters;
  const params = { project_id: project.id, group_id };
  const base = `/projects/${project.id}/audiences/${group_id}`;
  const answer = useAnswer((signal) => callApi("getPersonaGroup", { params, signal }), [group_id], {
    every: REFRESH_MS,
    until: ({ generation_status: status }) => status !== "generating",
  });
  const group = answer.data;
  const preview = useAnswer(
    async (signal) =>
      group && callApi("previewPersonaGroup", { params, body: bodyFrom(definitionFrom(group)), signal }),
    [group_id, JSON.stringify(group && bodyFrom(definitionFrom(group)))],
  );
  const personas = useAnswer(
    (signal) => callApi("listPersonas", { params, signal }),
    [group_id, group?.progress?.completed, group?.personas_total, group?.generation_status],
  );
  const [editing, setEditing] = useState(false);
  return (
    <Loaded answer={answer} what={t("the audience")} whole>
      {(shown) => (
        <Page
          title={shown.name}
          actions={
            <>
              {shown.generation_status === "complete" && (
                <a class="button primary" href={`#/projects/${project.id}/studies/new?audience=${group_id}`}>
                  {t("New study")}
                </a>
              )}
              <a class="button" href={`#${base}/convergence`}>
                {t("Agreement between studies")}
              </a>
              <Button onClick={() => setEditing(true)}>{t("Edit")}</Button>
              <DeleteButton
                id={group_id}
                sentence={t("{name} has been deleted, with its personas and every study on them.", {
                  name: shown.name,
                })}
                send={() => callApi("deletePersonaGroup", { params })}
                list={`/projects/${project.id}/audiences`}
              />
            </>
          }
        >
          <p class="head-count">
            <strong>{shown.personas_total.toLocaleString(locale)}</strong>{" "}
            {n(shown.personas_total, "persona", "personas")}
          </p>
          <Alert tone="note">{noMarketData(shown.population)}</Alert>
          <Facts facts={definitionFacts(shown, preview.data?.language)} />
          <h2>{t("Personas")}</h2>
          <Generation group={shown} onStarted={answer.reload} />
          <Loaded answer={personas} what={t("the personas")}>
            {(rows) =>
              rows.length === 0 && shown.generation_status !== "generating" ? (
                <Empty title={t("There are no personas yet.")}>
                  <p>{t("Five take about half a minute. They are kept until you delete them.")}</p>
                </Empty>
              ) : (
                <>
                  <People group={shown} personas={rows} base={base} />
                  {rows.length > 0 && (shown.respondents === null || shown.location) && (
                    <Composition group={shown} personas={rows} preview={preview} />
                  )}
                </>
              )
            }
          </Loaded>
          <Grounding group={shown} />
          {editing && <EditDialog group={shown} answer={answer} onClose={() => setEditing(false)} />}
        </Page>
      )}
    </Loaded>
  );
}
