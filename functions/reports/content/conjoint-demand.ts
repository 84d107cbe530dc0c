import type { ConjointReport } from "../../studies/conjoint/report-schema.ts";
import { chartBlock, paragraph } from "./blocks.ts";
import { withInterval, type Base } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block, LineChart, Section } from "./report.ts";

type Line = LineChart["lines"][number];
type Offer = ConjointReport["scenarios"][number]["offers"][number];

interface Curve {
  /** The levels of the offer without its price. */
  offer: string;
  /** The competing offers, the same at every price. */
  beside: string[];
  points: Line["points"];
}

const named = (levels: readonly string[]): string => levels.join(" · ");

/**
 * Demand curves in the simulated shares of scenarios. A curve needs an offer at two prices or more while the competing
 * offers stay the same. A scenario can be a point of the curves of several of its offers.
 * @param price position of the price among the attributes
 */
function curvesIn(
  scenarios: ConjointReport["scenarios"],
  price: number,
  amountOf: (level: string) => number | undefined,
): Curve[] {
  const withoutPrice = ({ levels }: Offer) => levels.toSpliced(price, 1);
  const candidates = scenarios.flatMap(({ offers }) =>
    offers.flatMap((offer, index) => {
      const x = amountOf(offer.levels[price] ?? "");
      if (x === undefined) return [];
      const beside = offers.toSpliced(index, 1).map(({ levels }) => named(levels));
      const point = { x, y: offer.share, interval: asInterval(offer.interval) };
      return [{ key: JSON.stringify([withoutPrice(offer), beside.toSorted()]), offer, beside, point }];
    }),
  );
  return [...Map.groupBy(candidates, ({ key }) => key).values()].flatMap((same) => {
    const points = [...new Map(same.map(({ point }) => [point.x, point])).values()].toSorted((a, b) => a.x - b.x);
    const [{ offer, beside } = {}] = same;
    return offer && beside && points.length > 1 ? [{ offer: named(withoutPrice(offer)), beside, points }] : [];
  });
}

function chartOf(context: ReportContext, { offer, beside, points }: Curve, currency: string, base: Base): Block {
  const { say, number, percent } = context;
  const [lowest, highest] = [points[0]!, points.at(-1)!];
  const priceOf = ({ x }: Line["points"][number]) => `${number(x, Number.isInteger(x) ? 0 : 2)} ${currency}`;
  const shareOf = ({ y, interval }: Line["points"][number]) => withInterval(context, percent(y), interval, base);
  return chartBlock({
    kind: "lines",
    title: say("conjoint.demand_of", { offer }),
    alternative: say("conjoint.demand_alternative", {
      lowest_price: priceOf(lowest),
      at_lowest: shareOf(lowest),
      highest_price: priceOf(highest),
      at_highest: shareOf(highest),
    }),
    note: context.sentences([
      say("conjoint.demand_note", { count: base.count }),
      ...(beside.length > 0 ? [say("conjoint.demand_beside", { offers: beside.join("; ") })] : []),
    ]),
    x: { label: say("conjoint.price"), unit: currency },
    y: { label: say("conjoint.choice_share"), unit: "%", domain: [0, 100] },
    lines: [{ label: offer, points }],
  });
}

/** Predicted shares of choice by price, if simulated scenarios show them; nothing without a price. */
export function demand(context: ReportContext, { scenarios, personas }: ConjointReport): Section[] {
  const { say, source } = context;
  const design = source.simulation.conjoint_design;
  if (!design?.price_attribute) return [];
  const { attribute, amounts, currency } = design.price_attribute;
  const levels = design.attributes[attribute]?.levels ?? [];
  const curves = curvesIn(scenarios, attribute, (level) => amounts[levels.indexOf(level)]);
  return [
    {
      id: "conjoint-demand",
      heading: say("conjoint.demand"),
      blocks:
        curves.length === 0
          ? [paragraph(say("conjoint.no_demand"))]
          : curves.map((curve) => chartOf(context, curve, currency, { count: personas })),
    },
  ];
}
