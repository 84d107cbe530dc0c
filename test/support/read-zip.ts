import { buffer } from "node:stream/consumers";
import { fromBuffer, type Entry, type ZipFile } from "yauzl";
import { promisify } from "node:util";

const open = promisify<Buffer, object, ZipFile>(fromBuffer);

/** A zip archive's parts by their names; checksums and sizes are compared with the directory. */
export async function readZipBytes(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const archive = await open(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true });
  const read = promisify(archive.openReadStream.bind(archive)) as (entry: Entry) => Promise<NodeJS.ReadableStream>;
  const parts = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    archive.on("error", reject).on("end", () => resolve(parts));
    archive.on("entry", (entry: Entry) => {
      void read(entry)
        .then((stream) => buffer(stream))
        .then((content) => {
          parts.set(entry.fileName, content);
          archive.readEntry();
        }, reject);
    });
    archive.readEntry();
  });
}

/** The same as texts. */
export const readZip = async (bytes: Uint8Array): Promise<Map<string, string>> =>
  new Map([...(await readZipBytes(bytes))].map(([name, content]) => [name, content.toString()]));
