import type { Answer } from "../../../../clients/typescript/src/index.ts";
import { letterOf } from "../../../letters.ts";
import { Table } from "../../../components/table.tsx";
import { decimal } from "../../../words.ts";

export type Scenarios = Answer<"simulateShares">["scenarios"];
type Scenario = Scenarios[number];

/** A share of 0 to 100: `43 %` */
export const inPercent = (share: number): string => `${decimal(share, 0)} %`;

/** A share with the line of its interval. The figures stand beside it as text. */
const IntervalBar = ({ share, interval }: { share: number; interval: readonly number[] | null }) => (
  <svg class="interval-bar" aria-hidden="true">
    <rect class="whole" width="100%" height="100%" />
    <rect class="share" width={`${share}%`} height="100%" />
    {interval && <line x1={`${interval[0]}%`} x2={`${interval[1]}%`} y1="50%" y2="50%" />}
  </svg>
);

/** How many would take which of the offers, or none of them. */
export function Shares({ scenario: { offers, none } }: { scenario: Scenario }) {
  const rows = [
    ...offers.map(({ levels, ...figures }, index) => ({ ...figures, name: `Offer ${letterOf(index)}`, levels })),
    ...(none ? [{ ...none, name: "None of them", levels: [] }] : []),
  ];
  return (
    <Table
      caption="Shares of preference"
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        {
          heading: "Offer",
          cell: ({ name, levels }) => (
            <>
              {name}
              {levels.length > 0 && <span class="quiet levels">{levels.join(" · ")}</span>}
            </>
          ),
        },
        { heading: "Would take it", numeric: true, cell: ({ share }) => <strong>{inPercent(share)}</strong> },
        {
          heading: "95 % interval",
          numeric: true,
          cell: ({ interval }) => interval && interval.map(inPercent).join(" to "),
        },
        { heading: "Share", cell: ({ share, interval }) => <IntervalBar share={share} interval={interval} /> },
      ]}
    />
  );
}
