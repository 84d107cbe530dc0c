import { escapeHtml } from "../../functions/notifications/mail/messages/escape-html.ts";
import { parseTimestamp } from "../../functions/platform/timestamp.ts";
import { htmlPage, type HtmlPage } from "../http/page.ts";

export type Page = Omit<HtmlPage, "header" | "styles">;

const HEADER = `<p><a href="/">Outbox</a> <span class="quiet">Mail of this stack stays on this machine.</span></p>`;

const STYLES = `
header, main { max-width: 46rem; }
.mails, .links { list-style: none; margin: 1rem 0; padding: 0; overflow-wrap: anywhere; }
.mails li { padding: .6rem 0; border-bottom: 1px solid var(--line); }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.25rem; margin: 1rem 0 0; }
iframe {
  display: block; width: 100%; height: 40rem; border: 1px solid var(--line); background: #fff; resize: vertical;
  color-scheme: light;
}
pre { padding: 1rem; border: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; }
`;

export const renderPage = (page: Page) => htmlPage({ ...page, header: HEADER, styles: STYLES });

/** A page that says one thing. */
export const notePage = (title: string, sentence: string): Page => ({
  title,
  main: `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p>`,
});

/** In the zone of this machine, which is the reader's. */
const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** A moment as a `<time>` element: `20 Nov 2026, 21:43`. */
export function timeElement(sentAt: string): string {
  const at = parseTimestamp(sentAt);
  return `<time datetime="${at.toISOString()}">${escapeHtml(format.format(at))}</time>`;
}
