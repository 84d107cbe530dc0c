import { peopleWordingOf } from "../../languages/people-wording.ts";
import { humanAnswersWorth } from "../../statistics/human-answers-worth.ts";
import { meanShare } from "../../statistics/mean-share.ts";
import { mean, pearsonCorrelation } from "../../statistics/moments.ts";
import { spearmanCorrelation } from "../../statistics/rank-agreement.ts";
import { weightedMean } from "../../statistics/weighting.ts";
import { choiceData, type ChoiceSet } from "../../studies/conjoint/choice-data.ts";
import { codingOf, encodeNone, encodeProfile, levelContrast, type Coding } from "../../studies/conjoint/coding.ts";
import { estimateConjoint, type ConjointEstimates } from "../../studies/conjoint/estimation.ts";
import { estimateContrast, inferParameters, type Estimate } from "../../studies/conjoint/inference.ts";
import { fitMnlSafely } from "../../studies/conjoint/mnl.ts";
import {
  predictionPoweredLogit,
  summedVariance,
  type PoweredLogit,
} from "../../studies/conjoint/prediction-powered-logit.ts";
import { choiceProbabilities } from "../../studies/conjoint/preference-share.ts";
import { readTask } from "../human-study/choice-record.ts";
import { InvalidChoiceData } from "../../studies/conjoint/errors.ts";
import { toDesign, type ChoiceValidityInput } from "./choice-input.ts";
import type { ChoiceValidity, ComparedWorth } from "./choice-schemas.ts";
import { choiceNotes, choiceSentence } from "./choice-verdict.ts";
import type { Validity } from "./schemas.ts";

/** Parts that people are divided into, to predict each part by the others. */
const FOLDS = 10;
/** Most tasks times personas whose probabilities are computed: two seconds. With more, people are taken evenly. */
const MOST_PREDICTIONS = 1e6;

type Rows = readonly Float64Array[];

/** People's choices in the columns of a coding; the same task of two people has the same rows. */
function codedSets({ choosers, choices, design }: ChoiceValidityInput, coding: Coding): ChoiceSet[] {
  const inDesign = toDesign(choices, design);
  if (typeof inDesign === "string") throw new InvalidChoiceData(inDesign);
  const known = new Map<string, Rows>();
  return choosers.flatMap(({ tasks }, person) =>
    tasks.map((text): ChoiceSet => {
      const { alternatives, chosen } = readTask(text);
      const offers = text.slice(0, text.indexOf("="));
      const rows =
        known.get(offers) ??
        alternatives.map((levels) => (levels ? encodeProfile(coding, inDesign(levels)) : encodeNone(coding)));
      known.set(offers, rows);
      return { person: String(person), alternatives: rows, chosen };
    }),
  );
}

/** Mean of all people's own shares, with the interval over people. */
function shareOver(shares: readonly number[], weights?: readonly number[]) {
  const { share, interval } = meanShare(shares, weights);
  return { share, interval: interval && [interval.lower, interval.upper] };
}

const byPerson = (sets: readonly ChoiceSet[]): ChoiceSet[][] => [...Map.groupBy(sets, ({ person }) => person).values()];

/** Share of each person's choices that are the most probable alternative. */
const hitsOf = (people: readonly ChoiceSet[][], foretell: (set: ChoiceSet) => readonly number[]) =>
  people.map((sets) =>
    mean(
      sets.map((set) => {
        const probabilities = foretell(set);
        return probabilities.indexOf(Math.max(...probabilities)) === set.chosen ? 1 : 0;
      }),
    ),
  );

/** The people's own logit, which predicts every person from the people in the other parts; null for a single person. */
function ownHits(people: readonly ChoiceSet[][]): number[] | null {
  if (people.length < 2) return null;
  const folds = Math.min(FOLDS, people.length);
  const hits: number[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const others = people.filter((_, person) => person % folds !== fold);
    const { coefficients } = fitMnlSafely(choiceData(others.flat())).fit;
    const left = people.filter((_, person) => person % folds === fold);
    hits.push(...hitsOf(left, ({ alternatives }) => choiceProbabilities(coefficients, alternatives as Rows)));
  }
  return hits;
}

function hitRate(
  sets: readonly ChoiceSet[],
  estimates: ConjointEstimates,
  columns: number,
): ChoiceValidity["hit_rate"] {
  const utilities = estimates.individual.individuals.map((one) => one.utilities.subarray(0, columns));
  const known = new Map<ChoiceSet["alternatives"], number[]>();
  const foretell = ({ alternatives }: ChoiceSet) => {
    const rows = alternatives as Rows;
    const found = known.get(alternatives);
    if (found) return found;
    const each = utilities.map((own) => choiceProbabilities(own, rows));
    const shares = rows.map((_, j) =>
      weightedMean(
        each.map((one) => one[j]!),
        estimates.weights,
      ),
    );
    known.set(alternatives, shares);
    return shares;
  };
  const tasks = new Set(sets.map(({ alternatives }) => alternatives)).size;
  const step = Math.ceil((tasks * utilities.length) / MOST_PREDICTIONS);
  const people = byPerson(sets).filter((_, person) => person % step === 0);
  const own = ownHits(people);
  return {
    choices: people.flat().length,
    personas: shareOver(hitsOf(people, foretell)),
    people: own && shareOver(own),
    chance: mean(people.map((answered) => mean(answered.map(({ alternatives }) => 1 / alternatives.length)))),
  };
}

/** How often "none of them" was chosen where it was offered; null unless both people and personas could choose it. */
function noneShare(
  sets: readonly ChoiceSet[],
  { choices, weights, individual }: ConjointEstimates,
  none: number | null,
): ChoiceValidity["none_share"] {
  if (none === null) return null;
  const taken = (own: readonly ChoiceSet[], column: number) => {
    const offered = own.filter(({ alternatives }) => alternatives.some((row) => row[column] === 1));
    return offered.length === 0
      ? []
      : [mean(offered.map(({ alternatives, chosen }) => (alternatives[chosen]![column] === 1 ? 1 : 0)))];
  };
  const weightOf = new Map(individual.individuals.map(({ person }, i) => [person, weights[i]!]));
  const personas = byPerson(choices);
  return {
    people: shareOver(byPerson(sets).flatMap((own) => taken(own, none))),
    personas: shareOver(
      personas.flatMap((own) => taken(own, none)),
      personas.map((own) => weightOf.get(own[0]!.person)!),
    ),
  };
}

const shown = ({ value, standardError, lower, upper }: Estimate, persons: number) => ({
  value,
  interval: persons > 1 && standardError > 0 ? [lower, upper] : null,
});

/** Part-worths of people, personas and people with personas, from the contrast of each level. */
function comparing(powered: PoweredLogit, { aggregate: { fit } }: ConjointEstimates) {
  const inference = inferParameters(fit);
  return (contrast: Float64Array): ComparedWorth => {
    const own = Float64Array.from(fit.coefficients, (_, k) => contrast[k] ?? 0);
    const people = estimateContrast(powered.people.coefficients, contrast, powered.people.inference);
    const helped = estimateContrast(powered.helped.coefficients, contrast, powered.helped.inference);
    return {
      people: shown(people, powered.asked),
      personas: shown(estimateContrast(fit.coefficients, own, inference), fit.persons),
      helped: shown(helped, powered.asked),
      human_answers_worth: humanAnswersWorth(powered.asked, people.standardError, helped.standardError),
    };
  };
}

/** Utilities of personas made of people who chose, by person, and of personas made of others. */
function pairedUtilities(
  { choosers, personaOf }: ChoiceValidityInput,
  { individual }: ConjointEstimates,
  columns: number,
) {
  const utilities = new Map(individual.individuals.map((one) => [one.person, one.utilities.subarray(0, columns)]));
  const asked = new Set<string>();
  const own = new Map(
    choosers.flatMap(({ code }, person) => {
      const persona = code === null ? undefined : personaOf.get(code);
      const found = persona === undefined ? undefined : utilities.get(persona);
      if (!found) return [];
      asked.add(persona!);
      return [[String(person), found] as const];
    }),
  );
  const others = [...personaOf.values()].flatMap((persona) => {
    const found = asked.has(persona) ? undefined : utilities.get(persona);
    return found ? [found] : [];
  });
  return { own, others };
}

const rootMeanSquare = (values: readonly number[]): number => Math.sqrt(mean(values.map((value) => value ** 2)));

/**
 * Compares a conjoint study with people's choices between offers of the same attributes (docs/methods.md):
 *
 * - part-worths
 * - how often "none of them" was taken
 * - how many choices of people the personas' model predicts
 * - the people's own estimate, helped by personas that were made of these people
 *
 * Figures are not rounded.
 * @param language language of the sentences (BCP 47)
 * @throws InvalidChoiceData where people chose by other attributes
 */
export function measureChoices(input: ChoiceValidityInput, language: string): Validity {
  const { design, choices, simulation_id, people } = input;
  const coding = codingOf(design.attributes, { none: choices.none_share !== null });
  const estimates = estimateConjoint(design, input.personas);
  const sets = codedSets(input, coding);
  const levels = coding.attributes.map(({ levels: all }, at) =>
    all.map((_, level) => levelContrast(coding, at, level)),
  );
  const none = coding.none === null ? null : encodeNone(coding);
  const contrasts = [...levels.flat(), ...(none ? [none] : [])];
  const powered = predictionPoweredLogit(sets, pairedUtilities(input, estimates, coding.columns), contrasts);
  const compare = comparing(powered, estimates);
  const part_worths = coding.attributes.map(({ name, levels: all }, at) => ({
    attribute: name,
    levels: all.map((level, place) => ({ level, ...compare(levels[at]![place]!) })),
  }));
  const worths = part_worths.flatMap((attribute) => attribute.levels);
  const [ofPeople, ofPersonas] = [worths.map((one) => one.people.value), worths.map((one) => one.personas.value)];
  const scale = rootMeanSquare(ofPeople);
  const [alone, helped] = [powered.people, powered.helped].map(({ inference }) => summedVariance(inference, contrasts));
  const found: ChoiceValidity = {
    personas: estimates.individual.individuals.length,
    tasks: sets.length,
    part_worths,
    none_utility: none && compare(none),
    correlation: pearsonCorrelation(ofPersonas, ofPeople),
    rank_correlation: spearmanCorrelation(ofPersonas, ofPeople),
    relative_scale: scale === 0 ? null : rootMeanSquare(ofPersonas) / scale,
    none_share: noneShare(sets, estimates, coding.none),
    hit_rate: hitRate(sets, estimates, coding.columns),
    help: {
      ...{ lambda: powered.lambda, reason: powered.noHelp },
      ...{ asked: powered.asked, paired: powered.paired, predicted: powered.predicted },
      human_answers_worth: humanAnswersWorth(powered.asked, Math.sqrt(alone!), Math.sqrt(helped!)),
    },
  };
  const wording = peopleWordingOf(language);
  const { human_study_id, ...source } = people;
  return {
    simulation_id,
    human_study_id,
    people: source,
    questions: [],
    experiments: [],
    overall: [],
    split_half_reliability: null,
    verdict: "not_compared",
    sentence: choiceSentence(found, wording),
    choices: found,
    unmatched: [],
    notes: choiceNotes(found, { people: powered.ridge > 0, personas: estimates.aggregate.failure !== null }, wording),
  };
}
