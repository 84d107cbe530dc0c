import { escapeHtml } from "../../functions/notifications/mail/messages/escape-html.ts";
import { LIST_LENGTH, type KeptMail } from "./outbox.ts";
import { timeElement, type Page } from "./page.ts";

const REFRESH_SECONDS = 3;

const EMPTY = `<h2>Nothing has been sent yet</h2>
<p>Password resets and invitations appear here as soon as the API sends them. Ask for one with
<code>POST /auth/forgot-password</code> or <code>POST /company/invitations</code>.</p>
<p>Nothing leaves this machine. Programs read the same mails at <a href="/outbox.json">/outbox.json</a>,
those to one address with <code>?to=address</code>.</p>`;

const row = ({ id, to, subject, sent_at }: KeptMail): string =>
  `<li><a href="/messages/${encodeURIComponent(id)}">${escapeHtml(subject) || "(no subject)"}</a><br>
<span class="quiet">to ${escapeHtml(to)} · ${timeElement(sent_at)}</span></li>`;

/** The list of mails, newest first; it asks for itself again every few seconds. */
export const outboxPage = (mails: readonly KeptMail[]): Page => ({
  title: "Outbox",
  refreshSeconds: REFRESH_SECONDS,
  main: `<h1>Sent mail</h1>
${mails.length === 0 ? EMPTY : `<ul class="mails">${mails.map(row).join("\n")}</ul>`}
${mails.length === LIST_LENGTH ? `<p class="quiet">These are the newest ${LIST_LENGTH} mails.</p>` : ""}`,
});
