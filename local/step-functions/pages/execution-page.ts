import { escapeHtml } from "../../../functions/notifications/mail/messages/escape-html.ts";
import type { StoredEvent } from "../execution-history.ts";
import type { ExecutionRecord } from "../execution-record.ts";
import { readCause } from "./cause.ts";
import { eventTable } from "./event-table.ts";
import { counted, cut, duration, executionAnchor, pipelineOf, pretty, statusBadge, timeElement } from "./format.ts";
import { failedTries, statesOfEvents } from "./history.ts";
import type { Page } from "./page.ts";

/** Inputs of our pipelines have hundreds of characters; 256 KiB are possible. */
const LONGEST_PAYLOAD = 20_000;
const REFRESH_SECONDS = 2;
/** Iterations side by side tend to fail alike: more would say the same. */
const MOST_FAILURES = 5;

export interface ShownExecution {
  execution: ExecutionRecord;
  /** all of them, by rising id */
  events: readonly StoredEvent[];
  parent: ExecutionRecord | undefined;
  children: readonly ExecutionRecord[];
  /** epoch milliseconds */
  now: number;
}

/** One execution: what it is, why it failed, what it was given and gave, and its events. */
export function executionPage({ execution, events, parent, children, now }: ShownExecution): Page {
  const { arn, name, status, startDate, stopDate, restartCount, input, output } = execution;
  const states = statesOfEvents(events);
  const running = status === "RUNNING";
  const facts: [string, string][] = [
    ["Pipeline", escapeHtml(pipelineOf(execution))],
    ["Started", timeElement(startDate)],
    ...(stopDate === null ? [] : [["Ended", timeElement(stopDate)] as [string, string]]),
    [running ? "Running for" : "Took", duration((stopDate ?? now) - startDate)],
    ...(parent === undefined ? [] : [["Started by", executionAnchor(parent)] as [string, string]]),
    ...(restartCount === 0
      ? []
      : [["Began again", `${counted(restartCount, "time")}, after a restart of the stack`] as [string, string]]),
    ["ARN", escapeHtml(arn)],
  ];
  const current = running ? states.get(events.at(-1)?.id ?? 0) : undefined;
  return {
    title: `${name}, ${pipelineOf(execution)}`,
    ...(running ? { refreshSeconds: REFRESH_SECONDS } : {}),
    main: `<div class="heading"><h1>${escapeHtml(name)}</h1>${statusBadge(status)}</div>
${current === undefined ? "" : `<p>Running, now in ${escapeHtml(current)}.</p>`}
<dl>${facts.map(([term, fact]) => `<dt>${term}</dt><dd>${fact}</dd>`).join("")}</dl>
${failurePart(execution, events, states)}
${children.length === 0 ? "" : childrenPart(children)}
<h2>Input</h2>
${payload(input)}
${output === null ? "" : `<h2>Output</h2>\n${payload(output)}`}
<h2>${counted(events.length, "event")}</h2>
${eventTable(events, states)}`,
  };
}

const payload = (text: string): string => `<pre tabindex="0">${escapeHtml(cut(pretty(text), LONGEST_PAYLOAD))}</pre>`;

const childrenPart = (children: readonly ExecutionRecord[]): string => `<h2>Executions it started</h2>
<ul>${children.map((child) => `<li>${executionAnchor(child)} ${statusBadge(child.status)}</li>`).join("")}</ul>`;

/**
 * Why an execution failed: its error and cause, then what went wrong in its states, since a pipeline that catches a
 * failure ends with an error of its own. Empty for one that has neither.
 */
function failurePart(
  { error, cause }: ExecutionRecord,
  events: readonly StoredEvent[],
  states: ReadonlyMap<number, string>,
): string {
  if (error === null && cause === null) return "";
  const tries = failedTries(events, states).slice(0, MOST_FAILURES);
  const parts = [
    failure("The execution ended", error, cause),
    ...tries.map((one) =>
      failure(`<strong>${escapeHtml(one.state)}</strong> failed ${counted(one.count, "time")}`, one.error, one.cause),
    ),
  ];
  return `<h2>What went wrong</h2>\n<div class="failure">${parts.join("\n")}</div>`;
}

function failure(what: string, error: string | null, cause: string | null): string {
  const { message, more } = readCause(cause ?? "");
  const withError = error === null ? "" : ` with <strong class="bad">${escapeHtml(error)}</strong>`;
  const stack =
    more === "" ? "" : `<details><summary>Stack</summary><pre tabindex="0">${escapeHtml(more)}</pre></details>`;
  return `<p>${what}${withError}${message === "" ? "." : `: ${escapeHtml(message)}`}</p>${stack}`;
}
