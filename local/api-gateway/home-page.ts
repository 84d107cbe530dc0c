import type { APIGatewayProxyResult } from "aws-lambda";
import { escapeHtml } from "../../functions/notifications/mail/messages/escape-html.ts";
import { htmlPage } from "../http/page.ts";

/** A page that the stack serves for people: where it is, what it is called and what it shows. */
export interface ServedPage {
  address: string;
  name: string;
  shows: string;
}

const STYLES = "header, main { max-width: 46rem; } ul { padding: 0; list-style: none; } li { margin: 1rem 0; }";

const entry = ({ address, name, shows }: ServedPage): string =>
  `<li><a href="${escapeHtml(address)}">${escapeHtml(name)}</a><br>${escapeHtml(shows)}</li>`;

/** What somebody sees who opens the address of the stack without a path: where everything is. */
export const homePage = (pages: readonly ServedPage[]): APIGatewayProxyResult => {
  const { headers, body } = htmlPage({
    title: "Synthetic consumer research",
    header: "<p>This stack runs on this machine alone.</p>",
    main: `<h1>Synthetic consumer research</h1>
<ul>${pages.map(entry).join("\n")}</ul>`,
    styles: STYLES,
  });
  return { statusCode: 200, headers, body };
};
