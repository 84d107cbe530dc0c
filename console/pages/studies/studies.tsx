import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Button } from "../../components/button.tsx";
import { Empty } from "../../components/empty.tsx";
import { Page } from "../../components/page.tsx";
import { Table } from "../../components/table.tsx";
import { dateTime } from "../../words.ts";
import type { ProjectPageProps } from "../projects/project-page.ts";
import { isWorking, statusOf, studyKinds, titleOf, type Study } from "./study-kinds.ts";
import "./studies.css";
import { t } from "../../language/say.ts";

const PAGE = 25;

/** The studies of a project, newest first; their states are updated. */
export function Studies({ project: { id: project_id } }: ProjectPageProps) {
  const [limit, setLimit] = useState(PAGE);
  const params = { project_id };
  const studies = useAnswer(
    (signal) => callApi("listSimulations", { params, query: { order: "desc", limit }, signal }),
    [project_id, limit],
    { every: 2_000, until: (rows) => !rows.some(isWorking) },
  );
  const groups = useAnswer((signal) => callApi("listPersonaGroups", { params, signal }), [project_id]);
  const audienceOf = ({ persona_group_id }: Study) =>
    groups.data ? (groups.data.find(({ id }) => id === persona_group_id)?.name ?? t("deleted")) : "";
  const base = `#/projects/${project_id}/studies`;
  const newStudy = (
    <a class="button primary" href={`${base}/new`}>
      {t("New study")}
    </a>
  );
  return (
    <Page title={t("Studies")} actions={newStudy}>
      <Loaded answer={studies} what={t("the studies")}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t("There are no studies yet.")}>
              <p>
                {t(
                  "A study asks the personas of an audience: in a concept test, a survey, a focus group, " +
                    "interviews or a conjoint study.",
                )}
              </p>
            </Empty>
          ) : (
            <>
              <Table
                caption={t("Studies")}
                rows={rows}
                keyOf={({ id }) => id}
                columns={[
                  { heading: t("Study"), cell: (study) => <a href={`${base}/${study.id}`}>{titleOf(study)}</a> },
                  { heading: t("Kind"), cell: ({ simulation_type }) => studyKinds[simulation_type].label },
                  { heading: t("Audience"), cell: audienceOf },
                  {
                    heading: t("Status"),
                    cell: (study) => <span class={`status ${study.status}`}>{statusOf(study)}</span>,
                  },
                  { heading: t("Created"), cell: ({ created_at }) => dateTime(created_at) },
                ]}
              />
              {rows.length === limit && (
                <div class="paging">
                  <Button onClick={() => setLimit(limit + PAGE)}>{t("Show older studies")}</Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
