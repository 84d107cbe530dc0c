import type { Answer } from "../../../../clients/typescript/src/index.ts";
import { callApi } from "../../../api/client.ts";
import { Alert } from "../../../components/alert.tsx";
import { Figure } from "../../../components/figure.tsx";
import { Loaded, useAnswer } from "../../../components/answers.tsx";
import { Table } from "../../../components/table.tsx";
import { asSentence } from "../../../api/errors.ts";
import { count, decimal } from "../../../words.ts";
import type { StudyProps } from "../study-props.ts";
import { figureWriter, itemName } from "./estimates.tsx";

type Norms = Answer<"getNorms">;
type NormFigure = Norms["figures"][number];

/** A rank of 0 to 100 among the others as a dot with its interval; the band is the middle half of them. */
const PercentileStrip = ({ rank, interval }: { rank: number; interval: readonly number[] | null }) => {
  const at = (value: number) => `${4 + 0.92 * value}%`;
  return (
    <svg class="percentile-strip" aria-hidden="true">
      <rect class="ground" x={at(0)} width="92%" y="50%" height="8" />
      <rect class="middle-half" x={at(25)} width="46%" y="50%" height="8" />
      <line class="grid" x1={at(50)} x2={at(50)} y1="15%" y2="85%" />
      {interval && <line x1={at(interval[0] ?? rank)} x2={at(interval[1] ?? rank)} y1="50%" y2="50%" />}
      <circle cx={at(rank)} cy="50%" r="6" />
    </svg>
  );
};

const FIGURES = [
  ["mean", "Means"],
  ["top_two_box", "Top two box"],
] as const;

const NormTable = ({ caption, figures }: { caption: string; figures: readonly NormFigure[] }) => (
  <Table
    caption={caption}
    rows={figures}
    keyOf={({ question_id }) => question_id}
    columns={[
      { heading: "Question", cell: ({ question_id }) => itemName(question_id) },
      {
        heading: "This concept",
        numeric: true,
        cell: (row) => (
          <>
            {figureWriter(row)(row.value)}
            <span class="quiet interval">n = {row.base}</span>
          </>
        ),
      },
      {
        heading: "Better than",
        numeric: true,
        cell: ({ percentile_rank, percentile_interval }) => (
          <Figure
            value={percentile_rank}
            interval={percentile_interval}
            inWords={(value: number) => `${decimal(value, 0)} %`}
          />
        ),
      },
      {
        heading: "Place",
        cell: ({ percentile_rank, percentile_interval }) =>
          percentile_rank !== null && <PercentileStrip rank={percentile_rank} interval={percentile_interval} />,
      },
      {
        heading: "Median of the others",
        numeric: true,
        cell: (row) => (
          <>
            <Figure value={row.median} interval={row.quartiles} inWords={figureWriter(row)} />
            <span class="quiet interval">{count(row.concepts, "concept")}</span>
          </>
        ),
      },
    ]}
  />
);

const ABOVE =
  " “Better than” is the share of them that it lies above, with a 95 % interval by the errors of all figures; " +
  "the band of the strip is their middle half. Below the median stand their quartiles.";

function NormTables({ norms }: { norms: Norms }) {
  const { ready, missing, concepts, figures } = norms;
  return (
    <>
      {missing !== null && <Alert tone="note">{asSentence(missing)}</Alert>}
      <p>
        {`Among ${count(concepts, "other concept")} that your company has tested and the same method has rated.`}
        {ready && ABOVE}
      </p>
      {FIGURES.map(([figure, caption]) => (
        <section key={figure}>
          <h2>{caption}</h2>
          <NormTable caption={caption} figures={figures.filter((one) => one.figure === figure)} />
        </section>
      ))}
    </>
  );
}

/** Where a concept stands among all that the company has tested. */
export function NormsPart({ params }: StudyProps) {
  const norms = useAnswer((signal) => callApi("getNorms", { params, signal }), [params.simulation_id]);
  return (
    <section aria-label="Norms">
      <Loaded answer={norms} what="the norms">
        {(known) => <NormTables norms={known} />}
      </Loaded>
    </section>
  );
}
