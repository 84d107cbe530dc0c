import type { QuestionReliability, ReliabilityStudy } from "../../../functions/domain/reliability/schemas.ts";
import { conceptItemOf } from "../../../functions/domain/simulation/concept-battery.ts";
import { displayWidth, padEnd, padStart, truncate } from "../../cli/display-width.ts";
import { cellOf } from "../../cli/interval-bar.ts";
import { noPaint, type Paint } from "../../cli/paint.ts";
import { oneLine, printableCopy } from "../../cli/printable.ts";
import { barKey, drawIntervalBar } from "./chart.ts";
import { interval } from "./figures.ts";
import { drawBar, heading, INDENT, pageIn, paragraph, type Page } from "./page.ts";

const MOST_QUESTIONS = 12;
const BAR = { shortest: 24, longest: 40 } as const;
const ALPHA_WIDTH = 7;
const LONGEST_NAME = 26;
/** ` 100.0` beside a bar */
const PERSONA_SCORE = 9;
/** `100.0  (100.0–100.0)` */
const SCORE_WIDTH = 23;

/** A question by its name in the field where it has one, else in its own words. */
function labelOf(page: Page, question: QuestionReliability): string {
  if (question.kind === "themes") return page.say("reliability.themes");
  const item = conceptItemOf({ id: question.question_id, question: question.question });
  return item ? page.service.say(`items.${item}`) : oneLine(question.question);
}

/** The score between 0 and 100, and below it where chance would have put it. */
function confidence(page: Page, { confidence_score, confidence_interval, components, verdict }: ReliabilityStudy) {
  if (confidence_score === null) return [];
  const { paint, width, say, number } = page;
  const [name, verdictName] = [say("reliability.confidence"), say("reliability.verdict")];
  const nameWidth = Math.max(displayWidth(name), displayWidth(verdictName)) + 2;
  const label = INDENT + padEnd(name, nameWidth);
  const barWidth = Math.min(BAR.longest, width - displayWidth(label) - SCORE_WIDTH);
  const ends = confidence_interval ?? [confidence_score, confidence_score];
  const shownEnds = confidence_interval ? paint.faint(padStart(`(${interval(page, ends)})`, SCORE_WIDTH - 8)) : "";
  const chance = components?.random_baseline;
  const before = " ".repeat(displayWidth(label) + cellOf(chance?.expected ?? 0, [0, 100], barWidth));
  return [
    label +
      drawIntervalBar(page, confidence_score, ends, barWidth, paint.accent) +
      paint.strong(padStart(number(confidence_score, 1), 8)) +
      shownEnds,
    ...(chance
      ? paragraph(
          page,
          say("reliability.chance", { expected: number(chance.expected, 1), upper: number(chance.upper, 1) }),
          `${before}▲ `,
          paint.faint,
        )
      : []),
    ...(verdict && confidence_interval
      ? paragraph(
          page,
          say("reliability.by_lower_end", { verdict: say(`reliability.${verdict}`), interval: interval(page, ends) }),
          INDENT + padEnd(verdictName, nameWidth),
        )
      : []),
  ];
}

/** The last words of a text that fit, after an ellipsis; of one long word its beginning. */
function ending(text: string, width: number): string {
  const words = text.split(" ");
  const first = words.findIndex((_, index) => displayWidth(`… ${words.slice(index).join(" ")}`) <= width);
  return first < 0 ? truncate(text, width) : `… ${words.slice(first).join(" ")}`;
}

/** Labels cut to one line so that they differ: the statements of one question have the same beginning. */
function cutLabels(
  page: Page,
  all: readonly QuestionReliability[],
  width: number,
): (question: QuestionReliability) => string {
  const beginnings = all.map((question) => truncate(labelOf(page, question), width));
  return (question) => {
    const cut = truncate(labelOf(page, question), width);
    const shared = beginnings.filter((beginning) => beginning === cut).length > 1;
    return padEnd(shared && cut !== labelOf(page, question) ? ending(labelOf(page, question), width) : cut, width);
  };
}

const ABOVE_ANY_ALPHA = 2;

/** Questions with the least stable first, those without an α last. */
const worstFirst = (questions: readonly QuestionReliability[]): QuestionReliability[] =>
  questions.toSorted((a, b) => (a.alpha ?? ABOVE_ANY_ALPHA) - (b.alpha ?? ABOVE_ANY_ALPHA));

function questionBars(page: Page, { components }: ReliabilityStudy): string[] {
  const questions = worstFirst(components?.questions ?? []);
  if (questions.length === 0) return [];
  const shown = questions.slice(0, questions.length > MOST_QUESTIONS ? MOST_QUESTIONS - 1 : MOST_QUESTIONS);
  const rest = questions.slice(shown.length);
  const room = page.width - INDENT.length * 2 - ALPHA_WIDTH;
  const longest = Math.max(...shown.map((question) => displayWidth(labelOf(page, question))));
  const barWidth = Math.max(BAR.shortest, Math.min(BAR.longest, room - longest));
  const labelWidth = Math.min(longest, room - barWidth);
  const cut = cutLabels(page, questions, labelWidth);
  const rows = shown.map((question) => {
    const label = `${INDENT}${cut(question)}  `;
    if (question.alpha === null) {
      const reason = page.say(`reliability.${question.reason ?? "no_alpha"}`);
      return label + page.paint.faint(truncate(reason, page.width - displayWidth(label)));
    }
    const drawn = drawBar(page, question.alpha, barWidth, page.paint.accent);
    return label + drawn + padStart(page.number(question.alpha, 2), ALPHA_WIDTH);
  });
  return [
    "",
    ...paragraph(page, page.say("reliability.agreement"), INDENT, page.paint.faint),
    ...rows,
    ...(rest.length > 0 ? [INDENT + page.paint.faint(restInWords(page, rest))] : []),
  ];
}

/** `and 9 more: 6 with an α of 0.91 or above, 3 without any` */
function restInWords({ say, number }: Page, rest: readonly QuestionReliability[]): string {
  const least = rest[0]?.alpha ?? null;
  const without = rest.filter(({ alpha }) => alpha === null).length;
  const parts = [
    ...(least === null
      ? []
      : [
          say(least.toFixed(2) === "1.00" ? "reliability.rest_with" : "reliability.rest_above", {
            count: rest.length - without,
            alpha: number(least, 2),
          }),
        ]),
    ...(without > 0 ? [say("reliability.rest_without", { count: without })] : []),
  ];
  return say("reliability.rest", { count: rest.length, parts: parts.join(say("figures.comma")) });
}

/** The most fundamental reason alone, which stands first; how many more there are is said. */
function shortReason({ say, service }: Page, reason: string): string {
  const [first = "", ...more] = oneLine(reason)
    .replace(/^[^:：]*[:：]\s*/u, "")
    .replace(/[.。]$/u, "")
    .split(service.say("promotion.and"));
  return more.length === 0 ? first : say("reliability.more_reasons", { reason: first, count: more.length });
}

function personaBars(page: Page, { personas }: ReliabilityStudy): string[] {
  if (personas.length === 0) return [];
  const { paint, width, say, number } = page;
  const entry = { in: say("reliability.in_library"), out: say("reliability.not_in_library") };
  const beside = 2 + PERSONA_SCORE + 2 + Math.max(displayWidth(entry.in), displayWidth(entry.out));
  const labelWidth = Math.min(
    LONGEST_NAME,
    Math.max(...personas.map(({ persona_name }) => displayWidth(oneLine(persona_name)))),
  );
  const barWidth = Math.min(BAR.longest, width - INDENT.length - labelWidth - beside);
  const entered = personas.filter(({ promoted }) => promoted).length;
  return [
    "",
    ...paragraph(page, say("reliability.consistency", { entered, count: personas.length }), INDENT, paint.faint),
    ...personas.flatMap(({ persona_name, score, lower_bound, promoted, reason }) => {
      const label = `${INDENT}${padEnd(truncate(oneLine(persona_name), labelWidth), labelWidth)}  `;
      const figures =
        score === null
          ? padEnd("", barWidth) + padStart(say("reliability.no_score"), PERSONA_SCORE)
          : drawIntervalBar(page, score, [lower_bound ?? score, score], barWidth, paint.accent) +
            padStart(number(score, 1), PERSONA_SCORE);
      return [
        `${label}${figures}  ${promoted ? paint.good(entry.in) : entry.out}`,
        ...paragraph(page, shortReason(page, reason), INDENT.repeat(2), paint.faint),
      ];
    }),
  ];
}

/**
 * What a reliability study found as text for people, ending in a line break.
 * @param study complete
 * @param language of the study (BCP 47)
 * @param width cells of a line
 */
export function renderReliability(
  study: ReliabilityStudy,
  { language, width, paint = noPaint }: { language: string; width: number; paint?: Paint },
): string {
  const page = pageIn(language, { width, paint });
  const safe = printableCopy(study);
  const lines = [
    ...heading(page, page.say("reliability.heading", { count: safe.components?.runs ?? safe.runs + 1 })),
    ...safe.flags.flatMap((flag) => paragraph(page, page.service.say(`flags.${flag}`), "  ! ", paint.middling)),
    ...(safe.flags.length > 0 ? [""] : []),
    ...(safe.confidence_score === null ? [] : [...barKey(page), ...confidence(page, safe), ""]),
    ...(safe.interpretation === null ? [] : paragraph(page, safe.interpretation)),
    ...questionBars(page, safe),
    ...personaBars(page, safe),
  ];
  return `${lines.join("\n")}\n`;
}
