import { chanceMean, summariseChance, chanceShare } from "../../functions/findings/baselines/chance.ts";
import { mean } from "../../functions/statistics/moments.ts";
import { uniform } from "../../functions/statistics/random.ts";
import { skipped, type Line } from "./line.ts";
import { idsOf, ratingsOf, type ConceptTest, type Panel } from "./panel.ts";
import { inWords, isBeyond, permuted, signed } from "./permutation.ts";

const SECTION = "Positivity bias";
const POINTS = [1, 2, 3, 4, 5];
/** Two of the five points that sentiment is read from are Positive. */
const POSITIVE_AT_RANDOM = 0.4;

const intents = (panels: readonly Panel[], test: (panel: Panel) => ConceptTest): number[] =>
  panels.flatMap((panel) =>
    ratingsOf(test(panel), "purchase_intent", idsOf(panel)).filter((value) => value !== undefined),
  );

/** Whether a bad concept is told apart from a good one, and told so. */
export function positivityLines(panels: readonly Panel[]): Line[] {
  const concepts = [
    { name: "good concept", test: ({ good }: Panel) => good, isBad: false },
    { name: "bad concept", test: ({ bad }: Panel) => bad, isBad: true },
  ];
  const means = concepts.map(({ name, test, isBad }): Line => {
    const values = intents(panels, test);
    const measure = `mean purchase intent, ${name}`;
    if (values.length === 0) return skipped(SECTION, measure, "nobody answered");
    const value = mean(values);
    const { expected, interval } = summariseChance(chanceMean(values.length, POINTS));
    const holds = isBad ? value < interval[0] : value >= interval[0];
    return {
      section: SECTION,
      measure,
      value,
      shown: value.toFixed(2),
      random: inWords({ expected, low: interval[0], high: interval[1] }),
      holds,
      verdict: isBad
        ? holds
          ? "rejected"
          : "not rejected: personas are too kind"
        : value > interval[1]
          ? "wanted"
          : holds
            ? "neither wanted nor rejected"
            : "rejected, though nothing is wrong with it",
    };
  });
  const shares = concepts.map(({ name, test, isBad }): Line => {
    const results = panels.flatMap((panel) => test(panel).results);
    const value = (100 * results.filter(({ sentiment }) => sentiment === "Positive").length) / results.length;
    const { expected, interval } = summariseChance(chanceShare(results.length, POSITIVE_AT_RANDOM));
    const holds = isBad ? value < interval[0] : value < 100;
    return {
      section: SECTION,
      measure: `share Positive, ${name}`,
      value,
      shown: `${value.toFixed(0)} %`,
      random: inWords({ expected, low: interval[0], high: interval[1] }, 0),
      holds,
      verdict: isBad
        ? holds
          ? "hardly anybody praises it"
          : "praised as often as by chance"
        : holds
          ? "not everybody agrees, as among people"
          : "everybody is enthusiastic: no real sample is",
    };
  });
  return [...means, ...shares, gapLine(panels)];
}

/** The gap is paired: the same persona judged both. By chance its sign is as often the other. */
function gapLine(panels: readonly Panel[]): Line {
  const measure = "gap of purchase intent, good − bad";
  const gaps = panels.flatMap((panel) => {
    const ids = idsOf(panel);
    const bad = ratingsOf(panel.bad, "purchase_intent", ids);
    return ratingsOf(panel.good, "purchase_intent", ids).flatMap((rating, index) => {
      const other = bad[index];
      return rating === undefined || other === undefined ? [] : [rating - other];
    });
  });
  const chance = permuted("gap", (random) =>
    gaps.length === 0 ? null : mean(gaps.map((gap) => (uniform(random) < 0.5 ? gap : -gap))),
  );
  if (!chance) return skipped(SECTION, measure, "nobody judged both");
  const value = mean(gaps);
  const holds = value > 0 && isBeyond(value, chance);
  return {
    section: SECTION,
    measure,
    value,
    shown: signed(value),
    random: `${inWords(chance)} (concepts swapped at random)`,
    holds,
    verdict: holds ? "told apart" : "good and bad are not told apart",
  };
}
