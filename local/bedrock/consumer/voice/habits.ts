import { conceptItems, type ConceptItem } from "../../../../functions/domain/simulation/concept-battery.ts";
import { spokenAmount } from "../market/market.ts";
import type { Consumer } from "../appraisal/consumer.ts";
import type { Stimulus } from "../stimulus/stimulus.ts";
import type { Narrator } from "./narrator.ts";
import { sentenceCount } from "./tone.ts";

const themeWords: Readonly<Record<string, readonly [en: string, de: string]>> = {
  thrift: ["price comes first", "Preis zuerst"],
  quality: ["lasting quality", "Qualität, die hält"],
  health: ["ingredients and health", "Inhaltsstoffe und Gesundheit"],
  green: ["origin and packaging", "Herkunft und Verpackung"],
  brand: ["trusted brands", "vertraute Marken"],
  convenience: ["quick and easy", "schnell und bequem"],
  social: ["advice of friends", "Rat von Freunden"],
  tech: ["reviews and tests", "Tests und Bewertungen"],
  privacy: ["data privacy", "Datenschutz"],
  style: ["looks matter", "Aussehen zählt"],
  tradition: ["habit and tradition", "Gewohnheit"],
  curiosity: ["trying new things", "Lust auf Neues"],
  family: ["family decides", "Familie entscheidet mit"],
};

/** What guides a person's choices, strongest first. */
function criteriaOf(consumer: Consumer, { category }: Stimulus): string[] {
  const weights: Record<string, number> = {
    ...consumer.interests,
    thrift: consumer.interests.thrift + 1.4 * (consumer.thrift - 0.45) - 0.2 * consumer.income,
    brand: 0.15 - 0.2 * consumer.openness,
    curiosity: 0.6 * consumer.openness,
    family: consumer.hasChildren ? consumer.interests.family + 0.3 : -1,
  };
  const isDigital = category.kind === "app" || category.kind === "service" || category.field === "tech";
  const criteria = Object.keys(themeWords).filter((name) => isDigital || (name !== "privacy" && name !== "tech"));
  return criteria.toSorted((a, b) => (weights[b] ?? -1) - (weights[a] ?? -1));
}

/** Answers a question about the person's own habits: nothing is offered, so the battery stays in the middle. */
export function writeHabits(narrator: Narrator, stimulus: Stimulus, consumer: Consumer) {
  const { habit } = narrator.pack;
  const { currency, level } = consumer.market;
  const decimal = stimulus.language === "en" ? "." : currency.decimal;
  const usual = spokenAmount(stimulus.category.typical * level * currency.perEuro, { ...currency, decimal });
  const criteria = criteriaOf(consumer, stimulus).slice(0, sentenceCount(consumer) - 1);
  const sentences = [
    narrator.say(habit.opening),
    ...criteria.map((criterion) => narrator.say(habit.criteria[criterion], { usual })),
    narrator.say(habit.closing),
  ].filter((text) => text !== null);
  const answers = conceptItems.map((item) => [item, narrator.finish(narrator.say(habit.items[item], { usual }) ?? "")]);
  // An opening question (`Shampoos? I decide that in ten seconds.`) takes the place of one criterion.
  const most = /\?/.test(sentences[0] ?? "") ? 5 : 6;
  return {
    sentences: sentences.map((text) => narrator.finish(text)).slice(0, most),
    answers: Object.fromEntries(answers) as Record<ConceptItem, string>,
    themes: criteria.slice(0, 3).map((criterion) => themeWords[criterion]![stimulus.language === "de" ? 1 : 0]),
  };
}
