import { crc32, deflateRawSync } from "node:zlib";

export interface ZipEntry {
  name: string;
  data: Buffer | string;
  /** Size in the central directory, if it is to be a lie. */
  claimedSize?: number;
  encrypted?: boolean;
  /** Points the central directory to the data of the entry before it. */
  sharesPrevious?: boolean;
}

/** Writes a zip archive with deflated entries. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  let previous = 0;
  for (const { name, data, claimedSize, encrypted, sharesPrevious } of entries) {
    const content = Buffer.from(data);
    const packed = deflateRawSync(content, { level: 9 });
    const start = sharesPrevious ? previous : offset;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE((encrypted ? 1 : 0) | 0x800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimedSize ?? content.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, Buffer.from(name), packed]);
    const attributes = Buffer.alloc(14);
    attributes.writeUInt32LE(start, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\0"), fields, attributes, Buffer.from(name)]));
    if (sharesPrevious) continue;
    files.push(local);
    previous = offset;
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listing, Buffer.from("PK\x05\x06"), end]);
}
