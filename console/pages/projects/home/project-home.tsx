import { useState } from "preact/hooks";
import { callApi } from "../../../api/client.ts";
import { Loaded, useAnswer } from "../../../components/answers.tsx";
import { Button } from "../../../components/button.tsx";
import { useWithoutDeleted } from "../../../components/deletions.tsx";
import { isWorking } from "../../studies/study-kinds.ts";
import type { Project } from "../project-page.ts";
import { FirstSteps } from "./first-steps.tsx";
import { nextStep } from "./next-step.ts";
import { StudyCard } from "./study-card.tsx";
import "../../studies/studies.css";
import "./home.css";
import { t } from "../../../language/say.ts";

const PAGE = 12;
const REFRESH_MS = 2_000;

/** The start page of a project: its first steps, or its studies with their figures, and the next thing to do. */
export function ProjectHome({ project: { id: project_id } }: { project: Project }) {
  const [limit, setLimit] = useState(PAGE);
  const params = { project_id };
  const base = `/projects/${project_id}`;
  const known = useAnswer(
    async (signal) => {
      const [groups, studies] = await Promise.all([
        callApi("listPersonaGroups", { params, signal }),
        callApi("listSimulations", { params, query: { order: "desc", limit }, signal }),
      ]);
      return { groups, studies };
    },
    [project_id, limit],
    {
      every: REFRESH_MS,
      until: ({ groups, studies }) =>
        !studies.some(isWorking) && !groups.some(({ generation_status }) => generation_status === "generating"),
    },
  );
  const groups = useWithoutDeleted(known.data?.groups ?? []);
  const studies = useWithoutDeleted(known.data?.studies ?? []);
  return (
    <Loaded answer={known} what={t("the studies")}>
      {({ studies: page }) => {
        const next = nextStep(groups, studies);
        if (studies.length === 0) return <FirstSteps base={base} hasAudience={groups.length > 0} next={next} />;
        const audiences = new Map(groups.map(({ id, name }) => [id, name]));
        return (
          <>
            <div class="next-step">
              <p>
                <strong>{t("Next:")}</strong> <span dir="auto">{next.sentence}</span>
              </p>
              <div class="actions">
                {next.go && (
                  <a class="button" href={`#${base}${next.go.place}`}>
                    {next.go.label}
                  </a>
                )}
                <a class="button primary" href={`#${base}/studies/new`}>
                  {t("New study")}
                </a>
              </div>
            </div>
            <h2>{t("Studies")}</h2>
            <ul class="study-cards">
              {studies.map((study) => (
                <StudyCard
                  key={study.id}
                  study={study}
                  base={base}
                  audience={audiences.get(study.persona_group_id) ?? t("deleted audience")}
                />
              ))}
            </ul>
            {page.length === limit && (
              <div class="paging">
                <Button onClick={() => setLimit(limit + PAGE)}>{t("Show older studies")}</Button>
              </div>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
