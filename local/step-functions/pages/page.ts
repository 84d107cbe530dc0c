import { escapeHtml } from "../../../functions/adapters/mail/messages/escape-html.ts";
import { pagePolicy } from "../../http/page-policy.ts";
import { STYLES } from "./styles.ts";

export interface Page {
  title: string;
  /** HTML of the page's main part; whoever writes it escapes what it shows. */
  main: string;
  /** The page is the list that all others lead back to. */
  isList?: boolean;
  /** Seconds after which the browser asks for the page again; a page without does not change. */
  refreshSeconds?: number;
}

const POLICY = pagePolicy(STYLES);

/** A whole page with its headers. Nothing in it comes from elsewhere, and no script runs. */
export function renderPage(page: Page): { headers: Record<string, string>; body: string } {
  const { title, main, isList = false, refreshSeconds } = page;
  const refresh = refreshSeconds === undefined ? "" : `<meta http-equiv="refresh" content="${refreshSeconds}">\n`;
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
${refresh}<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${STYLES}</style>
</head>
<body>
<header>${isList ? "" : `<a href="/executions">← All executions</a>`}</header>
<main>
${main}
</main>
</body>
</html>
`;
  return {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": POLICY,
      "cross-origin-opener-policy": "same-origin",
    },
    body,
  };
}

/** A page that says one thing. */
export const notePage = (title: string, sentence: string): Page => ({
  title,
  main: `<div class="note"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p></div>`,
});
