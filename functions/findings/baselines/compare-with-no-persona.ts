import type { ObservedAnswer, ObservedQuestion, ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { compareDistributions } from "../../statistics/divergence.ts";
import { randomFrom, seedFrom, shuffle } from "../../statistics/random.ts";
import { sentimentLabel } from "../../statistics/ssr.ts";
import { chanceFrom, summariseChance } from "./chance.ts";
import { figureOf, measure } from "./measurements.ts";
import type { BaselineFigure } from "../../studies/baselines/schemas.ts";

/** Re-divisions of the respondents into two studies; tail probabilities then have a standard error of half a point. */
const DIVISIONS = 1_000;

const SENTIMENTS = ["Positive", "Neutral", "Negative"] as const;

/** An answer as positions of the categories that it counts in; scores by their label. */
function categorised({ kind, categories }: ObservedQuestion): (answer: ObservedAnswer) => number[] {
  const all: readonly (number | string)[] = kind === "score" ? SENTIMENTS : categories;
  const positions = new Map<number | string, number>();
  for (const category of all) if (!positions.has(category)) positions.set(category, positions.size);
  return (answer) => {
    const given = kind === "score" && typeof answer === "number" ? [sentimentLabel(answer)] : [answer].flat();
    return given.flatMap((category) => positions.get(category) ?? []);
  };
}

/**
 * How similar the answers of personas and of respondents without a persona are: the bias-corrected Jensen–Shannon
 * similarity, 1 for the same distribution. The value by chance alone: the same answers, dealt out again into two
 * studies of the same sizes.
 */
function similarityFigure(asPersonas: ObservedQuestion, asNobody: ObservedQuestion): BaselineFigure[] {
  const [first, second] = [asPersonas.answers.size, asNobody.answers.size];
  const answers = [...asPersonas.answers.values(), ...asNobody.answers.values()].map(categorised(asPersonas));
  const categories = new Set(asPersonas.kind === "score" ? SENTIMENTS : asPersonas.categories).size;
  const similarityOf = (order: readonly (readonly number[])[]): number | null => {
    const counts = [0, 1].map(() => Array.from({ length: categories }, () => 0));
    for (const [index, own] of order.entries())
      for (const category of own) counts[index < first ? 0 : 1]![category]! += 1;
    return compareDistributions(counts)?.similarity ?? null;
  };
  const value = similarityOf(answers);
  if (value === null) return [];
  const random = randomFrom(seedFrom("no persona", asPersonas.id, first, second));
  const divided = Array.from({ length: DIVISIONS }, () => similarityOf(shuffle(random, answers))).filter(
    (drawn) => drawn !== null,
  );
  if (divided.length === 0) return [];
  const { id: question_id, question } = asPersonas;
  return [
    figureOf(
      { measure: "similarity_to_no_persona", question_id, question, value },
      summariseChance(chanceFrom(divided)),
    ),
  ];
}

/**
 * What personas add. Compares every measure of a study with that of the same study answered by as many respondents
 * without a persona, who know only their market about themselves. Per question, it also shows how similar their answers
 * are.
 * @param anonymous a run of the same stimulus; questions it does not have get `no_persona: null`
 */
export function compareWithNoPersona(personas: ObservedSimulation, anonymous: ObservedSimulation): BaselineFigure[] {
  const unknown = new Map(measure(anonymous).map((each) => [`${each.measure} ${each.question.id}`, each.value]));
  const measured = Map.groupBy(measure(personas), ({ question }) => question);
  return [...measured].flatMap(([question, measurements]) => {
    const counterpart = anonymous.questions.find(({ id }) => id === question.id);
    return [
      ...measurements.map(({ measure: name, value, chance }) =>
        figureOf(
          { measure: name, question_id: question.id, question: question.question, value },
          chance,
          unknown.get(`${name} ${question.id}`) ?? null,
        ),
      ),
      ...(counterpart ? similarityFigure(question, counterpart) : []),
    ];
  });
}
