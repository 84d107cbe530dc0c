import type { Answer } from "../../../clients/typescript/src/index.ts";
import { callApi } from "../../api/client.ts";
import { Alert } from "../../components/alert.tsx";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Button } from "../../components/button.tsx";
import { deleteWithUndo } from "../../components/deletions.tsx";
import { Page } from "../../components/page.tsx";
import { Table } from "../../components/table.tsx";
import { navigate } from "../../router.ts";
import { date } from "../../words.ts";
import type { ProjectPageProps } from "../projects/project-page.ts";
import { UploadRespondents } from "./upload-respondents.tsx";
import { n, rich, t } from "../../language/say.ts";

const INTRODUCTION = t(
  "Each row of a file becomes a persona that speaks for one person, known by a code. People’s " +
    "answers are encrypted, shown only to their own persona, and deleted with the audience.",
);

type Respondent = Answer<"listRespondents">[number];

interface ListProps {
  params: { project_id: string; group_id: string };
  respondents: readonly Respondent[];
}

/** The people of an audience by their codes; nothing else of them is shown anywhere. */
function RespondentList({ params, respondents }: ListProps) {
  const audience = `#/projects/${params.project_id}/audiences/${params.group_id}`;
  const remove = ({ id, code }: Respondent) =>
    deleteWithUndo({
      id,
      sentence: t("{code} has been deleted, with what the row said, its persona and its answers.", { code }),
      send: () => callApi("deleteRespondent", { params: { ...params, respondent_id: id } }),
    });
  return (
    <>
      <p class="quiet">
        {n(respondents.length, "{count} person, each known by a code", "{count} people, each known by a code")}
      </p>
      <Table
        caption={t("People")}
        rows={respondents}
        keyOf={({ id }) => id}
        columns={[
          { heading: t("Code"), cell: ({ code }) => code },
          {
            heading: t("Persona"),
            cell: ({ persona_id, code }) => (
              <a href={`${audience}/personas/${persona_id}`}>
                {rich("Persona<span> of {code}</span>", { code, span: (text) => <span class="hidden">{text}</span> })}
              </a>
            ),
          },
          {
            heading: t("Answers to"),
            cell: ({ answered }) => answered.join(", ") || <span class="quiet">{t("nothing")}</span>,
          },
          { heading: t("Added"), cell: ({ created_at }) => date(created_at) },
          {
            heading: t("Actions"),
            cell: (respondent) => (
              <Button tone="link" onClick={() => remove(respondent)}>
                {t("Delete")}
                <span class="hidden"> {respondent.code}</span>
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}

/** The people from whom an audience is made, or a form to upload them. */
export function Respondents({ project: { id: project_id }, parameters }: ProjectPageProps) {
  const { group_id = "" } = parameters;
  const params = { project_id, group_id };
  const audience = `/projects/${project_id}/audiences/${group_id}`;
  const group = useAnswer((signal) => callApi("getPersonaGroup", { params, signal }), [group_id]);
  const people = useAnswer((signal) => callApi("listRespondents", { params, signal }), [group_id]);
  return (
    <Loaded answer={group} what={t("the audience")} whole>
      {({ name, respondents: held, personas_total }) => (
        <Loaded answer={people} what={t("the people")} whole>
          {(respondents) => (
            <Page title={t("People of {name}", { name })} introduction={INTRODUCTION}>
              {respondents.length > 0 && <RespondentList params={params} respondents={respondents} />}
              {held === null && personas_total > 0 ? (
                <Alert tone="note">
                  {t(
                    "This audience has invented personas. People go into an audience of their own, so " +
                      "that no figure mixes the two.",
                  )}
                </Alert>
              ) : (
                <div class="study-form">
                  {respondents.length > 0 && <h2>{t("Add more people")}</h2>}
                  <UploadRespondents params={params} onStarted={() => navigate(audience)} />
                </div>
              )}
              <p>
                <a href={`#${audience}`}>{t("Back to the audience")}</a>
              </p>
            </Page>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
