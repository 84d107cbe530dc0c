import { wordingOf, type ServiceWording } from "../../languages/wording.ts";
import { seedFrom } from "../../statistics/random.ts";
import { weightedMean } from "../../statistics/weighting.ts";
import type { Interval } from "../../statistics/wilson.ts";
import type { Profile } from "./attributes.ts";
import { toPartWorths, type Coding } from "./coding.ts";
import type { ConjointDesign } from "./design-schema.ts";
import type { ConjointEstimates } from "./estimation.ts";
import { importances } from "./importance.ts";
import { preferenceShares } from "./preference-share.ts";
import type { ConjointReport } from "./report-schema.ts";
import { intervalFrom, samplingErrors } from "./sampling-error.ts";

/** Offers standing side by side whose shares of preference are asked for. */
export interface Scenario {
  name: string;
  offers: readonly Profile[];
}

type Figures = Pick<ConjointReport, "importances" | "best_profile" | "scenarios">;

/** A share that rounds to 0 or 100 % on paper; the logit of 0 and 1 is infinite. */
const LEAST_SHARE = 1e-6;
const logit = (share: number): number => {
  const inside = Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, share));
  return Math.log(inside / (1 - inside));
};
const percentOf = (logarithm: number): number => 100 / (1 + Math.exp(-logarithm));
const clipped = ({ lower, upper }: Interval): number[] => [Math.max(0, lower), Math.min(100, upper)];

/** Importances, and logits of shares of preference of several sets of offers, one after the other. */
const figuresOf =
  (coding: Coding, shelves: readonly (readonly Profile[])[]) =>
  (utilities: readonly Float64Array[], weights: readonly number[]): number[] => {
    const own = utilities.map((person) => importances(toPartWorths(coding, person)));
    return [
      ...coding.attributes.map((_, attribute) =>
        weightedMean(
          own.map((person) => person[attribute]!),
          weights,
        ),
      ),
      ...shelves.flatMap((offers) => preferenceShares(coding, utilities, offers, weights).map(logit)),
    ];
  };

/** Part-worths that differ by less are equal, apart from rounding. */
const EQUAL = 1e-9;
const bestOf = (worths: readonly number[]): number => {
  const most = Math.max(...worths);
  return worths.findIndex((worth) => worth > most - EQUAL);
};

/** The level of each attribute that personas value most on average, the first of equal ones. */
function bestProfile({ coding, individual, weights }: ConjointEstimates) {
  const partWorths = individual.individuals.map(({ utilities }) => toPartWorths(coding, utilities));
  const means = coding.attributes.map(({ levels }, a) =>
    levels.map((_, l) =>
      weightedMean(
        partWorths.map((own) => own[a]![l]!),
        weights,
      ),
    ),
  );
  return {
    profile: means.map(bestOf),
    utility: means.reduce((sum, levels) => sum + Math.max(...levels), 0),
  };
}

/**
 * Explains why the best profile has another level of an attribute than the one the part-worths put first; null where
 * they agree. Personas that choose consistently count more in the aggregate logit; the profile averages what each
 * persona would have.
 */
function explanationOf(
  levels: readonly string[],
  partWorths: ConjointReport["part_worths"],
  { say, list }: ServiceWording,
): string | null {
  const other = partWorths.flatMap(({ attribute, levels: worths }, index) => {
    const first = (of: (worth: (typeof worths)[number]) => number) => worths[bestOf(worths.map(of))]?.level ?? "";
    const byChoices = first(({ part_worth }) => part_worth.value);
    const byPersonas = first(({ zero_centred_diff }) => zero_centred_diff);
    const apart = [...new Set([byChoices, byPersonas])].filter((level) => level !== levels[index]);
    const values = { attribute, here: levels[index] ?? "", there: list(apart, "disjunction") };
    return apart.length === 0 ? [] : [say("conjoint.attribute", values)];
  });
  if (other.length === 0) return null;
  return say("conjoint.profile_differs", { attributes: list(other) });
}

/**
 * The figures of a conjoint report that are means over persons, calculated from their utilities. Their intervals are by
 * {@link samplingErrors}; those of shares are made on the logit scale.
 * @param language that of the explanation (BCP 47)
 * @throws InvalidChoiceData when a scenario does not fit the design
 */
export function groupFigures(
  estimates: ConjointEstimates,
  design: ConjointDesign,
  scenarios: readonly Scenario[],
  partWorths: ConjointReport["part_worths"],
  language: string,
): Figures {
  const { coding, individual, aggregate, choices, weights } = estimates;
  const persons = individual.individuals.length;
  const { profile, utility } = bestProfile(estimates);
  const shelves = [[profile], ...scenarios.map(({ offers }) => offers)];
  const figures = figuresOf(coding, shelves);
  const values = figures(
    individual.individuals.map(({ utilities }) => utilities),
    weights,
  );
  const errors =
    persons > 1
      ? samplingErrors(choices, individual, {
          ridge: aggregate.fit.ridge,
          figures,
          seed: seedFrom(design.seed, "sampling error"),
        })
      : values.map(() => []);
  const intervalOf = (figure: number) => intervalFrom(values[figure]!, errors[figure]!, aggregate.fit.effectivePersons);

  let next = coding.attributes.length;
  const share = () => {
    const figure = next++;
    const interval = intervalOf(figure);
    return {
      share: percentOf(values[figure]!),
      interval: interval && [percentOf(interval.lower), percentOf(interval.upper)],
    };
  };
  const namesOf = (offer: Profile) => coding.attributes.map(({ levels }, a) => levels[offer[a]!]!);
  const [best, ...asked] = shelves.map((offers) => ({
    offers: offers.map((offer) => ({ levels: namesOf(offer), ...share() })),
    none: coding.none === null ? null : share(),
  }));
  const levels = namesOf(profile);
  return {
    importances: coding.attributes.map(({ name }, attribute) => {
      const interval = intervalOf(attribute);
      return { attribute: name, importance: values[attribute]!, interval: interval && clipped(interval) };
    }),
    best_profile: {
      levels,
      utility,
      explanation: explanationOf(levels, partWorths, wordingOf(language)),
      share_against_none: best?.none ? { share: best.offers[0]!.share, interval: best.offers[0]!.interval } : null,
    },
    scenarios: asked.map(({ offers, none }, index) => ({ name: scenarios[index]!.name, offers, none })),
  };
}
