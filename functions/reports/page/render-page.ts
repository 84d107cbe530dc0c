import { createHash } from "node:crypto";
import { h, type ComponentChild } from "preact";
import { renderToString } from "preact-render-to-string";
import { DIGITAL_SOURCE_TYPE } from "../../platform/content-source.ts";
import type { Report, Section } from "../content/report.ts";
import { blocksOf } from "./blocks.ts";
import { contextOf, type PageContext, type StimulusPicture } from "./page-context.ts";
import { pager, panelsOf, search, tools } from "./tools.ts";

/** The parts of a page apart from the report. */
export interface PageParts {
  /** The only style sheet. The page has no inline styles, so that its policy can forbid them. */
  style: string;
  /** The only script. Without it the page is complete, only longer. */
  script: string;
  /** Pictures of people as SVG, by persona id; people without one are shown without. */
  faces: ReadonlyMap<string, string>;
  /** The pictures that the study showed; absent if there were none. */
  pictures?: readonly StimulusPicture[];
}

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The `content-security-policy` of a page: it loads nothing, runs only its own script and may not be framed. */
export const reportPolicy = ({ style, script }: Pick<PageParts, "style" | "script">): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

const CONTENTS = "contents_";

const contents = (sections: readonly Section[], { say }: PageContext): ComponentChild =>
  h(
    "nav",
    { id: CONTENTS, "aria-labelledby": "contents_heading" },
    h("h2", { id: "contents_heading" }, say("page.contents")),
    h(
      "ol",
      null,
      sections.map(({ id, heading }) => h("li", { dir: "auto" }, h("a", { href: `#${id}` }, heading))),
    ),
  );

/** Whether a section is so long that its end needs a link back. */
const isLong = ({ blocks }: Section): boolean => blocks.length > 2;

/** A picture that personas were shown, next to what they read. */
const stimulus = ({ title, source }: StimulusPicture, { say }: PageContext): ComponentChild =>
  h(
    "figure",
    { class: "stimulus" },
    source !== null && h("img", { src: source, alt: title }),
    h("figcaption", { class: "small", dir: "auto" }, title, source === null && ` · ${say("opening.picture_large")}`),
  );

const section = (content: Section, context: PageContext, pictures: readonly StimulusPicture[] = []): ComponentChild => {
  const { id, heading, part } = content;
  return h(
    "section",
    { id, "aria-labelledby": `${id}_heading` },
    h("h2", { id: `${id}_heading`, dir: "auto" }, heading),
    part === "answers" && pager(content, context),
    blocksOf(content, context),
    pictures.map((picture) => stimulus(picture, context)),
    part === undefined &&
      isLong(content) &&
      h("p", { class: "to-contents" }, h("a", { href: `#${CONTENTS}` }, context.say("page.up"))),
  );
};

const isGlance = ({ id }: Section): boolean => id === "glance";

/** A report as one self-contained page, which loads nothing. */
export function renderPage(report: Report, { style, script, faces, pictures = [] }: PageParts): string {
  const context = contextOf(report, faces);
  const panels = panelsOf(report.sections, context);
  const body = h(
    "body",
    null,
    h(
      "header",
      null,
      h("p", { class: "small", dir: "auto" }, report.subtitle),
      h("h1", { dir: "auto" }, report.title),
      report.answer !== null && h("p", { class: "answer", dir: "auto" }, report.answer),
      tools(panels, context),
    ),
    h(
      "main",
      null,
      panels.map(({ name, sections }) =>
        h(
          "div",
          { class: "panel", id: `panel_${name}`, role: "tabpanel", "aria-labelledby": `tab_${name}` },
          name === "answers" && search(context),
          // Before the table of contents, which would push it out of sight on a narrow screen.
          sections.filter(isGlance).map((each) => section(each, context)),
          name === "report" &&
            contents(
              report.sections.filter((each) => !isGlance(each)),
              context,
            ),
          sections
            .filter((each) => !isGlance(each))
            .map((each) => section(each, context, each.id === "subject" ? pictures : [])),
        ),
      ),
    ),
    h("script", { dangerouslySetInnerHTML: { __html: script } }),
  );
  return document(report.title, { context, style, body });
}

/** The one section of a report as a page of its own, like {@link renderPage}, for a frame without a border. */
export function renderSection(report: Report, style: string): string {
  const context = contextOf(report, new Map());
  const body = h(
    "body",
    { class: "single" },
    h(
      "main",
      null,
      h("h1", { class: "unseen", dir: "auto" }, report.title),
      report.sections.map(({ heading, blocks, id }) =>
        h("section", { id }, h("h2", { dir: "auto" }, heading), blocksOf({ heading, blocks, id }, context)),
      ),
    ),
  );
  return document(report.title, { context, style, body });
}

/**
 * Machine-readable data that says the page was generated. Browsers do not run it, and it contains nothing about the
 * study.
 */
const MARK = JSON.stringify({
  "@context": "https://schema.org",
  "@type": "Report",
  digitalSourceType: DIGITAL_SOURCE_TYPE,
});

function document(
  title: string,
  { context, style, body }: { context: PageContext; style: string; body: ComponentChild },
): string {
  const page = h(
    "html",
    { lang: context.pageLanguage },
    h(
      "head",
      null,
      h("meta", { charset: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "robots", content: "noindex, nofollow" }),
      h("title", null, title),
      h("script", { type: "application/ld+json", dangerouslySetInnerHTML: { __html: MARK } }),
      // Without it, browsers request a favicon from the service.
      h("link", { rel: "icon", href: "data:," }),
      h("style", { dangerouslySetInnerHTML: { __html: style } }),
    ),
    body,
  );
  return `<!doctype html>\n${renderToString(page)}\n`;
}
