import { BadRequest } from "../../../platform/errors.ts";

const SIGNATURE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** The container of old Office documents and of encrypted new ones. */
export const isCompoundFile = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** Names in a compound file's directory are UTF-16. */
const holds = (bytes: Buffer, name: string) => bytes.includes(Buffer.from(name, "utf16le"));

/** Says why a compound file with the name of a Word document cannot be read. */
export function rejectCompoundFile(bytes: Buffer): never {
  throw new BadRequest(
    holds(bytes, "EncryptedPackage") || holds(bytes, "EncryptionInfo")
      ? "The Word document is encrypted; remove its password and upload it again."
      : holds(bytes, "WordDocument")
        ? "The file is an old .doc document under the name .docx; open it in Word, save it as .docx and upload that."
        : "The file is an old Office file, not a Word document; save it as .docx or PDF and upload that.",
  );
}
