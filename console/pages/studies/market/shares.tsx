import type { Answer } from "../../../../clients/typescript/src/index.ts";
import { letterOf } from "../../../letters.ts";
import { Table } from "../../../components/table.tsx";
import { percentage, rangeInWords } from "../../../words.ts";
import { t } from "../../../language/say.ts";

export type Scenarios = Answer<"simulateShares">["scenarios"];
type Scenario = Scenarios[number];

/** A share with the line of its interval. The figures are next to it as text. */
const IntervalBar = ({ share, interval }: { share: number; interval: readonly number[] | null }) => (
  <svg class="interval-bar" aria-hidden="true">
    <rect class="whole" width="100%" height="100%" />
    <rect class="share" width={`${share}%`} height="100%" />
    {interval && <line x1={`${interval[0]}%`} x2={`${interval[1]}%`} y1="50%" y2="50%" />}
  </svg>
);

/** The shares that would choose each offer, or none of them. */
export function Shares({ scenario: { offers, none } }: { scenario: Scenario }) {
  const rows = [
    ...offers.map(({ levels, ...figures }, index) => ({
      ...figures,
      name: t("Offer {letter}", { letter: letterOf(index) }),
      levels,
    })),
    ...(none ? [{ ...none, name: t("None of them"), levels: [] }] : []),
  ];
  return (
    <Table
      caption={t("Shares of preference")}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        {
          heading: t("Offer"),
          cell: ({ name, levels }) => (
            <>
              {name}
              {levels.length > 0 && <span class="quiet levels">{levels.join(" · ")}</span>}
            </>
          ),
        },
        { heading: t("Would choose it"), numeric: true, cell: ({ share }) => <strong>{percentage(share)}</strong> },
        {
          heading: t("95 % interval"),
          numeric: true,
          cell: ({ interval }) => interval && rangeInWords(interval.map(percentage)),
        },
        { heading: t("Share"), cell: ({ share, interval }) => <IntervalBar share={share} interval={interval} /> },
      ]}
    />
  );
}
