import { text } from "node:stream/consumers";
import { fromBuffer, type Entry, type ZipFile } from "yauzl";
import { promisify } from "node:util";

const open = promisify<Buffer, object, ZipFile>(fromBuffer);

/** The texts of a zip archive's parts by their names; checksums and sizes are held against the directory. */
export async function readZip(bytes: Uint8Array): Promise<Map<string, string>> {
  const archive = await open(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true });
  const read = promisify(archive.openReadStream.bind(archive)) as (entry: Entry) => Promise<NodeJS.ReadableStream>;
  const parts = new Map<string, string>();
  return new Promise((resolve, reject) => {
    archive.on("error", reject).on("end", () => resolve(parts));
    archive.on("entry", (entry: Entry) => {
      void read(entry)
        .then((stream) => text(stream))
        .then((content) => {
          parts.set(entry.fileName, content);
          archive.readEntry();
        }, reject);
    });
    archive.readEntry();
  });
}
