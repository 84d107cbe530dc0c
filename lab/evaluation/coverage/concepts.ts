import { shownOrder } from "../../../functions/studies/concept-test/order.ts";
import type { comparedFigures, ConceptsAggregate } from "../../../functions/studies/concept-test/aggregate-schema.ts";
import { conceptsFigures } from "../../../functions/studies/concept-test/figures.ts";
import { conceptQuestionId } from "../../../functions/studies/concept-test/questions.ts";
import { conceptItems } from "../../../functions/studies/concept-test/battery.ts";
import { noWeights } from "../../../functions/studies/weights/design-weights.ts";
import { plainAnswer, type PersonaResult } from "../../../functions/studies/simulation/results.ts";
import { normal, randomFrom, type RandomGenerator } from "../../../functions/statistics/random.ts";
import { holds, type CoveredKind } from "./kinds.ts";

/** Spread between people, of one person's taste between concepts, and of one asking. */
const SPREAD = { people: 0.5, taste: 0.3, asking: 0.25 } as const;
/** What the concepts are worth, and what being seen first, second and third adds. */
const UNLIKE = { concepts: [0, 0.2, -0.3], positions: [0.15, 0, -0.15] };
const ALIKE = { concepts: [0, 0, 0], positions: [0, 0, 0] };

const concepts = UNLIKE.concepts.map((_, index) => ({
  concept_id: `c${index + 1}`,
  name: `Concept ${index + 1}`,
  text: "",
  briefing_ids: [],
}));
/** What one person rates the concepts with; each item of the battery is a study of its own. */
function ratingsOf(random: RandomGenerator, place: number, worth: typeof UNLIKE) {
  const order = shownOrder(concepts, place);
  const level = 3 + SPREAD.people * normal(random);
  return concepts.map((concept, index) => {
    const own = SPREAD.taste * normal(random) + SPREAD.asking * normal(random);
    return level + worth.concepts[index]! + worth.positions[order.indexOf(concept)]! + own;
  });
}

function simulated(random: RandomGenerator, n: number, worth: typeof UNLIKE): ConceptsAggregate {
  const results = Array.from({ length: n }, (_, place): PersonaResult => {
    const order = shownOrder(concepts, place);
    const ratings = conceptItems.map((item) => ({ item, all: ratingsOf(random, place, worth) }));
    return {
      persona_id: `p${place}`,
      persona_name: "",
      library_persona_id: null,
      reaction: "",
      sentiment: null,
      sentiment_score: null,
      sentiment_method: null,
      key_themes: [],
      notable_quote: "",
      transcript: null,
      screened_out_by: null,
      choices: null,
      purchase_intent: null,
      seen: null,
      concepts: concepts.map(({ concept_id }, index) => ({
        ...{ concept_id, reaction: "", key_themes: [], notable_quote: "" },
        ...{ sentiment: null, sentiment_score: null, sentiment_method: null },
        position: order.indexOf(concepts[index]!) + 1,
      })),
      answers: concepts.flatMap(({ concept_id }, index) =>
        ratings.map(({ item, all }) => ({
          ...plainAnswer,
          question_id: conceptQuestionId(concept_id, item),
          question: item,
          kind: "likert" as const,
          text: "",
          rating: all[index]!,
        })),
      ),
    };
  });
  return conceptsFigures(concepts, results, () => [], noWeights);
}

const batteryOnly = <T extends { figure: (typeof comparedFigures)[number] }>(figures: readonly T[]): T[] =>
  figures.filter(({ figure }) => figure !== "sentiment");

let best: number[] | undefined;
/** Of a population, seen in all orders alike, who likes which concept most. */
function trulyBest(): number[] {
  if (best) return best;
  const random = randomFrom("best concept");
  const wins = concepts.map(() => 0);
  const people = 200_000;
  for (let place = 0; place < people; place++) {
    const ratings = ratingsOf(random, place, UNLIKE);
    wins[ratings.indexOf(Math.max(...ratings))]! += 1;
  }
  return (best = wins.map((count) => (100 * count) / people));
}

export const conceptKinds: readonly CoveredKind[] = [
  {
    name: "Difference of two concepts",
    truth:
      "three concepts worth 0, .2 and −.3, seen in rotated order, rated by the same people. Rotation takes the " +
      "effect of the position out of the means and not out of the spread, so that it errs to the wide side",
    counts: "covered",
    effort: 0.25,
    prepare: (n) => (random) =>
      batteryOnly(simulated(random, n, UNLIKE).comparison).flatMap(({ differences }) =>
        differences.map(({ first, second, difference_interval }) => {
          const worthOf = (letter: string) => UNLIKE.concepts[letter.charCodeAt(0) - 65]!;
          return holds(difference_interval, worthOf(first) - worthOf(second));
        }),
      ),
  },
  {
    name: "Share for whom a concept is the best",
    truth: "as counted in 200,000 such people",
    counts: "covered",
    effort: 0.25,
    prepare: (n) => (random) =>
      batteryOnly(simulated(random, n, UNLIKE).comparison).flatMap(({ concepts: all }) =>
        all.map(({ best_share_interval }, index) => holds(best_share_interval, trulyBest()[index]!)),
      ),
  },
  {
    name: "Effect of the position",
    truth: "being seen first adds .15, last takes .15 off",
    counts: "covered",
    effort: 0.25,
    prepare: (n) => (random) =>
      batteryOnly(simulated(random, n, UNLIKE).position_effect).flatMap(({ positions }) =>
        positions.map(({ effect_interval }, index) => holds(effect_interval, UNLIKE.positions[index]!)),
      ),
  },
  {
    name: "Letters of concepts",
    truth: "three concepts that are alike: any letter of a figure is false",
    counts: "alarms",
    effort: 0.25,
    prepare: (n) => (random) =>
      batteryOnly(simulated(random, n, ALIKE).comparison).map(({ concepts: all }) =>
        all.some(({ differs_from }) => differs_from.length > 0),
      ),
  },
  {
    name: "Letters of concepts, power",
    truth: "concepts .5 apart: the letter between them",
    counts: "power",
    effort: 0.25,
    prepare: (n) => (random) =>
      batteryOnly(simulated(random, n, UNLIKE).comparison).map(({ concepts: all }) =>
        all[1]!.differs_from.includes("C"),
      ),
  },
  {
    name: "Test of the position",
    truth: "no effect of the position on any of six figures: any of them is false",
    counts: "alarms",
    effort: 0.25,
    prepare: (n) => (random) => [
      batteryOnly(simulated(random, n, ALIKE).position_effect).some(
        ({ adjusted_p_value: p }) => p !== null && p <= 0.05,
      ),
    ],
  },
];
