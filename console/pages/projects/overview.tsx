import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/dialog.tsx";
import { Facts } from "../../components/facts.tsx";
import { notify } from "../../components/notices.tsx";
import { Page } from "../../components/page.tsx";
import { navigate } from "../../router.ts";
import { dateTime } from "../../words.ts";
import { ProjectDialog } from "./project-form.tsx";
import type { ProjectPageProps } from "./project-page.ts";
import { n, t } from "../../language/say.ts";

/** What a project is about, and what can be done with it as a whole. */
export function ProjectOverview({ project, answer }: ProjectPageProps) {
  const [open, setOpen] = useState<"edit" | "delete">();
  const close = () => setOpen(undefined);
  const params = { project_id: project.id };
  const actions = (
    <>
      <Button onClick={() => setOpen("edit")}>{t("Edit")}</Button>
      <Button onClick={() => setOpen("delete")}>{t("Delete")}</Button>
    </>
  );
  return (
    <Page title={project.name} actions={actions}>
      {project.description && (
        <p class="text" dir="auto">
          {project.description}
        </p>
      )}
      <Facts
        facts={[
          [t("Audiences"), project.persona_group_count],
          [t("Studies"), project.simulation_count],
          [t("Created"), dateTime(project.created_at)],
        ]}
      />
      {open === "edit" && (
        <ProjectDialog
          title={t("Edit the project")}
          action={t("Save")}
          draft={`edit-project-${project.id}`}
          initial={{ name: project.name, description: project.description ?? "" }}
          onSubmit={async (body) => {
            answer.put(await callApi("updateProject", { params, body }));
            close();
          }}
          onClose={close}
        />
      )}
      {open === "delete" && (
        <ConfirmDialog
          title={t("Delete {name}?", { name: project.name })}
          action={t("Delete the project")}
          onConfirm={async () => {
            await callApi("deleteProject", { params });
            notify(t("{name} has been deleted.", { name: project.name }));
            navigate("/projects", { replace: true });
          }}
          onClose={close}
        >
          <p>
            {n(
              project.persona_group_count,
              "Its {count} audience and {value}, with their personas, briefings and results, are " +
                "deleted for good.",
              "Its {count} audiences and {value}, with their personas, briefings and results, are " +
                "deleted for good.",
              { value: n(project.simulation_count, "{count} study", "{count} studies") },
            )}
          </p>
        </ConfirmDialog>
      )}
    </Page>
  );
}
