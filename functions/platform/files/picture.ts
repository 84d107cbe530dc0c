/** Facts read from the bytes of a picture. */
export interface PictureFacts {
  extension: "png" | "jpeg";
  /** In pixels. */
  width: number;
  height: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_END = Buffer.from("IEND");

function pngFacts(bytes: Buffer): PictureFacts | null {
  // The head comes first and the end last (PNG 3, 5.6); a file cut short has no end.
  const isWhole =
    bytes.length > 45 &&
    bytes.subarray(0, 8).equals(PNG) &&
    bytes.subarray(12, 16).toString("latin1") === "IHDR" &&
    bytes.subarray(-8, -4).equals(PNG_END);
  if (!isWhole) return null;
  return { extension: "png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Markers that begin a frame, which contains the size of the picture (ITU T.81, table B.1). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegFacts(bytes: Buffer): PictureFacts | null {
  const isWhole =
    bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
  if (!isWhole) return null;
  // Segment after segment, each with its length, up to the frame.
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2))
    if (isFrame(bytes[at + 1] ?? 0))
      return { extension: "jpeg", width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  return null;
}

/** Reads the kind and size of a picture from its bytes. Null unless they are a whole PNG or JPEG that is not empty. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = pngFacts(buffer) ?? jpegFacts(buffer);
  return found !== null && found.width > 0 && found.height > 0 ? found : null;
}
