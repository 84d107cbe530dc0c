import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Avatar } from "../../components/avatar.tsx";
import { DeleteButton } from "../../components/deletions.tsx";
import { Page } from "../../components/page.tsx";
import { PersonaProfile } from "../../components/persona-profile.tsx";
import type { ProjectPageProps } from "../projects/project-page.ts";
import { t } from "../../language/say.ts";

/** One persona of an audience. */
export function Persona({ project, parameters }: ProjectPageProps) {
  const { group_id = "", persona_id = "" } = parameters;
  const params = { project_id: project.id, group_id, persona_id };
  const audience = `/projects/${project.id}/audiences/${group_id}`;
  const answer = useAnswer((signal) => callApi("getPersona", { params, signal }), [persona_id]);
  return (
    <Loaded answer={answer} what={t("the persona")} whole>
      {(person) => (
        <Page
          title={person.full_name}
          actions={
            <DeleteButton
              id={persona_id}
              sentence={t("{full_name} has been deleted. Existing results stay as they are.", {
                full_name: person.full_name,
              })}
              send={() => callApi("deletePersona", { params })}
              list={audience}
            />
          }
        >
          <p>
            <a href={`#${audience}`}>{t("Back to the audience")}</a>
          </p>
          <div class="portrait">
            <Avatar url={person.avatar_url} size={120} />
          </div>
          <PersonaProfile person={person} />
        </Page>
      )}
    </Loaded>
  );
}
