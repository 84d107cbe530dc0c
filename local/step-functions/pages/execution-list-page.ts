import type { ExecutionRecord } from "../execution-record.ts";
import { duration, executionAnchor, STATUSES, statusBadge, statusWord, timeElement } from "./format.ts";
import type { Page } from "./page.ts";

/** The page shows this many at most, the newest. */
export const LIST_LENGTH = 100;

/**
 * The newest executions of all state machines.
 * @param shown the only status shown, null for all; and the moment in epoch milliseconds
 */
export function executionListPage(
  executions: readonly ExecutionRecord[],
  { status, now }: { status: string | null; now: number },
): Page {
  const none =
    status === null
      ? "Nothing has run yet. Whatever the API starts, such as the generation of a persona group, appears here."
      : `No execution is ${statusWord(status)}.`;
  const table = `<table class="list">
<thead><tr><th scope="col">Pipeline and name</th><th scope="col">Status</th><th scope="col">Started</th>
<th scope="col" class="number">Took</th></tr></thead>
<tbody>
${executions.map((execution) => row(execution, now)).join("\n")}
</tbody></table>`;
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

const row = (execution: ExecutionRecord, now: number): string =>
  `<tr><td>${executionAnchor(execution)}</td><td>${statusBadge(execution.status)}</td>
<td>${timeElement(execution.startDate)}</td>
<td class="number">${duration((execution.stopDate ?? now) - execution.startDate)}</td></tr>`;
