import { useId } from "preact/hooks";
import { letterOf } from "../../../letters.ts";
import { SelectBox } from "../../../components/boxes.tsx";
import { Figure } from "../../../components/figure.tsx";
import { LineChart } from "../../../components/line-chart.tsx";
import { Table } from "../../../components/table.tsx";
import { decimal, percentage } from "../../../words.ts";
import { atPrice, pricesOf, type Design, type Market } from "./offers.ts";
import type { Scenarios } from "./shares.tsx";
import { t } from "../../../language/say.ts";

/** The money that 100 people spend on an offer at a price, from the share of them that chooses it. */
const revenue = (share: number, amount: number): number => share * amount;

interface PricePoint {
  label: string;
  amount: number;
  share: number;
  interval: readonly number[] | null;
}

/** The price with the highest revenue, if the intervals show it. */
function bestPrice(points: readonly PricePoint[]): string {
  const earned = ({ share, amount }: PricePoint) => revenue(share, amount);
  const best = points.reduce((most, point) => (earned(point) > earned(most) ? point : most));
  const lower = best.interval && revenue(best.interval[0]!, best.amount);
  const rivals = points.filter(
    ({ interval, amount, label }) =>
      label !== best.label && (lower === null || !interval || revenue(interval[1]!, amount) > lower),
  );
  return rivals.length === 0
    ? t("Revenue is highest at {label}: its interval overlaps with that of no other price.", { label: best.label })
    : t("The estimate of revenue is highest at {label}, but intervals overlap: another price " + "may bring as much.", {
        label: best.label,
      });
}

interface PriceSliderProps {
  design: Design;
  market: Market;
  onChange: (market: Market) => void;
}

/** Moves the price of one offer over the levels that were tested. */
export function PriceSlider({ design, market, onChange }: PriceSliderProps) {
  const id = useId();
  const { offers, moved } = market;
  const prices = pricesOf(design);
  const own = offers[moved]![design.price_attribute!.attribute];
  const at = prices.findIndex(({ level }) => level === own);
  return (
    <div class="price-slider">
      <SelectBox
        label={t("Offer whose price changes")}
        value={String(moved)}
        choices={offers.map((_, index) => ({
          value: String(index),
          label: t("Offer {letter}", { letter: letterOf(index) }),
        }))}
        onChange={(value) => onChange({ offers, moved: Number(value) })}
      />
      <div class="field">
        <label for={id}>
          {t("Price of offer {letter}:", { letter: letterOf(moved) })} <output for={id}>{prices[at]?.label}</output>
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={prices.length - 1}
          step={1}
          value={at}
          aria-valuetext={prices[at]?.label}
          onInput={({ currentTarget }) => {
            const { level } = prices[currentTarget.valueAsNumber]!;
            onChange({ offers: offers.with(moved, atPrice(offers[moved]!, design, level)), moved });
          }}
        />
        <p class="hint price-ends">
          <span>{prices[0]?.label}</span>
          <span>{prices.at(-1)?.label}</span>
        </p>
      </div>
    </div>
  );
}

interface DemandProps {
  design: Design;
  market: Market;
  /** With the offer at each price, from the lowest. */
  scenarios: Scenarios;
}

/** Demand and revenue of the offer whose price moves, while all other offers stay the same. */
export function Demand({ design, market: { offers, moved }, scenarios }: DemandProps) {
  const { attribute, currency } = design.price_attribute!;
  const letter = letterOf(moved);
  const points = pricesOf(design).map(({ label, amount }, index): PricePoint => {
    const { share, interval } = scenarios[index]!.offers[moved]!;
    return { label, amount, share, interval };
  });
  const current = pricesOf(design).findIndex(({ level }) => level === offers[moved]![attribute]);
  const [lowest, highest] = [points[0]!, points.at(-1)!];
  const fromTo = (low: string, high: string) =>
    t("From {low} at {label} to {high} at {label2}.", { low, label: lowest.label, high, label2: highest.label });
  const money = (value: number) => `${decimal(value, value >= 100 ? 0 : 2)} ${currency}`;
  const inMoney = ({ amount, share, interval }: PricePoint) => ({
    x: amount,
    y: revenue(share, amount),
    interval: interval && interval.map((end) => revenue(end, amount)),
  });
  return (
    <section aria-label={t("Demand and revenue")}>
      <h2>{t("Demand and revenue of offer {letter}", { letter })}</h2>
      <div class="curves">
        <LineChart
          title={t("Would choose it")}
          alternative={fromTo(percentage(lowest.share), percentage(highest.share))}
          points={points.map(({ amount, share, interval }) => ({ x: amount, y: share, interval }))}
          current={current}
          xInWords={(value) => decimal(value, Number.isInteger(value) ? 0 : 2)}
          yInWords={percentage}
        />
        <LineChart
          title={t("Revenue per 100 personas, {currency}", { currency })}
          alternative={fromTo(money(inMoney(lowest).y), money(inMoney(highest).y))}
          points={points.map(inMoney)}
          current={current}
          xInWords={(value) => decimal(value, Number.isInteger(value) ? 0 : 2)}
          yInWords={(value) => decimal(value, 0)}
        />
      </div>
      <p>{bestPrice(points)}</p>
      <Table
        caption={t("Demand and revenue of offer {letter} by price", { letter })}
        rows={points}
        keyOf={({ label }) => label}
        columns={[
          { heading: t("Price"), cell: ({ label }) => label },
          {
            heading: t("Would choose it"),
            numeric: true,
            cell: ({ share, interval }) => <Figure value={share} interval={interval} inWords={percentage} />,
          },
          {
            heading: t("Revenue per 100 personas"),
            numeric: true,
            cell: (point) => <Figure value={inMoney(point).y} interval={inMoney(point).interval} inWords={money} />,
          },
        ]}
      />
      <p class="quiet">
        {t(
          "Bands and ranges are 95 % intervals. Only prices that the study tested are shown: " +
            "between them nothing is known.",
        )}
      </p>
    </section>
  );
}
