import { h, type ComponentChild } from "preact";
import { languages } from "../../languages/registry.ts";
import { languageName } from "../../languages/language-tag.ts";
import type { Section } from "../content/report.ts";
import type { PageContext } from "./page-context.ts";

/** The tabs of a page, in their order; a report has no tab for a part that it lacks. */
const PANELS = ["report", "answers", "method"] as const;

export interface Panel {
  name: (typeof PANELS)[number];
  label: string;
  sections: readonly Section[];
}

/** Sections by their tab. */
export const panelsOf = (sections: readonly Section[], { say }: Pick<PageContext, "say">): Panel[] =>
  PANELS.map((name) => ({
    name,
    label: say(`page.tab_${name}`),
    sections: sections.filter(({ part = "report" }) => part === name),
  })).filter(({ name, sections: own }) => name === "report" || own.length > 0);

const tablist = (panels: readonly Panel[], { say }: PageContext): ComponentChild =>
  h(
    "div",
    { class: "tabs needs-script", role: "tablist", "aria-label": say("page.tabs"), hidden: true },
    panels.map(({ name, label }) =>
      h("button", { type: "button", role: "tab", id: `tab_${name}`, "aria-controls": `panel_${name}` }, label),
    ),
  );

/** Buttons that open the browser's own dialogue, which also makes a PDF. */
const printing = (panels: readonly Panel[], { say }: PageContext): ComponentChild => {
  const hasAnswers = panels.some(({ name }) => name === "answers");
  const button = (what: "report" | "all") =>
    h("button", { type: "button", "data-print": what }, say(`page.print_${what}`));
  return h(
    "div",
    { class: "tool needs-script", role: "group", "aria-labelledby": "print_label", hidden: true },
    h("span", { id: "print_label" }, say("page.print")),
    button("report"),
    hasAnswers && button("all"),
  );
};

/** The same report in other languages, where the service is there to make it. */
const otherLanguages = ({ say, pageLanguage }: PageContext): ComponentChild =>
  h(
    "nav",
    { class: "tool needs-service", "aria-labelledby": "languages_label", hidden: true },
    h("span", { id: "languages_label" }, say("page.languages")),
    languages
      .filter((language) => language !== pageLanguage)
      .map((language) =>
        h("a", { href: `?language=${language}`, hreflang: language, lang: language }, languageName(language, language)),
      ),
  );

/** What can be done with a page; hidden as long as it cannot. */
export const tools = (panels: readonly Panel[], context: PageContext): ComponentChild => [
  h("div", { class: "tools" }, printing(panels, context), otherLanguages(context)),
  panels.length > 1 && tablist(panels, context),
];

/** Finds people and answers by their words. */
export const search = ({ say }: PageContext): ComponentChild =>
  h(
    "p",
    { class: "search needs-script", hidden: true },
    h("label", { for: "search_" }, say("page.search")),
    h("input", { type: "search", id: "search_", autocomplete: "off" }),
  );

/** Cards of people on a page, and messages. */
const SIZES = { people: 12, messages: 30 } as const;

/** Turns the pages of a section of people or messages. */
export function pager({ blocks }: Section, { say }: PageContext): ComponentChild {
  const size = blocks.some(({ kind }) => kind === "people") ? SIZES.people : SIZES.messages;
  return h(
    "div",
    {
      class: "pager",
      hidden: true,
      "data-size": size,
      "data-range": say("page.range", { from: "{from}", to: "{to}", total: "{total}" }),
      "data-none": say("page.none"),
    },
    h("button", { type: "button" }, say("page.earlier")),
    h("p", { role: "status" }),
    h("button", { type: "button" }, say("page.later")),
  );
}
