import type { Answer } from "../../../clients/typescript/src/index.ts";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { ShareBar } from "../../components/bars.tsx";
import { DeleteButton } from "../../components/deletions.tsx";
import { Facts } from "../../components/facts.tsx";
import { Page } from "../../components/page.tsx";
import { Table } from "../../components/table.tsx";
import { dateTime, day, decimal, percent, rangeInWords } from "../../words.ts";
import type { ProjectPageProps } from "../projects/project-page.ts";
import "./people.css";
import { locale } from "../../language/chosen.ts";
import { profileWord } from "../../profile-words.ts";
import { n, t } from "../../language/say.ts";

type HumanStudy = Answer<"getHumanStudy">;
type Question = HumanStudy["questions"][number];

const SUBGROUPS = { gender: t("by gender"), age: t("by age"), income_level: t("by income") };

function scaleOf({ scale }: Question): string | null {
  if (!scale) return null;
  const { points, first_value, low_label, high_label } = scale;
  const end = (value: number, label: string | null) => (label ? `${value} (${label})` : String(value));
  return rangeInWords([end(first_value, low_label), end(first_value + points - 1, high_label)]);
}

/** Answers with their counts, and shares of those who answered. */
function Counts({ question: { n, counts, text, question_id } }: { question: Question }) {
  if (!counts)
    return <p class="quiet">{t("Only the mean and the spread are known, not the number of each answer.")}</p>;
  return (
    <Table
      caption={t("Answers: {text}", { text: text || (question_id ?? "") })}
      rows={counts}
      keyOf={({ answer }) => String(answer)}
      columns={[
        { heading: t("Answer"), cell: ({ answer }) => answer },
        {
          heading: t("People"),
          numeric: true,
          cell: (row) => row.count.toLocaleString(locale, { maximumFractionDigits: 1 }),
        },
        { heading: t("Share"), numeric: true, cell: (row) => percent(n === 0 ? 0 : row.count / n) },
        { heading: t("As a bar"), cell: (row) => <ShareBar share={n === 0 ? 0 : row.count / n} /> },
      ]}
    />
  );
}

/** Subgroups with their own figures: `by gender: Female 120, Male 130`. */
function subgroupsOf({ subgroups }: Question): string | null {
  const parts = Map.groupBy(subgroups, ({ by }) => by);
  if (parts.size === 0) return null;
  return [...parts]
    .map(([by, all]) => `${SUBGROUPS[by]}: ${all.map(({ value, n }) => `${profileWord(value)} ${n}`).join(", ")}`)
    .join("; ");
}

function QuestionFigures({ question }: { question: Question }) {
  const { question_id, text, n, n_effective, mean, sd, multiple, halves } = question;
  return (
    <section class="question">
      <h3 dir="auto">{text || question_id}</h3>
      <Facts
        facts={[
          [t("Question"), text ? question_id : null],
          [t("People"), n.toLocaleString(locale)],
          [t("Effective sample"), n_effective === undefined ? null : decimal(n_effective)],
          [t("Mean"), mean === null ? null : decimal(mean)],
          [t("Spread (SD)"), sd === null ? null : decimal(sd)],
          [t("Scale"), scaleOf(question)],
          [t("Options"), multiple ? t("several could be chosen") : null],
          [t("Halves of the people"), halves ? t("can be compared") : null],
          [t("Subgroups"), subgroupsOf(question)],
        ]}
      />
      <Counts question={question} />
    </section>
  );
}

/** The attributes that people chose between, for a conjoint study. */
const Choices = ({ choices: { attributes, tasks, none_share } }: { choices: NonNullable<HumanStudy["choices"]> }) => (
  <section>
    <h2>{n(tasks, "{count} task answered", "{count} tasks answered")}</h2>
    <Facts
      facts={[
        ...attributes.map(({ name, levels }): [string, string] => [name, levels.join(", ")]),
        [
          t("None of them"),
          none_share === null ? null : t("chosen in {none_share} of the tasks", { none_share: percent(none_share) }),
        ],
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
    <Loaded answer={answer} what={t("the human study")} whole>
      {({ name, source, fielded_on, people, questions, choices, simulation_id, created_at, weighted, not_read }) => (
        <Page
          title={name}
          actions={
            <DeleteButton
              id={human_study_id}
              sentence={t("{name} has been deleted, and the company’s calibration no longer learns from it.", { name })}
              send={() => callApi("deleteHumanStudy", { params })}
              list={`${base}/people`}
            />
          }
        >
          <Facts
            facts={[
              [t("Source"), source],
              [t("People"), people.toLocaleString(locale)],
              [t("Asked on"), day(fielded_on)],
              [t("Added"), dateTime(created_at)],
              [t("Counted by"), weighted ? t("Weights of the file") : null],
              [t("Left out of the file"), not_read.length === 0 ? null : not_read.join(", ")],
            ]}
          />
          {simulation_id ? (
            <p>
              <a href={`#${base}/studies/${simulation_id}/people?with=${human_study_id}`}>
                {t("See how its personas compare with these people")}
              </a>
            </p>
          ) : (
            <p class="quiet">
              {t(
                "No study of the project has asked the same yet. The first complete one that does is " +
                  "compared with it.",
              )}
            </p>
          )}
          {choices ? (
            <Choices choices={choices} />
          ) : (
            <h2>{n(questions.length, "{count} question", "{count} questions")}</h2>
          )}
          {questions.map((question, index) => (
            <QuestionFigures key={index} question={question} />
          ))}
        </Page>
      )}
    </Loaded>
  );
}
