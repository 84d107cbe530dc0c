import type { Answer } from "../../api/routes.ts";
import { Table } from "../../components/table.tsx";

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
  const interval = ends?.map(percent).join(" to ");
  return interval ? `${percent(shift)} (${interval})` : percent(shift);
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

const shown = ({ option }: Shift, value: number): string => (option === null ? value.toFixed(2) : value.toFixed(1));
const moveOf = (shift: Shift): string => {
  const ends = shift.shift_interval?.map((end) => shown(shift, end)).join(" to ");
  return `${shown(shift, shift.shift)}${ends ? ` (${ends})` : ""}`;
};

const Moves = ({ rows, lang }: { rows: MovedFigure[]; lang: string }) => (
  <Table
    caption="Question by question"
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
      { heading: "Move", numeric: true, cell: moveOf },
      {
        heading: "Between runs that change nothing",
        numeric: true,
        cell: (row) => (row.rerun_shift === null ? "" : shown(row, row.rerun_shift)),
      },
      { heading: "Beyond chance", cell: (row) => (isTold(row) ? (row.moved ? "yes" : "no") : "unknown") },
    ]}
  />
);

/** What was varied and how much the figures moved, beside how much they move when nothing is; nothing without. */
export function RobustnessResult({ robustness, lang }: { robustness: readonly Robustness[]; lang: string }) {
  if (robustness.length === 0) return null;
  const rows = robustness.flatMap((found) => found.questions.map((shift) => ({ ...shift, found })));
  return (
    <>
      <h2>When something else changes</h2>
      <p class="quiet">Each persona is held against itself. Brackets are 95 % intervals; shares are in percent.</p>
      <Overview robustness={robustness} lang={lang} />
      {rows.length > 0 && <Moves rows={rows} lang={lang} />}
    </>
  );
}
