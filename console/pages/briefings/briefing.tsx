import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/dialog.tsx";
import { Facts } from "../../components/facts.tsx";
import { notify } from "../../components/notices.tsx";
import { Page } from "../../components/page.tsx";
import { navigate } from "../../router.ts";
import { dateTime } from "../../words.ts";
import type { ProjectPageProps } from "../projects/project-page.ts";
import { kilobytes } from "./briefings.tsx";
import { locale } from "../../language/chosen.ts";
import { t } from "../../language/say.ts";

/** One briefing, with what personas are shown of it. */
export function Briefing({ project, parameters }: ProjectPageProps) {
  const { briefing_id = "" } = parameters;
  const params = { project_id: project.id, briefing_id };
  const answer = useAnswer((signal) => callApi("getBriefing", { params, signal }), [briefing_id]);
  const [deleting, setDeleting] = useState(false);
  return (
    <Loaded answer={answer} what={t("the briefing")} whole>
      {(briefing) => (
        <Page title={briefing.title} actions={<Button onClick={() => setDeleting(true)}>{t("Delete")}</Button>}>
          <Facts
            facts={[
              [t("File"), briefing.file_name],
              [t("Size"), kilobytes(briefing.size_bytes)],
              [t("Pages"), briefing.page_count],
              [t("Characters read"), briefing.character_count.toLocaleString(locale)],
              [t("Uploaded"), dateTime(briefing.created_at)],
            ]}
          />
          <h2>{t("What personas are shown")}</h2>
          <p class="text">
            {briefing.summary_text ?? t("The text as it stands in the file: it is short enough to need no summary.")}
          </p>
          {deleting && (
            <ConfirmDialog
              title={t("Delete {title}?", { title: briefing.title })}
              action={t("Delete the briefing")}
              onConfirm={async () => {
                await callApi("deleteBriefing", { params });
                notify(t("{title} has been deleted.", { title: briefing.title }));
                navigate(`/projects/${project.id}/briefings`, { replace: true });
              }}
              onClose={() => setDeleting(false)}
            >
              <p>
                {t(
                  "Studies that are complete keep their results; one that still has to show it fails " +
                    "and says why.",
                )}
              </p>
            </ConfirmDialog>
          )}
        </Page>
      )}
    </Loaded>
  );
}
