import type { APIGatewayProxyResult } from "aws-lambda";
import { escapeHtml } from "../../functions/notifications/mail/messages/escape-html.ts";
import { htmlPage } from "../http/page.ts";
import { STYLES } from "../ses/pages/styles.ts";

/** A page that the stack serves for people: where it is, what it is called and what it shows. */
export interface ServedPage {
  address: string;
  name: string;
  shows: string;
}

const entry = ({ address, name, shows }: ServedPage): string =>
  `<li><a href="${escapeHtml(address)}"><span class="subject">${escapeHtml(name)}</span><span ` +
  `class="to">${escapeHtml(shows)}</span></a></li>`;

/** What somebody sees who opens the address of the stack without a path: where everything is. */
export const homePage = (pages: readonly ServedPage[]): APIGatewayProxyResult => {
  const { headers, body } = htmlPage({
    title: "Synthetic consumer research",
    header: "<p>This stack runs on this machine alone.</p>",
    main: `<div class="heading"><h1>Synthetic consumer research</h1></div>
<ul class="mails">${pages.map(entry).join("\n")}</ul>`,
    styles: STYLES,
  });
  const more = { "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" };
  return { statusCode: 200, headers: { ...headers, ...more }, body };
};
