import type { Survey } from "../schemas.ts";
import type { NotImported } from "./not-imported.ts";

/** What another product's export was read into. */
export interface Imported {
  survey: Survey;
  not_imported: NotImported[];
  /** Whether it was written here, so that nothing is to be read from its words. */
  isCopy?: true;
}

/** Plain data, because importers are loaded with their first file and share no class with their callers. */
export type ImportResult = Imported | { problem: string };

/** Something that would change who is asked, or what the answers mean; `message` is one sentence for people. */
export class CannotImport extends Error {
  override readonly name = "CannotImport";
}

/** @throws CannotImport */
export function refuse(where: string, problem: string): never {
  throw new CannotImport(`${where} ${problem}`);
}

/** Makes a sentence of what cannot be imported. */
export function importing(read: () => Imported): ImportResult {
  try {
    return read();
  } catch (error) {
    if (error instanceof CannotImport) return { problem: error.message };
    throw error;
  }
}
