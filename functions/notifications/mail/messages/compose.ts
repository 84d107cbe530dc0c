import type { Mail } from "../mailer.ts";
import { escapeHtml } from "./escape-html.ts";

/** As the API's documentation calls it. */
export const SERVICE_NAME = "Synthetic Consumer Research";

/**
 * The content of a mail of the service, as plain texts in reading order. Caller-supplied parts went through
 * `callersText`.
 */
export interface Content {
  to: string;
  subject: string;
  heading: string;
  greeting: string;
  beforeLink: readonly string[];
  link: { label: string; url: string };
  afterLink: readonly string[];
  /** Small print: why this mail came, and what to do if nobody asked for it. */
  footnotes: readonly string[];
}

/** `1 day`, `30 minutes` */
export const counted = (value: number, noun: string): string => `${value} ${noun}${value === 1 ? "" : "s"}`;

function checkedLink(link: string): string {
  const url = URL.parse(link);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new TypeError("The link in a mail must be an absolute http or https address.");
  return url.href;
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const CARD = "max-width:560px;background-color:#ffffff;border:1px solid #e2e5ea;border-radius:12px";
const HEADING = `margin:0 0 20px;${FONT};font-size:22px;line-height:30px;font-weight:600;color:#14171c`;
const BUTTON = [
  `display:inline-block;padding:12px 24px;${FONT};font-size:16px;line-height:24px;`,
  "font-weight:600;color:#ffffff;text-decoration:none;border-radius:8px",
].join("");
const paragraph = (style: string) => (text: string) => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;

/*
 * Tables and inline styles, since mail clients drop style sheets and Outlook renders with Word. Colours are given for
 * every text and its background, so that a client's dark mode inverts both or none.
 */
function htmlOf({ subject, heading, greeting, beforeLink, link, afterLink, footnotes }: Content): string {
  const body = paragraph(`${FONT};font-size:16px;line-height:24px;color:#2b2f36`);
  const small = paragraph(`${FONT};font-size:13px;line-height:20px;color:#5b6270`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:#f3f4f6">
<table ${TABLE} bgcolor="#f3f4f6" style="background-color:#f3f4f6">
<tr><td align="center" style="padding:32px 12px">
<table ${TABLE} bgcolor="#ffffff" style="${CARD}">
<tr><td align="left" style="padding:32px 32px 16px">
<p style="margin:0 0 24px;${FONT};font-size:13px;line-height:20px;font-weight:600;color:#5b6270">${SERVICE_NAME}</p>
<h1 style="${HEADING}">${escapeHtml(heading)}</h1>
${[greeting, ...beforeLink].map(body).join("\n")}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
<tr><td align="center" bgcolor="#1f4fd8" style="border-radius:8px;background-color:#1f4fd8">
<a href="${escapeHtml(link.url)}" style="${BUTTON}">${escapeHtml(link.label)}</a>
</td></tr>
</table>
${afterLink.map(body).join("\n")}
</td></tr>
<tr><td align="left" style="padding:20px 32px 16px;border-top:1px solid #e2e5ea">
${footnotes.map(small).join("\n")}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function textOf({ greeting, beforeLink, link, afterLink, footnotes }: Content): string {
  const paragraphs = [greeting, ...beforeLink, link.url, ...afterLink, ...footnotes, SERVICE_NAME];
  return `${paragraphs.join("\n\n")}\n`;
}

/**
 * Writes both versions of a mail around its one link.
 * @throws TypeError if the link is not an absolute http(s) address
 */
export function composeMail(content: Content): Mail {
  const checked = { ...content, link: { ...content.link, url: checkedLink(content.link.url) } };
  return { to: content.to, subject: content.subject, text: textOf(checked), html: htmlOf(checked) };
}
