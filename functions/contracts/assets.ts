/** The OpenAPI document, and what the page that renders it loads, in the order of loading. */
export const documentationAssets = [
  "docs/openapi.json",
  "node_modules/swagger-ui-dist/swagger-ui.css",
  "functions/api/documents/page/reference.css",
  "node_modules/swagger-ui-dist/swagger-ui-bundle.js",
  "functions/api/documents/page/reference.js",
] as const;

/** libvips as WebAssembly, found as a package where it lies beside the code; no bundle can hold it. */
export const imageAssets = [
  "node_modules/wasm-vips/package.json",
  "node_modules/wasm-vips/lib/vips-node.js",
  "node_modules/wasm-vips/lib/vips.wasm",
] as const;
