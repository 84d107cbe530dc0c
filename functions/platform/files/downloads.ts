import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { CLIENT_LIMITS } from "../sdk/client-limits.ts";

/** A file for download. */
export interface Download {
  key: string;
  bytes: Uint8Array;
  mediaType: string;
  /** The header that names the file. */
  contentDisposition: string;
}

/**
 * Puts a file into the bucket.
 * @param seconds how long its address works
 * @returns an address from which anybody who has it can download the file
 */
export type OfferDownload = (file: Download, seconds: number) => Promise<string>;

/** Opens the bucket for downloads. Functions that use it need permission to put and to get objects. */
export const openDownloads =
  (bucket: string, client = new S3Client(CLIENT_LIMITS.files)): OfferDownload =>
  async ({ key, bytes, mediaType, contentDisposition }, seconds) => {
    const object = { Bucket: bucket, Key: key };
    const headers = { ContentType: mediaType, ContentDisposition: contentDisposition, CacheControl: "no-store" };
    await client.send(new PutObjectCommand({ ...object, ...headers, Body: bytes }));
    return getSignedUrl(client, new GetObjectCommand(object), { expiresIn: seconds });
  };
