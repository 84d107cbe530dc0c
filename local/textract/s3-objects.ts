import { TextractError } from "./errors.ts";
import { FORMAT_BYTES } from "./document-format.ts";
import type { GetObjectCommandOutput, S3Client } from "@aws-sdk/client-s3";

export interface S3Object {
  Bucket: string;
  Name: string;
}

export interface S3Objects {
  /** The object's size and its first bytes. @throws TextractError InvalidS3ObjectException */
  look(object: S3Object): Promise<{ size: number; start: Uint8Array }>;
  /** The whole object. @throws TextractError InvalidS3ObjectException */
  read(object: S3Object): Promise<Uint8Array>;
  close(): void;
}

const unreachable = () =>
  new TextractError(
    "InvalidS3ObjectException",
    "Unable to get the object from S3. Check the bucket, the key, the region and access permissions.",
  );

/** Reads documents from an S3 endpoint. The SDK is loaded with the first one: it would slow down every start. */
export function openS3Objects(options: {
  endpoint: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
}): S3Objects {
  const { endpoint, region, credentials } = options;
  type Get = (object: S3Object, range?: string) => Promise<GetObjectCommandOutput>;
  let opened: Promise<{ client: S3Client; get: Get }> | undefined;
  const open = () =>
    (opened ??= import("@aws-sdk/client-s3").then(({ S3Client, GetObjectCommand }) => {
      const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
      return {
        client,
        get: ({ Bucket, Name }, Range) => client.send(new GetObjectCommand({ Bucket, Key: Name, Range })),
      };
    }));

  /** undefined for an object of no bytes, which has no range either. */
  async function get(object: S3Object, range?: string): Promise<{ bytes: Uint8Array; size: number } | undefined> {
    const { get: send } = await open();
    try {
      const { Body, ContentLength, ContentRange } = await send(object, range);
      const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
      return { bytes, size: Number(ContentRange?.split("/")[1] ?? ContentLength ?? bytes.length) };
    } catch (error) {
      const { $metadata, name } = error as { $metadata?: { httpStatusCode?: number }; name?: string };
      if (name === "InvalidRange") return undefined;
      if ([301, 400, 403, 404].includes($metadata?.httpStatusCode ?? 0)) throw unreachable();
      throw error;
    }
  }

  return {
    async look(object) {
      const found = await get(object, `bytes=0-${FORMAT_BYTES - 1}`);
      return { size: found?.size ?? 0, start: found?.bytes ?? new Uint8Array() };
    },
    read: async (object) => (await get(object))?.bytes ?? new Uint8Array(),
    close: () => void opened?.then(({ client }) => client.destroy()),
  };
}
