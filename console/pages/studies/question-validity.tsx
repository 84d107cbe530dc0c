import { axisOf, ShareBar, SpreadBar, type Spread, type Whose } from "../../components/bars.tsx";
import { Figure } from "../../components/figure.tsx";
import { Table } from "../../components/table.tsx";
import { percent } from "../../words.ts";
import { answererNames, type Answerer, type Question } from "./answerers.ts";
import { PairedEstimate } from "./paired-estimate.tsx";

type Fidelity = Question["personas"];

const answerers = Object.keys(answererNames) as Answerer[];

/** Those who answered the question, with their figures. */
const answersOf = (question: Question): [Answerer, Fidelity][] =>
  answerers.flatMap((answerer) => {
    const fidelity = question[answerer];
    return fidelity ? [[answerer, fidelity]] : [];
  });

const colourOf = (answerer: Answerer): Whose => (answerer === "personas" ? "personas" : "others");

interface ScaleRow {
  name: string;
  whose: Whose;
  n: number | null;
  spread: Spread | null;
  fidelity: Fidelity | null;
}

const spreadOf = ({ mean, sd }: { mean: number | null; sd: number | null }): Spread | null =>
  mean === null ? null : { mean, sd: sd ?? 0 };

/** Means with their spread on one axis, beside the same figures. */
function ScaleTable({ question }: { question: Question }) {
  const { people } = question;
  const rows: ScaleRow[] = [
    { name: "People", whose: "people", n: people.n, spread: spreadOf(people), fidelity: null },
    ...answersOf(question).map(([answerer, fidelity]) => ({
      name: answererNames[answerer],
      whose: colourOf(answerer),
      n: fidelity.n,
      spread: spreadOf(fidelity),
      fidelity,
    })),
  ];
  const axis = axisOf(rows.flatMap(({ spread }) => spread ?? []));
  return (
    <Table
      caption={`Means and spreads: ${question.question}`}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { heading: "Who answered", cell: ({ name, n }) => (n === null ? name : `${name} (${n.toLocaleString("en")})`) },
        { heading: "Mean", numeric: true, cell: ({ spread }) => <Figure value={spread?.mean} /> },
        { heading: "Spread (SD)", numeric: true, cell: ({ spread }) => <Figure value={spread?.sd} /> },
        {
          heading: "Mean ± SD",
          cell: ({ spread, whose }) => spread && <SpreadBar {...spread} axis={axis} whose={whose} />,
        },
        {
          heading: "Difference",
          numeric: true,
          cell: ({ fidelity }) => <Figure value={fidelity?.difference} interval={fidelity?.difference_interval} />,
        },
        {
          heading: "KS similarity",
          numeric: true,
          cell: ({ fidelity }) => <Figure value={fidelity?.ks_similarity} />,
        },
      ]}
    />
  );
}

/** Shares of each option, people's and everybody's, with bars for people and personas. */
function OptionTable({ question }: { question: Question }) {
  const all = answersOf(question);
  const others = all.filter(([answerer]) => answerer !== "personas");
  const shareOf = ({ shares }: Fidelity, option: string) => shares.find(({ answer }) => answer === option)?.share;
  return (
    <>
      <Table
        caption={`Shares: ${question.question}`}
        rows={question.personas.shares}
        keyOf={({ answer }) => answer}
        columns={[
          { heading: "Option", cell: ({ answer }) => answer },
          { heading: "People", numeric: true, cell: ({ people }) => percent(people) },
          { heading: "Personas", numeric: true, cell: ({ share }) => percent(share) },
          {
            heading: "People above, personas below",
            cell: ({ share, people }) => (
              <>
                <ShareBar share={people} whose="people" />
                <ShareBar share={share} whose="personas" />
              </>
            ),
          },
          ...others.map(([answerer, fidelity]) => ({
            heading: answererNames[answerer],
            numeric: true,
            cell: ({ answer }: { answer: string }) => <Figure value={shareOf(fidelity, answer)} inWords={percent} />,
          })),
        ]}
      />
      <p class="quiet">
        Misplaced answers:{" "}
        {all
          .filter(([, { total_variation }]) => total_variation !== null)
          .map(([answerer, { total_variation }]) => `${answererNames[answerer]} ${percent(total_variation ?? 0)}`)
          .join(", ")}
      </p>
      {question.personas.empty_options.length > 0 && (
        <p>Answered by people, by no persona: {question.personas.empty_options.join(", ")}</p>
      )}
    </>
  );
}

const SUBGROUPS = { gender: "Gender", age: "Age", income_level: "Income" };

const Subgroups = ({ question: { question, subgroups } }: { question: Question }) => (
  <details>
    <summary>By gender, age and income</summary>
    <Table
      caption={`Parts of the people: ${question}`}
      rows={subgroups}
      keyOf={({ by, value }) => `${by} ${value}`}
      columns={[
        { heading: "Part", cell: ({ by, value }) => `${SUBGROUPS[by]}: ${value}` },
        { heading: "People", numeric: true, cell: ({ people }) => people.toLocaleString("en") },
        { heading: "Personas", numeric: true, cell: ({ personas }) => personas.toLocaleString("en") },
        {
          heading: "Difference",
          numeric: true,
          cell: ({ difference, difference_interval }) => <Figure value={difference} interval={difference_interval} />,
        },
        {
          heading: "KS similarity",
          numeric: true,
          cell: ({ ks_similarity }) => <Figure value={ks_similarity} />,
        },
      ]}
    />
  </details>
);

/** One question: people beside personas and everybody else who answered it. */
export const QuestionValidity = ({ question, lang }: { question: Question; lang: string }) => (
  <section class="question">
    <h3 lang={lang} dir="auto">
      {question.question}
    </h3>
    {question.kind === "scale" ? <ScaleTable question={question} /> : <OptionTable question={question} />}
    {question.paired && <PairedEstimate paired={question.paired} />}
    {question.subgroups.length > 0 && <Subgroups question={question} />}
  </section>
);
