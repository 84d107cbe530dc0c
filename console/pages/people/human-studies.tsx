import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Empty } from "../../components/empty.tsx";
import { Page } from "../../components/page.tsx";
import { Table } from "../../components/table.tsx";
import { day } from "../../words.ts";
import type { ProjectPageProps } from "../projects/project-page.ts";
import { locale } from "../../language/chosen.ts";
import { n, t } from "../../language/say.ts";

/** What people answered to the questions of the project's studies, newest upload first. */
export function HumanStudies({ project: { id: project_id } }: ProjectPageProps) {
  const params = { project_id };
  const base = `#/projects/${project_id}/people`;
  const humanStudies = useAnswer(
    (signal) => callApi("listHumanStudies", { params, query: { order: "desc" }, signal }),
    [project_id],
  );
  return (
    <Page
      title={t("Human data")}
      actions={
        <a class="button primary" href={`${base}/new`}>
          {t("Add a human study")}
        </a>
      }
      introduction={t("Real people’s answers to the questions of your studies. They show how far to trust personas.")}
    >
      <Loaded answer={humanStudies} what={t("the human studies")}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t("No people have been asked yet.")}>
              <p>
                {t(
                  "Ask some people what a study asked its personas, and add their answers here: the " +
                    "counts of each answer, or a file with a row per person. The study then shows how " +
                    "far its personas were from them. After six such studies, every later study also " +
                    "predicts what people would answer.",
                )}
              </p>
            </Empty>
          ) : (
            <Table
              caption={t("Human studies")}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                { heading: t("Name"), cell: ({ id, name }) => <a href={`${base}/${id}`}>{name}</a> },
                { heading: t("Source"), cell: ({ source }) => source },
                { heading: t("People"), numeric: true, cell: ({ people }) => people.toLocaleString(locale) },
                {
                  heading: t("Questions"),
                  numeric: true,
                  cell: ({ questions, choices }) =>
                    choices ? n(choices.tasks, "{count} task", "{count} tasks") : questions.length,
                },
                { heading: t("Asked on"), cell: ({ fielded_on }) => day(fielded_on) },
                {
                  heading: t("Compared with"),
                  cell: ({ id, simulation_id, name }) =>
                    simulation_id ? (
                      <a href={`#/projects/${project_id}/studies/${simulation_id}/people?with=${id}`}>
                        {t("a study")}
                        <span class="hidden">: {name}</span>
                      </a>
                    ) : (
                      <span class="quiet">{t("no study yet")}</span>
                    ),
                },
              ]}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
