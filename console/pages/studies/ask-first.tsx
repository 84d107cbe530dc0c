import { ApiError } from "../../../clients/typescript/src/index.ts";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Table } from "../../components/table.tsx";
import { decimal } from "../../words.ts";
import type { StudyProps } from "./study-props.ts";
import { t } from "../../language/say.ts";

/** The questions that people are best asked first; nothing where a study has no closed question. */
export function AskFirst({ study: { language }, params }: StudyProps) {
  const plan = useAnswer((signal) => callApi("getSamplePlan", { params, query: {}, signal }), [params.simulation_id]);
  if (plan.error instanceof ApiError && plan.error.status === 400) return null;
  return (
    <Loaded answer={plan} what={t("the order of the questions")}>
      {({ ask_first: { people, questions, notes } }) =>
        questions.length === 0 ? null : (
          <>
            <h2>{t("Questions to ask people first")}</h2>
            <Table
              caption={t("Questions by the expected gain from the answers of {people} people", { people })}
              rows={questions}
              keyOf={({ question_id }) => question_id}
              columns={[
                { heading: t("Rank"), numeric: true, cell: ({ rank }) => String(rank) },
                { heading: t("Question"), cell: ({ question }) => <span lang={language}>{question}</span> },
                { heading: t("Expected error, points"), numeric: true, cell: (row) => decimal(row.expected_error) },
                {
                  heading: t("Reduction with {people} people, points", { people }),
                  numeric: true,
                  cell: (row) => decimal(row.expected_gain),
                },
                {
                  heading: t("In words"),
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
