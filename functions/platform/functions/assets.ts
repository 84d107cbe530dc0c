/** The OpenAPI document, and the style and the script of the page that shows it, in this order. */
export const documentationAssets = [
  "docs/openapi.json",
  "functions/service/documents/page/reference.css",
  "functions/service/documents/page/reference.js",
] as const;

/** The page for people, which `lib/console-bundle.ts` makes of `console/`. */
export const CONSOLE_PAGE = ".build/console/index.html";

/** The style and the script of the page of a report, in this order. */
export const reportAssets = ["functions/reports/page/report.css", "functions/reports/page/report.js"] as const;

/** The page for people, and the style and script of the reports that it shows in frames, in this order. */
export const consoleAssets = [CONSOLE_PAGE, ...reportAssets] as const;

/** libvips as WebAssembly. It is deployed as a package next to the code, because no bundle can contain it. */
export const imageAssets = [
  "node_modules/wasm-vips/package.json",
  "node_modules/wasm-vips/lib/vips-node.js",
  "node_modules/wasm-vips/lib/vips.wasm",
] as const;
