/** Width and height in pixels as a JPEG or PNG header states them; undefined if it does not. */
export function imageSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes[0] === 0x89 ? pngSize(view) : jpegSize(view);
}

const pngSize = (view: DataView) =>
  view.byteLength < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };

/** Start-of-frame markers, which carry the size: C0 to CF without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: fill bytes, TEM, restarts. */
const standsAlone = (marker: number) => marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

function jpegSize(view: DataView): { width: number; height: number } | undefined {
  for (let at = 2; at + 9 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : standsAlone(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
