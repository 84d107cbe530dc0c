import { plainAnswer, type Answer } from "../../functions/studies/simulation/results.ts";
import { normal, randomFrom, shuffle, uniform, type RandomGenerator } from "../../functions/statistics/random.ts";
import type { SurveyResult } from "../../functions/studies/survey/answer-lists.ts";
import {
  plainQuestion,
  plainSurvey,
  type Survey,
  type SurveyQuestion,
} from "../../functions/studies/survey/schemas.ts";

const question = (id: string, own: Partial<SurveyQuestion>): SurveyQuestion => ({
  ...plainQuestion,
  id,
  kind: "numeric",
  text: id,
  ...own,
});

const ITEMS = ["Price", "Taste", "Brand", "Origin", "Packaging", "Shelf life"];

/** A questionnaire with one of everything that is analysed by more than one answer. */
export const ANALYSED: Survey = plainSurvey([
  question("cheap", { text: "At what price would it be a bargain?", unit: "€" }),
  question("too_cheap", { text: "At what price would it be so cheap that you would doubt the quality?", unit: "€" }),
  question("expensive", { text: "At what price would it start to be expensive?", unit: "€" }),
  question("too_expensive", { text: "At what price would it be too expensive to buy?", unit: "€" }),
  ...[2, 3, 4].map((price) =>
    question(`at_${price}`, {
      kind: "multiple_choice",
      text: `Would you buy it for €${price}?`,
      options: ["Yes", "No"],
      unit: "€",
    }),
  ),
  ...ITEMS.map((_, at) =>
    question(`set_${at}`, {
      kind: "ranking",
      best_worst: true,
      options: [0, 1, 2, 3].map((step) => ITEMS[(at + step) % ITEMS.length]!),
    }),
  ),
  question("where", {
    kind: "multiple_choice",
    multiple: true,
    options: ["Supermarket", "Discounter", "Market", "Online", "None of these"],
  }),
]);

const PRICES: Readonly<Record<string, number>> = { too_cheap: 1.2, cheap: 2, expensive: 3, too_expensive: 4 };

function answerTo({ id, kind, options, best_worst }: SurveyQuestion, taste: number, random: RandomGenerator) {
  if (kind === "numeric") return { value: Number((PRICES[id]! * taste).toFixed(2)) };
  if (best_worst) return { ranking: shuffle(random, options!).slice(0, 2) };
  if (id !== "where") return { selected_options: [Number(id.slice(-1)) < 3 * taste ? "Yes" : "No"] };
  const chosen = options!.slice(0, -1).filter(() => uniform(random) < 0.35);
  return { selected_options: chosen.length > 0 ? chosen : [options!.at(-1)!] };
}

/** Answers of chance to {@link ANALYSED}, the same every time. */
export function analysedResults(personas: number): SurveyResult[] {
  const random = randomFrom("an analysed survey");
  return Array.from({ length: personas }, (_, index) => {
    const taste = Math.exp(0.25 * normal(random));
    return {
      persona_id: `p${index}`,
      answers: ANALYSED.questions.map((one): Answer => ({
        ...plainAnswer,
        question_id: one.id,
        question: one.text,
        kind: one.kind,
        text: "words",
        ...answerTo(one, taste, random),
      })),
    };
  });
}
