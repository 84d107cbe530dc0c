import { escapeHtml } from "../../functions/notifications/mail/messages/escape-html.ts";
import type { KeptMail } from "./outbox.ts";
import { timeElement, type Page } from "./page.ts";

/** Links open beside the outbox: the forms they lead to need scripts, which the frame forbids. */
const NEW_TAB = '<base target="_blank">';

function framed(html: string): string {
  const head = /<head[^>]*>/i;
  return head.test(html) ? html.replace(head, (tag) => tag + NEW_TAB) : `<!doctype html>${NEW_TAB}${html}`;
}

/*
 * The frame has an origin of its own and runs no scripts; only a link that somebody clicks gets out of it. The page's
 * policy, which the frame inherits, keeps it from loading anything.
 */
const frame = (html: string): string =>
  `<iframe title="HTML version of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox" ` +
  `referrerpolicy="no-referrer" srcdoc="${escapeHtml(framed(html))}"></iframe>`;

const link = (address: string): string =>
  `<li><a href="${escapeHtml(address)}" target="_blank" rel="noopener noreferrer">${escapeHtml(address)}</a></li>`;

const linkList = (links: readonly string[]): string => {
  if (links.length === 0) return "";
  const title = links.length === 1 ? "Link" : "Links";
  return `<h2>${title} in this mail</h2>\n<ul class="links">${links.map(link).join("")}</ul>`;
};

/** One mail: its head, its links, the HTML version as a mail client shows it, and the text version. */
export function messagePage({ subject, from, to, sent_at, links, html, text }: KeptMail): Page {
  return {
    title: subject || "(no subject)",
    embedsMail: true,
    main: `<h1>${escapeHtml(subject) || "(no subject)"}</h1>
<dl><dt>From</dt><dd>${escapeHtml(from)}</dd>
<dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Sent</dt><dd>${timeElement(sent_at)}</dd></dl>
${linkList(links)}
<h2>HTML version</h2>
${html === null ? '<p class="quiet">This mail has none.</p>' : frame(html)}
<h2>Text version</h2>
${text === null ? '<p class="quiet">This mail has none.</p>' : `<pre tabindex="0">${escapeHtml(text)}</pre>`}`,
  };
}
