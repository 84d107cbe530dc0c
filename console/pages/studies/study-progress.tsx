import { callApi } from "../../api/client.ts";
import { useAnswer } from "../../components/answers.tsx";
import { Avatar } from "../../components/avatar.tsx";
import { Progress } from "../../components/progress.tsx";
import { SampleOutcome } from "./sample-outcome.tsx";
import type { Study } from "./study-kinds.ts";
import type { StudyProps } from "./study-props.ts";
import { t } from "../../language/say.ts";

const WORDS = {
  pending: t("waiting"),
  running: t("being asked"),
  complete: t("done"),
  failed: t("incomplete"),
};

/** Pictures of the personas of a study by their ids; deleted personas have none. */
export function useAvatars(project_id: string, group_id: string): ReadonlyMap<string, string> {
  const { data } = useAnswer(
    async (signal) => {
      const personas = await callApi("listPersonas", { params: { project_id, group_id }, signal });
      return new Map(personas.map(({ id, avatar_url }) => [id, avatar_url]));
    },
    [project_id, group_id],
  );
  return data ?? new Map<string, string>();
}

/** The progress in this page's language; the service's own line is in the study's. */
export function progressInWords({ status, progress: { completed, total } }: Study): string {
  if (status === "generating_report") return t("being written");
  return status === "pending" ? t("about to start") : t("{completed} of {total} are done", { completed, total });
}

/** The progress in quarters, so that screen readers do not announce every persona. */
function spoken({ status, progress: { percent } }: Study): string {
  if (status === "generating_report") return t("The report is being written.");
  if (status === "pending") return t("The study is about to start.");
  const quarter = Math.floor(percent / 25) * 25;
  return quarter === 0 ? t("The study is running.") : t("{quarter} percent are done.", { quarter });
}

/** The progress of a study, in total and for each persona. */
export function StudyProgress({ study, params }: Pick<StudyProps, "study" | "params">) {
  const { progress, status } = study;
  const avatars = useAvatars(params.project_id, study.persona_group_id);
  const writing = status === "generating_report";
  return (
    <section aria-label={t("Progress")}>
      <Progress
        label={writing ? t("Report") : t("Study")}
        value={writing || status === "pending" ? undefined : progress.percent / 100}
        text={progressInWords(study)}
        spoken={spoken(study)}
      />
      {study.sample && <SampleOutcome sample={study.sample} />}
      <ul class="participants">
        {progress.personas.map(({ persona_id, full_name, status: state }) => {
          const url = avatars.get(persona_id);
          return (
            <li key={persona_id} class={state}>
              {url ? <Avatar url={url} /> : <span class="avatar blank" />}
              <span>
                {full_name}
                <span class="quiet">{WORDS[state]}</span>
              </span>
            </li>
          );
        })}
      </ul>
      {!writing && <p class="quiet">{t("You can leave this page; the study continues.")}</p>}
    </section>
  );
}
