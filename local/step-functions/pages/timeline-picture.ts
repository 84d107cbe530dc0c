import { escapeHtml } from "../../../functions/notifications/mail/messages/escape-html.ts";
import { readCause } from "./cause.ts";
import { counted, cut, duration, pathOf } from "./format.ts";
import { rowsOf, type Row } from "./rows.ts";
import type { Timeline } from "./timeline.ts";
import { failedAttempts, type Visit } from "./visits.ts";

/** A browser draws this many without effort; a focus group enters several times as many states. */
export const MOST_ROWS = 1000;
const LONGEST_MESSAGE = 300;

/** Distances between ticks: 10 ms to a week. */
const STEPS_MS = [
  10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 10e3, 20e3, 30e3, 60e3, 120e3, 300e3, 600e3, 1200e3, 1800e3, 3600e3, 7200e3,
  18_000e3, 43_200e3, 86_400e3, 604_800e3,
];
const MOST_TICKS = 7;

/** From the first event to `until`, in epoch milliseconds. */
interface Span {
  from: number;
  until: number;
}

/**
 * A table with one line per state entered, each with a bar from entered to exited; no scripts and no style attributes.
 */
export function timelinePicture(timeline: Timeline, now: number): string {
  const rows = rowsOf(timeline.visits);
  if (rows.length === 0) return `<p class="quiet">No state has been entered yet.</p>`;
  const span = { from: timeline.from, until: Math.max(timeline.to ?? now, timeline.from + 1) };
  const left = rows.length - MOST_ROWS;
  const more =
    left > 0
      ? `<p class="quiet">These are the first ${MOST_ROWS.toLocaleString("en")} of ` +
        `${rows.length.toLocaleString("en")} lines.</p>`
      : "";
  return `${PATTERNS}${LEGEND}
<div class="scroll" tabindex="0" role="region" aria-label="Timeline"><table class="timeline">
<thead><tr><th scope="col">State</th><th scope="col" class="track">${axis(span)}</th>
<th scope="col" class="number">Took</th><th scope="col">What happened</th></tr></thead>
<tbody>
${rows
  .slice(0, MOST_ROWS)
  .map((row) => line(row, span))
  .join("\n")}
</tbody></table></div>${more}`;
}

const PATTERNS =
  `<svg class="patterns" width="0" height="0" aria-hidden="true"><defs><pattern id="waiting" width="6" height="6" ` +
  `patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.5" height="6"/></pattern></defs></svg>`;

const LEGEND = `<p class="legend">${(
  [
    ["succeeded", "done"],
    ["failed", "failed try"],
    ["running", "running"],
    ["aborted", "cut off"],
    ["waiting", "waiting"],
    ["around", "around its branches"],
  ] as const
)
  .map(
    ([kind, words]) =>
      '<span><svg width="18" height="10" aria-hidden="true">' +
      `<rect class="${kind}" width="18" height="10" rx="2"/></svg>${words}</span>`,
  )
  .join("")}</p>`;

const percent = (at: number, { from, until }: Span): number => (100 * (at - from)) / (until - from);

function axis(span: Span): string {
  const length = span.until - span.from;
  const step = STEPS_MS.find((one) => length / one < MOST_TICKS) ?? length;
  const ticks = Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
  const texts = ticks.map((tick) => {
    const x = percent(span.from + tick, span);
    const anchor = x < 4 ? "start" : x > 96 ? "end" : "middle";
    return `<text x="${x.toFixed(2)}%" y="12" text-anchor="${anchor}">${tickText(tick)}</text>`;
  });
  return (
    `<svg class="axis" width="100%" height="16" role="img" aria-label="Time since the start, 0 to ` +
    `${duration(length)}">${texts.join("")}</svg>`
  );
}

/** `0`, `500 ms`, `20 s`, `5 min`. */
function tickText(ms: number): string {
  if (ms === 0) return "0";
  if (ms < 1000) return `${ms} ms`;
  if (ms < 60_000) return `${ms / 1000} s`;
  return ms < 3_600_000 ? `${ms / 60_000} min` : `${ms / 3_600_000} h`;
}

function line(row: Row, span: Span): string {
  const { depth, state, iteration, visit, outcome, from } = row;
  const took = (row.to ?? span.until) - from;
  const index = iteration === undefined ? "" : `<span class="index">#${iteration.index}</span> `;
  const name = state === undefined ? "" : `<span class="state">${escapeHtml(state)}</span>`;
  const item = iteration?.item
    ? `<span class="item" title="${escapeHtml(iteration.item)}">${escapeHtml(shortIds(iteration.item))}</span>`
    : "";
  return (
    `<tr class="${outcome}"><th scope="row" class="depth-${Math.min(depth, 6)}">${index}${name}${item}</th><td ` +
    `class="track">${bar(row, span)}</td><td ` +
    `class="number">${row.to === undefined ? "≥ " : ""}${duration(took)}</td><td ` +
    `class="notes">${visit === undefined ? endNote(row) : notes(visit)}</td></tr>`
  );
}

function bar(row: Row, span: Span): string {
  const { visit, from, outcome } = row;
  const to = row.to ?? span.until;
  const words = `${duration(from - span.from)} to ${duration(to - span.from)} after the start, ${outcome}`;
  const whole = rectangle(
    from,
    to,
    visit === undefined || visit.branches.length > 0 ? "around" : wholeClass(visit),
    span,
  );
  const tries = visit === undefined || visit.branches.length > 0 ? [] : visit.attempts;
  const parts = tries.map((attempt, index) =>
    rectangle(
      attempt.from,
      attempt.to ?? span.until,
      attempt.outcome,
      span,
      `Try ${index + 1}: ${attempt.error ?? attempt.outcome}`,
    ),
  );
  return `<svg width="100%" height="14" role="img" aria-label="${words}">${whole}${parts.join("")}</svg>`;
}

/** Between the tries of a Task, and in a Wait state, time passes without work. */
const wholeClass = ({ type, attempts, outcome }: Visit): string =>
  type === "Wait" || attempts.length > 0 ? "waiting" : outcome;

function rectangle(from: number, to: number, kind: string, span: Span, title?: string): string {
  // A state of no length is still to be seen, at the end of the picture too.
  const width = Math.max(percent(to, span) - percent(from, span), 0.35);
  const x = Math.min(Math.max(percent(from, span), 0), 100 - width);
  const inside = title === undefined ? "" : `<title>${escapeHtml(title)}</title>`;
  return (
    `<rect class="${kind}" x="${x.toFixed(2)}%" y="2" width="${width.toFixed(2)}%" height="10" ` +
    `rx="1.5">${inside}</rect>`
  );
}

const endNote = ({ outcome }: Row): string =>
  outcome === "aborted" ? "cut off" : outcome === "failed" ? `<span class="bad">failed</span>` : "";

function notes(visit: Visit): string {
  const { type, attempts, branches, outcome, childArn, to } = visit;
  const failures = failedAttempts(visit);
  const words = [
    type === "Task" ? "" : type,
    branches.length > 0
      ? counted(branches.length, type === "Map" ? "item" : "branch", type === "Map" ? "items" : "branches")
      : "",
    failures.length > 0
      ? `<span class="bad">${triesText(
          attempts.length,
          failures.map(({ error }) => error),
        )}</span>`
      : "",
    outcome === "failed" && failures.length === 0 ? `<span class="bad">failed</span>` : "",
    outcome === "aborted" ? "cut off" : "",
    outcome === "failed" && to !== undefined && type !== "Fail" && attempts.at(-1)?.cause
      ? messageOf(attempts.at(-1)?.cause ?? "")
      : "",
    childArn === undefined ? "" : `<a href="${escapeHtml(pathOf(childArn))}">its execution</a>`,
  ];
  return words.filter((word) => word !== "").join(" · ");
}

/** Ids that were made in the same second begin alike: their ends tell them apart. */
const shortIds = (text: string): string =>
  text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{4}([0-9a-f]{8})/gi, (_, end: string) => `…${end}`);

/** `2 of 3 tries failed: 2 × ModelThrottled`. */
function triesText(tries: number, errors: (string | undefined)[]): string {
  const counts = new Map<string, number>();
  for (const error of errors) if (error !== undefined) counts.set(error, (counts.get(error) ?? 0) + 1);
  const names = Array.from(counts, ([error, count]) => `${count > 1 ? `${count} × ` : ""}${escapeHtml(error)}`).join(
    ", ",
  );
  const failed = tries === 1 ? "failed" : `${errors.length} of ${tries} tries failed`;
  return names === "" ? failed : `${failed}: ${names}`;
}

const messageOf = (cause: string): string => escapeHtml(cut(readCause(cause).message, LONGEST_MESSAGE));
