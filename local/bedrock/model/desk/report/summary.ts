import type { Desk } from "../../../phrases/desk.ts";
import { fill, filling } from "../language.ts";
import type { Study } from "./study.ts";

const NAMED_THEMES = 3;
/** Findings beside the opening, the themes and the caution, so that a summary has three to six sentences. */
const MOST_FINDINGS = 3;
/** What people said before their figures is the verdict of these; choices and ratings speak for themselves. */
export const judged: ReadonlySet<Study["type"]> = new Set<Study["type"]>([
  "concept_test",
  "focus_group",
  "idi_ai",
  "idi_manual",
]);

/** Longest question or option that a sentence names in full. */
const LONGEST_NAMED = 140;
export const named = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, " ").replaceAll(/^[\s¿]+|[\s.。:：?？]+$/gu, "");
  return flat.length <= LONGEST_NAMED ? flat : `${flat.slice(0, LONGEST_NAMED).replace(/\s+\S*$/, "")}…`;
};

/** A mean with the ends of its scale, without which it says little: `4.13 [1–7]`. */
export const meanOf = ({ mean, range }: Study["rated"][number], { typography }: Pick<Desk, "typography">): string =>
  `${String(mean).replace(".", typography.decimal)}${range === null ? "" : ` [${range}]`}`;

/** The entries with the highest and the lowest value. */
function extremes<T>(entries: readonly T[], valueOf: (entry: T) => number): readonly [high?: T, low?: T] {
  const ranked = entries.toSorted((a, b) => valueOf(b) - valueOf(a));
  return ranked.length > 1 ? [ranked[0], ranked.at(-1)] : ranked.length === 1 ? [ranked[0]] : [];
}

/** Sentences about the figures that only some types of study have. */
function findings({ figures, items, rated, speakers, type }: Study, desk: Desk): string[] {
  const { report, typography } = desk;
  const say = filling(desk);
  const size = speakers.length;
  const nameOf = (label: string) => speakers.find((speaker) => speaker.label === label)?.name ?? label;
  const [best, worst] = [items[0], items.length > 1 ? items.at(-1) : undefined];
  const overlaps = best?.interval && worst?.interval && best.interval[0] <= worst.interval[1];
  const [high, low] = [rated[0], rated.length > 1 ? rated.at(-1) : undefined];
  const chance = rated.filter(({ beyond_random }) => beyond_random === false).slice(0, 2);
  const chosen = figures.questions.find(({ options }) => options.length > 0);
  const [option] = extremes(chosen?.options ?? [], ({ participants }) => participants);
  const open = figures.questions.find(({ themes }) => themes.length > 0);
  const [spoken] = extremes(open?.themes ?? [], ({ participants }) => participants);
  const [heaviest] = extremes(figures.importances, ({ percent }) => percent);
  const [worth] = extremes(figures.willingness_to_pay, ({ amount }) => amount);
  const [gap] = extremes(figures.coverage, ({ participants_covered }) => -participants_covered);
  const [most, least] = extremes(figures.airtime, ({ percent }) => percent);
  const { conformity, best_profile } = figures;
  return [
    best &&
      worst &&
      say(overlaps ? report.overlap : report.range, {
        ...{ best: report.items[best.item], best_mean: best.mean },
        ...{ worst: report.items[worst.item], worst_mean: worst.mean },
      }),
    high &&
      low &&
      say(report.rated, {
        ...{ best: named(high.question), best_mean: meanOf(high, desk) },
        ...{ worst: named(low.question), worst_mean: meanOf(low, desk) },
      }),
    high && !low && say(report.ratedOne, { question: named(high.question), mean: meanOf(high, desk) }),
    chance.length > 0 &&
      say(report.random, {
        questions: chance.map(({ question }) => fill(report.quoted, { text: named(question) })).join(typography.comma),
      }),
    chosen &&
      option &&
      say(report.chosen, {
        ...{ question: named(chosen.question), option: named(option.option) },
        ...{ count: option.participants, size: chosen.answered ?? size },
      }),
    open &&
      spoken &&
      say(report.open, {
        ...{ question: named(open.question), theme: spoken.theme },
        ...{ count: spoken.participants, size: open.answered ?? size },
      }),
    heaviest && say(report.importance, heaviest),
    best_profile.length > 0 && say(report.profile, { levels: best_profile.join(typography.comma) }),
    worth &&
      say(report.worth, {
        ...{ level: worth.level, other: worth.compared_with, amount: worth.amount, currency: worth.currency ?? "" },
        ...{ low: worth.interval_95[0], high: worth.interval_95[1] },
      }),
    !worth && type === "conjoint" && report.noWorth,
    gap &&
      gap.participants_covered < size &&
      say(report.gap, { question: named(gap.question), count: gap.participants_covered, size }),
    conformity &&
      conformity.stood_apart > 0 &&
      say(report.moved, { moved: conformity.moved, apart: conformity.stood_apart }),
    most &&
      least &&
      say(report.airtime, {
        ...{ most: nameOf(most.participant), most_percent: most.percent },
        ...{ least: nameOf(least.participant), least_percent: least.percent },
      }),
  ]
    .filter((sentence) => typeof sentence === "string")
    .slice(0, MOST_FINDINGS);
}

/** Writes 3 to 6 sentences: counts, what the type of study measures, themes, how sure one can be. */
export function writeReportSummary(study: Study, desk: Desk): string {
  const { report, typography } = desk;
  const { figures, speakers, type } = study;
  const size = speakers.length;
  const say = filling(desk);
  const count = (leaning: string) => speakers.filter((speaker) => speaker.leaning === leaning).length;
  const counted = { size, positive: count("positive"), negative: count("negative"), neutral: count("neutral") };
  const opening =
    judged.has(type) && figures.concepts.length === 0
      ? [say(report.counts, counted), ...(figures.reception ? [report.reception[figures.reception]] : [])]
      : [say(report.size, { size })];
  const themes = figures.themes
    .toSorted((a, b) => b.participants - a.participants)
    .slice(0, NAMED_THEMES)
    .map(({ theme, participants }) => say(report.share, { theme, count: participants, size }));
  const shared = themes.length > 0 ? say(report.themes, { themes: themes.join(typography.comma) }) : report.noThemes;
  const measured = findings(study, desk).slice(0, MOST_FINDINGS + 1 - opening.length);
  return [...opening, ...measured, shared, say(report.certainty, { size })].join(typography.space);
}
