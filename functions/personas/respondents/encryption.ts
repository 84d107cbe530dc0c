/**
 * Encrypts what is known of real people, with a key that belongs to their company alone. Each text is encrypted for one
 * place of the table and cannot be opened at another.
 */
export interface Encryption {
  /** @param place the key of the item that will hold it */
  encrypt(companyId: string, place: EncryptedPlace, value: unknown): Promise<string>;
  /** Reads in advance what the first use of a company's key waits for. */
  prepare(companyId: string): Promise<void>;
  /** @throws DecryptionFailed */
  open(companyId: string, place: EncryptedPlace, encrypted: string): Promise<unknown>;
}

export interface EncryptedPlace {
  PK: string;
  SK: string;
}

/** Something encrypted cannot be opened: another key, company or place, or the company's salt is gone. */
export class DecryptionFailed extends Error {
  override readonly name = "DecryptionFailed";
}
