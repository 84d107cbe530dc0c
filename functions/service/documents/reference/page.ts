import { escapeHtml } from "../../../notifications/mail/messages/escape-html.ts";
import { sourceHash } from "../source-hash.ts";
import { chaptersOf, headingId, inlineMarkdown, markdown } from "./markdown.ts";
import type { OpenApiDocument, Schema } from "./openapi.ts";
import { operationPart } from "./operation.ts";
import { BASE_URL } from "./request-form.ts";
import { fieldsOf } from "./schema.ts";

/** The parts of the page besides the document. */
export interface PageParts {
  style: string;
  script: string;
}

export interface ReferencePage {
  /** The page for a reader who opened the service at an address such as `https://api.example.com/api/v1`. */
  at(baseUrl: string): string;
  /**
   * Content security policy: where the page's scripts, styles and calls may come from and go to, which is the page
   * itself and this service.
   */
  policy: string;
}

/** The address in the guide's examples; readers see their own. */
const GUIDE_ADDRESS = /http:\/\/127\.0\.0\.1:3000\/api\/v1( +# or wherever the service runs)?/g;

const icon = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="5.5" cy="8" r="4.5" fill="#2f5d62"/>' +
    '<circle cx="11" cy="8" r="4.5" fill="#d99058" fill-opacity=".85"/></svg>',
);

const link = (id: string, text: string): string => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`;
const tagId = (tag: string): string => `tag-${headingId(tag)}`;

function contents({ info, tags }: OpenApiDocument): string {
  const chapters = chaptersOf(info.description).map((title) => link(headingId(title), title));
  const operations = [...tags.map(({ name }) => link(tagId(name), name)), link("schemas", "Schemas")];
  return `<nav aria-label="Contents"><details open><summary>Contents</summary>
<h2>Guide</h2><ul>${chapters.join("")}</ul><h2>Operations</h2><ul>${operations.join("")}</ul></details></nav>`;
}

function operations(document: OpenApiDocument): string {
  const all = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
  return document.tags
    .map(({ name, description }) => {
      const own = all.filter(({ operation }) => operation.tags.includes(name));
      return `<section aria-labelledby="${tagId(name)}"><h2 id="${tagId(name)}">${escapeHtml(name)}</h2>
${description === undefined ? "" : markdown(description)}
${own.map(({ method, path, operation }) => operationPart(method, path, operation, document)).join("\n")}</section>`;
    })
    .join("\n");
}

function schemaPart(name: string, schema: Schema): string {
  const meaning = schema.description === undefined ? "" : `<p>${inlineMarkdown(schema.description)}</p>`;
  const title = `<summary><h3>${name}</h3></summary>`;
  return `<details class="schema" id="schema-${name}">${title}${meaning}${fieldsOf(schema)}</details>`;
}

const schemas = ({ components }: OpenApiDocument): string =>
  `<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => schemaPart(name, schema))
  .join("\n")}</section>`;

const TOKEN_FORM = [
  '<form class="token"><label for="token">Access token for the forms below</label>',
  '<input id="token" autocomplete="off" spellcheck="false" aria-describedby="token-help">\n',
  '<p id="token-help">It stays on this page and goes when the page goes; ',
  "a sign-up or a login sent from here fills it in.</p></form>",
].join("");

/**
 * The OpenAPI document as a page that is complete without its script. The script opens the part that an address names,
 * and sends forms.
 */
export function referencePage(document: OpenApiDocument, { style, script }: PageParts): ReferencePage {
  const { info } = document;
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(info.title)} · API reference</title>
<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${icon}">
<link rel="alternate" type="application/json" href="openapi.json" title="OpenAPI document">
<style>${style}</style>
</head>
<body>
${contents(document)}
<main>
<h1>${escapeHtml(info.title)} <small>${escapeHtml(info.version)}</small></h1>
<p class="server">This service: <code>${BASE_URL}</code> · <a href="openapi.json">OpenAPI document</a></p>
${markdown(info.description).replaceAll(GUIDE_ADDRESS, BASE_URL)}
${TOKEN_FORM}
${operations(document)}
${schemas(document)}
</main>
<script>${script}</script>
</body>
</html>
`;
  return {
    at: (baseUrl) => page.replaceAll(BASE_URL, () => escapeHtml(baseUrl)),
    policy: [
      "default-src 'none'",
      `script-src ${sourceHash(script)}`,
      `style-src ${sourceHash(style)}`,
      "img-src data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
  };
}
