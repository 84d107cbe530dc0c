import type { Answer } from "../../../clients/typescript/src/index.ts";
import { asSentence } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { Figure } from "../../components/figure.tsx";
import { Table } from "../../components/table.tsx";
import { percent, range } from "../../words.ts";
import { n, t } from "../../language/say.ts";

type Answered = Answer<"getCalibration">;

const FAMILIES = { rating: t("Rating scales"), share: t("Shares of options") };

type Family = Answered["families"][number];

/** The columns of a family that is ready. */
const learnt = [
  { heading: t("Slope"), numeric: true, cell: ({ slope }: Family) => <Figure value={slope} /> },
  { heading: t("Intercept"), numeric: true, cell: ({ intercept }: Family) => <Figure value={intercept} /> },
  {
    heading: t("Error"),
    numeric: true,
    cell: ({ leave_one_out_error }: Family) => <Figure value={leave_one_out_error} inWords={percent} />,
  },
  {
    heading: t("Coverage"),
    numeric: true,
    cell: ({ leave_one_out_coverage }: Family) => <Figure value={leave_one_out_coverage} inWords={percent} />,
  },
];

const Families = ({ families }: { families: Answered["families"] }) => (
  <Table
    caption={t("What past studies show")}
    rows={families}
    keyOf={({ family }) => family}
    columns={[
      { heading: t("Figures"), cell: ({ family }) => FAMILIES[family] },
      { heading: t("Studies"), numeric: true, cell: ({ studies }) => studies },
      { heading: t("Pairs"), numeric: true, cell: ({ questions }) => questions },
      { heading: t("Ready"), cell: ({ ready }) => (ready ? t("yes") : t("not yet")) },
      ...(families.some(({ ready }) => ready) ? learnt : []),
      {
        heading: t("Range of the personas’ figures"),
        numeric: true,
        cell: ({ synthetic_range }) => (synthetic_range === null ? "" : range(synthetic_range)),
      },
    ]}
  />
);

const Studies = ({ studies }: { studies: Answered["studies"] }) => (
  <Table
    caption={t("Paired human studies")}
    rows={studies}
    keyOf={({ human_study_id }) => human_study_id}
    columns={[
      {
        heading: t("Human study"),
        cell: ({ name, project_id, human_study_id }) => (
          <a href={`#/projects/${project_id}/people/${human_study_id}`}>{name}</a>
        ),
      },
      {
        heading: t("Compared with"),
        cell: ({ name, project_id, simulation_id, human_study_id }) => (
          <a href={`#/projects/${project_id}/studies/${simulation_id}/people?with=${human_study_id}`}>
            {t("its study")}
            <span class="hidden">: {name}</span>
          </a>
        ),
      },
      { heading: t("Questions"), numeric: true, cell: ({ questions }) => questions },
      { heading: t("Error, of the scale’s length"), numeric: true, cell: (row) => percent(row.mean_absolute_error) },
    ]}
  />
);

/** The calibration from the company's studies of people. */
export function Calibration({ calibration }: { calibration: Answered }) {
  const { ready, pairs, families, missing, studies } = calibration;
  return (
    <>
      <Alert tone={ready ? "good" : "note"}>
        {ready
          ? n(
              pairs,
              "Ready with {count} study of people: results now also say what people would answer.",
              "Ready with {count} studies of people: results now also say what people would answer.",
            )
          : asSentence(missing ?? t("Not ready yet"))}
      </Alert>
      {ready && missing && <p class="quiet">{asSentence(missing)}</p>}
      {families.length > 0 && <Families families={families} />}
      {ready && (
        <p class="quiet">
          {t(
            "Figures of personas and people run from 0 to 1 here. Error and coverage come from leaving out " +
              "one study at a time: how far its people were from what the others predicted, and how often " +
              "they were inside the interval.",
          )}
        </p>
      )}
      {studies.length > 0 && <Studies studies={studies} />}
    </>
  );
}
