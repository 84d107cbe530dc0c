import { languageName } from "../../languages/language-tag.ts";
import { isWorded, wordingOf, type ServiceWording } from "../../languages/wording.ts";
import type { Weighting } from "../weights/design-weights.ts";
import type { Aggregate, QualityFlag } from "../simulation/results.ts";

/** Whether figures are weighted, to what price, and how many personas that leaves. */
export function weightingNotes(weighting: Weighting | null, wording: ServiceWording): string[] {
  if (!weighting) return [wording.say("notes.unweighted")];
  const { effective_n: effective, personas, design_effect } = weighting;
  const weights = personas.map(({ weight }) => Number(weight.toFixed(2)));
  const raked = {
    smallest: Math.min(...weights),
    largest: Math.max(...weights),
    effect: Number(design_effect.toFixed(2)),
  };
  return [wording.say("notes.weighted", { effective }), wording.say("notes.raked", raked)];
}

/**
 * How themes were put together. With vectors, quotes are checked by vectors as well; otherwise only by who said them.
 */
export type ThemesBy = "vectors" | "model" | "words";

/** What a report is made from, as far as a reader has to be warned of it. */
export interface QualityFacts {
  flags: readonly QualityFlag[];
  weighting: Weighting | null;
  /** What the reaction as a whole falls short of, in words. */
  reception: readonly string[];
  /** Sentences of the summary that called the reaction good or bad without ground. */
  removedVerdicts: number;
  /** Whether some figure has no interval. */
  withoutInterval: boolean;
  /** Personas who gave the same answer to all rating questions, and of how many. */
  straightLiners: number;
  /** Rated and open answers that only say that there is no answer, and how many were given. */
  nonAnswers: { said: number; of: number };
  /** Answers in another language than the study's, and how many were given. */
  otherLanguage: { said: number; of: number };
  /** Questions whose answers were rated in different ways, by their ids. */
  mixedMethods: readonly string[];
  /** Questions without the direct estimate that was asked for, by their ids. */
  notEstimated: readonly string[];
  /** How many had answered when the study reached its limit of cost; null: it did not. */
  cutShort: { through: number; begun: number; personas: number } | null;
  /** Participants that the study went on without, and how many it was to ask. */
  lost: { participants: Readonly<Aggregate["participants_lost"]>; of: number };
  themesBy: ThemesBy;
  /** Recommendations that name nothing of the figures. */
  ungrounded: number;
  personas: number;
  /** Language of the study (BCP 47). */
  language: string;
}

/** The participants who are missing, and why. */
function lostNote({ participants, of }: QualityFacts["lost"], { say, list }: ServiceWording): string[] {
  if (participants.length === 0) return [];
  const names = list(participants.map(({ persona_name: name, reason }) => say("notes.lost", { name, reason })));
  return [say("notes.participants_lost", { count: participants.length, personas: of, names })];
}

/** What a reader has to know before trusting the figures, one sentence or two each; every flag in words among them. */
export function qualityNotes(facts: QualityFacts): string[] {
  const { straightLiners, nonAnswers, otherLanguage, ungrounded, personas, language } = facts;
  const wording = wordingOf(language);
  const { say } = wording;
  return [
    say("notes.intervals"),
    ...(facts.withoutInterval ? [say("notes.without_interval")] : []),
    wording.sentences(weightingNotes(facts.weighting, wording)),
    ...facts.reception,
    ...(facts.removedVerdicts === 0 ? [] : [say("notes.verdicts_removed")]),
    ...(straightLiners === 0 ? [] : [say("notes.straight_lining", { count: straightLiners, personas })]),
    ...(nonAnswers.said === 0 ? [] : [say("notes.non_answers", { count: nonAnswers.said, given: nonAnswers.of })]),
    ...(otherLanguage.said === 0
      ? []
      : [say("notes.other_language", { count: otherLanguage.said, given: otherLanguage.of })]),
    ...(facts.mixedMethods.length === 0
      ? []
      : [say("notes.mixed_methods", { questions: wording.list(facts.mixedMethods) })]),
    ...(facts.notEstimated.length === 0
      ? []
      : [say("notes.not_estimated", { questions: wording.list(facts.notEstimated) })]),
    ...(facts.cutShort ? [say("notes.cut_short", facts.cutShort)] : []),
    ...lostNote(facts.lost, wording),
    ...(facts.themesBy === "vectors" ? [] : [say(`notes.themes_by_${facts.themesBy}`)]),
    ...(ungrounded === 0 ? [] : [say("notes.ungrounded", { count: ungrounded })]),
    ...facts.flags.map((flag) => say(`flags.${flag}`)),
    ...(isWorded(language) ? [] : [say("notes.unworded_language", { language: languageName(language) })]),
  ];
}
