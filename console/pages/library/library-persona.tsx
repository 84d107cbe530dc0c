import type { Answer } from "../../../clients/typescript/src/index.ts";
import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Avatar } from "../../components/avatar.tsx";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/dialog.tsx";
import { Facts } from "../../components/facts.tsx";
import { notify } from "../../components/notices.tsx";
import { Page } from "../../components/page.tsx";
import { PersonaProfile } from "../../components/persona-profile.tsx";
import type { Parameters } from "../../router.ts";
import { date, dateTime, decimal } from "../../words.ts";
import { n, t } from "../../language/say.ts";

function Projects({ projects }: { projects: Answer<"listLibraryPersonaProjects"> }) {
  if (projects.length === 0) return <p class="quiet">{t("No project has reused this persona yet.")}</p>;
  return (
    <ul class="list">
      {projects.map(({ id, name, persona_groups, last_used_at }) => (
        <li key={id}>
          <a href={`#/projects/${id}`}>{name}</a>{" "}
          <span class="quiet">
            {t("in {persona_groups}; last on {last_used_at}", {
              persona_groups: persona_groups.map((group) => group.name).join(", "),
              last_used_at: date(last_used_at),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function LibraryPersona({ parameters }: { parameters: Parameters }) {
  const { id = "" } = parameters;
  const persona = useAnswer((signal) => callApi("getLibraryPersona", { params: { id }, signal }), [id]);
  const projects = useAnswer((signal) => callApi("listLibraryPersonaProjects", { params: { id }, signal }), [id]);
  const [retiring, setRetiring] = useState(false);
  return (
    <>
      <nav aria-label={t("Where you are")} class="trail">
        <a href="#/library">{t("Library")}</a>
      </nav>
      <Loaded answer={persona} what={t("the persona")} whole>
        {(person) => (
          <Page
            title={person.full_name}
            actions={!person.retired && <Button onClick={() => setRetiring(true)}>{t("Retire")}</Button>}
          >
            <div class="portrait">
              <Avatar url={person.avatar_url} size={96} />
              <Facts
                facts={[
                  [
                    t("Reliability"),
                    t("{reliability_score} of 100", { reliability_score: decimal(person.reliability_score, 1) }),
                  ],
                  [t("In the library since"), date(person.promoted_at)],
                  [
                    t("Used"),
                    person.times_used === 0 ? t("not yet") : n(person.times_used, "{count} time", "{count} times"),
                  ],
                  [t("Last used"), person.last_used_at && dateTime(person.last_used_at)],
                  [t("Retired"), person.retired_at && dateTime(person.retired_at)],
                ]}
              />
            </div>
            {person.promotion_reason && <p class="quiet">{person.promotion_reason}</p>}
            <PersonaProfile person={person} />
            <h2>{t("Projects")}</h2>
            <Loaded answer={projects} what={t("the projects")}>
              {(rows) => <Projects projects={rows} />}
            </Loaded>
            {retiring && (
              <ConfirmDialog
                title={t("Retire {full_name}?", { full_name: person.full_name })}
                action={t("Retire the persona")}
                onConfirm={async () => {
                  persona.put(await callApi("retireLibraryPersona", { params: { id } }));
                  notify(t("{full_name} has been retired.", { full_name: person.full_name }));
                }}
                onClose={() => setRetiring(false)}
              >
                <p>{t("New audiences and studies will not use this persona. Existing results stay as they are.")}</p>
              </ConfirmDialog>
            )}
          </Page>
        )}
      </Loaded>
    </>
  );
}
