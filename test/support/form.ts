/** A body of `multipart/form-data`, made by hand so that tests can send what no library would. */
export interface FormFile {
  name: string;
  bytes: Buffer;
  type?: string;
}

const BOUNDARY = "----form-of-the-test";

const quoted = (name: string) => name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

/** @param rawName puts the file name into the header as it is, however broken that makes it */
export function form(
  fields: Record<string, string>,
  file: FormFile | null,
  rawName = false,
): { raw: Buffer; headers: Record<string, string> } {
  const parts: Uint8Array[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file) {
    const name = rawName ? file.name : quoted(file.name);
    parts.push(
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ` +
          `${file.type ?? "application/octet-stream"}\r\n\r\n`,
      ),
      file.bytes,
      Buffer.from("\r\n"),
    );
  }
  parts.push(Buffer.from(`--${BOUNDARY}--\r\n`));
  return { raw: Buffer.concat(parts), headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` } };
}
