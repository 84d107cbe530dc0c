import type { APIGatewayProxyResult } from "aws-lambda";
import { escapeHtml } from "../../functions/adapters/mail/messages/escape-html.ts";
import { pagePolicy } from "../http/page-policy.ts";
import { STYLES } from "../ses/pages/styles.ts";

/** A page that the stack serves for people: where it is, what it is called and what it shows. */
export interface ServedPage {
  address: string;
  name: string;
  shows: string;
}

const POLICY = pagePolicy(STYLES);

const entry = ({ address, name, shows }: ServedPage): string =>
  `<li><a href="${escapeHtml(address)}"><span class="subject">${escapeHtml(name)}</span><span ` +
  `class="to">${escapeHtml(shows)}</span></a></li>`;

/** What somebody sees who opens the address of the stack without a path: where everything is. */
export const homePage = (pages: readonly ServedPage[]): APIGatewayProxyResult => ({
  statusCode: 200,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  },
  body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Synthetic consumer research</title>
<style>${STYLES}</style>
</head>
<body>
<header><p>This stack runs on this machine alone.</p></header>
<main>
<div class="heading"><h1>Synthetic consumer research</h1></div>
<ul class="mails">${pages.map(entry).join("\n")}</ul>
</main>
</body>
</html>
`,
});
