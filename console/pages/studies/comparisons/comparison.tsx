import type { Answer } from "../../../../clients/typescript/src/index.ts";
import { useState } from "preact/hooks";
import { callApi } from "../../../api/client.ts";
import { Loaded, useAnswer } from "../../../components/answers.tsx";
import { TickBox } from "../../../components/boxes.tsx";
import { Button } from "../../../components/button.tsx";
import { count, dateTime } from "../../../words.ts";
import { navigate, usePlace } from "../../../router.ts";
import { studyKinds, titleOf, type Study } from "../study-kinds.ts";
import type { StudyProps } from "../study-props.ts";
import { ComparedQuestion } from "./compared-question.tsx";
import { EstimateLegend } from "./estimate-table.tsx";

type Compared = Answer<"compareSimulations">;

/** How many of the newest studies are offered; older ones when asked. */
const PAGE = 100;

const nameOf = ({ name, prompt_question }: Compared["simulations"][number]): string =>
  name ?? prompt_question ?? "without a name";

function ComparisonTables({ comparison, lang }: { comparison: Compared; lang: string }) {
  const { simulations, questions, not_compared, notes } = comparison;
  const columns = simulations.map((simulation) => ({
    key: simulation.letter,
    heading: (
      <>
        <span class="letters">{simulation.letter}</span> <bdi>{nameOf(simulation)}</bdi>
        <span class="quiet interval">
          {count(simulation.personas, "persona")}
          {simulation.weighted && ", weighted"}
        </span>
      </>
    ),
  }));
  return (
    <>
      {questions.map((question) => (
        <ComparedQuestion key={question.question_id} question={question} columns={columns} lang={lang} />
      ))}
      <EstimateLegend what="study" notes={notes} lang={lang} />
      <p class="quiet">
        “Best” is the probability that the figure is the best of all of them among the people whom the personas stand
        for, where nothing was known before.
      </p>
      {not_compared.length > 0 && (
        <details>
          <summary>Not compared</summary>
          <ul>
            {not_compared.map((what) => (
              <li key={what} lang={lang} dir="auto">
                {what}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Tables({ study, params, ids }: StudyProps & { ids: readonly string[] }) {
  const list = ids.join(",");
  const answer = useAnswer(
    (signal) =>
      callApi("compareSimulations", { params: { project_id: params.project_id }, query: { ids: list }, signal }),
    [list],
  );
  return (
    <Loaded answer={answer.error ? { ...answer, data: undefined } : answer} what="the comparison">
      {(comparison) => <ComparisonTables comparison={comparison} lang={study.language} />}
    </Loaded>
  );
}

interface ChoiceProps {
  others: readonly Study[];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

const StudyChoice = ({ others, chosen, onChange }: ChoiceProps) => (
  <fieldset class="study-choice">
    <legend>Beside it</legend>
    <p class="hint">One to nine other complete studies of its kind; compared as soon as one is ticked.</p>
    {others.map((other) => (
      <TickBox
        key={other.id}
        label={
          <>
            <bdi>{titleOf(other)}</bdi>
            <span class="hint">{`${count(other.persona_count, "persona")}, ${dateTime(other.created_at)}`}</span>
          </>
        }
        checked={chosen.includes(other.id)}
        onChange={(checked) => onChange(checked ? [...chosen, other.id] : chosen.filter((id) => id !== other.id))}
      />
    ))}
  </fieldset>
);

/** A study beside others of its kind; which ones stands in the address. */
export function Comparison(props: StudyProps) {
  const { study, params } = props;
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
    <section aria-label="Comparison">
      <Loaded answer={studies} what="the studies">
        {(rows) => {
          const others = rows.filter(
            ({ id, status, simulation_type }) =>
              id !== study.id && status === "complete" && simulation_type === study.simulation_type,
          );
          return (
            <>
              {others.length === 0 ? (
                <p>{`There is no other complete ${studyKinds[study.simulation_type].label.toLowerCase()} yet.`}</p>
              ) : (
                <StudyChoice
                  others={others}
                  chosen={chosen}
                  onChange={(ids) => navigate(`${path}${ids.length > 0 ? `?with=${ids.join(",")}` : ""}`, REPLACED)}
                />
              )}
              {rows.length === limit && (
                <Button tone="link" onClick={() => setLimit(limit + PAGE)}>
                  Look through older studies
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
      {chosen.length > 0 && <Tables {...props} ids={[study.id, ...chosen]} />}
    </section>
  );
}

const REPLACED = { replace: true };
