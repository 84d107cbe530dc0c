/** The OpenAPI document, and the style and the script of the page that shows it, in this order. */
export const documentationAssets = [
  "docs/openapi.json",
  "functions/api/documents/page/reference.css",
  "functions/api/documents/page/reference.js",
] as const;
