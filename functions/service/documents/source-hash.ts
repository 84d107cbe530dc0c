import { createHash } from "node:crypto";

/** The hash of an inline script or style, in the form of the page's content security policy. */
export const sourceHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
