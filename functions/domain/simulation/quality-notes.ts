import { INTERVALS_MEAN } from "../statistics/intervals-mean.ts";
import type { Reception } from "./reception.ts";
import type { Weighting } from "./design-weights.ts";
import { qualityFlags, type QualityFlag } from "./results.ts";

export const WITHOUT_INTERVAL =
  "Where an interval is null there was nothing to compute it from: a single persona, or answers that are all " +
  "alike or nearly so. That is no certainty.";

const list = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : (parts[0] ?? "");

function weightingNote(weighting: Weighting | null): string {
  if (!weighting)
    return (
      "The sampling plan holds more sceptics and enthusiasts than the population does; the attitude of some " +
      "personas is not on record, so the figures are not weighted for it."
    );
  const { strata, effective_n } = weighting;
  const took = list(strata.map(({ attitude, personas }) => `${personas} ${attitude}${personas === 1 ? "" : "s"}`));
  const population = list(strata.map(({ population_percent }) => `${population_percent} %`));
  const absent = strata.filter(({ personas }) => personas === 0).map(({ attitude }) => `${attitude}s`);
  return [
    `By quota ${took} took part; shares and means are weighted to ${population} of the population, which leaves ` +
      `the worth of ${effective_n} personas.`,
    ...(absent.length > 0 ? [`Nobody stands for ${list(absent)}, so the figures do not either.`] : []),
  ].join(" ");
}

/** What a report is made from, as far as a reader has to be warned of it. */
export interface QualityFacts {
  flags: readonly QualityFlag[];
  weighting: Weighting | null;
  reception: Reception;
  /** Sentences of the summary that called the reaction good or bad without ground. */
  removedVerdicts: number;
  /** Whether some figure has no interval. */
  withoutInterval: boolean;
  /** Personas who answered rating questions all alike, and of how many. */
  straightLiners: number;
  /** Rated and open answers that say no more than that there is none, and how many were given. */
  nonAnswers: { said: number; of: number };
  /** Answers in another language than the study's, and how many were given. */
  otherLanguage: { said: number; of: number };
  /** Questions whose answers were rated in different ways, by their ids. */
  mixedMethods: readonly string[];
  /** Whether themes were put together, and quotes checked, by words alone. */
  themesByWords: boolean;
  /** Recommendations that name nothing of the figures. */
  ungrounded: number;
  personas: number;
}

/** What a reader has to know before trusting the figures, one sentence or two each; every flag in words among them. */
export const qualityNotes = (facts: QualityFacts): string[] => [
  INTERVALS_MEAN,
  ...(facts.withoutInterval ? [WITHOUT_INTERVAL] : []),
  weightingNote(facts.weighting),
  ...(facts.reception.note === null ? [] : [facts.reception.note]),
  ...(facts.removedVerdicts === 0
    ? []
    : ["The summary called the reaction as a whole good or bad, which the figures do not bear out; that was removed."]),
  ...(facts.straightLiners === 0
    ? []
    : [
        `${facts.straightLiners} of ${facts.personas} personas gave the same point to at least 80 % of the rating ` +
          "questions (straight-lining).",
      ]),
  ...(facts.nonAnswers.said === 0
    ? []
    : [
        `${facts.nonAnswers.said} of ${facts.nonAnswers.of} answers say nothing, such as that one does not know; ` +
          "their ratings and sentiments come from those words and mean nothing.",
      ]),
  ...(facts.otherLanguage.said === 0
    ? []
    : [
        `${facts.otherLanguage.said} of ${facts.otherLanguage.of} answers are in another language than the study's; ` +
          "their ratings and sentiments are less sure than those of the others.",
      ]),
  ...(facts.mixedMethods.length === 0
    ? []
    : [
        `Answers to ${list(facts.mixedMethods)} were rated partly by similarity and partly by the model's second ` +
          "turn, because some were given in another language; the two do not compare point by point.",
      ]),
  ...(facts.themesByWords
    ? [
        "No embedding model has shown that it tells themes of this language apart: those in the same words were put " +
          "together and no others, and whether quotes bear out their sentences was checked by who said them alone.",
      ]
    : []),
  ...(facts.ungrounded === 0
    ? []
    : [
        `${facts.ungrounded === 1 ? "One recommendation names" : `${facts.ungrounded} recommendations name`} ` +
          "nothing of the figures to rest on: that the quotes were said is checked there, that they support it is " +
          "not.",
      ]),
  ...facts.flags.map((flag) => qualityFlags[flag]),
];
