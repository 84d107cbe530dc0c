"use strict";
// The page is complete without this. It opens what an address names, and sends the forms.

function openNamed() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named?.tagName === "DETAILS") named.open = true;
  named?.scrollIntoView();
}
addEventListener("hashchange", openNamed);
openNamed();

const contents = document.querySelector("nav details");
if (matchMedia("(max-width: 999px)").matches) contents.open = false;

const token = document.getElementById("token");

/** What a form says, as a request. */
function requestOf(form) {
  const { method, path } = form.dataset;
  const headers = token.value === "" ? {} : { authorization: `Bearer ${token.value.trim()}` };
  const query = new URLSearchParams();
  let address = path;
  let body;
  for (const field of form.querySelectorAll("[data-in]")) {
    const { name, value, files } = field;
    const place = field.dataset.in;
    if (place === "path") address = address.replace(`{${name}}`, encodeURIComponent(value));
    else if (place === "body") {
      body = value;
      headers["content-type"] = "application/json";
    } else if (place === "form") {
      body ??= new FormData();
      if (files) for (const file of files) body.append(name, file);
      else if (value !== "") body.append(name, value);
    } else if (value !== "") {
      if (place === "query") query.set(name, value);
      else headers[name] = value;
    }
  }
  const url = new URL(`.${address}${query.size > 0 ? `?${query}` : ""}`, document.baseURI);
  return [url, { method, headers, body }];
}

function pretty(text) {
  try {
    const answer = JSON.parse(text);
    if (typeof answer.access_token === "string") token.value = answer.access_token;
    return JSON.stringify(answer, null, 2);
  } catch {
    return text;
  }
}

async function send(form) {
  const outcome = form.querySelector("output");
  const answer = form.querySelector("pre");
  answer.hidden = true;
  outcome.textContent = "Sent, waiting for the answer …";
  try {
    const response = await fetch(...requestOf(form));
    answer.textContent = pretty(await response.text());
    answer.hidden = answer.textContent === "";
    outcome.textContent = `${response.status} ${response.statusText}`;
  } catch {
    outcome.textContent = "No answer: is the service running?";
  }
}

addEventListener("submit", (event) => {
  event.preventDefault();
  if (event.target.dataset.method) void send(event.target);
});
