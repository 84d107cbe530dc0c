import type { AlphaGap, QuestionReliability, ReliabilityStudy } from "../../../functions/domain/reliability/schemas.ts";
import { qualityFlags } from "../../../functions/domain/simulation/results.ts";
import { displayWidth, padEnd, padStart, truncate } from "../../cli/display-width.ts";
import { cellOf } from "../../cli/interval-bar.ts";
import { noPaint, type Paint } from "../../cli/paint.ts";
import { oneLine, printableCopy } from "../../cli/printable.ts";
import { conceptNames } from "./battery.ts";
import { barKey, drawIntervalBar } from "./chart.ts";
import { counted, interval } from "../../cli/figures.ts";
import { drawBar, heading, INDENT, paragraph, type Page } from "./page.ts";

const MOST_QUESTIONS = 12;
const BAR = { shortest: 24, longest: 40 } as const;
const ALPHA_WIDTH = 7;
/** `figures`: score, library and the gaps between columns. */
const PERSONA = { name: 26, figures: 33 } as const;
/** `100.0  (100.0–100.0)` */
const SCORE_WIDTH = 23;

const gaps: Record<AlphaGap, string> = {
  no_variance: "everybody answered alike every time",
  no_pairs: "nobody answered twice",
  one_persona: "one persona alone answered twice",
  no_shared_themes: "every theme was named by one persona alone",
};

const isConceptItem = (id: string): id is keyof typeof conceptNames => Object.hasOwn(conceptNames, id);

/** A question by its name in the field where it has one, else in its own words. */
function labelOf({ question_id, question, kind }: QuestionReliability): string {
  if (kind === "themes") return "Themes brought up";
  return isConceptItem(question_id) ? conceptNames[question_id] : oneLine(question);
}

/** The score between 0 and 100, and below it where chance would have put it. */
function confidence(page: Page, { confidence_score, confidence_interval, components, verdict }: ReliabilityStudy) {
  if (confidence_score === null) return [];
  const { paint, width } = page;
  const label = `${INDENT}Confidence  `;
  const barWidth = Math.min(BAR.longest, width - label.length - SCORE_WIDTH);
  const ends = confidence_interval ?? [confidence_score, confidence_score];
  const shownEnds = confidence_interval ? paint.faint(padStart(`(${interval(ends)})`, SCORE_WIDTH - 8)) : "";
  const chance = components?.random_baseline;
  const before = " ".repeat(label.length + cellOf(chance?.expected ?? 0, [0, 100], barWidth));
  return [
    label +
      drawIntervalBar(page, confidence_score, ends, barWidth, paint.accent) +
      paint.strong(padStart(confidence_score.toFixed(1), 8)) +
      shownEnds,
    ...(chance
      ? paragraph(
          page,
          `by chance ${chance.expected.toFixed(1)}, in 95 of 100 cases at most ${chance.upper.toFixed(1)}`,
          `${before}▲ `,
          paint.faint,
        )
      : []),
    ...(verdict && confidence_interval
      ? paragraph(
          page,
          `${verdict}, going by the lower end of the interval ${interval(ends)} of 100`,
          `${INDENT}Verdict     `,
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
function cutLabels(all: readonly QuestionReliability[], width: number): (question: QuestionReliability) => string {
  const beginnings = all.map((question) => truncate(labelOf(question), width));
  return (question) => {
    const cut = truncate(labelOf(question), width);
    const shared = beginnings.filter((beginning) => beginning === cut).length > 1;
    return padEnd(shared && cut !== labelOf(question) ? ending(labelOf(question), width) : cut, width);
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
  const longest = Math.max(...shown.map((question) => displayWidth(labelOf(question))));
  const barWidth = Math.max(BAR.shortest, Math.min(BAR.longest, room - longest));
  const labelWidth = Math.min(longest, room - barWidth);
  const cut = cutLabels(questions, labelWidth);
  const rows = shown.map((question) => {
    const label = `${INDENT}${cut(question)}  `;
    if (question.alpha === null) {
      const reason = question.reason === null ? "no α" : `no α: ${gaps[question.reason]}`;
      return label + page.paint.faint(truncate(reason, page.width - displayWidth(label)));
    }
    const drawn = drawBar(page, question.alpha, barWidth, page.paint.accent);
    return label + drawn + padStart(question.alpha.toFixed(2), ALPHA_WIDTH);
  });
  return [
    "",
    ...paragraph(
      page,
      "Agreement over the runs, question by question: α from 0, chance, to 1, always the same.",
      INDENT,
      page.paint.faint,
    ),
    ...rows,
    ...(rest.length > 0 ? [INDENT + page.paint.faint(restInWords(rest))] : []),
  ];
}

/** `and 9 more: 6 with an α of 0.91 or above, 3 without any` */
function restInWords(rest: readonly QuestionReliability[]): string {
  const least = rest[0]?.alpha ?? null;
  const without = rest.filter(({ alpha }) => alpha === null).length;
  const parts = [
    ...(least === null
      ? []
      : [`${rest.length - without} with an α of ${least.toFixed(2)}${least.toFixed(2) === "1.00" ? "" : " or above"}`]),
    ...(without > 0 ? [`${without} without any`] : []),
  ];
  return `and ${rest.length} more: ${parts.join(", ")}`;
}

/** The most fundamental reason alone, which stands first; how many more there are is said. */
function shortReason(reason: string): string {
  const [first = "", ...more] = oneLine(reason)
    .replace(/^(Not promoted|Promoted): /, "")
    .replace(/\.$/, "")
    .split("; ");
  return more.length === 0 ? first : `${first}, and ${counted(more.length, "more reason")}`;
}

function personaBars(page: Page, { personas }: ReliabilityStudy): string[] {
  if (personas.length === 0) return [];
  const { paint, width } = page;
  const labelWidth = Math.min(
    PERSONA.name,
    Math.max(...personas.map(({ persona_name }) => displayWidth(oneLine(persona_name)))),
  );
  const barWidth = Math.min(BAR.longest, width - labelWidth - PERSONA.figures);
  const entered = personas.filter(({ promoted }) => promoted).length;
  return [
    "",
    ...paragraph(
      page,
      `Each persona's consistency with itself, of 100, ▓ from its lower bound; ${entered} of ` +
        `${counted(personas.length, "persona")} entered the library.`,
      INDENT,
      paint.faint,
    ),
    ...personas.flatMap(({ persona_name, score, lower_bound, promoted, reason }) => {
      const label = `${INDENT}${padEnd(truncate(oneLine(persona_name), labelWidth), labelWidth)}  `;
      const figures =
        score === null
          ? padEnd("", barWidth) + padStart("no score", 9)
          : drawIntervalBar(page, score, [lower_bound ?? score, score], barWidth, paint.accent) +
            padStart(score.toFixed(1), 9);
      return [
        `${label}${figures}  ${promoted ? paint.good("✓ in the library") : "not in the library"}`,
        ...paragraph(page, shortReason(reason), INDENT.repeat(2), paint.faint),
      ];
    }),
  ];
}

/**
 * What a reliability study found as text for people, ending in a line break.
 * @param study complete
 * @param width cells of a line
 */
export function renderReliability(
  study: ReliabilityStudy,
  { width, paint = noPaint }: { width: number; paint?: Paint },
): string {
  const page = { width, paint };
  const safe = printableCopy(study);
  const lines = [
    ...heading(page, `How stable it is over ${counted(safe.components?.runs ?? safe.runs + 1, "run")}`),
    ...safe.flags.flatMap((flag) => paragraph(page, qualityFlags[flag], "  ! ", paint.middling)),
    ...(safe.flags.length > 0 ? [""] : []),
    ...(safe.confidence_score === null ? [] : [...barKey(page), ...confidence(page, safe), ""]),
    ...(safe.interpretation === null ? [] : paragraph(page, safe.interpretation)),
    ...questionBars(page, safe),
    ...personaBars(page, safe),
  ];
  return `${lines.join("\n")}\n`;
}
