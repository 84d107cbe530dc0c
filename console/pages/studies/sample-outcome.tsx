import { asSentence } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { Facts } from "../../components/facts.tsx";
import { Table } from "../../components/table.tsx";
import { factNames, quotaInWords, shortfalls, type Quota, type Sample } from "./quotas.ts";

const reached = ({ completed, completes }: Sample | Quota) => `${completed} of ${completes}`;

const Quotas = ({ cells }: { cells: readonly Quota[] }) => (
  <Table
    caption="Quotas"
    rows={cells}
    keyOf={(cell) => `${cell.fact} ${quotaInWords(cell)}`}
    columns={[
      { heading: "Quota", cell: (cell) => `${factNames[cell.fact]}: ${quotaInWords(cell)}` },
      { heading: "Completed", numeric: true, cell: reached },
      { heading: "Asked", numeric: true, cell: ({ asked }) => asked },
      { heading: "Screened out", numeric: true, cell: ({ screened_out }) => screened_out },
      ...(cells.some(({ unfilled_because: because }) => because !== null)
        ? [
            {
              heading: "Unfilled because",
              cell: ({ unfilled_because: because }: Quota) => (because === null ? "" : shortfalls[because]),
            },
          ]
        : []),
    ]}
  />
);

/** What came of a sample so far: in all, and by quota. */
export function SampleOutcome({ sample }: { sample: Sample }) {
  const { asked, screened_out, replaced, replacements, available, cells, unfilled_because: because } = sample;
  return (
    <section aria-labelledby="sample">
      <h2 id="sample">Sample</h2>
      {because !== null && (
        <Alert tone="note">{asSentence(`${reached(sample)} completes were reached: ${shortfalls[because]}`)}</Alert>
      )}
      <Facts
        facts={[
          ["Completed", reached(sample)],
          ["Asked", `${asked} of ${available} in the audience`],
          ["Screened out", screened_out],
          ["Replaced", `${replaced} of ${replacements} at most`],
        ]}
      />
      {cells.length > 0 && <Quotas cells={cells} />}
    </section>
  );
}
