import { h, type ComponentChild } from "preact";
import type { Block, Card, Finding, Section, Utterance } from "../content/report.ts";
import { chartFigure } from "./charts/chart-figure.ts";
import { type PageContext, quoteId } from "./page-context.ts";
import { people } from "./people.ts";
import { quote } from "./quote.ts";
import { table } from "./table.ts";

/** @param isNamed whether the heading above has the name of the speaker */
function message(
  utterance: Utterance,
  isNamed: boolean,
  { say, quotedUtterances, spokenLanguage }: PageContext,
): ComponentChild {
  const { id, speaker, personaId, text, prompt } = utterance;
  return h(
    "li",
    { id, class: personaId === null ? "asks" : undefined },
    prompt !== null && h("p", { class: "prompt", dir: "auto" }, prompt),
    !isNamed && h("p", { class: "speaker", dir: "auto" }, speaker),
    h("p", { class: "words", dir: "auto", lang: spokenLanguage }, text),
    quotedUtterances.has(id) && h("a", { class: "back", href: `#${quoteId(id)}` }, say("page.back")),
  );
}

/** Utterances in their order; those who ask look different from those who answer. */
const messages = (list: readonly Utterance[], heading: string, context: PageContext): ComponentChild => {
  const isNamed = list.every(({ speaker }) => speaker === heading);
  return h(
    "ol",
    { class: "messages" },
    list.map((utterance) => message(utterance, isNamed, context)),
  );
};

const facts = (rows: readonly { label: string; text: string }[]): ComponentChild =>
  h(
    "dl",
    { class: "facts" },
    rows.map(({ label, text }) => h("div", null, h("dt", null, h("bdi", null, label)), h("dd", { dir: "auto" }, text))),
  );

const finding = ({ title, text, quotes }: Finding, heading: "h3" | "h4", context: PageContext): ComponentChild =>
  h(
    "div",
    { class: "finding" },
    h(heading, { dir: "auto" }, title),
    text !== "" && h("p", { dir: "auto" }, text),
    quotes.map((each) => quote(each, context)),
  );

const cards = (list: readonly Card[]): ComponentChild =>
  h(
    "ul",
    { class: "cards" },
    list.map(({ label, value, interval, base }) =>
      h(
        "li",
        null,
        h("p", { class: "card-label", dir: "auto" }, label),
        h("p", { class: "card-value" }, value),
        h("p", { class: "small", dir: "auto" }, interval),
        h("p", { class: "small", dir: "auto" }, base),
      ),
    ),
  );

const notices = (list: readonly string[]): ComponentChild =>
  h(
    "ul",
    { class: "notices" },
    list.map((text) => h("li", { dir: "auto" }, text)),
  );

/** @param above the heading above the block */
function block(content: Block, above: { text: string; isSubheading: boolean }, context: PageContext): ComponentChild {
  switch (content.kind) {
    case "paragraph":
      return h("p", { class: content.tone === "plain" ? undefined : content.tone, dir: "auto" }, content.text);
    case "subheading":
      return h("h3", { dir: "auto" }, content.text);
    case "facts":
      return facts(content.rows);
    case "cards":
      return cards(content.cards);
    case "notices":
      return content.folded === undefined
        ? notices(content.notices)
        : h("details", null, h("summary", { dir: "auto" }, content.folded), notices(content.notices));
    case "chart":
      return chartFigure(content.chart, above.text, context);
    case "table":
      return table(content.table, above.text);
    case "quotes":
      return h(
        "div",
        { class: "quotes" },
        content.quotes.map((each) => quote(each, context)),
      );
    case "findings":
      return content.findings.map((each) => finding(each, above.isSubheading ? "h4" : "h3", context));
    case "people":
      return people(content.people, context);
    case "messages":
      return messages(content.messages, above.text, context);
  }
}

/** The blocks of a section, in their order. */
export function blocksOf({ heading, blocks }: Section, context: PageContext): ComponentChild[] {
  context.saidLegends.clear();
  let above = { text: heading, isSubheading: false };
  return blocks.map((each) => {
    if (each.kind === "subheading") above = { text: each.text, isSubheading: true };
    return block(each, above, context);
  });
}
