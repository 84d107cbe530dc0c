import { h, type ComponentChild } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Block, Report, Section } from "../content/report.ts";

/** What stands in a page beside the report. */
export interface PageParts {
  /** The one style sheet; the page has no inline styles and no scripts, so that its policy can forbid them. */
  style: string;
  /** Pictures of people as SVG, by persona id; who has none is shown without. */
  faces: ReadonlyMap<string, string>;
}

function block(block: Block): ComponentChild {
  switch (block.kind) {
    case "paragraph":
      return h("p", { class: block.tone }, block.text);
    default:
      return null;
  }
}

const section = ({ id, heading, blocks }: Section): ComponentChild =>
  h(
    "section",
    { id, "aria-labelledby": `${id}-heading` },
    h("h2", { id: `${id}-heading` }, heading),
    blocks.map(block),
  );

/** A report as one self-contained page, which loads nothing and runs nothing. */
export function renderPage(report: Report, { style }: PageParts): string {
  const page = h(
    "html",
    { lang: report.language },
    h(
      "head",
      null,
      h("meta", { charset: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "robots", content: "noindex, nofollow" }),
      h("title", null, report.title),
      h("style", { dangerouslySetInnerHTML: { __html: style } }),
    ),
    h("body", null, h("main", null, h("h1", null, report.title), report.sections.map(section))),
  );
  return `<!doctype html>\n${renderToString(page)}\n`;
}
