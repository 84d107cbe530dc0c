const CHUNK = 256 * 1024;

/** Encodes pieces of text as UTF-8 one by one, so that the text of a large file is never in memory as a whole. */
export function utf8(pieces: Iterable<string>): Uint8Array {
  const chunks: Buffer[] = [];
  let pending = "";
  for (const piece of pieces) {
    pending += piece;
    if (pending.length < CHUNK) continue;
    chunks.push(Buffer.from(pending));
    pending = "";
  }
  return Buffer.concat([...chunks, Buffer.from(pending)]);
}
