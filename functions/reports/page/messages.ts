import { h, type ComponentChild } from "preact";
import type { Utterance } from "../content/report.ts";
import { quoteId, type PageContext } from "./page-context.ts";

function message(utterance: Utterance, { say, quotedUtterances, spokenLanguage }: PageContext): ComponentChild {
  const { id, speaker, personaId, text, prompt } = utterance;
  return h(
    "li",
    { id, class: personaId === null ? "asks" : undefined },
    prompt !== null && h("p", { class: "prompt", dir: "auto" }, prompt),
    h("p", { class: "speaker", dir: "auto" }, speaker),
    h("p", { class: "words", dir: "auto", lang: spokenLanguage }, text),
    quotedUtterances.has(id) && h("a", { class: "back", href: `#${quoteId(id)}` }, say("page.back")),
  );
}

/** What was said, in its order; those who ask are set apart from those who answer. */
export const messages = (list: readonly Utterance[], context: PageContext): ComponentChild =>
  h(
    "ol",
    { class: "messages" },
    list.map((utterance) => message(utterance, context)),
  );
