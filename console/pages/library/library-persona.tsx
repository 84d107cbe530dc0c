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
import { count, date, dateTime } from "../../words.ts";

function Projects({ projects }: { projects: Answer<"listLibraryPersonaProjects"> }) {
  if (projects.length === 0) return <p class="quiet">No project has reused this persona yet.</p>;
  return (
    <ul class="list">
      {projects.map(({ id, name, persona_groups, last_used_at }) => (
        <li key={id}>
          <a href={`#/projects/${id}`}>{name}</a>{" "}
          <span class="quiet">
            in {persona_groups.map((group) => group.name).join(", ")}; last on {date(last_used_at)}
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
      <nav aria-label="Where you are" class="trail">
        <a href="#/library">Library</a>
      </nav>
      <Loaded answer={persona} what="the persona" whole>
        {(person) => (
          <Page
            title={person.full_name}
            actions={!person.retired && <Button onClick={() => setRetiring(true)}>Retire</Button>}
          >
            <div class="portrait">
              <Avatar url={person.avatar_url} size={96} />
              <Facts
                facts={[
                  ["Reliability", `${person.reliability_score.toFixed(1)} of 100`],
                  ["In the library since", date(person.promoted_at)],
                  ["Used", person.times_used === 0 ? "not yet" : count(person.times_used, "time")],
                  ["Last used", person.last_used_at && dateTime(person.last_used_at)],
                  ["Retired", person.retired_at && dateTime(person.retired_at)],
                ]}
              />
            </div>
            {person.promotion_reason && <p class="quiet">{person.promotion_reason}</p>}
            <PersonaProfile person={person} />
            <h2>Projects</h2>
            <Loaded answer={projects} what="the projects">
              {(rows) => <Projects projects={rows} />}
            </Loaded>
            {retiring && (
              <ConfirmDialog
                title={`Retire ${person.full_name}?`}
                action="Retire the persona"
                onConfirm={async () => {
                  persona.put(await callApi("retireLibraryPersona", { params: { id } }));
                  notify(`${person.full_name} has been retired.`);
                }}
                onClose={() => setRetiring(false)}
              >
                <p>New audiences and studies will do without this persona. Results that exist stay as they are.</p>
              </ConfirmDialog>
            )}
          </Page>
        )}
      </Loaded>
    </>
  );
}
