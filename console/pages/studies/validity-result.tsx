import type { Answer } from "../../../clients/typescript/src/index.ts";
import { Figure } from "../../components/figure.tsx";
import { Table } from "../../components/table.tsx";
import { count, day, decimal, percent } from "../../words.ts";
import { answererNames } from "./answerers.ts";
import { QuestionValidity } from "./question-validity.tsx";

type Validity = Answer<"getValidity">;

const TONES = {
  personas_nearer: "good",
  direct_estimate_nearer: "bad",
  undecided: "note",
  not_compared: "note",
} as const;

type Overall = Validity["overall"][number];

/** Columns that need three questions, or rows of people: without them nobody has a figure. */
const rarer = [
  {
    heading: "Correlation of means",
    numeric: true,
    of: ({ correlation_of_means }: Overall) => correlation_of_means,
    cell: ({ correlation_of_means }: Overall) => <Figure value={correlation_of_means} />,
  },
  {
    heading: "Share of the ceiling",
    numeric: true,
    of: ({ attainment }: Overall) => attainment,
    cell: ({ attainment }: Overall) => <Figure value={attainment} inWords={percent} />,
  },
];

const Answerers = ({ overall }: { overall: Validity["overall"] }) => (
  <Table
    caption="How near they come to people"
    rows={overall}
    keyOf={({ answerer }) => answerer}
    columns={[
      { heading: "Who answered", cell: ({ answerer }) => answererNames[answerer] },
      { heading: "Questions", numeric: true, cell: ({ questions }) => questions },
      {
        heading: "Error, of the scale’s length",
        numeric: true,
        cell: ({ mean_absolute_error_over_range: error, mean_absolute_error_interval: interval }) => (
          <Figure value={error} interval={interval} inWords={percent} />
        ),
      },
      {
        heading: "KS similarity",
        numeric: true,
        cell: ({ mean_ks_similarity }) => <Figure value={mean_ks_similarity} />,
      },
      {
        heading: "Spread ratio",
        numeric: true,
        cell: ({ mean_sd_ratio }) => <Figure value={mean_sd_ratio} />,
      },
      ...rarer.filter(({ of }) => overall.some((each) => of(each) !== null)),
    ]}
  />
);

const Sentences = ({ title, sentences, lang }: { title: string; sentences: readonly string[]; lang: string }) =>
  sentences.length === 0 ? null : (
    <>
      <h2>{title}</h2>
      <ul lang={lang} dir="auto" class="text">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );

/** What a study is worth beside people: the sentence, who came how near, and each question. */
export function ValidityResult({ validity, lang }: { validity: Validity; lang: string }) {
  const { sentence, verdict, people, overall, questions, split_half_reliability, unmatched, notes } = validity;
  return (
    <>
      <p class={`alert ${TONES[verdict]} sentence`} lang={lang} dir="auto">
        {sentence}
      </p>
      <p class="quiet">
        {people.name}: {count(people.n, "person", "people")}
        {people.source !== people.name && `, ${people.source}`}
        {people.fielded_on && `, asked on ${day(people.fielded_on)}`}
      </p>
      {overall.length > 0 && (
        <>
          <h2>Who comes how near</h2>
          <Answerers overall={overall} />
          {split_half_reliability !== null && (
            <p class="quiet">
              Two halves of the people agree in their means with a reliability of {decimal(split_half_reliability)}:
              nobody can be expected to come nearer.
            </p>
          )}
        </>
      )}
      {questions.length > 0 && (
        <>
          <h2>Question by question</h2>
          {questions.map((question) => (
            <QuestionValidity key={question.question_id} question={question} lang={lang} />
          ))}
        </>
      )}
      <Sentences title="Not matched" sentences={unmatched} lang={lang} />
      <Sentences title="Notes" sentences={notes} lang={lang} />
    </>
  );
}
