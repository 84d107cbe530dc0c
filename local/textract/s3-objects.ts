import { AwsError } from "../http/aws-json.ts";

export interface S3Object {
  Bucket: string;
  Name: string;
}

/** The bytes of an object. @throws AwsError InvalidS3ObjectException */
export type ReadObject = (object: S3Object) => Promise<Uint8Array>;

/** Reads documents from an S3 endpoint. The SDK is loaded with the first one: it would slow down every start. */
export const objectReader =
  (options: {
    endpoint: string;
    region: string;
    credentials: { accessKeyId: string; secretAccessKey: string };
  }): ReadObject =>
  async ({ Bucket, Name }) => {
    const { S3Client, GetObjectCommand } = await import("@aws-sdk/client-s3");
    const client = new S3Client({ ...options, forcePathStyle: true });
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: Name }));
      return (await Body?.transformToByteArray()) ?? new Uint8Array();
    } catch (error) {
      const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
      if (![301, 400, 403, 404].includes($metadata?.httpStatusCode ?? 0)) throw error;
      throw new AwsError(
        "InvalidS3ObjectException",
        "Unable to get the object from S3. Check the bucket, the key, the region and access permissions.",
      );
    } finally {
      client.destroy();
    }
  };
