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

/** What is read when it is first asked for, and then kept; read again if that failed. */
export function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () =>
    (reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    }));
}

/** Files of the function's assets as texts. @param root folder under which they lie */
export const readAssets = (root: string, paths: readonly string[]): Promise<string[]> =>
  Promise.all(paths.map((path) => readFile(join(root, path), "utf8")));

export const openDocumentation = (root: string): (() => Promise<Documentation>) =>
  readOnce(() => readDocumentation(root));

/**
 * Reads the document and makes the reference page of it.
 * @param root folder under which the function's assets lie
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
