import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { deleteWithUndo } from "../../components/deletions.tsx";
import { ConfirmDialog } from "../../components/dialog.tsx";
import { Page } from "../../components/page.tsx";
import { navigate } from "../../router.ts";
import { date } from "../../words.ts";
import { ProjectHome } from "./home/project-home.tsx";
import { ProjectDialog } from "./project-form.tsx";
import type { ProjectPageProps } from "./project-page.ts";
import { n, t } from "../../language/say.ts";

/** The description of a project, and actions for the project as a whole. */
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
      <ProjectHome project={project} />
      <p class="quiet">{t("Created {created_at}", { created_at: date(project.created_at) })}</p>
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
          onConfirm={() => {
            deleteWithUndo({
              id: project.id,
              sentence: t("{name} has been deleted.", { name: project.name }),
              send: () => callApi("deleteProject", { params }),
            });
            navigate("/projects", { replace: true });
          }}
          onClose={close}
        >
          <p>
            {n(
              project.persona_group_count,
              "Its {count} audience and {value}, with their personas, briefings and results, are " +
                "deleted. You have 30 seconds to undo it.",
              "Its {count} audiences and {value}, with their personas, briefings and results, are " +
                "deleted. You have 30 seconds to undo it.",
              { value: n(project.simulation_count, "{count} study", "{count} studies") },
            )}
          </p>
        </ConfirmDialog>
      )}
    </Page>
  );
}
