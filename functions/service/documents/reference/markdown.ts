import { Marked } from "marked";
import { escapeHtml } from "../../../notifications/mail/messages/escape-html.ts";

/** The fragment by which an address names a heading: `getting-started`. */
export const headingId = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** A code block or a table can be wider than the page: it then scrolls on its own, also by keyboard. */
const marked = new Marked({
  renderer: {
    code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // The document is Markdown without HTML; a `<` in it is a plain character.
    html: ({ text }) => escapeHtml(text),
  },
});

/** Markdown of the document as HTML. */
export const markdown = (text: string): string => marked.parse(text, { async: false });

/** One paragraph of Markdown as HTML, without the paragraph's element. */
export const inlineMarkdown = (text: string): string => marked.parseInline(text, { async: false });

/** The titles of the chapters (`##`), in their order. */
export const chaptersOf = (text: string): string[] =>
  marked
    .lexer(text)
    .flatMap((token) => (token.type === "heading" && token["depth"] === 2 ? [String(token["text"])] : []));
