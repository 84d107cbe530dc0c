import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import * as z from "zod";
import { memoize } from "../../languages/memoize.ts";

/** Packs a part of an item that is written once and read as a whole. Packed, it has a fifth of its length. */
export const pack = (value: unknown): Uint8Array =>
  brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Some 45 KB each for 300 personas. */
const UNPACKED_KEPT = 64;
/** Memoized, because lists and pages read the same studies repeatedly. @param packed the bytes as Latin-1 */
const unpack = memoize(
  (packed: string) => JSON.parse(brotliDecompressSync(Buffer.from(packed, "latin1")).toString()) as unknown,
  UNPACKED_KEPT,
);

/** A packed value. @param schema must copy what it reads */
export const packed = <S extends z.ZodType>(schema: S) =>
  z
    .instanceof(Uint8Array)
    .transform((bytes, context) => {
      try {
        return unpack(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1"));
      } catch {
        context.addIssue({ code: "custom", message: "cannot be unpacked" });
        return z.NEVER;
      }
    })
    .pipe(schema);
