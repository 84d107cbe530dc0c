/** The OpenAPI document, and what the page that renders it loads, in the order of loading. */
export const documentationAssets = [
  "docs/openapi.json",
  "node_modules/swagger-ui-dist/swagger-ui.css",
  "functions/api/documents/page/reference.css",
  "node_modules/swagger-ui-dist/swagger-ui-bundle.js",
  "functions/api/documents/page/reference.js",
] as const;
