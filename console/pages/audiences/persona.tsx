import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Avatar } from "../../components/avatar.tsx";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/dialog.tsx";
import { notify } from "../../components/notices.tsx";
import { Page } from "../../components/page.tsx";
import { PersonaProfile } from "../../components/persona-profile.tsx";
import { navigate } from "../../router.ts";
import type { ProjectPageProps } from "../projects/project-page.ts";
import { t } from "../../language/say.ts";

/** One persona of an audience. */
export function Persona({ project, parameters }: ProjectPageProps) {
  const { group_id = "", persona_id = "" } = parameters;
  const params = { project_id: project.id, group_id, persona_id };
  const audience = `/projects/${project.id}/audiences/${group_id}`;
  const answer = useAnswer((signal) => callApi("getPersona", { params, signal }), [persona_id]);
  const [deleting, setDeleting] = useState(false);
  return (
    <Loaded answer={answer} what={t("the persona")} whole>
      {(person) => (
        <Page title={person.full_name} actions={<Button onClick={() => setDeleting(true)}>{t("Delete")}</Button>}>
          <p>
            <a href={`#${audience}`}>{t("Back to the audience")}</a>
          </p>
          <div class="portrait">
            <Avatar url={person.avatar_url} size={120} />
          </div>
          <PersonaProfile person={person} />
          {deleting && (
            <ConfirmDialog
              title={t("Delete {full_name}?", { full_name: person.full_name })}
              action={t("Delete the persona")}
              onConfirm={async () => {
                await callApi("deletePersona", { params });
                notify(t("{full_name} has been deleted.", { full_name: person.full_name }));
                navigate(audience, { replace: true });
              }}
              onClose={() => setDeleting(false)}
            >
              <p>{t("Results that exist stay as they are.")}</p>
            </ConfirmDialog>
          )}
        </Page>
      )}
    </Loaded>
  );
}
