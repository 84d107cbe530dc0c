import { ApiError } from "../../../clients/typescript/src/index.ts";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Table } from "../../components/table.tsx";
import { decimal } from "../../words.ts";
import type { StudyProps } from "./study-props.ts";

/** The questions that people are best asked first; nothing where a study has no closed question. */
export function AskFirst({ study: { language }, params }: StudyProps) {
  const plan = useAnswer((signal) => callApi("getSamplePlan", { params, query: {}, signal }), [params.simulation_id]);
  if (plan.error instanceof ApiError && plan.error.status === 400) return null;
  return (
    <Loaded answer={plan} what="the order of the questions">
      {({ ask_first: { people, questions, notes } }) =>
        questions.length === 0 ? null : (
          <>
            <h2>Where to ask people first</h2>
            <Table
              caption={`Questions by what ${people} people’s answers would bring`}
              rows={questions}
              keyOf={({ question_id }) => question_id}
              columns={[
                { heading: "Rank", numeric: true, cell: ({ rank }) => String(rank) },
                { heading: "Question", cell: ({ question }) => <span lang={language}>{question}</span> },
                { heading: "Expected error, points", numeric: true, cell: (row) => decimal(row.expected_error) },
                {
                  heading: `Less with ${people} people, points`,
                  numeric: true,
                  cell: (row) => decimal(row.expected_gain),
                },
                {
                  heading: "In words",
                  cell: ({ sentence }) => (
                    <span lang={language} dir="auto">
                      {sentence}
                    </span>
                  ),
                },
              ]}
            />
            {notes.map((note) => (
              <p key={note} class="quiet" lang={language} dir="auto">
                {note}
              </p>
            ))}
          </>
        )
      }
    </Loaded>
  );
}
