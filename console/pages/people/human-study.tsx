import type { Answer } from "../../../clients/typescript/src/index.ts";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { ShareBar } from "../../components/bars.tsx";
import { DeleteButton } from "../../components/deletions.tsx";
import { Facts } from "../../components/facts.tsx";
import { Page } from "../../components/page.tsx";
import { Table } from "../../components/table.tsx";
import { count, dateTime, day, decimal, percent } from "../../words.ts";
import type { ProjectPageProps } from "../projects/project-page.ts";
import "./people.css";

type HumanStudy = Answer<"getHumanStudy">;
type Question = HumanStudy["questions"][number];

const SUBGROUPS = { gender: "gender", age: "age", income_level: "income" };

function scaleOf({ scale }: Question): string | null {
  if (!scale) return null;
  const { points, first_value, low_label, high_label } = scale;
  const end = (value: number, label: string | null) => (label ? `${value} (${label})` : String(value));
  return `${end(first_value, low_label)} to ${end(first_value + points - 1, high_label)}`;
}

/** Answers as they were counted, with the share of those who answered. */
function Counts({ question: { n, counts, text, question_id } }: { question: Question }) {
  if (!counts) return <p class="quiet">Only the mean and the spread were given, not how often each answer was.</p>;
  return (
    <Table
      caption={`Answers: ${text || question_id}`}
      rows={counts}
      keyOf={({ answer }) => String(answer)}
      columns={[
        { heading: "Answer", cell: ({ answer }) => answer },
        {
          heading: "People",
          numeric: true,
          cell: (row) => row.count.toLocaleString("en", { maximumFractionDigits: 1 }),
        },
        { heading: "Share", numeric: true, cell: (row) => percent(n === 0 ? 0 : row.count / n) },
        { heading: "As a bar", cell: (row) => <ShareBar share={n === 0 ? 0 : row.count / n} /> },
      ]}
    />
  );
}

/** Parts of the people that are told apart: `by gender: Female 120, Male 130`. */
function subgroupsOf({ subgroups }: Question): string | null {
  const parts = Map.groupBy(subgroups, ({ by }) => by);
  if (parts.size === 0) return null;
  return [...parts]
    .map(([by, all]) => `by ${SUBGROUPS[by]}: ${all.map(({ value, n }) => `${value} ${n}`).join(", ")}`)
    .join("; ");
}

function QuestionFigures({ question }: { question: Question }) {
  const { question_id, text, n, n_effective, mean, sd, multiple, halves } = question;
  return (
    <section class="question">
      <h3 dir="auto">{text || question_id}</h3>
      <Facts
        facts={[
          ["Question", text ? question_id : null],
          ["People", n.toLocaleString("en")],
          ["Effective sample", n_effective === undefined ? null : decimal(n_effective)],
          ["Mean", mean === null ? null : decimal(mean)],
          ["Spread (SD)", sd === null ? null : decimal(sd)],
          ["Scale", scaleOf(question)],
          ["Options", multiple ? "several could be chosen" : null],
          ["Halves of the people", halves ? "can be compared" : null],
          ["Told apart", subgroupsOf(question)],
        ]}
      />
      <Counts question={question} />
    </section>
  );
}

/** What people chose between, of a conjoint study. */
const Choices = ({ choices: { attributes, tasks, none_share } }: { choices: NonNullable<HumanStudy["choices"]> }) => (
  <section>
    <h2>{count(tasks, "task")} answered</h2>
    <Facts
      facts={[
        ...attributes.map(({ name, levels }): [string, string] => [name, levels.join(", ")]),
        ["None of them", none_share === null ? null : `taken in ${percent(none_share)} of the tasks`],
      ]}
    />
  </section>
);

/** One human study with its figures. */
export function HumanStudyPage({ project: { id: project_id }, parameters }: ProjectPageProps) {
  const { human_study_id = "" } = parameters;
  const params = { project_id, human_study_id };
  const base = `/projects/${project_id}`;
  const answer = useAnswer((signal) => callApi("getHumanStudy", { params, signal }), [human_study_id]);
  return (
    <Loaded answer={answer} what="the human study" whole>
      {({ name, source, fielded_on, people, questions, choices, simulation_id, created_at, weighted, not_read }) => (
        <Page
          title={name}
          actions={
            <DeleteButton
              id={human_study_id}
              sentence={`${name} has been deleted, and the company’s calibration no longer learns from it.`}
              send={() => callApi("deleteHumanStudy", { params })}
              list={`${base}/people`}
            />
          }
        >
          <Facts
            facts={[
              ["Source", source],
              ["People", people.toLocaleString("en")],
              ["Asked on", day(fielded_on)],
              ["Added", dateTime(created_at)],
              ["Counted by", weighted ? "Weights of the file" : null],
              ["Left out of the file", not_read.length === 0 ? null : not_read.join(", ")],
            ]}
          />
          {simulation_id ? (
            <p>
              <a href={`#${base}/studies/${simulation_id}/people?with=${human_study_id}`}>
                See how its personas compare with these people
              </a>
            </p>
          ) : (
            <p class="quiet">
              No study of the project has asked the same yet. The first complete one that does is compared with it.
            </p>
          )}
          {choices ? <Choices choices={choices} /> : <h2>{count(questions.length, "question")}</h2>}
          {questions.map((question, index) => (
            <QuestionFigures key={index} question={question} />
          ))}
        </Page>
      )}
    </Loaded>
  );
}
