import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { documentationAssets } from "../../contracts/assets.ts";
import { referencePage } from "./reference-page.ts";

/** A file that the reference page loads. */
export interface PageFile {
  /** What callers ask for; it changes with the content: `reference.0a1b2c3d4e5f.css`. */
  name: string;
  kind: "script" | "style";
  text: string;
}

export interface Documentation {
  /** The OpenAPI document as JSON. */
  document: string;
  /** The reference page as HTML. */
  page: string;
  files: ReadonlyMap<string, PageFile>;
}

const DOCUMENT = "docs/openapi.json" satisfies (typeof documentationAssets)[number];

async function readPageFile(root: string, path: string): Promise<PageFile> {
  const text = await readFile(join(root, path), "utf8");
  const extension = extname(path);
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return {
    name: `${basename(path, extension)}.${digest}${extension}`,
    kind: extension === ".js" ? "script" : "style",
    text,
  };
}

/**
 * Reads everything that the documentation consists of.
 * @param root folder under which the function's assets lie
 */
export async function readDocumentation(root: string): Promise<Documentation> {
  const paths = documentationAssets.filter((path) => path !== DOCUMENT);
  const [document, ...files] = await Promise.all([
    readFile(join(root, DOCUMENT), "utf8"),
    ...paths.map((path) => readPageFile(root, path)),
  ]);
  return { document, page: referencePage(files), files: new Map(files.map((file) => [file.name, file])) };
}
