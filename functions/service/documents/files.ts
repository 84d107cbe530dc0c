import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { documentationAssets } from "../../platform/functions/assets.ts";
import type { OpenApiDocument } from "./reference/openapi.ts";
import { referencePage, type ReferencePage } from "./reference/page.ts";

export interface Documentation {
  /** The OpenAPI document as JSON. */
  document: string;
  page: ReferencePage;
}

/** Reads something at the first request and keeps it; reads it again if that failed. */
export function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () =>
    (reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    }));
}

/** Files of the function's assets as texts. @param root folder that contains them */
export const readAssets = (root: string, paths: readonly string[]): Promise<string[]> =>
  Promise.all(paths.map((path) => readFile(join(root, path), "utf8")));

export const openDocumentation = (root: string): (() => Promise<Documentation>) =>
  readOnce(() => readDocumentation(root));

/**
 * Reads the document and makes the reference page from it.
 * @param root folder that contains the function's assets
 */
async function readDocumentation(root: string): Promise<Documentation> {
  const [document, style, script] = (await readAssets(root, documentationAssets)) as [string, string, string];
  return { document, page: referencePage(JSON.parse(document) as OpenApiDocument, { style, script }) };
}

declare module "../../platform/http/reads.ts" {
  interface Reads {
    readDocumentation: () => Promise<Documentation>;
  }
}
