import { consoleAssets } from "../../platform/functions/assets.ts";
import { readAssets, readOnce } from "./files.ts";
import { sourceHash } from "./source-hash.ts";

/** The page for people. */
export interface Console {
  page: string;
  /** What the page may run, load and call: its own content, this service, and the bucket of files. */
  policy: string;
}

/** The content of the page's only element with this name. */
const inlined = (page: string, name: "script" | "style"): string =>
  new RegExp(`<${name}[^>]*>(.*?)</${name}>`, "s").exec(page)?.[1] ?? "";

/**
 * @param root folder that contains the function's assets
 * @param filesOrigin where large files are uploaded to and fetched from
 */
export const openConsole = (root: string, filesOrigin: string): (() => Promise<Console>) =>
  readOnce(async () => {
    const [page, reportStyle, reportScript] = (await readAssets(root, consoleAssets)) as [string, string, string];
    const policy = [
      "default-src 'none'",
      // This policy also applies to a report in a frame.
      `script-src ${sourceHash(inlined(page, "script"))} ${sourceHash(reportScript)}`,
      `style-src ${sourceHash(inlined(page, "style"))} ${sourceHash(reportStyle)}`,
      "img-src 'self' data: blob:",
      `connect-src 'self' ${filesOrigin}`,
      "frame-src blob:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join("; ");
    return { page, policy };
  });

declare module "../../platform/http/reads.ts" {
  interface Reads {
    readConsole: () => Promise<Console>;
  }
}
