import type { Desk } from "../../../phrases/desk.ts";
import { fill, filling, type Slots } from "../language.ts";
import type { Study } from "./study.ts";

const NAMED_THEMES = 3;
/** Findings beside the opening, the themes and the caution, so that a summary has three to six sentences. */
const MOST_FINDINGS = 3;
/** What people said before their figures is the verdict of these; choices and ratings speak for themselves. */
const judged = new Set<Study["type"]>(["concept_test", "focus_group", "idi_ai", "idi_manual"]);

/** Longest question or option that a sentence names in full. */
const LONGEST_NAMED = 140;
export const named = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, " ").replaceAll(/^[\s¿]+|[\s.。:：?？]+$/gu, "");
  return flat.length <= LONGEST_NAMED ? flat : `${flat.slice(0, LONGEST_NAMED).replace(/\s+\S*$/, "")}…`;
};

/** Sentences about the figures that only some types of study have. */
function findings(
  { figures, items, speakers, type }: Study,
  say: (template: string, slots?: Slots) => string,
  { report, typography }: Desk,
): string[] {
  const { questions, importances, best_profile, willingness_to_pay, airtime, conformity, coverage } = figures;
  const size = speakers.length;
  const nameOf = (label: string) => speakers.find((speaker) => speaker.label === label)?.name ?? label;
  const found: string[] = [];
  const [best, worst] = [items[0], items.at(-1)];
  if (best && worst && best !== worst) {
    const slots = {
      best: report.items[best.item],
      best_mean: best.mean,
      worst: report.items[worst.item],
      worst_mean: worst.mean,
    };
    const overlaps = best.interval !== null && worst.interval !== null && best.interval[0] <= worst.interval[1];
    found.push(say(overlaps ? report.overlap : report.range, slots));
  }
  const rated = questions
    .flatMap(({ question, mean, beyond_random }) => (mean === undefined ? [] : [{ question, mean, beyond_random }]))
    .toSorted((a, b) => b.mean - a.mean);
  const [high, low] = [rated[0], rated.at(-1)];
  if (high && low && high !== low)
    found.push(
      say(report.rated, {
        best: named(high.question),
        best_mean: high.mean,
        worst: named(low.question),
        worst_mean: low.mean,
      }),
    );
  else if (high) found.push(say(report.ratedOne, { question: named(high.question), mean: high.mean }));
  if (rated.some(({ beyond_random }) => beyond_random === false)) {
    const chance = rated.filter(({ beyond_random }) => beyond_random === false).map(({ question }) => named(question));
    found.push(
      say(report.random, {
        questions: chance
          .slice(0, 2)
          .map((one) => fill(report.quoted, { text: one }))
          .join(typography.comma),
      }),
    );
  }
  const chosen = questions.find(({ options }) => options.length > 0);
  const [first] = chosen?.options.toSorted((a, b) => b.participants - a.participants) ?? [];
  if (chosen && first)
    found.push(
      say(report.chosen, {
        question: named(chosen.question),
        option: named(first.option),
        count: first.participants,
        size,
      }),
    );
  const open = questions.find(({ themes }) => themes.length > 0);
  const [spoken] = open?.themes.toSorted((a, b) => b.participants - a.participants) ?? [];
  if (open && spoken)
    found.push(
      say(report.open, { question: named(open.question), theme: spoken.theme, count: spoken.participants, size }),
    );
  const [most] = importances.toSorted((a, b) => b.percent - a.percent);
  if (most) found.push(say(report.importance, { attribute: most.attribute, percent: most.percent }));
  if (best_profile.length > 0) found.push(say(report.profile, { levels: best_profile.join(typography.comma) }));
  const [worth] = willingness_to_pay.toSorted((a, b) => b.amount - a.amount);
  if (worth)
    found.push(
      say(report.worth, {
        ...{ level: worth.level, other: worth.compared_with, amount: worth.amount, currency: worth.currency ?? "" },
        ...{ low: worth.interval_95[0], high: worth.interval_95[1] },
      }),
    );
  else if (type === "conjoint") found.push(report.noWorth);
  const [gap] = coverage.toSorted((a, b) => a.participants_covered - b.participants_covered);
  if (gap && gap.participants_covered < size)
    found.push(say(report.gap, { question: named(gap.question), count: gap.participants_covered, size }));
  if (conformity && conformity.stood_apart > 0)
    found.push(say(report.moved, { moved: conformity.moved, apart: conformity.stood_apart }));
  const talk = airtime.toSorted((a, b) => b.percent - a.percent);
  const [loud, quiet] = [talk[0], talk.at(-1)];
  if (loud && quiet && loud !== quiet)
    found.push(
      say(report.airtime, {
        most: nameOf(loud.participant),
        most_percent: loud.percent,
        least: nameOf(quiet.participant),
        least_percent: quiet.percent,
      }),
    );
  return found.slice(0, MOST_FINDINGS);
}

/** Writes 3 to 6 sentences: counts and what may be said of them, what the type of study measures, themes, how sure one can be. */
export function writeReportSummary(study: Study, desk: Desk): string {
  const { report, typography } = desk;
  const { figures, speakers, type } = study;
  const size = speakers.length;
  const say = filling(desk);
  const count = (leaning: string) => speakers.filter((speaker) => speaker.leaning === leaning).length;
  const counted = { size, positive: count("positive"), negative: count("negative"), neutral: count("neutral") };
  const opening = judged.has(type)
    ? [say(report.counts, counted), ...(figures.reception ? [report.reception[figures.reception]] : [])]
    : [say(report.size, { size })];
  const themes = figures.themes
    .toSorted((a, b) => b.participants - a.participants)
    .slice(0, NAMED_THEMES)
    .map(({ theme, participants }) => say(report.share, { theme, count: participants, size }));
  const shared = themes.length > 0 ? say(report.themes, { themes: themes.join(typography.comma) }) : report.noThemes;
  const measured = findings(study, say, desk).slice(0, MOST_FINDINGS + 1 - opening.length);
  return [...opening, ...measured, shared, say(report.certainty, { size })].join(typography.space);
}
