import { BadRequest } from "../../shared/errors.ts";

/** @param reason what is wrong with the file; kept as the error's cause for logs, callers only read what to do */
export const brokenImage = (reason: string): BadRequest =>
  new BadRequest("The image is broken; export it again as JPEG or PNG", { cause: reason });

/** Big-endian, as everything in JPEG and PNG; the file is broken when it ends before. */
export function readUint16(bytes: Uint8Array, at: number): number {
  if (at + 2 > bytes.length) throw brokenImage("the file ends in the middle of a number");
  return (bytes[at]! << 8) | bytes[at + 1]!;
}

export const readUint32 = (bytes: Uint8Array, at: number): number =>
  readUint16(bytes, at) * 0x10000 + readUint16(bytes, at + 2);
