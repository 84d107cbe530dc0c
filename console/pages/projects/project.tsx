import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { findPage, usePlace, type Parameters } from "../../router.ts";
import { NotFound } from "../not-found.tsx";
import { projectPages, projectTabs } from "./project-pages.ts";
import { t } from "../../language/say.ts";

/** A project: a trail to it, the tabs of its pages, and the open page. */
export function ProjectFrame({ parameters }: { parameters: Parameters }) {
  const { project_id = "" } = parameters;
  const { path } = usePlace();
  const answer = useAnswer((signal) => callApi("getProject", { params: { project_id }, signal }), [project_id]);
  const base = `/projects/${project_id}`;
  const found = findPage(projectPages, path.slice(base.length));
  return (
    <Loaded answer={answer} what={t("the project")} whole>
      {(project) => (
        <>
          <nav aria-label={t("Where you are")} class="trail">
            <a href="#/projects">{t("Projects")}</a> <span aria-hidden="true">›</span>{" "}
            <a href={`#${base}`}>{project.name}</a>
          </nav>
          <Tabs
            label={t("Parts of the project")}
            path={path}
            tabs={projectTabs.map((tab) => ({ ...tab, path: base + tab.path }))}
          />
          {found ? (
            <found.page
              key={found.key}
              project={project}
              answer={answer}
              parameters={{ project_id, ...found.parameters }}
            />
          ) : (
            <NotFound />
          )}
        </>
      )}
    </Loaded>
  );
}
