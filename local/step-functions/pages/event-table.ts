import { escapeHtml } from "../../../functions/notifications/mail/messages/escape-html.ts";
import type { StoredEvent } from "../execution-history.ts";
import { cut, duration } from "./format.ts";
import { detailsOf, type Timeline } from "./timeline.ts";

const MOST_EVENTS = 1000;

/** Inputs and outputs have up to 256 KiB each; whole ones are in GetExecutionHistory. */
const LONGEST_DETAILS = 2000;

/**
 * A table of the first events of a history, as GetExecutionHistory gives them.
 * @param events the first ones, by rising id
 * @param count of all events there are
 */
export function eventTable(events: readonly StoredEvent[], count: number, { from, stateOf }: Timeline): string {
  const shown = events.slice(0, MOST_EVENTS);
  const more =
    count > shown.length
      ? `<p class="quiet">These are the first ${shown.length.toLocaleString("en")} of ${count.toLocaleString("en")} ` +
        "events.</p>"
      : "";
  return `${more}<div class="scroll" tabindex="0" role="region" aria-label="Events"><table class="events">
<thead><tr><th scope="col" class="number">Id</th><th scope="col" class="number">After</th>
<th scope="col" class="type">Type</th><th scope="col" class="of">State</th><th scope="col">Details</th></tr></thead>
<tbody>
${shown.map((event) => row(event, from, stateOf.get(event.id))).join("\n")}
</tbody></table></div>`;
}

function row(event: StoredEvent, from: number, state: string | undefined): string {
  const { id, type, timestamp } = event;
  const details = detailsOf(event);
  const bad = /Failed$|TimedOut$|Aborted$/.test(type) ? ' class="bad"' : "";
  const where = type.startsWith("MapIteration")
    ? `${String(details["name"])} #${String(details["index"])}`
    : (state ?? "");
  return (
    `<tr><td class="number">${id}</td><td ` +
    `class="number">${duration(timestamp - from)}</td><td${bad}>${escapeHtml(type)}</td><td ` +
    `title="${escapeHtml(where)}">${escapeHtml(where)}</td><td>${detailsCell(details)}</td></tr>`
  );
}

function detailsCell(details: Record<string, unknown>): string {
  const said = Object.entries(details).filter(([key]) => key !== "inputDetails" && key !== "outputDetails");
  if (said.length === 0) return "";
  const text = said.map(
    ([key, value]) => `${key}: ${typeof value === "string" ? readable(value) : JSON.stringify(value)}`,
  );
  return (
    `<details><summary>${escapeHtml(said.map(([key]) => key).join(", "))}</summary><pre ` +
    `tabindex="0">${escapeHtml(cut(text.join("\n"), LONGEST_DETAILS))}</pre></details>`
  );
}

/** JSON in lines of its own; a text of 256 KiB is not worth parsing to show its beginning. */
function readable(text: string): string {
  if (!/^[[{]/.test(text) || text.length > 4 * LONGEST_DETAILS) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
