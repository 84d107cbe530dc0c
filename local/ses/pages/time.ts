import { escapeHtml } from "../../../functions/notifications/mail/messages/escape-html.ts";
import { parseTimestamp } from "../../../functions/platform/timestamp.ts";

/** In the zone of this machine, which is the reader's. */
const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** A moment as a `<time>` element: `20 Nov 2026, 21:43`. */
export function timeElement(sentAt: string): string {
  const at = parseTimestamp(sentAt);
  return `<time datetime="${at.toISOString()}">${escapeHtml(format.format(at))}</time>`;
}
