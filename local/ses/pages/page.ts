import { escapeHtml } from "../../../functions/notifications/mail/messages/escape-html.ts";
import { htmlPage, type HtmlPage } from "../../http/page.ts";
import { STYLES } from "./styles.ts";

export type Page = Omit<HtmlPage, "header" | "styles">;

const ENVELOPE =
  `<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.6" ` +
  `stroke-linejoin="round" aria-hidden="true"><rect x="2.8" y="5" width="18.4" height="14" rx="2.6"/><path d="m3.4 7 ` +
  `8.6 6.4L20.6 7"/></svg>`;

const HEADER = `<a href="/">${ENVELOPE}<span>Outbox</span></a><p>Mail of this stack stays on this machine.</p>`;

export const renderPage = (page: Page) => htmlPage({ ...page, header: HEADER, styles: STYLES });

/** A page that says one thing. */
export const notePage = (title: string, sentence: string): Page => ({
  title,
  main:
    `<div class="note"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p><p><a href="/">Go to the ` +
    "outbox</a></p></div>",
});
