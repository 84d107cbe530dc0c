import type { Answer } from "../../../clients/typescript/src/index.ts";
import { Figure } from "../../components/figure.tsx";
import { Table } from "../../components/table.tsx";
import { count } from "../../words.ts";

type Robustness = Answer<"getReliabilityCheck">["robustness"][number];
type Shift = Robustness["questions"][number];

export type Variation = Robustness["variation"];

/** What can be varied, as the form offers it and the outcome names it; `impossible` in studies that have none of it. */
export const VARIATIONS: readonly { name: Variation; label: string; hint: string; impossible: readonly string[] }[] = [
  {
    name: "wording",
    label: "Questions in other words",
    hint: "A model rewords what is asked; numbers, names and negations stay.",
    impossible: ["conjoint"],
  },
  {
    name: "scale",
    label: "Scales, options or order turned round",
    hint: "Shown from the other end. A concept test asks its questions in reverse order.",
    impossible: ["idi_ai", "focus_group"],
  },
  {
    name: "persona",
    label: "Profiles told in another form",
    hint: "The same facts as notes, in reverse order.",
    impossible: [],
  },
  {
    name: "model",
    label: "Another model",
    hint: "Needs a second model that is set up to answer as personas.",
    impossible: [],
  },
];

const labelOf = ({ variation }: Robustness): string =>
  VARIATIONS.find(({ name }) => name === variation)?.label ?? variation;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function average({ completed, mean_absolute_shift: shift, mean_absolute_shift_interval: ends }: Robustness) {
  if (!completed) return <span class="quiet">not finished</span>;
  if (shift === null) return <span class="quiet">nothing to compare</span>;
  return <Figure value={shift} interval={ends} inWords={percent} />;
}

/** Members of a focus group are not independent, and one persona shows no spread: nothing tells chance from more. */
const isTold = ({ shift, shift_interval, moved }: Shift): boolean => moved || shift_interval !== null || shift === 0;

function moved({ completed, questions }: Robustness) {
  if (!completed) return "";
  if (!questions.some(isTold)) return <span class="quiet">cannot be told</span>;
  return `${questions.filter((shift) => shift.moved).length} of ${questions.length}`;
}

const Overview = ({ robustness, lang }: { robustness: readonly Robustness[]; lang: string }) => (
  <Table
    caption="What was changed"
    rows={[...robustness]}
    keyOf={({ variation }) => variation}
    columns={[
      {
        heading: "What was changed",
        cell: (found) => (
          <>
            {labelOf(found)}
            <span class="quiet" lang={lang} dir="auto">
              {" "}
              {found.varied}
            </span>
          </>
        ),
      },
      {
        heading: "Moved beyond chance",
        numeric: true,
        cell: moved,
      },
      { heading: "Average move, of the scale", numeric: true, cell: average },
      {
        heading: "Between runs that change nothing",
        numeric: true,
        cell: ({ rerun_mean_absolute_shift: rerun }) => (rerun === null ? "" : percent(rerun)),
      },
    ]}
  />
);

interface MovedFigure extends Shift {
  found: Robustness;
}

const shown = ({ option }: Shift, value: number): string => value.toFixed(option === null ? 2 : 1).replace("-", "−");

const Moves = ({ caption, rows, lang }: { caption: string; rows: MovedFigure[]; lang: string }) => (
  <Table
    caption={caption}
    rows={rows}
    keyOf={({ found, question_id }) => `${found.variation} ${question_id}`}
    columns={[
      { heading: "What was changed", cell: ({ found }) => labelOf(found) },
      {
        heading: "Question",
        cell: ({ question, option }) => (
          <span lang={lang} dir="auto">
            {option === null ? question : `${question} – ${option}`}
          </span>
        ),
      },
      { heading: "Unchanged", numeric: true, cell: (row) => shown(row, row.unvaried) },
      { heading: "Changed", numeric: true, cell: (row) => shown(row, row.value) },
      {
        heading: "Move",
        numeric: true,
        cell: (row) => (
          <Figure value={row.shift} interval={row.shift_interval} inWords={(value) => shown(row, value)} />
        ),
      },
      {
        heading: "Between runs that change nothing",
        numeric: true,
        cell: (row) => (row.rerun_shift === null ? "" : shown(row, row.rerun_shift)),
      },
      { heading: "Beyond chance", cell: (row) => (isTold(row) ? (row.moved ? "yes" : "no") : "unknown") },
    ]}
  />
);

/** Of each variation; the others are a click away. */
const MOST_SHOWN = 3;

/** What moved beyond chance before what moved most; a share of 100 counts as a point of a scale, as in reports. */
const bySize = (a: Shift, b: Shift): number =>
  Number(b.moved) - Number(a.moved) ||
  Math.abs(b.shift) / (b.option === null ? 1 : 100) - Math.abs(a.shift) / (a.option === null ? 1 : 100);

/** What was varied and how much the figures moved, beside how much they move when nothing is; nothing without. */
export function SensitivityResult({ robustness, lang }: { robustness: readonly Robustness[]; lang: string }) {
  if (robustness.length === 0) return null;
  const movesOf = (found: Robustness): MovedFigure[] =>
    found.questions.map((shift) => ({ ...shift, found })).toSorted(bySize);
  const largest = robustness.flatMap((found) => movesOf(found).slice(0, MOST_SHOWN));
  const others = robustness.flatMap((found) => movesOf(found).slice(MOST_SHOWN));
  return (
    <>
      <h2>When something else changes</h2>
      <p class="quiet">
        Each persona is held against itself. Below a move stands its 95 % interval; shares are in percent.
      </p>
      <Overview robustness={robustness} lang={lang} />
      {largest.length > 0 && (
        <>
          <h3>Largest moves</h3>
          <Moves caption="Largest moves" rows={largest} lang={lang} />
        </>
      )}
      {others.length > 0 && (
        <details>
          <summary>{count(others.length, "smaller move")}</summary>
          <Moves caption="Smaller moves" rows={others} lang={lang} />
        </details>
      )}
    </>
  );
}
