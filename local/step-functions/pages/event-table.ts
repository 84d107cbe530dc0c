import { escapeHtml } from "../../../functions/notifications/mail/messages/escape-html.ts";
import type { StoredEvent } from "../execution-history.ts";
import { cut, duration, pretty } from "./format.ts";
import { detailsOf } from "./history.ts";

const MOST_EVENTS = 1000;

/** Inputs and outputs have up to 256 KiB each; whole ones are in GetExecutionHistory. */
const LONGEST_DETAILS = 2000;

/**
 * A table of the first events of a history, as GetExecutionHistory gives them.
 * @param events all of them, by rising id
 * @param states that they belong to, by the id of the event
 */
export function eventTable(events: readonly StoredEvent[], states: ReadonlyMap<number, string>): string {
  const shown = events.slice(0, MOST_EVENTS);
  const from = events[0]?.timestamp ?? 0;
  const more =
    events.length > shown.length ? `<p class="quiet">These are the first ${MOST_EVENTS} of ${events.length}.</p>` : "";
  return `${more}<div class="scroll" tabindex="0" role="region" aria-label="Events"><table class="events">
<thead><tr><th scope="col" class="number">Id</th><th scope="col" class="number">After</th>
<th scope="col" class="type">Type</th><th scope="col" class="of">State</th><th scope="col">Details</th></tr></thead>
<tbody>
${shown.map((event) => row(event, from, states.get(event.id) ?? "")).join("\n")}
</tbody></table></div>`;
}

function row(event: StoredEvent, from: number, state: string): string {
  const { id, type, timestamp } = event;
  const bad = /(?:Failed|TimedOut|Aborted)$/.test(type) ? ' class="bad"' : "";
  return `<tr><td class="number">${id}</td><td class="number">${duration(timestamp - from)}</td>
<td${bad}>${escapeHtml(type)}</td><td title="${escapeHtml(state)}">${escapeHtml(state)}</td>
<td>${detailsCell(detailsOf(event))}</td></tr>`;
}

function detailsCell(details: Record<string, unknown>): string {
  const shown = Object.entries(details).filter(([key]) => key !== "inputDetails" && key !== "outputDetails");
  if (shown.length === 0) return "";
  // A text of 256 KiB is not worth parsing to show its beginning.
  const readable = (text: string) => (text.length > 4 * LONGEST_DETAILS ? text : pretty(text));
  const text = shown
    .map(([key, value]) => `${key}: ${typeof value === "string" ? readable(value) : JSON.stringify(value)}`)
    .join("\n");
  return `<details><summary>${escapeHtml(shown.map(([key]) => key).join(", "))}</summary>
<pre tabindex="0">${escapeHtml(cut(text, LONGEST_DETAILS))}</pre></details>`;
}
