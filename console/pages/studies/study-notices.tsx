import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { asSentence } from "../../api/errors.ts";
import { useAnswer } from "../../components/answers.tsx";
import { WorkButton } from "../../components/work-button.tsx";
import { dollars } from "../../words.ts";
import type { StudyProps } from "./study-props.ts";
import { n, t } from "../../language/say.ts";

/** Notices before the report of a complete study: that it ended early, or lacks people or words. */
export function StudyNotices({ study, params }: StudyProps) {
  const [asked, setAsked] = useState(false);
  const { data } = useAnswer(
    (signal) => callApi("getSimulationResults", { params, query: { limit: 1 }, signal }),
    [params.simulation_id],
  );
  if (!data) return null;
  const { participants_lost: lost, quality } = data.aggregate;
  return (
    <>
      {quality.flags.includes("max_cost_reached") && (
        <p class="alert note">
          {t(
            "The study stopped at its limit of {max_cost_usd}. Its figures rest on the answers collected by " +
              "then, and the report says how many those are. You can repeat the study with a higher limit.",
            { max_cost_usd: dollars(study.max_cost_usd ?? 0) },
          )}
        </p>
      )}
      {lost.length > 0 && (
        <details class="alert note">
          <summary>
            {n(
              lost.length,
              "{count} persona could not be asked to the end; no figure counts it.",
              "{count} personas could not be asked to the end; no figure counts them.",
            )}
          </summary>
          <ul lang={study.language}>
            {lost.map(({ persona_id, persona_name, reason }) => (
              <li key={persona_id}>{`${persona_name}: ${reason}`}</li>
            ))}
          </ul>
        </details>
      )}
      {quality.flags.includes("report_without_words") && (
        <div class="alert note">
          <p>
            {asked
              ? t("The summary is being written. Reload the page in a minute.")
              : t(
                  "The model could not put the figures into words, so the report has no summary and no " +
                    "recommendations.",
                )}
          </p>
          {!asked && study.error && <p>{asSentence(study.error)}</p>}
          {!asked && (
            <WorkButton
              action={t("Write the summary again")}
              working={t("Asking…")}
              work={async () => {
                await callApi("rewriteReport", { params });
                setAsked(true);
              }}
            />
          )}
        </div>
      )}
    </>
  );
}
