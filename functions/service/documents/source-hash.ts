import { createHash } from "node:crypto";

/** A script or a style that stands in a page, as the page's policy admits it. */
export const sourceHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
