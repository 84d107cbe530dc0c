import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { documentationAssets } from "../../contracts/assets.ts";
import type { OpenApiDocument } from "./reference/openapi.ts";
import { referencePage, type ReferencePage } from "./reference/page.ts";

export interface Documentation {
  /** The OpenAPI document as JSON. */
  document: string;
  page: ReferencePage;
}

/** Reads the documentation when it is first asked for; again if that failed. */
export function openDocumentation(root: string): () => Promise<Documentation> {
  let reading: Promise<Documentation> | undefined;
  return () =>
    (reading ??= readDocumentation(root).catch((error: unknown) => {
      reading = undefined;
      throw error;
    }));
}

/**
 * Reads the document and makes the reference page of it.
 * @param root folder under which the function's assets lie
 */
async function readDocumentation(root: string): Promise<Documentation> {
  const [document, style, script] = (await Promise.all(
    documentationAssets.map((path) => readFile(join(root, path), "utf8")),
  )) as [string, string, string];
  return { document, page: referencePage(JSON.parse(document) as OpenApiDocument, { style, script }) };
}
