import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { CLIENT_LIMITS } from "../sdk/client-limits.ts";

/** The bucket of files. Keys come from `domain`, never from callers. */
export interface FileStore {
  readonly bucket: string;
  put(key: string, bytes: Uint8Array | string, mediaType: string): Promise<void>;
  /**
   * @returns undefined if there is no such object
   * @throws ObjectTooLarge before reading one that is larger than `maxBytes`
   */
  get(key: string, maxBytes: number): Promise<Buffer | undefined>;
  /** Deletes objects; ignores those that do not exist. */
  remove(keys: readonly string[]): Promise<void>;
  /** Deletes every object whose key begins with a prefix, including objects that no item refers to. */
  removeAll(prefix: string): Promise<void>;
}

export class ObjectTooLarge extends Error {
  override readonly name = "ObjectTooLarge";
}

/** The most objects that one S3 request deletes. */
const DELETED_AT_ONCE = 1_000;

/** S3 answers 403 for a missing key if the caller may read objects but not list the bucket. */
const isMissing = (error: unknown) =>
  error instanceof NoSuchKey ||
  (error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0));

/** Opens the bucket; the endpoint comes from the environment. */
export function openFileStore(bucket: string, client = new S3Client(CLIENT_LIMITS.files)): FileStore {
  const remove = async (keys: readonly string[]): Promise<void> => {
    for (let start = 0; start < keys.length; start += DELETED_AT_ONCE) {
      const Objects = keys.slice(start, start + DELETED_AT_ONCE).map((Key) => ({ Key }));
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      );
      if (Errors.length > 0) throw new Error(`${Errors.length} objects could not be deleted: ${Errors[0]?.Code}`);
    }
  };

  return {
    bucket,
    remove,

    async put(key, bytes, mediaType) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: mediaType }));
    },

    async get(key, maxBytes) {
      try {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        if (ContentLength > maxBytes) {
          Body?.transformToWebStream()
            .cancel()
            .catch(() => undefined);
          throw new ObjectTooLarge(`${ContentLength} bytes`);
        }
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async removeAll(prefix) {
      for (let more = true; more;) {
        // Always list from the beginning: each page of up to 1,000 objects is deleted before the next one is requested.
        const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
        await remove((page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
        more = page.IsTruncated ?? false;
      }
    },
  };
}
