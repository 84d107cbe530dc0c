import { measureValidity } from "../../../functions/findings/validity/measure-validity.ts";
import type { ValidityInput } from "../../../functions/findings/validity/input.ts";
import { subgroupFacts } from "../../../functions/findings/human-study/schemas.ts";
import { DIVISIONS, type HumanAnswers } from "../../../functions/findings/human-study/record.ts";
import type { ObservedQuestion } from "../../../functions/dataset/observed-simulation.ts";
import { mean, standardDeviation } from "../../../functions/statistics/moments.ts";
import { randomFrom, wholeNumber, type RandomGenerator } from "../../../functions/statistics/random.ts";
import type { AnsweredSize } from "./answers.ts";
import { observedSimulations } from "./simulations.ts";

const PARTS = ["one", "two", "three", "four"] as const;

/** As many people as personas: figures of all, of twenty divisions and of four parts by each fact. */
function humansOf(question: ObservedQuestion, position: number, people: number, random: RandomGenerator): HumanAnswers {
  const points = question.categories.map(Number);
  const figures = (n: number) => {
    const answers = Array.from({ length: n }, () => points[wholeNumber(random, 0, points.length - 1)]!);
    const counts = points.map((answer) => ({ answer, count: answers.filter((own) => own === answer).length }));
    return { n, mean: mean(answers), sd: standardDeviation(answers), counts };
  };
  const half = () => figures(Math.ceil(people / 2)).counts.map(({ count }) => count);
  return {
    position,
    question_id: question.id,
    text: question.question,
    kind: "likert",
    scale: { points: points.length, first_value: points[0]!, low_label: null, high_label: null, labels: null },
    options: null,
    multiple: false,
    ...figures(people),
    halves: Array.from({ length: DIVISIONS }, () => [half(), half()]),
    subgroups: subgroupFacts.flatMap((by) =>
      PARTS.map((value) => ({ by, value, ...figures(Math.max(2, Math.floor(people / PARTS.length))) })),
    ),
  };
}

/** Everything there can be: all yardsticks, parts by three facts, and people whom the personas were made of. */
export function validityInput(size: AnsweredSize): ValidityInput {
  const random = randomFrom("validity");
  const [simulation, anonymous] = observedSimulations(2, size);
  const rated = simulation!.questions.filter(({ kind }) => kind === "scale");
  const someAnswers = ({ categories }: ObservedQuestion) =>
    new Map(simulation!.persona_ids.slice(0, size.personas / 2).map((id) => [id, Number(categories[0])]));
  return {
    simulation: simulation!,
    anonymous,
    directEstimates: rated.map(({ id, categories }) => ({
      question_id: id,
      model_id: "model",
      shares: categories.map((answer) => ({ answer, share: 1 / categories.length })),
    })),
    facts: new Map(
      simulation!.persona_ids.map((id, index) => [
        id,
        Object.fromEntries(subgroupFacts.map((fact) => [fact, PARTS[index % PARTS.length]!])),
      ]),
    ),
    people: {
      human_study_id: null,
      name: "Panel",
      source: "A panel",
      fielded_on: null,
      n: size.personas,
      matched: rated.map((question, position) => ({
        question_id: question.id,
        humans: humansOf(question, position, size.personas, random),
      })),
      unmatched: [],
    },
    respondents: new Map(rated.map((question) => [question.id, someAnswers(question)])),
  };
}

/** What `GET …/validity` computes. */
export function validity(size: AnsweredSize): () => unknown {
  const input = validityInput(size);
  return () => measureValidity(input, "en");
}
