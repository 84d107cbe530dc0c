import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Button } from "../../components/button.tsx";
import { Empty } from "../../components/empty.tsx";
import { Page } from "../../components/page.tsx";
import { Table } from "../../components/table.tsx";
import { navigate } from "../../router.ts";
import { date } from "../../words.ts";
import { ProjectDialog } from "./project-form.tsx";
import { SampleButton } from "./sample-button.tsx";
import { n, t } from "../../language/say.ts";

export function Projects() {
  const projects = useAnswer((signal) => callApi("listProjects", { query: { order: "desc" }, signal }), []);
  const [creating, setCreating] = useState(false);
  const button = (
    <Button tone="primary" onClick={() => setCreating(true)}>
      {t("New project")}
    </Button>
  );
  return (
    <Page title={t("Projects")} actions={button}>
      <Loaded answer={projects} what={t("the projects")}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t("There are no projects yet.")}>
              <p>
                {t(
                  "A project contains the audiences, briefings and studies for one question. Create one, or " +
                    "open the sample project first; it costs nothing.",
                )}
              </p>
              <SampleButton />
            </Empty>
          ) : (
            <Table
              caption={t("Projects")}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                { heading: t("Name"), cell: ({ id, name }) => <a href={`#/projects/${id}`}>{name}</a> },
                { heading: t("Audiences"), numeric: true, cell: (project) => project.persona_group_count },
                { heading: t("Studies"), numeric: true, cell: (project) => project.simulation_count },
                { heading: t("Created"), cell: ({ created_at }) => date(created_at) },
              ]}
            />
          )
        }
      </Loaded>
      {projects.data && projects.data.length > 0 && (
        <>
          <p class="quiet">
            {n(projects.data.length, "{count} project, newest first", "{count} projects, newest first")}
          </p>
          <SampleButton />
        </>
      )}
      {creating && (
        <ProjectDialog
          title={t("New project")}
          action={t("Create the project")}
          draft="create-project"
          onSubmit={async (body) => {
            const { id } = await callApi("createProject", { body });
            navigate(`/projects/${id}`);
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </Page>
  );
}
