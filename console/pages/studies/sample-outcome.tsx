import { asSentence } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { Facts } from "../../components/facts.tsx";
import { Table } from "../../components/table.tsx";
import { factNames, quotaInWords, shortfalls, type Quota, type Sample } from "./quotas.ts";
import { t } from "../../language/say.ts";

const reached = ({ completed, completes }: Sample | Quota) => t("{completed} of {completes}", { completed, completes });

const Quotas = ({ cells }: { cells: readonly Quota[] }) => (
  <Table
    caption={t("Quotas")}
    rows={cells}
    keyOf={(cell) => `${cell.fact} ${quotaInWords(cell)}`}
    columns={[
      { heading: t("Quota"), cell: (cell) => `${factNames[cell.fact]}: ${quotaInWords(cell)}` },
      { heading: t("Completed"), numeric: true, cell: reached },
      { heading: t("Asked"), numeric: true, cell: ({ asked }) => asked },
      { heading: t("Screened out"), numeric: true, cell: ({ screened_out }) => screened_out },
      ...(cells.some(({ unfilled_because: because }) => because !== null)
        ? [
            {
              heading: t("Unfilled because"),
              cell: ({ unfilled_because: because }: Quota) => (because === null ? "" : shortfalls[because]),
            },
          ]
        : []),
    ]}
  />
);

/** The result of a sample so far: in total, and by quota. */
export function SampleOutcome({ sample }: { sample: Sample }) {
  const { asked, screened_out, replaced, replacements, available, cells, unfilled_because: because } = sample;
  return (
    <section aria-labelledby="sample">
      <h2 id="sample">{t("Sample")}</h2>
      {because !== null && (
        <Alert tone="note">
          {asSentence(
            t("{reached} completes were reached: {why}", { reached: reached(sample), why: shortfalls[because] }),
          )}
        </Alert>
      )}
      <Facts
        facts={[
          [t("Completed"), reached(sample)],
          [t("Asked"), t("{asked} of {available} in the audience", { asked, available })],
          [t("Screened out"), screened_out],
          [t("Replaced"), t("{replaced} of {replacements} at most", { replaced, replacements })],
        ]}
      />
      {cells.length > 0 && <Quotas cells={cells} />}
    </section>
  );
}
