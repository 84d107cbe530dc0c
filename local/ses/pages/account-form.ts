import { escapeHtml } from "../../../functions/adapters/mail/messages/escape-html.ts";
import { PASSWORD_LENGTH } from "../../../functions/domain/company/password.ts";
import { notePage, type Page } from "./page.ts";

export type FormKind = "reset-password" | "accept-invitation";

/** Longer than any token of ours, which has 43 characters. */
const LONGEST_TOKEN = 512;

const SCRIPT = `
"use strict";
const form = document.querySelector("form");
const button = form.querySelector("button");
const outcome = document.getElementById("outcome");
const password = form.querySelector("[type=password]");

function show(kind, sentence) {
  outcome.className = "outcome " + kind;
  outcome.textContent = sentence;
}

function welcome({ user }) {
  return "Welcome, " + user.full_name + ". You have joined " + user.company_name +
    " and can sign in as " + user.email + ".";
}

async function submit() {
  const response = await fetch(form.dataset.api, {
    method: "POST",
    credentials: "omit",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  });
  const answer = await response.json();
  if (!response.ok) return show("bad", answer.detail);
  show("good", answer.user ? welcome(answer) : answer.message);
  form.hidden = true;
  outcome.focus();
}

document.getElementById("show").addEventListener("change", (event) => {
  password.type = event.target.checked ? "text" : "password";
});

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (button.getAttribute("aria-disabled") === "true") return;
  button.setAttribute("aria-disabled", "true");
  show("", "");
  try {
    await submit();
  } catch {
    show("bad", "The API at " + new URL(form.dataset.api).origin +
      " gave no answer that can be read here. Check that the stack is running, then try again.");
  } finally {
    button.removeAttribute("aria-disabled");
  }
});
`;

const passwordFields = (name: string, label: string): string => `<label for="password">${label}</label>
<input id="password" name="${name}" type="password" autocomplete="new-password" required
  minlength="${PASSWORD_LENGTH.minimum}" aria-describedby="rules">
<label class="check"><input type="checkbox" id="show"> Show the password</label>
<ul class="rules" id="rules">
<li>${PASSWORD_LENGTH.minimum} to ${PASSWORD_LENGTH.maximum} characters</li>
<li>not one of the most common passwords, and not your e&#8209;mail address</li>
<li>capitals, digits and symbols are up to you; a sentence you remember does well</li>
</ul>`;

interface FormText {
  title: string;
  introduction: string;
  path: string;
  fields: string;
  button: string;
}

const FORMS: Record<FormKind, FormText> = {
  "reset-password": {
    title: "Reset your password",
    introduction: "Choose a new password for your account. It signs you out on all your devices.",
    path: "/auth/reset-password",
    fields: passwordFields("new_password", "New password"),
    button: "Set the new password",
  },
  "accept-invitation": {
    title: "Accept the invitation",
    introduction: "Tell your colleagues who you are and choose a password.",
    path: "/auth/accept-invitation",
    fields: `<label for="full_name">Your name</label>
<input id="full_name" name="full_name" type="text" autocomplete="name" required maxlength="200">
${passwordFields("password", "Password")}`,
    button: "Join",
  },
};

/**
 * The form that a mail's link leads to, in place of the customer's own front end. It posts JSON to the API from the
 * browser and shows what the API says.
 * @param apiUrl base URL of the API
 */
export function accountForm(kind: FormKind, token: string | null, apiUrl: string): { status: number; content: Page } {
  const { title, introduction, path, fields, button } = FORMS[kind];
  if (!token || token.length > LONGEST_TOKEN) {
    const sentence = "The token is missing or was cut off. Open the link from the mail itself, in one piece.";
    return { status: 400, content: notePage("This link is incomplete", sentence) };
  }
  const main = `<div class="card">
<h1>${title}</h1>
<noscript><p class="outcome bad">This form needs JavaScript to talk to the API.</p></noscript>
<form method="post" data-api="${escapeHtml(apiUrl + path)}">
<p class="introduction">${introduction}</p>
<input type="hidden" name="token" value="${escapeHtml(token)}">
${fields}
<button>${button}</button>
</form>
<div id="outcome" role="status" tabindex="-1"></div>
<p class="quiet aside">This page stands in for your own front end. It sends the form to
<code>POST ${path}</code> and shows the answer.</p>
</div>`;
  return { status: 200, content: { title, main, script: SCRIPT, connect: [new URL(apiUrl).origin] } };
}
