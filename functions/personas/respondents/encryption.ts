/**
 * Encrypts what is known of real people with a key that belongs to their company alone, for one place of the table:
 * what was sealed for one place cannot be opened at another.
 */
export interface Sealing {
  /** @param place the key of the item that will hold it */
  seal(companyId: string, place: SealedPlace, value: unknown): Promise<string>;
  /** Reads beforehand what the first use of a company's key waits for. */
  prepare(companyId: string): Promise<void>;
  /** @throws SealBroken */
  open(companyId: string, place: SealedPlace, sealed: string): Promise<unknown>;
}

export interface SealedPlace {
  PK: string;
  SK: string;
}

/** Something sealed cannot be opened: another key, company or place, or the company's salt is gone. */
export class SealBroken extends Error {
  override readonly name = "SealBroken";
}
