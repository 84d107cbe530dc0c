import { escapeHtml } from "../../../functions/notifications/mail/messages/escape-html.ts";
import type { ExecutionRecord } from "../execution-record.ts";
import { readCause } from "./cause.ts";
import { duration } from "./format.ts";
import type { Timeline } from "./timeline.ts";
import type { Attempt, Visit } from "./visits.ts";

/** Iterations side by side tend to fail alike: more would say the same. */
const MOST_FAILED_STATES = 5;

interface FailedState {
  visit: Visit;
  last: Attempt;
}

/**
 * Why an execution failed: its error and cause, and before them those of the states that failed for good, since a
 * pipeline that catches a failure ends with an error of its own. Empty for one that has neither.
 */
export function failurePart({ error, cause }: ExecutionRecord, { visits, from }: Timeline): string {
  if (error === null && cause === null) return "";
  const failed = failedStates(visits).toSorted((one, other) => (one.last.to ?? 0) - (other.last.to ?? 0));
  const shown = failed
    .slice(0, MOST_FAILED_STATES)
    .map(({ visit, last }) => {
      const what =
        `<strong>${escapeHtml(visit.name)}</strong> failed for good ${duration((last.to ?? from) - from)} after the ` +
        "start";
      return failure(what, last.error ?? null, last.cause ?? null);
    })
    .join("\n");
  const others =
    failed.length > MOST_FAILED_STATES ? `<p>${failed.length - MOST_FAILED_STATES} more states failed.</p>` : "";
  return (
    "<h2>What went wrong</h2>\n<div " +
    `class="failure">${failure("The execution ended", error, cause)}${shown}${others}</div>`
  );
}

function failure(what: string, error: string | null, cause: string | null): string {
  const { message, more } = readCause(cause ?? "");
  const withError = error === null ? "" : ` with <strong class="bad">${escapeHtml(error)}</strong>`;
  const stack =
    more === "" ? "" : `<details><summary>Stack</summary><pre tabindex="0">${escapeHtml(more)}</pre></details>`;
  return `<p>${what}${withError}${message === "" ? "." : `: ${escapeHtml(message)}`}</p>${stack}`;
}

const failedStates = (visits: readonly Visit[]): FailedState[] =>
  visits.flatMap((visit) => {
    const inside = visit.branches.flatMap((branch) => failedStates(branch.visits));
    const last = visit.attempts.at(-1);
    return visit.branches.length === 0 && visit.outcome === "failed" && last?.outcome === "failed"
      ? [...inside, { visit, last }]
      : inside;
  });
