import { createHash } from "node:crypto";
import { escapeHtml } from "../../../functions/adapters/mail/messages/escape-html.ts";
import { STYLES } from "./styles.ts";

export interface Page {
  title: string;
  /** HTML of the page's main part; whoever writes it escapes what it shows. */
  main: string;
  /** The one inline script, if the page needs any. */
  script?: string;
  /** The page embeds a mail, whose style attributes and elements count as the page's own. */
  embedsMail?: boolean;
}

const hash = (code: string): string => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const styleHash = hash(STYLES);

const policy = ({ script, embedsMail = false }: Page): string =>
  [
    "default-src 'none'",
    `style-src ${embedsMail ? "'unsafe-inline'" : styleHash}`,
    `script-src ${script === undefined ? "'none'" : hash(script)}`,
    `connect-src ${script === undefined ? "'none'" : "'self'"}`,
    "img-src data:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

const ENVELOPE =
  `<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.6" ` +
  `stroke-linejoin="round" aria-hidden="true"><rect x="2.8" y="5" width="18.4" height="14" rx="2.6"/><path d="m3.4 7 ` +
  `8.6 6.4L20.6 7"/></svg>`;

/** A whole page with its headers. Nothing in it comes from elsewhere, and no script but its own runs. */
export function renderPage(page: Page): { headers: Record<string, string>; body: string } {
  const { title, main, script } = page;
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${STYLES}</style>
</head>
<body>
<header><a href="/">${ENVELOPE}<span>Outbox</span></a><p>Mail of this stack stays on this machine.</p></header>
<main>
${main}
</main>
${script === undefined ? "" : `<script>${script}</script>\n`}</body>
</html>
`;
  return {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy(page),
      "cross-origin-opener-policy": "same-origin",
    },
    body,
  };
}

/** A page that says one thing. */
export const notePage = (title: string, sentence: string): Page => ({
  title,
  main:
    `<div class="note"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p><p><a href="/">Go to the ` +
    "outbox</a></p></div>",
});
