import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Empty } from "../../components/empty.tsx";
import { Page } from "../../components/page.tsx";
import { Table } from "../../components/table.tsx";
import { date } from "../../words.ts";
import type { ProjectPageProps } from "../projects/project-page.ts";
import { placeOf } from "./definition.ts";
import { stateOf } from "./state-of.ts";
import { t } from "../../language/say.ts";

const REFRESH_MS = 2_000;

/** The audiences of a project. */
export function Audiences({ project }: ProjectPageProps) {
  const base = `/projects/${project.id}/audiences`;
  const groups = useAnswer(
    (signal) => callApi("listPersonaGroups", { params: { project_id: project.id }, query: { order: "desc" }, signal }),
    [project.id],
    { every: REFRESH_MS, until: (all) => all.every(({ generation_status: status }) => status !== "generating") },
  );
  return (
    <Page
      title={t("Audiences")}
      actions={
        <a class="button primary" href={`#${base}/new`}>
          {t("New audience")}
        </a>
      }
      introduction={t("Groups of synthetic consumers. You run studies on them.")}
    >
      <Loaded answer={groups} what={t("the audiences")}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t("There are no audiences yet.")}>
              <p>
                {t(
                  "Describe the first one in your own words. You check how it was understood before any persona " +
                    "is made.",
                )}
              </p>
            </Empty>
          ) : (
            <Table
              caption={t("Audiences")}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                { heading: t("Name"), cell: ({ id, name }) => <a href={`#${base}/${id}`}>{name}</a> },
                { heading: t("Personas"), numeric: true, cell: (group) => group.personas_total },
                { heading: t("Place"), cell: placeOf },
                { heading: t("State"), cell: stateOf },
                { heading: t("Created"), cell: ({ created_at }) => date(created_at) },
              ]}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
