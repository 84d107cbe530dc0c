import { S3Client } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { CLIENT_LIMITS } from "../sdk/client-limits.ts";

/** A form that lets its holder upload one object directly to the bucket, with a fixed key, type and largest size. */
export interface PresignedForm {
  url: string;
  fields: Record<string, string>;
}

/**
 * Makes a form without any request: the form contains a signature of the function's role, which needs permission to put
 * the object.
 * @param seconds how long the form works
 */
export type MakeUploadForm = (
  key: string,
  mediaType: string,
  maxBytes: number,
  seconds: number,
) => Promise<PresignedForm>;

/**
 * Opens the bucket for uploads. It is separate from the file store, because only one function makes forms and every
 * function bundles its imports.
 */
export const openUploadForms =
  (bucket: string, client = new S3Client(CLIENT_LIMITS.files)): MakeUploadForm =>
  (key, mediaType, maxBytes, seconds) =>
    createPresignedPost(client, {
      Bucket: bucket,
      Key: key,
      Fields: { "Content-Type": mediaType },
      Conditions: [["content-length-range", 1, maxBytes]],
      Expires: seconds,
    });
