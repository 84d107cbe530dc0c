import { createHash } from "node:crypto";

/** The policy of a page that has these styles and nothing else: no script, no picture and no form of its own. */
export const pagePolicy = (styles: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash("sha256").update(styles).digest("base64")}'`,
    "img-src data:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
