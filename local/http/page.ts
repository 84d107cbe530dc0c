import { createHash } from "node:crypto";
import { escapeHtml } from "../../functions/notifications/mail/messages/escape-html.ts";

export interface HtmlPage {
  title: string;
  /** HTML of the page's header and of its main part; whoever writes it escapes what it shows. */
  header: string;
  main: string;
  /** What its style sheet adds to the one of all pages. */
  styles: string;
  /** The page embeds a mail, whose style attributes and elements count as the page's own. */
  embedsMail?: boolean | undefined;
  /** Seconds after which the browser asks for the page again; a page without does not change. */
  refreshSeconds?: number | undefined;
}

const STYLES = `
:root {
  color-scheme: light dark;
  --ground: #f5f6f8; --surface: #fff; --raised: #f4f6f9; --line: #dfe3e9;
  --text: #1a1e26; --quiet: #596273; --accent: #1f4fd8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #11141a; --surface: #191d25; --raised: #1f242e; --line: #2d3440;
    --text: #e6e9ef; --quiet: #9ba5b6; --accent: #93b1ff;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0; background: var(--ground); color: var(--text);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
header, main { margin: 0 auto; padding: 0 1.25rem; }
main { padding-bottom: 4rem; }
h1 { margin: 0; line-height: 1.3; font-weight: 650; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 .6rem; font-size: 1rem; font-weight: 650; }
a { color: var(--accent); text-underline-offset: .18em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
.quiet { color: var(--quiet); }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
`;

const hash = (code: string): string => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

const policy = ({ embedsMail = false }: HtmlPage, styles: string): string =>
  [
    "default-src 'none'",
    `style-src ${embedsMail ? "'unsafe-inline'" : hash(styles)}`,
    "script-src 'none'",
    "connect-src 'none'",
    "img-src data:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** A whole page with its headers. Nothing in it comes from elsewhere, and no script runs. */
export function htmlPage(page: HtmlPage): { headers: Record<string, string>; body: string } {
  const { title, header, main, refreshSeconds } = page;
  const styles = STYLES + page.styles;
  const refresh = refreshSeconds === undefined ? "" : `<meta http-equiv="refresh" content="${refreshSeconds}">\n`;
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
${refresh}<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<header>${header}</header>
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
      "content-security-policy": policy(page, styles),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
    body,
  };
}
