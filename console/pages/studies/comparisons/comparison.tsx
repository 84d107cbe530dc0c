import { useState } from "preact/hooks";
import { callApi } from "../../../api/client.ts";
import { Loaded, useAnswer } from "../../../components/answers.tsx";
import { TickBox } from "../../../components/boxes.tsx";
import { Button } from "../../../components/button.tsx";
import { dateTime } from "../../../words.ts";
import { navigate, usePlace } from "../../../router.ts";
import { ReportSection } from "../report-section.tsx";
import { titleOf, type Study } from "../study-kinds.ts";
import type { StudyProps } from "../study-props.ts";
import { n, t } from "../../../language/say.ts";

/** The number of newest studies to choose from; older ones load on request. */
const PAGE = 100;

interface ChoiceProps {
  others: readonly Study[];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

const StudyChoice = ({ others, chosen, onChange }: ChoiceProps) => (
  <fieldset class="study-choice">
    <legend>{t("Compare with")}</legend>
    <p class="hint">{t("One to nine other complete studies of its kind; compared as soon as one is ticked.")}</p>
    {others.map((other) => (
      <TickBox
        key={other.id}
        label={
          <>
            <bdi>{titleOf(other)}</bdi>
            <span class="hint">
              {n(other.persona_count, "{count} persona, {created_at}", "{count} personas, {created_at}", {
                created_at: dateTime(other.created_at),
              })}
            </span>
          </>
        }
        checked={chosen.includes(other.id)}
        onChange={(checked) => onChange(checked ? [...chosen, other.id] : chosen.filter((id) => id !== other.id))}
      />
    ))}
  </fieldset>
);

/** A study compared with others of its kind; the address names them. */
export function Comparison({ study, params }: StudyProps) {
  const { path, query } = usePlace();
  const [limit, setLimit] = useState(PAGE);
  const studies = useAnswer(
    (signal) =>
      callApi("listSimulations", {
        params: { project_id: params.project_id },
        query: { order: "desc", limit },
        signal,
      }),
    [params.project_id, limit],
  );
  const chosen = (query.get("with") ?? "").split(",").filter(Boolean);
  return (
    <section aria-label={t("Comparison")}>
      <Loaded answer={studies} what={t("the studies")}>
        {(rows) => {
          const others = rows.filter(
            ({ id, status, simulation_type }) =>
              id !== study.id && status === "complete" && simulation_type === study.simulation_type,
          );
          return (
            <>
              {others.length === 0 ? (
                <p>{t("There is no other complete study of this kind yet.")}</p>
              ) : (
                <StudyChoice
                  others={others}
                  chosen={chosen}
                  onChange={(ids) => navigate(`${path}${ids.length > 0 ? `?with=${ids.join(",")}` : ""}`, REPLACED)}
                />
              )}
              {rows.length === limit && (
                <Button tone="link" onClick={() => setLimit(limit + PAGE)}>
                  {t("Look through older studies")}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
      {chosen.length > 0 && (
        <ReportSection
          params={params}
          title={t("Figures of the studies")}
          wanted={{ section: "comparison", with: chosen.join(",") }}
        />
      )}
    </section>
  );
}

const REPLACED = { replace: true };
