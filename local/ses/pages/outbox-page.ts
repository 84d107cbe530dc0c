import { escapeHtml } from "../../../functions/notifications/mail/messages/escape-html.ts";
import { LIST_LENGTH, type MailSummary } from "../outbox.ts";
import type { Page } from "./page.ts";
import { timeElement } from "./time.ts";

/*
 * Asks for this page again every two seconds, which costs an answer without a body while nothing changes, and takes
 * over the rows that it does not show yet: what is there, focus and scroll position included, stays untouched.
 */
const SCRIPT = `
"use strict";
const list = document.getElementById("mails");
const status = document.getElementById("status");
const [said, lost] = [status.textContent, "the stack does not answer, so this may be out of date"];
let seen = null;
let arrived = 0;
let looking = false;

function say(sentence) {
  if (status.textContent !== sentence) status.textContent = sentence;
}

function takeOver(page) {
  const rows = [...page.getElementById("mails").children];
  const now = new Set(rows.map((row) => row.id));
  for (const row of [...list.children]) if (!now.has(row.id)) row.remove();
  const fresh = rows.filter((row) => !document.getElementById(row.id));
  for (const row of fresh) row.classList.add("fresh");
  list.prepend(...fresh);
  for (const id of ["count", "empty"]) {
    const [mine, theirs] = [document.getElementById(id), page.getElementById(id)];
    mine.textContent = id === "count" ? theirs.textContent : mine.textContent;
    mine.hidden = theirs.hidden;
  }
  arrived += fresh.length;
}

async function look() {
  if (document.hidden || looking) return;
  looking = true;
  try {
    const response = await fetch("/", { cache: "no-cache" });
    if (!response.ok) throw new Error(response.statusText);
    const tag = response.headers.get("etag");
    if (tag !== seen) takeOver(new DOMParser().parseFromString(await response.text(), "text/html"));
    seen = tag;
    say(arrived === 0 ? said : arrived + " new");
  } catch {
    say(lost);
  } finally {
    looking = false;
  }
}

setInterval(look, 2000);
document.addEventListener("visibilitychange", look);
`;

const row = ({ id, to, subject, sent_at }: MailSummary): string =>
  `<li id="mail-${escapeHtml(id)}"><a href="/messages/${encodeURIComponent(id)}"><span ` +
  `class="subject">${escapeHtml(subject) || "(no subject)"}</span>${timeElement(sent_at)}<span class="to">to ` +
  `${escapeHtml(to)}</span></a></li>`;

const counted = (count: number): string =>
  count > LIST_LENGTH ? `the newest ${LIST_LENGTH} of ${count} mails` : count === 1 ? "1 mail" : `${count} mails`;

/** The list of mails, newest first; it keeps itself up to date. */
export function outboxPage(mails: readonly MailSummary[], count: number): Page {
  const empty = mails.length === 0;
  return {
    title: "Outbox",
    script: SCRIPT,
    main: `<div class="heading"><h1>Sent mail</h1>
<p class="quiet"><span id="count"${empty ? " hidden" : ""}>${counted(count)} · </span>
<span id="status" role="status">this page updates itself</span></p></div>
<ul class="mails" id="mails">${mails.map(row).join("\n")}</ul>
<div class="note" id="empty"${empty ? "" : " hidden"}>
<h2>Nothing has been sent yet</h2>
<p>Password resets and invitations appear here as soon as the API sends them. Ask for one with
<code>POST /auth/forgot-password</code> or <code>POST /company/invitations</code>.</p>
<p>Nothing leaves this machine. Programs read the same mails at <a href="/outbox.json">/outbox.json</a>,
those to one address with <code>?to=address</code>.</p>
</div>`,
  };
}
