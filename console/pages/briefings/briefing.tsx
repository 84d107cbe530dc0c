import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { DeleteButton } from "../../components/deletions.tsx";
import { Facts } from "../../components/facts.tsx";
import { Page } from "../../components/page.tsx";
import { dateTime } from "../../words.ts";
import type { ProjectPageProps } from "../projects/project-page.ts";
import { kilobytes } from "./briefings.tsx";
import { CorrectText } from "./correct-text.tsx";
import { Stimulus } from "./stimulus.tsx";
import { locale } from "../../language/chosen.ts";
import { t } from "../../language/say.ts";

/** One briefing, with the part that personas are shown. */
export function Briefing({ project, parameters }: ProjectPageProps) {
  const { briefing_id = "" } = parameters;
  const params = { project_id: project.id, briefing_id };
  const answer = useAnswer((signal) => callApi("getBriefing", { params, signal }), [briefing_id]);
  return (
    <Loaded answer={answer} what={t("the briefing")} whole>
      {(briefing) => (
        <Page
          title={briefing.title}
          actions={
            <DeleteButton
              id={briefing_id}
              sentence={t("{title} has been deleted. A study that still has to show it will fail.", {
                title: briefing.title,
              })}
              send={() => callApi("deleteBriefing", { params })}
              list={`/projects/${project.id}/briefings`}
            />
          }
        >
          <Facts
            facts={[
              [t("File"), briefing.file_name],
              [t("Size"), kilobytes(briefing.size_bytes)],
              [t("Pages"), briefing.page_count],
              [t("Characters read"), briefing.character_count.toLocaleString(locale)],
              [t("Uploaded"), dateTime(briefing.created_at)],
            ]}
          />
          <h2>{t("What personas see")}</h2>
          <Stimulus briefing={briefing} />
          <CorrectText key={briefing.id} briefing={briefing} />
        </Page>
      )}
    </Loaded>
  );
}
