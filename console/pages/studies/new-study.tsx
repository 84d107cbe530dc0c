import type { Answer } from "../../../clients/typescript/src/index.ts";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { useWithoutDeleted } from "../../components/deletions.tsx";
import { Empty } from "../../components/empty.tsx";
import { Page } from "../../components/page.tsx";
import { usePlace } from "../../router.ts";
import type { ProjectPageProps } from "../projects/project-page.ts";
import { NewStudyForm } from "./new-study-form.tsx";
import "./new-study/new-study.css";
import { t } from "../../language/say.ts";

/** Whose questionnaires can be taken over: the newest studies. */
const MOST_COPIED = 50;

type Group = Answer<"listPersonaGroups">[number];

/** Shows the project's audiences if none has personas yet. */
function NoAudience({ projectId, groups }: { projectId: string; groups: readonly Group[] }) {
  const generating = groups.find(({ generation_status }) => generation_status === "generating");
  return (
    <Empty title={generating ? t("The audience is not ready yet.") : t("There is no audience to ask yet.")}>
      <p>
        {generating
          ? t("The personas of {name} are being made; a study can start when they are complete.", {
              name: generating.name,
            })
          : t("A study asks the personas of an audience: describe one and have its personas made.")}
      </p>
      {groups.length > 0 ? (
        <a class="button primary" href={`#/projects/${projectId}/audiences`}>
          {t("Go to the audiences")}
        </a>
      ) : (
        <a class="button primary" href={`#/projects/${projectId}/audiences/new`}>
          {t("Describe an audience")}
        </a>
      )}
    </Empty>
  );
}

export function NewStudy({ project: { id: project_id } }: ProjectPageProps) {
  const params = { project_id };
  const { query } = usePlace();
  const from = query.get("from");
  const material = useAnswer(
    async (signal) => {
      const [groups, briefings, newest, study] = await Promise.all([
        callApi("listPersonaGroups", { params, signal }),
        callApi("listBriefings", { params, signal }),
        callApi("listSimulations", { params, query: { order: "desc", limit: MOST_COPIED }, signal }),
        from ? callApi("getSimulation", { params: { ...params, simulation_id: from }, signal }) : undefined,
      ]);
      // The one that is repeated may be older.
      const studies = study ? [study, ...newest.filter(({ id }) => id !== study.id)] : newest;
      return { groups, briefings, studies, study };
    },
    [project_id, from],
    { every: 3_000, until: ({ groups }) => !groups.some((group) => group.generation_status === "generating") },
  );
  const groups = useWithoutDeleted(material.data?.groups ?? []);
  const briefings = useWithoutDeleted(material.data?.briefings ?? []);
  const studies = useWithoutDeleted(material.data?.studies ?? []);
  return (
    <Page title={t("New study")} introduction={t("What do you want to know, and from whom?")}>
      <Loaded answer={material} what={t("the audiences")}>
        {(known) => {
          const ready = groups.filter(({ generation_status }) => generation_status === "complete");
          return ready.length === 0 ? (
            <NoAudience projectId={project_id} groups={groups} />
          ) : (
            <NewStudyForm
              projectId={project_id}
              groups={ready}
              briefings={briefings}
              studies={studies}
              from={known.study}
              audience={query.get("audience")}
              onBriefing={(added) => material.put({ ...known, briefings: [...known.briefings, added] })}
            />
          );
        }}
      </Loaded>
    </Page>
  );
}
