// Detects the type of a file by its first bytes.
export const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);
export const isZip = (bytes: Buffer) => startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0x50, 0x4b, 5, 6);
export const isProgram = (bytes: Buffer) => startsWith(bytes, 0x7f, 0x45, 0x4c, 0x46) || startsWith(bytes, 0x4d, 0x5a);

export const isMarkup = (bytes: Buffer) =>
  /^\s*<(?:!doctype\s+html|html|head|body|\?xml)\b/i.test(bytes.toString("latin1", 0, 200));
