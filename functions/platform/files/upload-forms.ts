import { S3Client } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { CLIENT_LIMITS } from "../sdk/client-limits.ts";

/** A form that lets its holder put one object of a fixed key, type and largest size straight into the bucket. */
export interface PresignedForm {
  url: string;
  fields: Record<string, string>;
}

/**
 * Makes a form. Nothing is sent: the form carries a signature of the function's role, which has to be allowed to put
 * the object.
 * @param seconds for which the form works
 */
export type MakeUploadForm = (
  key: string,
  mediaType: string,
  maxBytes: number,
  seconds: number,
) => Promise<PresignedForm>;

/**
 * Opens the bucket for uploads; apart from the file store, because only one function makes forms and all bundle what
 * they import.
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
