import type { Answer } from "../../../clients/typescript/src/index.ts";
import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Facts } from "../../components/facts.tsx";
import { Page } from "../../components/page.tsx";
import { Table } from "../../components/table.tsx";
import type { ProjectPageProps } from "../projects/project-page.ts";
import { decimal, range } from "../../words.ts";
import { chosen } from "../../language/chosen.ts";
import { t } from "../../language/say.ts";

type Found = Answer<"getConvergence">;

const of100 = (share: number) => decimal(100 * share, 1);

function Comparison({ found }: { found: Found }) {
  const { score, confidence_interval: interval, same_population_baseline: baseline, components, findings } = found;
  return (
    <>
      <p class="text">{found.interpretation}</p>
      <Facts
        facts={[
          [t("Agreement"), score === null ? t("no score") : t("{score} of 100", { score: decimal(score, 1) })],
          [t("95 % interval"), interval && range(interval, 1)],
          [t("Expected by chance"), baseline && t("{expected} of 100", { expected: decimal(baseline.expected, 1) })],
          [t("Studies compared"), found.simulation_count],
        ]}
      />
      {components.questions.length > 0 && (
        <>
          <h2>{t("Question by question")}</h2>
          <Table
            caption={t("Questions that at least two studies asked")}
            rows={components.questions}
            keyOf={({ question_id, kind }) => `${kind} ${question_id}`}
            columns={[
              { heading: t("Question"), cell: ({ question }) => question },
              { heading: t("Studies"), numeric: true, cell: ({ studies }) => studies },
              { heading: t("Agreement"), numeric: true, cell: ({ similarity }) => of100(similarity) },
              {
                heading: t("Expected by chance"),
                numeric: true,
                cell: ({ expected_similarity: expected }) => (expected === null ? t("unknown") : of100(expected)),
              },
            ]}
          />
        </>
      )}
      {findings.length > 0 && (
        <>
          <h2>{t("Which findings repeat")}</h2>
          <Table
            caption={t("Findings, and the number of studies that show them")}
            rows={findings}
            keyOf={({ finding }) => finding}
            columns={[
              { heading: t("Finding"), cell: ({ finding }) => finding },
              { heading: t("Shown by"), cell: ({ holds_in, of }) => t("{holds_in} of {of}", { holds_in, of }) },
            ]}
          />
        </>
      )}
    </>
  );
}

/** How far the studies of an audience agree with one another. */
export function Convergence({ project, parameters }: ProjectPageProps) {
  const { group_id = "" } = parameters;
  const params = { project_id: project.id };
  const [briefing, setBriefing] = useState("");
  const briefings = useAnswer((signal) => callApi("listBriefings", { params, signal }), [project.id]);
  const answer = useAnswer(
    (signal) =>
      callApi("getConvergence", {
        params,
        query: { persona_group_id: group_id, language: chosen, ...(briefing ? { briefing_id: briefing } : {}) },
        signal,
      }),
    [group_id, briefing],
  );
  return (
    <Page
      title={t("Agreement between studies")}
      introduction={t(
        "How far this audience’s studies give the same answers. At least two studies must share a question.",
      )}
    >
      <p>
        <a href={`#/projects/${project.id}/audiences/${group_id}`}>{t("Back to the audience")}</a>
      </p>
      {briefings.data && briefings.data.length > 0 && (
        <div class="field">
          <label for="briefing">{t("Studies")}</label>
          <select id="briefing" value={briefing} onChange={(event) => setBriefing(event.currentTarget.value)}>
            <option value="">{t("All of them")}</option>
            {briefings.data.map(({ id, title }) => (
              <option key={id} value={id}>
                {t("That show “{title}”", { title })}
              </option>
            ))}
          </select>
        </div>
      )}
      <Loaded answer={answer} what={t("the comparison")}>
        {(found) => <Comparison found={found} />}
      </Loaded>
    </Page>
  );
}
