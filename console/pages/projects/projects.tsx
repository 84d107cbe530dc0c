import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Button } from "../../components/button.tsx";
import { Empty } from "../../components/empty.tsx";
import { Page } from "../../components/page.tsx";
import { Table } from "../../components/table.tsx";
import { navigate } from "../../router.ts";
import { count, date } from "../../words.ts";
import { ProjectDialog } from "./project-form.tsx";
import { SampleButton } from "./sample-button.tsx";

export function Projects() {
  const projects = useAnswer((signal) => callApi("listProjects", { query: { order: "desc" }, signal }), []);
  const [creating, setCreating] = useState(false);
  const button = (
    <Button tone="primary" onClick={() => setCreating(true)}>
      New project
    </Button>
  );
  return (
    <Page title="Projects" actions={button}>
      <Loaded answer={projects} what="the projects">
        {(rows) =>
          rows.length === 0 ? (
            <Empty title="There are no projects yet.">
              <p>
                A project holds one question: its audiences, its briefings and its studies. Create one, or look at a
                complete one first; the sample costs nothing.
              </p>
              <SampleButton />
            </Empty>
          ) : (
            <Table
              caption="Projects"
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                { heading: "Name", cell: ({ id, name }) => <a href={`#/projects/${id}`}>{name}</a> },
                { heading: "Audiences", numeric: true, cell: (project) => project.persona_group_count },
                { heading: "Studies", numeric: true, cell: (project) => project.simulation_count },
                { heading: "Created", cell: ({ created_at }) => date(created_at) },
              ]}
            />
          )
        }
      </Loaded>
      {projects.data && projects.data.length > 0 && (
        <>
          <p class="quiet">{count(projects.data.length, "project")}, newest first</p>
          <SampleButton />
        </>
      )}
      {creating && (
        <ProjectDialog
          title="New project"
          action="Create the project"
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
