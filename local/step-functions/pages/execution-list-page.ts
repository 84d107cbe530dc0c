import type { ExecutionRecord } from "../execution-record.ts";
import { escapeHtml } from "../../../functions/notifications/mail/messages/escape-html.ts";
import { duration, pathOf, pipelineOf, STATUSES, statusBadge, statusWord, timeElement } from "./format.ts";
import type { Page } from "./page.ts";
import type { ExecutionSubject } from "./subject.ts";

/** The page shows this many at most, the newest. */
export const LIST_LENGTH = 100;

/**
 * The newest executions of all state machines.
 * @param subjects what each works on
 * @param shown the only status shown, null for all; and the moment in epoch milliseconds
 */
export function executionListPage(
  executions: readonly ExecutionRecord[],
  subjects: readonly ExecutionSubject[],
  { status, now }: { status: string | null; now: number },
): Page {
  const table = `<table class="list">
<thead><tr><th scope="col">Name</th><th scope="col">Kind</th><th scope="col">Project</th><th scope="col">Status</th>
<th scope="col">Started</th><th scope="col" class="number">Took</th></tr></thead>
<tbody>
${executions.map((execution, index) => row(execution, subjects[index], now)).join("\n")}
</tbody></table>`;
  const none =
    status === null
      ? "Nothing has run yet. Whatever the API starts, such as the generation of a persona group, appears here."
      : `No execution is ${statusWord(status)}.`;
  return {
    title: "Executions",
    isList: true,
    main: `<h1>Executions</h1>
<nav aria-label="Status">${[null, ...STATUSES].map((one) => filter(one, status)).join("")}</nav>
${executions.length === 0 ? `<div class="note"><p>${none}</p></div>` : table}
${executions.length === LIST_LENGTH ? `<p class="quiet">These are the newest ${LIST_LENGTH}.</p>` : ""}`,
  };
}

function filter(status: string | null, chosen: string | null): string {
  const [href, words] = status === null ? ["/executions", "all"] : [`/executions?status=${status}`, statusWord(status)];
  return `<a href="${href}"${status === chosen ? ' aria-current="page"' : ""}>${words}</a>`;
}

function row(execution: ExecutionRecord, subject: ExecutionSubject | undefined, now: number): string {
  const { arn, status, startDate, stopDate } = execution;
  const took = duration((stopDate ?? now) - startDate);
  const cells = [
    `<a href="${escapeHtml(pathOf(arn))}">${escapeHtml(subject?.name ?? execution.name)}</a>`,
    escapeHtml(subject?.kind ?? pipelineOf(execution)),
    escapeHtml(subject?.project ?? ""),
    statusBadge(status),
    timeElement(startDate),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}<td class="number">${took}</td></tr>`;
}
