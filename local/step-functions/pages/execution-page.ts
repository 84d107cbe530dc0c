import { escapeHtml } from "../../../functions/notifications/mail/messages/escape-html.ts";
import type { StoredEvent } from "../execution-history.ts";
import type { ExecutionRecord } from "../execution-record.ts";
import { eventTable } from "./event-table.ts";
import { failurePart } from "./failure-part.ts";
import { counted, cut, duration, executionAnchor, pipelineOf, pretty, statusBadge, timeElement } from "./format.ts";
import type { Page } from "./page.ts";
import { timelineOf } from "./timeline.ts";
import { timelinePicture } from "./timeline-picture.ts";
import type { ExecutionSubject } from "./subject.ts";
import type { Visit } from "./visits.ts";

/** Inputs of our pipelines have hundreds of characters; 256 KiB are possible. */
const LONGEST_PAYLOAD = 20_000;
const REFRESH_SECONDS = 2;

export interface ShownExecution {
  execution: ExecutionRecord;
  /** What it works on. */
  subject: ExecutionSubject | undefined;
  /** all of them, by rising id */
  events: readonly StoredEvent[];
  parent: ExecutionRecord | undefined;
  children: readonly ExecutionRecord[];
  /** epoch milliseconds */
  now: number;
  /** Whether the reader has asked that the page stays as it is. */
  still: boolean;
}

/** One execution: what it is, why it failed, when each state ran, and its events. */
export function executionPage({ execution, subject, events, parent, children, now, still }: ShownExecution): Page {
  const { arn, name, status, startDate, stopDate, restartCount, input, output } = execution;
  const timeline = timelineOf(events);
  const running = status === "RUNNING";
  const heading = subject?.name ?? name;
  const facts: [string, string][] = [
    ...(subject?.kind ? [["Kind", escapeHtml(subject.kind)] as [string, string]] : []),
    ...(subject?.project ? [["Project", escapeHtml(subject.project)] as [string, string]] : []),
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
  const refresh = still
    ? `<a href="?">update by itself again</a>`
    : `this page updates itself every ${REFRESH_SECONDS} seconds (<a href="?still=1">let it stand still</a>)`;
  return {
    title: `${heading}, ${subject?.kind ?? pipelineOf(execution)}`,
    ...(running && !still ? { refreshSeconds: REFRESH_SECONDS } : {}),
    main: `<div class="heading"><h1>${escapeHtml(heading)}</h1>${statusBadge(status)}</div>
<p>${sentence(execution, timeline.visits, now)}${running ? ` <span class="quiet">· ${refresh}</span>` : ""}</p>
<dl>${facts.map(([term, fact]) => `<dt>${term}</dt><dd>${fact}</dd>`).join("")}</dl>
${failurePart(execution, timeline)}
${children.length === 0 ? "" : childrenPart(children)}
<h2>Timeline</h2>
${timelinePicture(timeline, stopDate ?? now)}
<h2>Input</h2>
${payload(input)}
${output === null ? "" : `<h2>Output</h2>\n${payload(output)}`}
<h2>${counted(events.length, "event")}</h2>
${eventTable(events, events.length, timeline)}`,
  };
}

const payload = (text: string): string => `<pre tabindex="0">${escapeHtml(cut(pretty(text), LONGEST_PAYLOAD))}</pre>`;

const childrenPart = (children: readonly ExecutionRecord[]): string => `<h2>Executions it started</h2>
<ul>${children.map((child) => `<li>${executionAnchor(child)} ${statusBadge(child.status)}</li>`).join("")}</ul>`;

/** The status in words. */
function sentence(
  { status, startDate, stopDate, error }: ExecutionRecord,
  visits: readonly Visit[],
  now: number,
): string {
  const took = duration((stopDate ?? now) - startDate);
  switch (status) {
    case "RUNNING": {
      const at = currentStates(visits);
      return at === "" ? "Running." : `Running, now in ${at}.`;
    }
    case "SUCCEEDED":
      return `Succeeded after ${took}.`;
    case "FAILED":
      return `Failed after ${took}${error === null ? "" : ` with ${escapeHtml(error)}`}.`;
    case "TIMED_OUT":
      return `Ended after ${took}, because it took longer than its state machine allows.`;
    default:
      return `Stopped from outside after ${took}.`;
  }
}

/** `ConceptTest: 3 × AskConcept`. */
function currentStates(visits: readonly Visit[]): string {
  const open = visits.at(-1);
  if (open === undefined || open.to !== undefined) return "";
  const inside = open.branches.map((branch) => currentStates(branch.visits)).filter((state) => state !== "");
  if (inside.length === 0) return escapeHtml(open.name);
  const counts = Map.groupBy(inside, (state) => state);
  return `${escapeHtml(open.name)}: ${Array.from(counts, ([state, all]) => `${all.length} × ${state}`).join(", ")}`;
}
