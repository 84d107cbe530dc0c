import type { Answer } from "../../../clients/typescript/src/index.ts";
import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Facts } from "../../components/facts.tsx";
import { Page } from "../../components/page.tsx";
import { Table } from "../../components/table.tsx";
import type { ProjectPageProps } from "../projects/project-page.ts";

type Found = Answer<"getConvergence">;

const of100 = (share: number) => (100 * share).toFixed(1);

function Comparison({ found }: { found: Found }) {
  const { score, confidence_interval: interval, same_population_baseline: baseline, components, findings } = found;
  return (
    <>
      <p class="text">{found.interpretation}</p>
      <Facts
        facts={[
          ["Agreement", score === null ? "no score" : `${score.toFixed(1)} of 100`],
          ["95 % interval", interval && `${interval[0]?.toFixed(1)} to ${interval[1]?.toFixed(1)}`],
          ["Chance alone leaves", baseline && `${baseline.expected.toFixed(1)} of 100`],
          ["Studies compared", found.simulation_count],
        ]}
      />
      {components.questions.length > 0 && (
        <>
          <h2>Question by question</h2>
          <Table
            caption="Questions that at least two studies asked"
            rows={components.questions}
            keyOf={({ question_id, kind }) => `${kind} ${question_id}`}
            columns={[
              { heading: "Question", cell: ({ question }) => question },
              { heading: "Studies", numeric: true, cell: ({ studies }) => studies },
              { heading: "Agreement", numeric: true, cell: ({ similarity }) => of100(similarity) },
              {
                heading: "Chance leaves",
                numeric: true,
                cell: ({ expected_similarity: expected }) => (expected === null ? "unknown" : of100(expected)),
              },
            ]}
          />
        </>
      )}
      {findings.length > 0 && (
        <>
          <h2>Which findings hold</h2>
          <Table
            caption="Findings, and in how many studies they hold"
            rows={findings}
            keyOf={({ finding }) => finding}
            columns={[
              { heading: "Finding", cell: ({ finding }) => finding },
              { heading: "Holds in", cell: ({ holds_in, of }) => `${holds_in} of ${of}` },
            ]}
          />
        </>
      )}
    </>
  );
}

/** How far the studies of an audience come to the same answers. */
export function Convergence({ project, parameters }: ProjectPageProps) {
  const { group_id = "" } = parameters;
  const params = { project_id: project.id };
  const [briefing, setBriefing] = useState("");
  const briefings = useAnswer((signal) => callApi("listBriefings", { params, signal }), [project.id]);
  const answer = useAnswer(
    (signal) =>
      callApi("getConvergence", {
        params,
        query: { persona_group_id: group_id, ...(briefing ? { briefing_id: briefing } : {}) },
        signal,
      }),
    [group_id, briefing],
  );
  return (
    <Page
      title="Agreement between studies"
      introduction="How far this audience’s studies give the same answers. It takes two that share a question."
    >
      <p>
        <a href={`#/projects/${project.id}/audiences/${group_id}`}>Back to the audience</a>
      </p>
      {briefings.data && briefings.data.length > 0 && (
        <div class="field">
          <label for="briefing">Studies</label>
          <select id="briefing" value={briefing} onChange={(event) => setBriefing(event.currentTarget.value)}>
            <option value="">All of them</option>
            {briefings.data.map(({ id, title }) => (
              <option key={id} value={id}>
                That show “{title}”
              </option>
            ))}
          </select>
        </div>
      )}
      <Loaded answer={answer} what="the comparison">
        {(found) => <Comparison found={found} />}
      </Loaded>
    </Page>
  );
}
