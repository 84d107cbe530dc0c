import type { PageFile } from "./files.ts";

/** Where scripts, styles and calls of the page may come from and go to: this service and nowhere else. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const icon = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="5.5" cy="8" r="4.5" fill="#2f5d62"/><circle cx="11" cy="8" r="4.5" fill="#d99058" fill-opacity=".85"/></svg>`,
);

const element = {
  style: (name: string) => `<link rel="stylesheet" href="docs/assets/${name}" />`,
  script: (name: string) => `<script src="docs/assets/${name}" defer></script>`,
};

/** The page around the renderer; its addresses are relative to `/docs`, so it works wherever the service lies. */
export const referencePage = (files: readonly PageFile[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Synthetic Consumer Research · API reference</title>
    <link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${icon}" />
    <link rel="alternate" type="application/json" href="openapi.json" title="OpenAPI document" />
    ${files.map(({ kind, name }) => element[kind](name)).join("\n    ")}
  </head>
  <body>
    <nav id="contents" aria-label="Contents"></nav>
    <main id="reference"></main>
    <noscript>
      <p>This page needs JavaScript. The reference is also available as an <a href="openapi.json">OpenAPI document</a>.</p>
    </noscript>
  </body>
</html>
`;
